import { setTimeout as sleep } from 'node:timers/promises';
import { DELIVERIES_KEPT_DAYS } from '../../domain/webhook/retry-schedule.js';
import type { LoanSignals } from '../loan/follow-loan.js';
import type { JobHandler, JobSender } from '../ports/jobs.js';
import type { Clock } from '../ports/ports.js';
import type { DeliveryStore } from '../ports/webhook-store.js';
import { newBell } from '../runtime/bell.js';

/** However much happens, webhooks are looked at so often. */
const SOON_MS = 100;
const DAY_MS = 86_400_000;

interface CourierNeeds {
  readonly store: DeliveryStore;
  readonly jobs: JobSender;
}

/** Sends a job for each webhook. What none of them has to send costs a look. */
const callAll = async ({ store, jobs }: CourierNeeds): Promise<void> => {
  const ids = await store.callable();
  await jobs.sendAll(
    'webhook-delivery',
    ids.map((webhookId) => ({ key: webhookId, data: { webhookId } })),
  );
};

/** In a process that has workers: when something happens to loans, webhooks are looked at soon. Answers how to stop. */
export async function callWebhooks(
  needs: CourierNeeds & {
    readonly signals: LoanSignals;
    readonly called: () => void;
    readonly complain: (error: unknown) => void;
  },
): Promise<() => void> {
  const bell = newBell();
  const stopped = new AbortController();
  const unwatch = await needs.signals.watchAll(bell.ring);
  const callOnRings = async (): Promise<void> => {
    while (await bell.rung()) {
      await callAll(needs).then(needs.called, needs.complain);
      // What happens from here on is a reason to look again, after a while.
      await sleep(SOON_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  // What happened while no process was there is looked at when one comes.
  bell.ring();
  void callOnRings();
  return () => {
    unwatch();
    stopped.abort();
    bell.close();
  };
}

/** Every minute: hints may be lost, and old deliveries go. */
export const webhookUpkeep =
  (needs: CourierNeeds & { readonly clock: Pick<Clock, 'now'> }): JobHandler =>
  async (_data, { signal }) => {
    await callAll(needs);
    const before = new Date(needs.clock.now().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
    let isCleared = false;
    while (!isCleared && !signal.aborted) isCleared = await needs.store.clear(before);
  };

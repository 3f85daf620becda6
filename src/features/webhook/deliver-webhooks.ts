import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROLE_SCOPES, type Scope, SCOPE_OF_CLASS } from '../../domain/access/roles.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { FAILING_DAYS, pauseAfter, DELIVERIES_KEPT_DAYS } from '../../domain/webhook/retry-schedule.js';
import type { LoanSignals } from '../loan/follow-loan.js';
import type { JobHandler, JobSender } from '../../platform/jobs/jobs.js';
import type { LoanFeed } from '../loan/loan-event.js';
import type { ClientStore } from '../ports.js';
import type { Delivery, DeliveryStore, NewsEvent, Outcome, Webhook, WebhookInTurn } from './webhook-store.js';
import { newBell } from '../../platform/runtime/bell.js';
import { sendDeliveries, type SendNeeds } from './send-deliveries.js';
import { WEBHOOK_DELIVERY } from './webhook-jobs.js';

interface DeliveryNeeds extends SendNeeds {
  readonly store: DeliveryStore;
  readonly feed: LoanFeed;
  readonly clients: Pick<ClientStore, 'byId'>;
  readonly jobs: JobSender;
  /** Commands that are not reported to a webhook with these scopes. */
  readonly hiddenCommands: (scopes: ReadonlySet<Scope>) => Promise<readonly string[]>;
}

/** Longer than the messages of a round take, one of them over a second connection. */
const TURN_SECONDS = 20;
const AT_ONCE = 1_000;
/** Beyond so many that wait, what happens stays in the feed. */
const MOST_WAITING = 20_000;
/** A webhook with more to send than this time allows goes behind the others. */
const LONGEST_MS = 1_000;
/** Another process is giving places in the feed: what it has done is seen after so long. */
const SOON_MS = 200;
const DAY_MS = 86_400_000;

interface Seen {
  /** Whether it may be told of events at all. */
  readonly isServicing: boolean;
  readonly hidden: readonly string[];
  readonly portfolio: Portfolio;
}

/** What there is to do after a round: the next one at once, one soon, or one when something is due. */
type After = 'MORE' | 'SOON' | 'LATER';

/**
 * Sends by one webhook what there is to send: what the feed has since its place is noted as deliveries, and these go out, of each
 * loan one after the other. One process at a time is at a webhook, and none is at one that has nothing to send.
 */
export function deliverWebhook(needs: DeliveryNeeds): JobHandler {
  const { store, feed, jobs } = needs;

  const runRound = async (webhook: WebhookInTurn, token: string, seen: Seen, signal: AbortSignal): Promise<After> => {
    const count = await store.waiting(webhook.id);
    const due = count > 0 ? await store.due(webhook.id, AT_ONCE) : [];
    // While some are sent, the next are recorded. Started sends are completed in any case.
    const [sent, news] = await Promise.allSettled([
      sendAll(webhook, token, due, seen, signal),
      count < MOST_WAITING ? noteNews(webhook, token, seen) : ('LATER' as const),
    ]);
    const outcomes = valueOf(sent);
    if (outcomes.length > 0) {
      const pause = pauseBy(webhook, outcomes);
      const isMine = await store.settle(webhook.id, token, outcomes, pause);
      if (!isMine || pause) return 'LATER';
    }
    const after = valueOf(news);
    return outcomes.length > 0 ? 'MORE' : after;
  };

  const sendAll = async (
    webhook: Webhook,
    token: string,
    due: readonly Delivery[],
    { isServicing, hidden, portfolio }: Seen,
    signal: AbortSignal,
  ): Promise<readonly Outcome[]> => {
    if (due.length === 0) return [];
    const ids = due.flatMap(({ eventId }) => (eventId === null ? [] : [eventId]));
    const isAny = isServicing && ids.length > 0;
    const events = isAny ? await store.events(ids, hidden, portfolio) : new Map<string, NewsEvent>();
    // The turn is to last until what is begun from here on has ended.
    const isMine = await store.takeTurn(webhook.id, token, TURN_SECONDS);
    return isMine ? sendDeliveries(needs, webhook, due, events, signal) : [];
  };

  /** The pause of a receiver that accepted nothing; none for a single loan, which has its own pause. */
  const pauseBy = ({ failingMs }: WebhookInTurn, outcomes: readonly Outcome[]): number | undefined => {
    const tried = outcomes.filter(({ attempted }) => attempted);
    if (tried.length === 0 || tried.some(({ status }) => status === 'DELIVERED')) return undefined;
    const loans = new Set(tried.map(({ delivery }) => delivery.loanId));
    return loans.size === 1 ? 0 : pauseAfter(failingMs ?? 0);
  };

  const noteNews = async (webhook: Webhook, token: string, { hidden, portfolio }: Seen): Promise<After> => {
    const { id, position, filter, events } = webhook;
    const wanted = { ...filter, hiddenCommands: hidden, ...(events.length > 0 && { commands: events }) };
    const page = await feed.after(position, AT_ONCE, wanted, portfolio);
    if (page.through === position) return page.hasMore ? 'SOON' : 'LATER';
    await store.add(id, token, page.events, page.through);
    return page.events.length > 0 || page.hasMore ? 'MORE' : 'LATER';
  };

  /** What the webhook's client may see now; undefined when it is no client any more. */
  const seenBy = async (webhook: Webhook): Promise<Seen | undefined> => {
    const client = await needs.clients.byId(webhook.clientId);
    if (!client || client.revokedAt) return undefined;
    const own: readonly Scope[] = ROLE_SCOPES[client.role];
    const scopes = new Set(own.filter((scope) => webhook.scopes.includes(scope)));
    const isServicing = scopes.has(SCOPE_OF_CLASS.SERVICING);
    return { isServicing, hidden: await needs.hiddenCommands(scopes), portfolio: client.portfolio };
  };

  const workAt = async (webhookId: string, token: string, signal: AbortSignal): Promise<After> => {
    const began = performance.now();
    let after: After = 'MORE';
    while (after === 'MORE' && !signal.aborted && performance.now() - began < LONGEST_MS) {
      const webhook = await store.takeTurn(webhookId, token, TURN_SECONDS);
      if (!webhook) return 'LATER';
      const seen = await seenBy(webhook);
      const isFailing = webhook.failingMs !== null && webhook.failingMs > FAILING_DAYS * DAY_MS;
      if (!seen || isFailing) {
        await store.disable(webhookId, seen ? 'FAILING' : 'CLIENT_REVOKED');
        return 'LATER';
      }
      after = await runRound(webhook, token, seen, signal);
    }
    return after;
  };

  return async ({ webhookId }, { signal }) => {
    const id = String(webhookId);
    const token = randomUUID();
    let after: After;
    try {
      after = await workAt(id, token, signal);
    } finally {
      await store.endTurn(id, token);
    }
    if (after === 'MORE') return jobs.send(WEBHOOK_DELIVERY, { webhookId: id }, { key: id });
    if (after === 'SOON')
      return jobs.send(WEBHOOK_DELIVERY, { webhookId: id }, { afterMs: SOON_MS, key: `${id} soon` });
    const at = await store.nextTry(id);
    if (!at) return;
    // Seconds make the key, so that tries of many loans are not as many jobs.
    await jobs.send(WEBHOOK_DELIVERY, { webhookId: id }, { at, key: `${id} ${Math.ceil(at.getTime() / 1_000)}` });
  };
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/** However much happens, webhooks are looked at so often. */
const PAUSE_MS = 100;

interface CourierNeeds {
  readonly store: DeliveryStore;
  readonly jobs: JobSender;
}

/** Sends a job for each webhook. What none of them has to send costs a look. */
const callAll = async ({ store, jobs }: CourierNeeds): Promise<void> => {
  const ids = await store.callable();
  await jobs.sendAll(
    WEBHOOK_DELIVERY,
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
      await sleep(PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
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
  (needs: CourierNeeds): JobHandler =>
  async (_data, { signal }) => {
    await callAll(needs);
    let isCleared = false;
    while (!isCleared && !signal.aborted) isCleared = await needs.store.clear(DELIVERIES_KEPT_DAYS);
  };

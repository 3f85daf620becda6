import type { PostMessage } from '../../platform/outbound/post-message.js';
import { createHmac, randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { performance } from 'node:perf_hooks';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { waitAfter } from '../../domain/webhook/retry-schedule.js';
import type { Clock } from '../ports.js';
import type { Delivery, NewsEvent, Outcome, Webhook, WebhookSecret } from './webhook-store.js';

export interface SendNeeds {
  readonly post: PostMessage;
  readonly clock: Pick<Clock, 'now'>;
}

/** Concurrent messages of a webhook. */
const CONCURRENCY = 32;
/** Tries are begun for so long; the last of them take some seconds more. */
const BEGIN_MS = 4_000;
/**
 * Running messages have this long for an answer when the process stops. Otherwise they are sent again, under the same
 * id.
 */
const GRACE_MS = 2_000;

/**
 * Loans side by side, so many at once; the deliveries of each in their order, up to the first that is not taken. Where none of
 * the first was taken, none of the rest is tried. Once `stop` says so nothing is begun.
 */
export async function sendDeliveries(
  needs: SendNeeds,
  webhook: Webhook,
  due: readonly Delivery[],
  events: ReadonlyMap<string, NewsEvent>,
  stop: AbortSignal,
): Promise<readonly Outcome[]> {
  const queues = queuesOf(due);
  const outcomes: Outcome[] = [];
  const until = performance.now() + BEGIN_MS;
  const cut = cutAfter(stop, GRACE_MS);
  const isOver = () =>
    stop.aborted ||
    performance.now() > until ||
    (outcomes.length >= CONCURRENCY && outcomes.every(({ status }) => status === 'WAITING'));
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const delivery of queue) {
        if (isOver()) return;
        const outcome = await send(needs, webhook, delivery, events, cut.signal);
        if (cut.signal.aborted && outcome.status !== 'DELIVERED') return;
        outcomes.push(outcome);
        if (outcome.status === 'WAITING') break;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(CONCURRENCY, queues.length) }, work));
  } finally {
    cut.end();
  }
  return outcomes;
}

/** A signal that follows another one after a while. */
function cutAfter(stop: AbortSignal, milliseconds: number) {
  const later = new AbortController();
  setMaxListeners(CONCURRENCY, later.signal);
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      later.abort();
    }, milliseconds);
  };
  stop.addEventListener('abort', begin);
  return {
    signal: later.signal,
    end: () => {
      stop.removeEventListener('abort', begin);
      clearTimeout(timer);
    },
  };
}

function queuesOf(due: readonly Delivery[]): Delivery[][] {
  const queues = new Map<string, Delivery[]>();
  for (const delivery of due) getOrCreate(queues, delivery.loanId ?? delivery.id, () => []).push(delivery);
  return [...queues.values()];
}

async function send(
  { post, clock }: SendNeeds,
  webhook: Webhook,
  delivery: Delivery,
  events: ReadonlyMap<string, NewsEvent>,
  cut: AbortSignal,
): Promise<Outcome> {
  const now = clock.now();
  const body = bodyOf(delivery, events);
  const unsent = { delivery, waitMs: 0, answerCode: null, fault: null, excerpt: null };
  // Out of sight by now, for good or not: a message that comes later would come out of order.
  if (body === undefined) return { ...unsent, status: 'WITHHELD', attempted: false };
  const headers = headersOf(delivery.messageId, body, webhook.secrets, now);
  const { isTaken, code, fault, excerpt } = await post(webhook.url, headers, body, cut);
  const wait = isTaken ? undefined : waitAfter(delivery.attempts + 1, Math.random());
  const status = isTaken ? 'DELIVERED' : wait === undefined ? 'GIVEN_UP' : 'WAITING';
  return { delivery, status, attempted: true, waitMs: wait ?? 0, answerCode: code, fault, excerpt };
}

function bodyOf({ eventId, webhookId, createdAt }: Delivery, events: ReadonlyMap<string, NewsEvent>) {
  if (eventId === null) return testMessage(webhookId, createdAt);
  const event = events.get(eventId);
  return event && messageOf(event);
}

export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** The content of a message: ids, kinds and public figures. Receivers query the graph for more. */
const messageOf = (event: NewsEvent): string =>
  JSON.stringify({
    type: `loan.${event.command}`,
    timestamp: event.at.toISOString(),
    data: {
      loanId: event.loanId,
      eventId: event.id,
      sequence: event.sequence,
      command: event.command,
      effectiveDate: event.effectiveDate,
      fromStatus: event.fromState,
      toStatus: event.toState,
      repaymentId: event.repaymentId,
      remainingBalance: event.remainingBalance,
    },
  });

const testMessage = (webhookId: string, at: Date): string =>
  JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: { webhookId } });

/** The secrets that still sign. */
export const signing = (secrets: readonly WebhookSecret[], now: Date): readonly WebhookSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === undefined || new Date(endsAt) > now);

/** The headers of the Standard Webhooks convention. A receiver takes a message when one of the signatures is right. */
export function headersOf(
  id: string,
  body: string,
  secrets: readonly WebhookSecret[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = signing(secrets, now).map(({ secret }) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

import { expect, it } from 'vitest';
import type { Delivery, Webhook } from '../../src/features/webhook/webhook-store.js';
import { sendDeliveries, newSecret } from '../../src/features/webhook/send-deliveries.js';
import { type PostMessage } from '../../src/platform/outbound/post-message.js';

const clock = { now: () => new Date() };
const webhook = { id: 'WH-1', url: 'https://example.com/', secrets: [{ secret: newSecret() }] } as unknown as Webhook;
const NO_EVENTS = new Map<string, never>();
const running = () => new AbortController().signal;

/** Tests need no event: each is a lane of its own unless it is given a loan. */
const delivery = (id: string, more: Partial<Delivery> = {}): Delivery => ({
  id,
  webhookId: 'WH-1',
  messageId: id,
  eventId: null,
  loanId: null,
  status: 'WAITING',
  attempts: 0,
  createdAt: new Date(),
  nextAttemptAt: new Date(),
  lastAttemptAt: null,
  answerCode: null,
  fault: null,
  excerpt: null,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => delivery(`WD-${index}`));

const posted = (code: number) => ({ isTaken: code < 300, code, fault: null, excerpt: null });

it('a process that stops begins no message more, and keeps what became of those that were answered', async () => {
  const stop = new AbortController();
  let begun = 0;
  const post: PostMessage = (_url, _headers, _body, signal) => {
    begun += 1;
    if (begun <= 10) return Promise.resolve(posted(204));
    stop.abort();
    // No server answers: cut off after a while.
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        resolve({ ...posted(500), code: null, fault: 'CONNECTION_FAILED' });
      });
    });
  };
  const outcomes = await sendDeliveries({ post, clock }, webhook, many(500), NO_EVENTS, stop.signal);
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'DELIVERED'));
  expect(begun).toBeLessThanOrEqual(32);
});

it('where none of the first messages is taken, none of the rest is tried', async () => {
  let begun = 0;
  const post: PostMessage = () => {
    begun += 1;
    return Promise.resolve(posted(503));
  };
  const outcomes = await sendDeliveries({ post, clock }, webhook, many(500), NO_EVENTS, running());
  expect(outcomes).toHaveLength(begun);
  expect(begun).toBeLessThan(64);
});

it('a message that is dropped after fifteen tries lets the next one of its loan go', async () => {
  const codes = [503, 204];
  const post: PostMessage = () => Promise.resolve(posted(codes.shift() ?? 500));
  const due = [delivery('WD-1', { loanId: 'LN-1', attempts: 14 }), delivery('WD-2', { loanId: 'LN-1' })];
  const outcomes = await sendDeliveries({ post, clock }, webhook, due, NO_EVENTS, running());
  expect(outcomes.map(({ status }) => status)).toEqual(['GIVEN_UP', 'DELIVERED']);
  const waiting = [delivery('WD-1', { loanId: 'LN-1', attempts: 13 }), delivery('WD-2', { loanId: 'LN-1' })];
  const others = await sendDeliveries({ post, clock }, webhook, waiting, NO_EVENTS, running());
  expect(others.map(({ status }) => status)).toEqual(['WAITING']);
});

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { actorId, type Viewer } from '../../domain/access/viewer.js';
import type { LoanFeed, LoanFeedFilter, PlacedEvent } from '../ports/loan-feed.js';
import { newBell } from '../runtime/bell.js';
import type { LoanSignals } from './follow-loan.js';

/** So many events are read by a look, and between looks is so much time, however much happens or has happened. */
const AT_ONCE = 100;
const BETWEEN_MS = 100;

export type FollowFeed = (
  after: string | undefined,
  filter: LoanFeedFilter,
  viewer: Viewer,
) => Promise<AsyncIterableIterator<PlacedEvent, undefined>>;

interface FollowFeedNeeds {
  readonly feedOf: (caller: string) => LoanFeed;
  readonly signals: LoanSignals;
}

/**
 * Every event of the feed after a place, or from now on: first what has happened since, then what happens, in one order and
 * each once. Only a page is held at a time: who is slow to read makes nothing pile up, and many who follow a busy feed ask it
 * no more often than a few who follow a calm one.
 */
export function followFeed({ feedOf, signals }: FollowFeedNeeds): FollowFeed {
  return async (after, filter, viewer) => {
    const feed = feedOf(actorId(viewer));
    const bell = newBell();
    // First watch, then look: what happens in between rings the bell.
    const unwatch = await signals.watchAll(bell.ring);
    const close = () => {
      unwatch();
      bell.close();
    };
    let place: string;
    try {
      place = after ?? (await feed.end());
    } catch (error) {
      close();
      throw error;
    }
    bell.ring();
    let ahead: readonly PlacedEvent[] = [];
    const end = () => {
      close();
      return Promise.resolve({ done: true as const, value: undefined });
    };
    let lookedAt = -BETWEEN_MS;
    const look = async () => {
      const wait = lookedAt + BETWEEN_MS - performance.now();
      if (wait > 0) await sleep(wait);
      lookedAt = performance.now();
      const { events, through, hasMore } = await feed.after(place, AT_ONCE, filter, viewer.portfolio);
      if (hasMore) bell.ring();
      ahead = events;
      place = through;
    };
    const following: AsyncIterableIterator<PlacedEvent, undefined> = {
      next: async () => {
        while (ahead.length === 0) {
          if (!(await bell.rung())) return end();
          await look();
        }
        const [event, ...others] = ahead;
        if (!event) return end();
        ahead = others;
        return { done: false, value: event };
      },
      return: end,
      [Symbol.asyncIterator]: () => following,
    };
    return following;
  };
}

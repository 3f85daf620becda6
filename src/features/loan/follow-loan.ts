import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Portfolio, type Viewer } from '../../domain/access/viewer.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { LoanFeed, LoanFeedFilter, PlacedEvent, LoanEventView } from './loan-event.js';
import { newBell, type Bell } from '../../platform/runtime/bell.js';

/** The follower of a loan. */
interface Follower {
  readonly portfolio: Portfolio;
  /** Commands whose events are left out, and not counted in the timeline. */
  readonly hiddenCommands: readonly string[];
}

export interface LoanEventLog {
  /** The newest place in the timeline of a loan, 0 before its first event; undefined when there is no such loan here. */
  newest(loanId: string, follower: Follower): Promise<number | undefined>;
  /** The next events after a place, oldest first; none once the loan is outside the portfolio. */
  after(loanId: string, sequence: number, follower: Follower): Promise<readonly LoanEventView[]>;
}

/** Hints that something may have happened to a loan, in whichever process. They may be late, too many, or lost. */
export interface LoanSignals {
  watch(loanId: string, wake: () => void): Promise<() => void>;
  /** The same for all loans. */
  watchAll(wake: () => void): Promise<() => void>;
}

export type FollowLoan = (
  loanId: string,
  follower: Follower,
) => Promise<AsyncIterableIterator<LoanEventView, undefined> | undefined>;

/**
 * Every event of a loan from now on, in order and each once; undefined when there is no such loan. A hint only makes us
 * look into the log, so nothing depends on hints being exact, and a slow reader makes nothing pile up.
 */
export function followLoan({ log, signals }: { log: LoanEventLog; signals: LoanSignals }): FollowLoan {
  return async (loanId, follower) => {
    const bell = newBell();
    // First watch, then look: what happens in between rings the bell.
    const unwatch = await signals.watch(loanId, bell.ring);
    const close = () => {
      unwatch();
      bell.close();
    };
    try {
      const newest = await log.newest(loanId, follower);
      if (newest !== undefined) return eventsAfter(newest, (seen) => log.after(loanId, seen, follower), bell, close);
    } catch (error) {
      close();
      throw error;
    }
    close();
    return undefined;
  };
}

function eventsAfter(
  newest: number,
  readAfter: (seen: number) => Promise<readonly LoanEventView[]>,
  bell: Bell,
  close: () => void,
): AsyncIterableIterator<LoanEventView, undefined> {
  let seen = newest;
  let ahead: readonly LoanEventView[] = [];
  const end = () => {
    close();
    return Promise.resolve({ done: true as const, value: undefined });
  };
  return {
    next: async () => {
      while (ahead.length === 0) {
        if (!(await bell.rung())) return end();
        ahead = await readAfter(seen);
        // A read takes only so many: there may be more.
        if (ahead.length > 0) bell.ring();
      }
      const [event, ...others] = ahead;
      if (!event) return end();
      ahead = others;
      seen = event.sequence;
      return { done: false, value: event };
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

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
 * Every event of the feed after a position, or from now on: first the past ones, then new ones, in one order and each
 * once. Only a page is held at a time, so a slow reader piles up nothing, and many followers of a busy feed query it no
 * more often than a few of a calm one.
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

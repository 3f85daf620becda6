import { isInProgress, mayRepeat } from './repeatable.js';

export type Fetch = typeof globalThis.fetch;

export interface Repeats {
  readonly fetch?: Fetch;
  /** How often at most, beside the first time. */
  readonly most?: number;
  /** The first pause is up to this long, each further one up to twice the one before. */
  readonly pauseMs?: number;
  /** The answer asked for a longer wait than the retries have. */
  readonly longestPauseMs?: number;
  readonly mayRepeat?: (init: RequestInit | undefined) => boolean;
}

/** The statuses that say: the same again, later. */
const LATER = new Set([429, 503]);

/**
 * A fetch that sends again what may be sent again: upon a lost connection, 429, 503 and IN_PROGRESS. Queries always, commands
 * with an idempotency key. Everything else is answered as it came.
 */
export function repeatingFetch(repeats: Repeats = {}): Fetch {
  const { most = 4, pauseMs = 250, longestPauseMs = 30_000 } = repeats;
  const may = repeats.mayRepeat ?? mayRepeat;
  const fetch: Fetch = repeats.fetch ?? ((input, init) => globalThis.fetch(input, init));

  return async (input, init) => {
    // The body of a Request can be read once.
    const isRepeatable = !(input instanceof Request) && may(init);
    for (let pauses = 0; ; pauses += 1) {
      const isLast = !isRepeatable || pauses >= most;
      const outcome = await attempt(() => fetch(input, init), isLast, init?.signal);
      if (outcome && (isLast || !(await isForLater(outcome, init)))) return outcome;
      const pause = pauseOf(outcome, Math.min(longestPauseMs, pauseMs * 2 ** pauses), pauseMs);
      if (outcome && pause > longestPauseMs) return outcome;
      await outcome?.body?.cancel();
      await sleep(pause, init?.signal);
    }
  };
}

/** The answer, or undefined for a connection that was lost and is tried again. */
async function attempt(
  ask: () => Promise<Response>,
  isLast: boolean,
  signal: AbortSignal | null | undefined,
): Promise<Response | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isLast || signal?.aborted) throw error;
    return undefined;
  }
}

const isForLater = async (response: Response, init: RequestInit | undefined): Promise<boolean> =>
  LATER.has(response.status) || (await isInProgress(response, init));

/** What the gateway asks for, and a little more so that not all come at once; else a random part of the longest. */
function pauseOf(response: Response | undefined, longest: number, spread: number): number {
  const after = response?.headers.get('retry-after');
  if (after == null) return Math.random() * longest;
  const seconds = Number(after);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(after) - Date.now();
  return Math.max(0, wait || 0) + Math.random() * spread;
}

const sleep = (milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

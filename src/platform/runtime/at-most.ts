import { getOrCreate } from './get-or-create.js';

/** Nothing was begun, so the same may be sent again. */
export class TooBusy extends Error {
  readonly code = 'TOO_BUSY';

  constructor() {
    super('The queue is full');
    this.name = 'TooBusy';
  }
}

export interface Queue {
  /** How many may wait. */
  readonly length: number;
  /** How long one may wait. */
  readonly milliseconds: number;
}

interface Waiting {
  readonly go: () => void;
}

interface Joined {
  readonly since: number;
  readonly answer: Promise<unknown>;
}

/**
 * Runs a number of works at once; the others wait in order. A work that would wait too long is refused early. Works of
 * one name have the same result: a caller that comes while one of them still waits gets its answer, if most of that
 * one's waiting time is left.
 */
export function atMost(limit: number, { length, milliseconds }: Queue) {
  const waiting = new Set<Waiting>();
  const joined = new Map<string, Joined>();
  let running = 0;
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.delete(place);
        reject(new TooBusy());
      }, milliseconds);
      const place: Waiting = {
        go: () => {
          waiting.delete(place);
          clearTimeout(giveUp);
          resolve();
        },
      };
      waiting.add(place);
    });
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next.go();
      else running -= 1;
    }
  };
  return async <T>(work: () => Promise<T>, nameOf?: () => string | undefined): Promise<T> => {
    if (running < limit) {
      running += 1;
      return run(work);
    }
    const name = nameOf?.();
    const known = name === undefined ? undefined : joined.get(name);
    if (known && performance.now() - known.since < milliseconds / 2) return known.answer as Promise<T>;
    if (waiting.size >= length) throw new TooBusy();
    if (name === undefined) return turn().then(() => run(work));
    const mine: Joined = {
      since: performance.now(),
      answer: turn()
        .finally(() => {
          if (joined.get(name) === mine) joined.delete(name);
        })
        .then(() => run(work)),
    };
    joined.set(name, mine);
    return mine.answer as Promise<T>;
  };
}

/**
 * The same for each key separately: a caller with many works waits behind its own. The state of a key is dropped with
 * its last work.
 */
export function atMostEach(limit: number, queue: Queue) {
  const known = new Map<string, { readonly turn: ReturnType<typeof atMost>; works: number }>();
  return async <T>(key: string, work: () => Promise<T>, nameOf?: () => string | undefined): Promise<T> => {
    const own = getOrCreate(known, key, () => ({ turn: atMost(limit, queue), works: 0 }));
    own.works += 1;
    try {
      return await own.turn(work, nameOf);
    } finally {
      own.works -= 1;
      if (own.works === 0) known.delete(key);
    }
  };
}

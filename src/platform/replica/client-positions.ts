import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';

/** Where processes share what their clients wrote last. Fails where that is not known for sure. */
export interface SharedPositions {
  of(clientId: string): Promise<string | undefined>;
  set(clientId: string, position: string): Promise<void>;
}

/** How far each client wrote, for as long as a replica might not show it. */
interface ClientPositions {
  /** What a replica has to show this client. `carried` is what it sent along. */
  required(clientId: string, carried: string | undefined): Promise<Position | undefined>;
  wrote(clientId: string, position: Position): Promise<void>;
}

export function clientPositions(forMs: number, shared: SharedPositions | undefined): ClientPositions {
  const everyone = new LRUCache<'all', Position>({ max: 1, ttl: forMs });
  const known = new LRUCache<string, Position>({
    max: CACHE_BOUNDS.clientPositions.count,
    ttl: forMs,
    // A client that is forgotten early counts as one for all.
    dispose: (position, _clientId, reason) => {
      if (reason === 'evict') everyone.set('all', laterOf(everyone.get('all'), position) ?? position);
    },
  });
  return {
    required: async (clientId, carried) => {
      const here = laterOf(known.get(clientId), everyone.get('all'));
      const given = carried === undefined ? here : laterOf(here, readPosition(carried));
      if (!shared) return given;
      try {
        const there = await shared.of(clientId);
        return there === undefined ? given : laterOf(given, readPosition(there));
      } catch {
        return BEYOND;
      }
    },
    wrote: async (clientId, position) => {
      known.set(clientId, laterOf(known.get(clientId), position) ?? position);
      // A process that may have missed a message knows it, and reads from the primary.
      await shared?.set(clientId, positionText(position)).catch(() => undefined);
    },
  };
}

/** How far a database has come: so many bytes of its log, on one of its timelines. */
export interface Position {
  /** Another one begins whenever a standby is made the primary. */
  readonly timeline: number;
  readonly at: bigint;
}

/** Further than any replica: a client that needs it reads from the primary. */
export const BEYOND: Position = { timeline: Number.MAX_SAFE_INTEGER, at: 0n };

/** As clients carry it, and so that the later one is the greater text. */
export const positionText = ({ timeline, at }: Position): string =>
  `${String(timeline).padStart(16, '0')}-${at.toString(16).padStart(16, '0')}`;

/** What cannot be read is beyond every replica. */
function readPosition(text: string): Position {
  const [, timeline, at] = /^(\d{16})-([0-9a-f]{16})$/.exec(text) ?? [];
  return at === undefined ? BEYOND : { timeline: Number(timeline), at: BigInt(`0x${at}`) };
}

/** As PostgreSQL writes it: `16/B374D848`. */
export function logPlace(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

function laterOf(one: Position | undefined, other: Position | undefined): Position | undefined {
  if (!one || !other) return one ?? other;
  if (one.timeline !== other.timeline) return one.timeline > other.timeline ? one : other;
  return one.at > other.at ? one : other;
}

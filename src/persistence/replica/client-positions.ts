import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import { BEYOND, laterOf, positionText, readPosition, type Position } from './position.js';

/** Where processes share what their clients wrote last. Fails where that is not known for sure. */
export interface SharedPositions {
  of(clientId: string): Promise<string | undefined>;
  set(clientId: string, position: string): Promise<void>;
}

/** How far each client wrote, for as long as a replica might not show it. */
export interface ClientPositions {
  /** What a replica has to show this client. `carried` is what it sent along. */
  required(clientId: string, carried: string | undefined): Promise<Position | undefined>;
  wrote(clientId: string, position: Position): Promise<void>;
}

export function clientPositions(forMs: number, shared: SharedPositions | undefined): ClientPositions {
  const everyone = new LRUCache<'all', Position>({ max: 1, ttl: forMs });
  const known = new LRUCache<string, Position>({
    max: CACHE_BOUNDS.clientPositions.count,
    ttl: forMs,
    // Who is forgotten before its time is kept as one of all.
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
      // Who does not hear of it knows that it may not have, and reads at home.
      await shared?.set(clientId, positionText(position)).catch(() => undefined);
    },
  };
}

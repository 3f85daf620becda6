import { GraphQLError } from 'graphql';
import type { Life } from '../../wire/life.js';

export const costFault = (cost: { readonly requested: number; readonly limit: number }) =>
  new GraphQLError(
    `The operation costs ${cost.requested} and this client may spend ${cost.limit} on one: ask for shorter pages, or for less of each object`,
    { extensions: { code: 'COST_LIMIT_EXCEEDED', cost, http: { status: 400 } } },
  );

/** So many at once for each key. */
export interface Places {
  /** For as long as that lasts, and once however often it asks. False when all places are taken. */
  take(key: string, life: Life): boolean;
}

export function places(most: number): Places {
  const taken = new Map<string, Set<Life>>();
  return {
    take: (key, life) => {
      const holders = taken.get(key) ?? new Set();
      if (holders.has(life)) return true;
      if (holders.size >= most) return false;
      taken.set(key, holders.add(life));
      life.onEnd(() => {
        holders.delete(life);
        if (holders.size === 0 && taken.get(key) === holders) taken.delete(key);
      });
      return true;
    },
  };
}

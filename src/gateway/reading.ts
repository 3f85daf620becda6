import type { GraphServices, Reading } from '../graphql/request/context.js';
import type { Read } from '../persistence/database/statement.js';
import { clientPositions, type SharedPositions } from '../persistence/replica/client-positions.js';
import { BEYOND, positionText } from '../persistence/replica/position.js';
import type { Replicas } from '../persistence/replica/replicas.js';

export interface ReadingNeeds {
  readonly replicas: Replicas;
  readonly shared: SharedPositions | undefined;
  readonly home: GraphServices;
  readonly readThere: (read: Read) => Partial<GraphServices>;
}

/** Queries on replicas, as long as they show a client what it wrote. */
export function replicaReading({ replicas, shared, home, readThere }: ReadingNeeds): Reading {
  const positions = clientPositions(replicas.knownAfterMs, shared);
  return {
    servicesFor: async (actor, carried) => {
      const read = replicas.readerFor(actor, await positions.required(actor, carried));
      return read ? { ...home, ...readThere(read) } : home;
    },
    mustSee: async (actor) => {
      // Where the position is not to be had, nothing but home shows what was written.
      const position = await replicas.position().catch(() => BEYOND);
      await positions.wrote(actor, position);
      return positionText(position);
    },
  };
}

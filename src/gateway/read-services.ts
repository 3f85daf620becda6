import type { ActionLimiter } from '../platform/identity/limits.js';
import { borrowerBySsn, findBorrowers } from '../features/borrower/find-borrowers.js';
import { borrowerIndex, ssnLookup } from '../features/borrower/borrower.store.js';
import type { ReadSource } from '../features/read-source.js';
import type { ReplicaReads } from '../platform/request/context.js';
import type { GraphServices } from '../features/graph-context.js';
import type { Read } from '../platform/postgres/statement.js';
import { clientPositions, BEYOND, positionText, type SharedPositions } from '../platform/replica/client-positions.js';
import type { Replicas } from '../platform/replica/replicas.js';
import { searchDigest } from '../features/loan/blind-index.js';

/** What queries read, wherever `source` leads. All that one answer shows is read in one place. */
export const readServices = (source: ReadSource, lookups: ActionLimiter) => ({
  source,
  borrowerBySsn: borrowerBySsn({ index: source.get(ssnLookup), lookups }),
  findBorrowers: findBorrowers({
    index: source.get(borrowerIndex),
    lookups,
    digest: searchDigest(source.blindIndexKey),
  }),
});

interface ReadingNeeds {
  readonly replicas: Replicas;
  readonly shared: SharedPositions | undefined;
  readonly home: GraphServices;
  readonly readThere: (read: Read) => Partial<GraphServices>;
}

/** The feed is read from the primary: a loan shown beside its events must not be older than they are. */
const FEED = 'loanEvents';

/** Queries on replicas, as long as they show a client what it wrote. */
export function replicaReading({ replicas, shared, home, readThere }: ReadingNeeds): ReplicaReads {
  const positions = clientPositions(replicas.knownAfterMs, shared);
  return {
    isPrimaryOnly: (field) => field === FEED,
    servicesFor: async (actor, carried) => {
      const read = replicas.readerFor(actor, await positions.required(actor, carried));
      return read ? { ...home, ...readThere(read) } : home;
    },
    advanceReadPosition: async (actor) => {
      // Without a known position only the primary is sure to show what was written.
      const position = await replicas.position().catch(() => BEYOND);
      await positions.wrote(actor, position);
      return positionText(position);
    },
  };
}

import { borrowerBySsn, findBorrowers, type LookupLimiter } from '../app/borrower/find-and-link.js';
import { accountReader, type ComputedAccounts } from '../app/ledger/account-reader.js';
import type { GraphServices, Reading } from '../graphql/request/context.js';
import type { ListReaders } from '../graphql/request/readers.js';
import { approvalReader } from '../persistence/approval/approval-store.js';
import { borrowerIndex, ssnLookup } from '../persistence/borrower/borrower-store.js';
import { borrowerReader, borrowerRiskReader } from '../persistence/borrower/borrower-reader.js';
import type { CallerShares } from '../persistence/database/read-pool.js';
import type { Database } from '../persistence/database/database.js';
import type { Read } from '../persistence/database/statement.js';
import { ledgerReader } from '../persistence/ledger/ledger-reader.js';
import { loanFeed } from '../persistence/loan/loan-feed.js';
import { loanReader } from '../persistence/loan/loan-reader.js';
import { paymentReader } from '../persistence/payment/payment-reader.js';
import { portfolioReader } from '../persistence/portfolio/portfolio-reader.js';
import { recordReader } from '../persistence/record/record-reader.js';
import { repaymentReader } from '../persistence/repayment/repayment-reader.js';
import {
  clientPositions,
  BEYOND,
  positionText,
  type SharedPositions,
} from '../persistence/replica/client-positions.js';
import type { Replicas } from '../persistence/replica/replicas.js';
import { searchDigest } from '../persistence/sealing/blind-index.js';
import type { KeyRing } from '../persistence/sealing/key-ring.js';
import { holdReader } from '../persistence/servicing/hold-reader.js';
import { servicingReader } from '../persistence/servicing/servicing-reader.js';

interface ReadServiceNeeds {
  readonly home: Pick<Database, 'prisma' | 'read' | 'transact'>;
  readonly shares: CallerShares;
  readonly ring: KeyRing;
  readonly blindIndexKey: Uint8Array;
  readonly lookups: LookupLimiter;
  readonly computed: ComputedAccounts;
}

/** What queries read of loans, wherever `read` leads. What belongs together in an answer is read in one place. */
export const readServices = (needs: ReadServiceNeeds, read: Read) => {
  const { home, ring, blindIndexKey, lookups, computed } = needs;
  return {
    loans: loanReader(home.prisma, read),
    borrowers: borrowerReader(read, ring),
    records: recordReader(read, ring),
    borrowerBySsn: borrowerBySsn({ index: ssnLookup(read, blindIndexKey), lookups }),
    findBorrowers: findBorrowers({ index: borrowerIndex(read), lookups, digest: searchDigest(blindIndexKey) }),
    servicing: servicingReader(read, ring),
    repayments: repaymentReader(read),
    approvals: approvalReader(read),
    holds: holdReader(read),
    payments: paymentReader(read),
    accounts: accountReader(ledgerReader(read), computed),
    portfolio: portfolioReader(home.prisma, read),
    borrowerRisk: borrowerRiskReader(read),
    listsOf: (caller) => listReaders(needs, caller, read),
  } satisfies Partial<GraphServices>;
};

function listReaders({ home, shares }: ReadServiceNeeds, caller: string, read: Read): ListReaders {
  const inShare = shares(caller, read);
  return {
    loans: loanReader(home.prisma, inShare),
    repayments: repaymentReader(inShare),
    approvals: approvalReader(inShare),
    holds: holdReader(inShare),
    payments: paymentReader(inShare),
    portfolio: portfolioReader(home.prisma, inShare),
    // It is read at home, wherever all else is.
    loanFeed: loanFeed({ read: shares(caller, home.read), transact: home.transact }),
  };
}

interface ReadingNeeds {
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

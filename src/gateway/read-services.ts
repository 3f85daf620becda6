import { accountReader, type ComputedAccounts } from '../app/ledger/account-reader.js';
import { borrowerBySsn, type LookupLimiter } from '../app/borrower/link-borrowers.js';
import { findBorrowers } from '../app/borrower/find-borrowers.js';
import type { GraphServices } from '../graphql/request/context.js';
import { approvalReader } from '../persistence/approval/approval-reader.js';
import { borrowerIndex } from '../persistence/borrower/borrower-index.js';
import { borrowerReader, borrowerRiskReader } from '../persistence/borrower/borrower-reader.js';
import { ssnLookup } from '../persistence/borrower/ssn-index.js';
import type { Database } from '../persistence/database/database.js';
import type { Read } from '../persistence/database/statement.js';
import { ledgerReader } from '../persistence/ledger/ledger-reader.js';
import { loanReader } from '../persistence/loan/loan-reader.js';
import { paymentReader } from '../persistence/payment/payment-reader.js';
import { portfolioReader } from '../persistence/portfolio/portfolio-reader.js';
import { recordReader } from '../persistence/record/record-reader.js';
import { repaymentReader } from '../persistence/repayment/repayment-reader.js';
import { searchDigest } from '../persistence/sealing/blind-index.js';
import type { KeyRing } from '../persistence/sealing/key-ring.js';
import { holdReader } from '../persistence/servicing/hold-reader.js';
import { servicingReader } from '../persistence/servicing/servicing-reader.js';

export interface ReadServiceNeeds {
  readonly prisma: Database['prisma'];
  readonly ring: KeyRing;
  readonly blindIndexKey: Uint8Array;
  readonly lookups: LookupLimiter;
  readonly computed: ComputedAccounts;
}

/** What queries read of loans, wherever `read` leads. What belongs together in an answer is read in one place. */
export const readServices = ({ prisma, ring, blindIndexKey, lookups, computed }: ReadServiceNeeds, read: Read) =>
  ({
    loans: loanReader(prisma, read),
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
    portfolio: portfolioReader(prisma, read),
    borrowerRisk: borrowerRiskReader(read),
  }) satisfies Partial<GraphServices>;

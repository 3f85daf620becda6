import type { AccountReader } from '../../app/ledger/account-reader.js';
import type { ApprovalReader } from '../../app/ports/approval-stores.js';
import type { BorrowerRiskReader } from '../../app/ports/borrower-store.js';
import type { HoldReader } from '../../app/ports/hold-store.js';
import type { LoanReader } from '../../app/ports/loan-reader.js';
import type { PaymentReader } from '../../app/ports/payment-stores.js';
import type { PortfolioReader } from '../../app/ports/portfolio-reader.js';
import type { BorrowerReader, RecordReader } from '../../app/ports/record-store.js';
import type { LoanFeed, RepaymentReader, ServicingReader } from '../../app/ports/servicing-reader.js';

/** Where pages, counts, sums and feeds are read, which take a connection for as long as they last. */
export interface ListReaders {
  readonly loans: LoanReader;
  readonly repayments: RepaymentReader;
  readonly approvals: ApprovalReader;
  readonly holds: HoldReader;
  readonly payments: PaymentReader;
  readonly portfolio: Pick<PortfolioReader, 'slices'>;
  readonly loanFeed: LoanFeed;
}

/** Where the loaders of a request read what is stored. */
export interface Readers {
  readonly loans: LoanReader;
  readonly borrowers: BorrowerReader;
  readonly records: RecordReader;
  readonly servicing: ServicingReader;
  readonly repayments: RepaymentReader;
  readonly approvals: ApprovalReader;
  readonly holds: HoldReader;
  readonly payments: PaymentReader;
  readonly accounts: AccountReader;
  readonly borrowerRisk: BorrowerRiskReader;
  /** For what may take long: in the caller's share of the connections. */
  readonly listsOf: (caller: string) => ListReaders;
}

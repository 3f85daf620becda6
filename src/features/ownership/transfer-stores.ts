import type { Portfolio } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type {
  OwnerPeriod,
  ServicingRights,
  TransferDecline,
  TransferSide,
  TransferState,
} from '../../domain/ownership/transfer.js';
import type { Page, Window } from '../../platform/paging/page.js';

/** A transfer as both of its lenders see it. Decimals as text and instants in ISO 8601, so that an answer can be kept. */
export interface TransferView {
  readonly id: string;
  readonly loanId: string;
  readonly state: TransferState;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly proposedBySide: TransferSide;
  readonly settlementDate: BusinessDate;
  readonly priceRatio: string | null;
  readonly priceAmount: string | null;
  /** None of a buy-back, because its proposer does not see the loan. */
  readonly principalOffered: string | null;
  readonly servicing: ServicingRights;
  /** As a fraction. */
  readonly servicingFee: string;
  readonly servicerId: string | null;
  readonly buyBackOf: string | null;
  readonly proposedAt: string;
  readonly acceptedAt: string | null;
  readonly endedAt: string | null;
  readonly declinedFor: TransferDecline | null;
  readonly ledgerAddress: string | null;
  readonly ledgerBlock: string | null;
  readonly ledgerHash: string | null;
  /** The balances that passed. Null until it is executed. */
  readonly principal: string | null;
  readonly accruedInterest: string | null;
  readonly fees: string | null;
  readonly credit: string | null;
  readonly price: string | null;
}

/** With the clients that acted, which the other lender is not told. */
export interface Transfer extends TransferView {
  readonly proposedBy: string;
  readonly acceptedBy: string | null;
}

export type TransferEnd = Pick<Transfer, 'id' | 'endedAt' | 'declinedFor'> & {
  readonly state: Exclude<TransferState, 'PENDING' | 'ACTIVE'>;
};

export type Acceptance = Pick<
  Transfer,
  'id' | 'acceptedAt' | 'acceptedBy' | 'servicerId' | 'ledgerAddress' | 'ledgerBlock' | 'ledgerHash'
>;

/** Transfers as commands see them. The caller holds the loan's lock. */
export interface TransferStore {
  byId(id: string): Promise<Transfer | undefined>;
  isPending(loanId: string): Promise<boolean>;
  insert(transfer: Transfer): Promise<void>;
  accept(acceptance: Acceptance): Promise<void>;
  end(end: TransferEnd): Promise<void>;
  /** Everyone who owned a loan that was sold, in their order; none of one that never was. */
  owners(loanId: string): Promise<readonly OwnerPeriod[]>;
}

export interface TransferFilter {
  readonly state?: readonly TransferState[];
  readonly loanIds?: readonly string[];
}

/** Transfers that a portfolio is a party to: those of its lender, or all. */
export interface TransferReader {
  byIds(ids: readonly string[], portfolio: Portfolio): Promise<ReadonlyMap<string, TransferView>>;
  page(filter: TransferFilter, window: Window, portfolio: Portfolio): Promise<Page<TransferView>>;
  count(filter: TransferFilter, portfolio: Portfolio): Promise<number>;
  /** Executed transfers of loans that exist for the caller, in their order. */
  executed(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly TransferView[]>>;
}

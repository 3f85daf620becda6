import { addDays, type BusinessDate } from '../calendar.js';
import { sum, toCents, ZERO, type Decimal } from '../money.js';

export const TRANSFER_STATES = ['PENDING', 'ACTIVE', 'DECLINED', 'CANCELLED'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** The lenders of a transfer. */
export type TransferSide = 'SELLER' | 'BUYER';

export type ServicingRights = 'RETAINED' | 'RELEASED';

/** Why a transfer was declined. */
export type TransferDecline = 'BY_OTHER_LENDER' | 'NOT_ACCEPTED' | 'NOTHING_OWED';

/** A ratio of the principal at the cut-off, to which the other balances are added; or an amount for all of them. */
export type TransferPrice = { readonly ratio: Decimal } | { readonly amount: Decimal };

export interface TransferTerms {
  readonly loanId: string;
  readonly sellerId: string;
  readonly buyerId: string;
  /** The cut-off: the last day of the seller's. */
  readonly settlementDate: BusinessDate;
  readonly price: TransferPrice;
  readonly servicing: ServicingRights;
  /** The servicer's share of what is collected for the buyer, as a fraction. */
  readonly servicingFee: Decimal;
}

/** What passes from the seller to the buyer at the cut-off: receivables, and the credit that is owed to the borrower. */
export interface PassedBalances {
  readonly principal: Decimal;
  readonly accruedInterest: Decimal;
  readonly fees: Decimal;
  readonly credit: Decimal;
}

/** What the balances are worth in the books. */
export const carryingAmount = ({ principal, accruedInterest, fees, credit }: PassedBalances): Decimal =>
  sum([principal, accruedInterest, fees, credit.negated()]);

/** What the buyer pays. */
export function priceOf(price: TransferPrice, balances: PassedBalances): Decimal {
  if ('amount' in price) return price.amount;
  const { principal } = balances;
  return toCents(principal.times(price.ratio)).plus(carryingAmount({ ...balances, principal: ZERO }));
}

/** The days that a loan was a lender's. */
export interface OwnerPeriod {
  readonly ownerId: string;
  /** Absent of the first owner. */
  readonly from: BusinessDate | undefined;
  /** Share of what is collected for the owner, as a fraction. */
  readonly servicingFee: Decimal;
}

/** The owners that executed transfers made, in their order. */
export function ownersBy(
  executed: readonly Pick<TransferTerms, 'sellerId' | 'buyerId' | 'settlementDate' | 'servicingFee'>[],
): readonly OwnerPeriod[] {
  const [first] = executed;
  if (!first) return [];
  return [
    { ownerId: first.sellerId, from: undefined, servicingFee: ZERO },
    ...executed.map(({ buyerId, settlementDate, servicingFee }) => ({
      ownerId: buyerId,
      from: addDays(settlementDate, 1),
      servicingFee,
    })),
  ];
}

export const ownerOn = (owners: readonly OwnerPeriod[], on: BusinessDate): OwnerPeriod | undefined =>
  owners.findLast(({ from }) => from === undefined || from <= on);

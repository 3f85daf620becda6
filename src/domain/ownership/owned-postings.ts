import type { BusinessDate } from '../calendar.js';
import { combine, isBlank, type Balances } from '../ledger/balances.js';
import type { Posting } from '../ledger/postings.js';
import { toCents, ZERO } from '../money.js';
import { carryingAmount, ownerOn, type OwnerPeriod, type PassedBalances } from './transfer.js';

/** A posting in the books of one owner. */
export interface OwnedPosting extends Posting {
  readonly ownerId: string;
}

/**
 * The postings of a loan that was sold, each in the books of its owner. The owner of now has the receivables and the income. The cash
 * of a payment is that of the owner on the payment's effective date, also when it is returned later. The account TRANSFERRED keeps the
 * books of both at zero. Where servicing is paid for, the fee follows the cash.
 */
export function ownedPostings(
  postings: readonly Posting[],
  owners: readonly OwnerPeriod[],
  paidOn: (repaymentId: string) => BusinessDate | undefined,
): readonly OwnedPosting[] {
  const current = owners.at(-1);
  if (!current) throw new TypeError('A loan without owners has no books');
  return postings.flatMap((posting) => {
    const { repaymentId, amounts } = posting;
    const paid = repaymentId === undefined ? undefined : paidOn(repaymentId);
    const payee = (paid && ownerOn(owners, paid)) ?? current;
    const cash = amounts.CASH ?? ZERO;
    const isOfFormer = payee.ownerId !== current.ownerId && !cash.isZero();
    const kept = isOfFormer ? combine(amounts, { CASH: cash, TRANSFERRED: cash.negated() }, -1) : amounts;
    return [
      ...(isBlank(kept) ? [] : [{ ...posting, amounts: kept, ownerId: current.ownerId }]),
      ...(isOfFormer
        ? [{ ...posting, amounts: { CASH: cash, TRANSFERRED: cash.negated() }, ownerId: payee.ownerId }]
        : []),
      ...feeOn(posting, payee),
    ];
  });
}

/** What servicing costs of the cash of a payment; given back when the payment is returned. */
function feeOn({ repaymentId, amounts, effectiveOn }: Posting, payee: OwnerPeriod): OwnedPosting[] {
  const fee = toCents((amounts.CASH ?? ZERO).times(payee.servicingFee));
  if (repaymentId === undefined || fee.isZero()) return [];
  const { ownerId } = payee;
  return [
    { kind: 'SERVICING_FEE', repaymentId, effectiveOn, ownerId, amounts: { CASH: fee.negated(), SERVICING_FEE: fee } },
  ];
}

/** The balances of a loan that pass, by its ledger. */
export const passedBalances = (balances: Balances): PassedBalances => ({
  principal: balances.PRINCIPAL_RECEIVABLE ?? ZERO,
  accruedInterest: balances.INTEREST_RECEIVABLE ?? ZERO,
  fees: balances.FEE_RECEIVABLE ?? ZERO,
  credit: (balances.CREDIT_BALANCE ?? ZERO).negated(),
});

/** How balances leave the books of the seller and enter those of the buyer. Over both, nothing changes. */
export function transferPostings(
  { sellerId, buyerId }: { readonly sellerId: string; readonly buyerId: string },
  passed: PassedBalances,
): readonly OwnedPosting[] {
  const bought = combine(
    {},
    {
      PRINCIPAL_RECEIVABLE: passed.principal,
      INTEREST_RECEIVABLE: passed.accruedInterest,
      FEE_RECEIVABLE: passed.fees,
      CREDIT_BALANCE: passed.credit.negated(),
      TRANSFERRED: carryingAmount(passed).negated(),
    },
  );
  return isBlank(bought)
    ? []
    : [
        { kind: 'TRANSFER', ownerId: sellerId, amounts: combine({}, bought, -1) },
        { kind: 'TRANSFER', ownerId: buyerId, amounts: bought },
      ];
}

/** A posting in the seller's books for a day after the cut-off, written before the transfer was executed. */
export interface EarlyPosting extends Posting {
  readonly effectiveOn: BusinessDate;
  /** Of a posting that moved the money of a payment. */
  readonly paidOn: BusinessDate | undefined;
}

/** Takes early postings out of the seller's books and posts them again for the owners of now. */
export function movedPostings(early: readonly EarlyPosting[], owners: readonly OwnerPeriod[]): readonly OwnedPosting[] {
  const seller = owners.at(-2);
  if (!seller) throw new TypeError('A loan that was not sold has no seller');
  const paidOn = new Map(early.map((posting) => [posting.repaymentId, posting.paidOn]));
  return [
    ...early.map(({ kind, repaymentId, amounts, effectiveOn }) => ({
      kind,
      ...(repaymentId !== undefined && { repaymentId }),
      effectiveOn,
      ownerId: seller.ownerId,
      amounts: combine({}, amounts, -1),
    })),
    // Servicing fees follow from the payments, by the terms of their owners.
    ...ownedPostings(
      early.filter(({ kind }) => kind !== 'SERVICING_FEE').map(({ paidOn: _, ...posting }) => posting),
      owners,
      (repaymentId) => paidOn.get(repaymentId),
    ),
  ];
}

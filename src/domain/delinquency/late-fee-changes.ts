import type { BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import type { PaymentInstruction } from '../rules/account-rules.js';
import type { PaymentNature } from '../repayment/payment-nature.js';
import {
  isLateFee,
  reversedIds,
  type AccountEntry,
  type FeeEntry,
  type PaymentEntry,
  type ReversalEntry,
} from '../repayment/entry.js';
import { entryOf, lateFees, settledFees, type LateFeeAccount } from './late-fees.js';

/** A pending payment, as long as it can defer a fee. */
export interface PendingPayment {
  readonly amount: Decimal;
  readonly effectiveOn: BusinessDate;
  readonly instruction?: PaymentInstruction | undefined;
  readonly nature?: PaymentNature | undefined;
}

export interface LateFeeChanges {
  /** Entries that bring the account's late fees to what they are by the day. */
  readonly entries: readonly AccountEntry[];
  /** A fee is due and waits for a payment that would make it not due. */
  readonly heldBack: boolean;
}

/**
 * The entries that give an account exactly the late fees due by a day. A fee that is no longer due, because a payment
 * turns out to have been on time, is reversed by an entry of its own; money that paid it then counts for what it would
 * have paid instead. Fees are named after loan and installment, so that the database refuses a second one.
 */
export function lateFeeChanges(
  loanId: string,
  account: LateFeeAccount,
  on: BusinessDate,
  pending: readonly PendingPayment[] = [],
): LateFeeChanges {
  const { entries } = account;
  const isAsRecorded = settledFees(account);
  const late = entries.filter(isLateFee).filter((fee) => !isAsRecorded(fee));
  const reversed = reversedIds(entries);
  // A waiver or refund of a fee is a decision and is not changed later.
  const waived = new Set(
    entries.flatMap((entry) =>
      (entry.kind === 'FEE_WAIVER' || entry.kind === 'FEE_REFUND') && !reversed.has(entry.id) ? [entry.feeId] : [],
    ),
  );
  const standing = new Map(late.filter(({ id }) => !reversed.has(id)).map((fee) => [fee.installment, fee] as const));
  // Each has an id of its own, since payments are told by it which fee they pay.
  const idOf = (installment: number): string => standing.get(installment)?.id ?? `late fee ${installment}`;
  const due = lateFees(account, on, idOf);
  const mayWait = pending.length > 0 && due.some(({ installment }) => !standing.has(installment));
  const dueAnyway = mayWait ? lateFees(withPending(account, pending), on, idOf) : due;
  const certain = new Set(dueAnyway.map(({ installment }) => installment));
  const charged = due.filter(({ installment }) => standing.has(installment) || certain.has(installment));
  const kept = charged.filter((fee) => {
    const known = standing.get(fee.installment);
    return (
      known !== undefined && (waived.has(known.id) || (known.amount.eq(fee.amount) && known.effectiveOn === fee.on))
    );
  });
  const keptFor = new Set(kept.map(({ installment }) => installment));
  const charges = new Map<number | undefined, number>();
  for (const { installment } of late) charges.set(installment, (charges.get(installment) ?? 0) + 1);
  const newId = (installment: number): string => {
    const times = charges.get(installment) ?? 0;
    return `LF-${loanId}-${installment}${times === 0 ? '' : `~${times + 1}`}`;
  };
  const last = entries.at(-1)?.sequence ?? 0;
  const changes = [
    ...[...standing.values()].filter(({ installment }) => !keptFor.has(installment ?? 0)).map(takenBackOn(on)),
    ...charged
      .filter(({ installment }) => !keptFor.has(installment))
      .map((fee) => entryOf({ ...fee, id: newId(fee.installment) })),
  ];
  return {
    entries: changes.map((entry, index) => ({ ...entry, sequence: last + 1 + index })),
    heldBack: charged.length < due.length,
  };
}

const takenBackOn =
  (on: BusinessDate) =>
  ({ id }: FeeEntry): ReversalEntry => ({
    kind: 'REVERSAL',
    id: `RV-${id}`,
    sequence: 0,
    effectiveOn: on,
    reverses: id,
  });

/** The account as if pending payments had arrived on their effective dates. */
const withPending = (account: LateFeeAccount, pending: readonly PendingPayment[]): LateFeeAccount => ({
  ...account,
  entries: [...account.entries, ...arrived(account, pending)],
});

/** Pending payments, as the entries that they would be. */
export function arrived(
  { entries }: Pick<LateFeeAccount, 'entries'>,
  pending: readonly PendingPayment[],
): PaymentEntry[] {
  const last = entries.at(-1)?.sequence ?? 0;
  return pending.map(({ amount, effectiveOn, instruction, nature }, index) => ({
    kind: 'PAYMENT',
    id: `pending ${index}`,
    sequence: last + 1 + index,
    effectiveOn,
    amount,
    ...(instruction && { instruction }),
    ...(nature && { nature }),
  }));
}

import type { BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import type { FeeKind } from './account.js';

interface EntryBase {
  readonly id: string;
  readonly effectiveOn: BusinessDate;
  /** The order of recording; decides among entries of one day. */
  readonly sequence: number;
}

export interface PaymentEntry extends EntryBase {
  readonly kind: 'PAYMENT';
  readonly amount: Decimal;
}

export interface FeeEntry extends EntryBase {
  readonly kind: 'FEE';
  readonly feeKind: FeeKind;
  readonly amount: Decimal;
  readonly installment?: number;
}

export interface FeeWaiverEntry extends EntryBase {
  readonly kind: 'FEE_WAIVER';
  readonly feeId: string;
  readonly amount: Decimal;
}

export interface RefundEntry extends EntryBase {
  readonly kind: 'REFUND';
  readonly amount: Decimal;
}

export interface ChargeOffEntry extends EntryBase {
  readonly kind: 'CHARGE_OFF';
  /** Principal that stays on the books: what the collateral is worth. Nothing when not given. */
  readonly downTo?: Decimal;
}

/** Takes another entry back as if it had never been. */
export interface ReversalEntry extends EntryBase {
  readonly kind: 'REVERSAL';
  readonly reverses: string;
}

export type AccountEntry = PaymentEntry | FeeEntry | FeeWaiverEntry | RefundEntry | ChargeOffEntry | ReversalEntry;

/** What stands, in order of effective date and then of recording. */
export function standingEntries(entries: readonly AccountEntry[]): Exclude<AccountEntry, ReversalEntry>[] {
  const reversed = new Set(entries.flatMap((entry) => (entry.kind === 'REVERSAL' ? [entry.reverses] : [])));
  return entries
    .filter((entry) => entry.kind !== 'REVERSAL')
    .filter(({ id }) => !reversed.has(id))
    .sort((a, b) =>
      a.effectiveOn === b.effectiveOn ? a.sequence - b.sequence : a.effectiveOn < b.effectiveOn ? -1 : 1,
    );
}

import type { BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import type { TermChange } from '../change/term-change.js';
import type { FeeKind } from './account.js';
import { PAYMENT_INSTRUCTIONS, type AccountRules, type PaymentInstruction } from '../rules/account-rules.js';

interface EntryBase {
  readonly id: string;
  readonly effectiveOn: BusinessDate;
  /** The order of recording; decides among entries of one day. */
  readonly sequence: number;
}

export interface PaymentEntry extends EntryBase {
  readonly kind: 'PAYMENT';
  readonly amount: Decimal;
  readonly instruction?: PaymentInstruction;
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

/** From here on other terms hold. */
export interface TermChangeEntry extends EntryBase {
  readonly kind: 'TERM_CHANGE';
  readonly change: TermChange;
}

export type AccountEntry =
  PaymentEntry | FeeEntry | FeeWaiverEntry | RefundEntry | ChargeOffEntry | ReversalEntry | TermChangeEntry;

/** An entry as a command makes it; its place in the account follows from when it is recorded. */
export type NewEntry = AccountEntry extends infer Entry
  ? Entry extends AccountEntry
    ? Omit<Entry, 'sequence'>
    : never
  : never;

export type StandingEntry = Exclude<AccountEntry, ReversalEntry>;

/** What stands, in the order in which it counts: by effective date, and within a day as the rules say. */
export function standingEntries(
  entries: readonly AccountEntry[],
  { edition }: Pick<AccountRules, 'edition'>,
): StandingEntry[] {
  const reversed = new Set(entries.flatMap((entry) => (entry.kind === 'REVERSAL' ? [entry.reverses] : [])));
  const standing = entries.filter((entry) => entry.kind !== 'REVERSAL').filter(({ id }) => !reversed.has(id));
  const sameDay = edition === 1 ? bySequence : byKindAndAmount(standing);
  return standing.sort((a, b) =>
    a.effectiveOn === b.effectiveOn ? sameDay(a, b) : a.effectiveOn < b.effectiveOn ? -1 : 1,
  );
}

type Order = (a: StandingEntry, b: StandingEntry) => number;

const bySequence: Order = (a, b) => a.sequence - b.sequence;

/** Fees fell due before the day's money came; terms change for what it left, and credit is paid out after that. */
const DAY_ORDER: readonly StandingEntry['kind'][] = [
  'FEE',
  'FEE_WAIVER',
  'PAYMENT',
  'TERM_CHANGE',
  'REFUND',
  'CHARGE_OFF',
];

/**
 * Equal money on a day gives equal balances, in whatever order it was entered: by kind, and payments by instruction and
 * then the larger first. Only a charge-off parts the day: what was recorded after it came after it, but for a late fee,
 * which is due by the day and not by when anyone looked.
 */
function byKindAndAmount(entries: readonly StandingEntry[]): Order {
  const chargeOffs = new Map(
    entries.flatMap(({ kind, effectiveOn, sequence }) =>
      kind === 'CHARGE_OFF' ? [[effectiveOn, sequence] as const] : [],
    ),
  );
  const isAfterChargeOff = (entry: StandingEntry): number =>
    entry.sequence > (chargeOffs.get(entry.effectiveOn) ?? Infinity) && !isLateFee(entry) ? 1 : 0;
  return (a, b) =>
    isAfterChargeOff(a) - isAfterChargeOff(b) ||
    DAY_ORDER.indexOf(a.kind) - DAY_ORDER.indexOf(b.kind) ||
    (a.kind === 'PAYMENT' && b.kind === 'PAYMENT' ? byMoney(a, b) : 0) ||
    bySequence(a, b);
}

export const isLateFee = (entry: AccountEntry): entry is FeeEntry => entry.kind === 'FEE' && entry.feeKind === 'LATE';

const byMoney = (a: PaymentEntry, b: PaymentEntry): number =>
  instructionPlace(a) - instructionPlace(b) || b.amount.comparedTo(a.amount);

const instructionPlace = ({ instruction }: PaymentEntry): number =>
  instruction === undefined ? -1 : PAYMENT_INSTRUCTIONS.indexOf(instruction);

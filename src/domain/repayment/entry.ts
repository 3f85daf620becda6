import type { BusinessDate } from '../calendar.js';
import type { TermChange } from '../change/term-change.js';
import { ZERO, type Decimal } from '../money.js';
import { refused, success, type Result } from '../refusal.js';
import { PAYMENT_INSTRUCTIONS, type AccountRules, type PaymentInstruction } from '../rules/account-rules.js';
import { arithmeticOf } from '../rules/editions.js';
import type { FeeKind } from './account.js';
import { DEFAULT_NATURE, PAYMENT_NATURES, type PaymentNature } from './payment-nature.js';

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
  /** The borrower's when not given. */
  readonly nature?: PaymentNature;
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

/** Gives a fee back that was paid: its money is held for the borrower from then on. */
export interface FeeRefundEntry extends EntryBase {
  readonly kind: 'FEE_REFUND';
  readonly feeId: string;
  readonly amount: Decimal;
}

/** Waives interest that has accrued by its day. */
export interface InterestWaiverEntry extends EntryBase {
  readonly kind: 'INTEREST_WAIVER';
  readonly amount: Decimal;
}

/** Corrects the principal: above zero more is owed, below zero less. */
interface PrincipalAdjustmentEntry extends EntryBase {
  readonly kind: 'PRINCIPAL_ADJUSTMENT';
  readonly amount: Decimal;
}

/** Writes off the whole rest. */
export interface SmallBalanceWriteOffEntry extends EntryBase {
  readonly kind: 'SMALL_BALANCE_WRITE_OFF';
  /** If more than this is left after all, it is not small, and stays owed. */
  readonly atMost: Decimal;
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
  | PaymentEntry
  | FeeEntry
  | FeeWaiverEntry
  | FeeRefundEntry
  | InterestWaiverEntry
  | PrincipalAdjustmentEntry
  | SmallBalanceWriteOffEntry
  | TermChangeEntry
  | RefundEntry
  | ChargeOffEntry
  | ReversalEntry;

/** An entry as a command makes it; its place in the account follows from when it is recorded. */
export type NewEntry = AccountEntry extends infer Entry
  ? Entry extends AccountEntry
    ? Omit<Entry, 'sequence'>
    : never
  : never;

export type StandingEntry = Exclude<AccountEntry, ReversalEntry>;

/** The ids of reversed entries. */
export const reversedIds = (entries: readonly AccountEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.kind === 'REVERSAL' ? [entry.reverses] : [])));

/** The active entries in the order in which they count: by effective date, and within a day by the rules. */
export function standingEntries(entries: readonly AccountEntry[], rules: DayRules): StandingEntry[] {
  const reversed = reversedIds(entries);
  const standing = entries.filter((entry) => entry.kind !== 'REVERSAL').filter(({ id }) => !reversed.has(id));
  const sameDay = arithmeticOf(rules).dayOrder === 'AS_RECORDED' ? bySequence : byKindAndAmount(standing, rules);
  return standing.sort((a, b) =>
    a.effectiveOn === b.effectiveOn ? sameDay(a, b) : a.effectiveOn < b.effectiveOn ? -1 : 1,
  );
}

/** What says in which order entries of a day count. */
type DayRules = Pick<AccountRules, 'edition' | 'prepaymentPenaltyPercent'>;

type Order = (a: StandingEntry, b: StandingEntry) => number;

const bySequence: Order = (a, b) => a.sequence - b.sequence;

/**
 * Fees are due before the day's money, which need not pay what is waived or corrected. Refunds of fees follow payments,
 * changes of terms apply to the result, and credit is paid out last.
 */
const WAIVERS_FIRST: readonly StandingEntry['kind'][] = [
  'FEE',
  'FEE_WAIVER',
  'INTEREST_WAIVER',
  'PRINCIPAL_ADJUSTMENT',
  'PAYMENT',
  'FEE_REFUND',
  'SMALL_BALANCE_WRITE_OFF',
  'TERM_CHANGE',
  'REFUND',
  'CHARGE_OFF',
];

/** Interest is waived and principal corrected after the day's payments. */
const WAIVERS_LAST: typeof WAIVERS_FIRST = [
  'FEE',
  'FEE_WAIVER',
  'PAYMENT',
  'FEE_REFUND',
  'INTEREST_WAIVER',
  'PRINCIPAL_ADJUSTMENT',
  'SMALL_BALANCE_WRITE_OFF',
  'TERM_CHANGE',
  'REFUND',
  'CHARGE_OFF',
];

/** Where the payment that pays the loan off costs a penalty, which one that is, and what of it is waived, depends on what came before. */
const AS_THEY_CAME: ReadonlySet<StandingEntry['kind']> = new Set<StandingEntry['kind']>([
  'FEE_WAIVER',
  'INTEREST_WAIVER',
  'PRINCIPAL_ADJUSTMENT',
  'PAYMENT',
]);

/**
 * Equal money on a day gives equal balances, in any order of entry: by kind, and payments by nature, by instruction and
 * then the larger first; but with a prepayment penalty, payments and waivers in the order of entry. Only a charge-off
 * divides the day: later records come after it, except a late fee, which is due by the day and not by the time of a
 * read.
 */
function byKindAndAmount(entries: readonly StandingEntry[], rules: DayRules): Order {
  const { dayOrder, penaltyKeepsRecordedOrder, everyChargeOffSplitsDay } = arithmeticOf(rules);
  const kinds = dayOrder === 'WAIVERS_LAST' ? WAIVERS_LAST : WAIVERS_FIRST;
  const hasPenalty = penaltyKeepsRecordedOrder && rules.prepaymentPenaltyPercent.gt(ZERO);
  const place = (kind: StandingEntry['kind']): number =>
    kinds.indexOf(hasPenalty && AS_THEY_CAME.has(kind) ? 'PAYMENT' : kind);
  const chargeOffs = new Map<BusinessDate, number[]>();
  for (const { kind, effectiveOn, sequence } of entries)
    if (kind === 'CHARGE_OFF') chargeOffs.set(effectiveOn, [...(chargeOffs.get(effectiveOn) ?? []), sequence]);
  const chargeOffsBefore = (entry: StandingEntry): number => {
    const ofDay = chargeOffs.get(entry.effectiveOn) ?? [];
    const splitting = everyChargeOffSplitsDay ? ofDay : ofDay.slice(-1);
    return isLateFee(entry) ? 0 : splitting.filter((at) => at < entry.sequence).length;
  };
  return (a, b) =>
    chargeOffsBefore(a) - chargeOffsBefore(b) ||
    place(a.kind) - place(b.kind) ||
    (!hasPenalty && a.kind === 'PAYMENT' && b.kind === 'PAYMENT' ? byMoney(a, b) : 0) ||
    bySequence(a, b);
}

export const isLateFee = (entry: AccountEntry): entry is FeeEntry => entry.kind === 'FEE' && entry.feeKind === 'LATE';

const byMoney = (a: PaymentEntry, b: PaymentEntry): number =>
  naturePlace(a) - naturePlace(b) || instructionPlace(a) - instructionPlace(b) || b.amount.comparedTo(a.amount);

const naturePlace = ({ nature = DEFAULT_NATURE }: PaymentEntry): number => PAYMENT_NATURES.indexOf(nature);

const instructionPlace = ({ instruction }: PaymentEntry): number =>
  instruction === undefined ? -1 : PAYMENT_INSTRUCTIONS.indexOf(instruction);

/** Money counts from a day between the account's opening and today. */
export function checkEffectiveDate(
  effectiveOn: BusinessDate,
  openedOn: BusinessDate,
  today: BusinessDate,
): Result<BusinessDate, 'EFFECTIVE_DATE_NOT_ALLOWED'> {
  if (effectiveOn >= openedOn && effectiveOn <= today) return success(effectiveOn);
  const reason = effectiveOn < openedOn ? `before the account opened on ${openedOn}` : `after today, ${today}`;
  return outOfRange(`The effective date ${effectiveOn} is ${reason}.`, openedOn, today);
}

/** The borrower does not set the effective date: interest, fees and days past due would depend on it. */
export function checkOwnEffectiveDate(
  effectiveOn: BusinessDate,
  today: BusinessDate,
): Result<BusinessDate, 'EFFECTIVE_DATE_NOT_ALLOWED'> {
  if (effectiveOn === today) return success(effectiveOn);
  return outOfRange(
    `The effective date ${effectiveOn} is not today, ${today}. Only the servicer can choose another date.`,
    today,
    today,
  );
}

const outOfRange = (
  message: string,
  earliest: BusinessDate,
  latest: BusinessDate,
): Result<never, 'EFFECTIVE_DATE_NOT_ALLOWED'> =>
  refused({ code: 'EFFECTIVE_DATE_NOT_ALLOWED', message, earliest, latest });

import { followingBusinessDay, isBusinessDay, type BankCalendar } from '../bank-calendar.js';
import { addDays, laterOf, type BusinessDate } from '../calendar.js';
import { isSameKind, PLAIN, takesCredits, type BatchKind } from './entry-class.js';
import { Decimal, least, sum, ZERO } from '../money.js';
import {
  feesDue,
  payoffAmount,
  recoverableAmount,
  type AccountState,
  type AccountTerms,
} from '../repayment/account.js';
import { installmentStatuses } from '../repayment/installment-status.js';
import { penaltyOn } from '../repayment/prepayment-penalty.js';
import type { AmountRule, ScheduledPayment, SkipReason } from './scheduled-payment.js';

/** The place of the next entry of a file, and the totals of its batch so far. */
export interface FilePlace {
  /** Of all entries so far, those of the originator apart. */
  readonly entries: number;
  readonly cents: number;
  readonly batch: number;
  readonly batchEntries: number;
  readonly batchCents: number;
  /** Of the batch; absent in a file that was begun when all were alike. */
  readonly kind?: BatchKind;
  /** The sequence of the last trace; the one after the last of a batch is the originator's. */
  readonly sequence: number;
}

/** What an entry, and so the one that balances a batch, can say: ten digits of cents. */
export const MOST_CENTS = 9_999_999_999;
const MOST_IN_BATCH = 9_999;
/** The controls of a file have twelve digits of cents; more entries than this would not fit the sequence either. */
const MOST_IN_FILE = { entries: 900_000, cents: 999_999_999_999 };
const LAST_SEQUENCE = 9_999_999;

/** Sequences continue from file to file, and restart where a whole file might not fit. */
export const newFile = (lastSequence: number): FilePlace => ({
  entries: 0,
  cents: 0,
  batch: 0,
  batchEntries: 0,
  batchCents: 0,
  sequence: lastSequence + 2 * MOST_IN_FILE.entries > LAST_SEQUENCE ? 0 : lastSequence,
});

/** The place of one more entry; undefined where the file is full, and the entry waits for the next one. */
export function placeEntry(place: FilePlace, cents: number, kind: BatchKind): FilePlace | undefined {
  if (cents > MOST_CENTS) throw new RangeError('an entry has at most ten digits of cents');
  const { entries, cents: total, kind: before = PLAIN } = place;
  if (entries >= MOST_IN_FILE.entries || total + cents > MOST_IN_FILE.cents) return undefined;
  const isFirst = place.batch === 0;
  const isFull = place.batchEntries >= MOST_IN_BATCH || place.batchCents + cents > MOST_CENTS;
  const begins = isFirst || isFull || !isSameKind(kind, before);
  return {
    entries: entries + 1,
    cents: total + cents,
    // What balances a batch that takes no credits is a batch itself.
    batch: place.batch + (!begins ? 0 : isFirst || takesCredits(before.entryClass) ? 1 : 2),
    batchEntries: begins ? 1 : place.batchEntries + 1,
    batchCents: begins ? cents : place.batchCents + cents,
    kind,
    // The trace between two batches balances the first of them.
    sequence: place.sequence + (begins && !isFirst ? 2 : 1),
  };
}

export const MOST_DAYS_BEFORE = 15;

/** The clearing house observes the holidays of the Federal Reserve, for any calendar of the contract. */
export const CLEARING_CALENDAR: BankCalendar = 'US_FEDERAL_RESERVE';

/** What one entry of a bank file can take. */
export const MOST_COLLECTED = new Decimal(MOST_CENTS).div(100);

interface PlannedPayment {
  readonly dueDate: BusinessDate;
  readonly collectOn: BusinessDate;
}

/** The day itself, or the last banking day before it. */
function precedingBankingDay(date: BusinessDate): BusinessDate {
  return isBusinessDay(date, CLEARING_CALENDAR) ? date : precedingBankingDay(addDays(date, -1));
}

/** The day itself, or the first banking day after it. */
export const followingBankingDay = (date: BusinessDate): BusinessDate => followingBusinessDay(date, CLEARING_CALENDAR);

/**
 * When money for a due date is to be collected: so many days before it, and where banks are closed then on the banking day
 * before, so that it is never late by moving.
 */
export const collectionDay = (dueDate: BusinessDate, daysBefore: number): BusinessDate =>
  precedingBankingDay(addDays(dueDate, -daysBefore));

/**
 * The first due date after a day, with the day on which it is collected; none after the last. What could not be collected
 * in time any more is collected on the first banking day that can be.
 */
export function nextPlanned(
  dueDates: readonly BusinessDate[],
  after: BusinessDate,
  daysBefore: number,
  earliest: BusinessDate,
): PlannedPayment | undefined {
  const dueDate = dueDates.find((date) => date > after);
  if (dueDate === undefined) return undefined;
  const collectOn = laterOf(collectionDay(dueDate, daysBefore), followingBankingDay(earliest));
  return { dueDate, collectOn };
}

type Planned = Pick<ScheduledPayment, 'dueDate' | 'daysBefore' | 'amountRule'>;

/**
 * The new day of a payment for every due date when due dates change: the next one if its own is gone, or an earlier one
 * that is new. Due dates that existed before had their payments. A payment drawn ahead of due dates that are gone was
 * for the first of the new ones: a fixed amount is not drawn for them again, and an amount due already accounts for it.
 */
export function movedWith(
  { dueDate, daysBefore, amountRule }: Planned,
  before: readonly BusinessDate[],
  after: readonly BusinessDate[],
  today: BusinessDate,
): PlannedPayment | undefined {
  if (dueDate === null) return undefined;
  const [known, kept] = [new Set(before), new Set(after)];
  const drawnAhead = before.filter((date) => date > today && date < dueDate && !kept.has(date)).length;
  const possible = after.filter((date) => date === dueDate || (date > today && (date > dueDate || !known.has(date))));
  const next = possible[amountRule === 'FIXED' ? drawnAhead : 0];
  return next === undefined || next === dueDate ? undefined : nextPlanned([next], addDays(next, -1), daysBefore, today);
}

/** As much of an account as tells what is owed. */
interface Owing {
  readonly terms: AccountTerms;
  readonly history: { readonly state: AccountState };
}

/** As scheduled: an acceleration moves no planned payment. */
export const dueDatesOf = ({ terms }: Pick<Owing, 'terms'>): BusinessDate[] =>
  (terms.accelerated ?? terms).installments.map(({ dueDate }) => dueDate);

export type ToCollect = { readonly amount: Decimal } | { readonly skip: SkipReason };

/**
 * The amount of a payment: a fixed one, or all that is due by a day with fees; never more than the debt. Pending
 * payments count as made: `expected` is the account with them. After a charge-off or an acceleration only fixed amounts
 * are drawn: no mandate is for the whole balance at once.
 */
export function amountToCollect(
  account: Owing,
  expected: Owing,
  on: BusinessDate,
  { amountRule, amount, dueBy }: { amountRule: AmountRule; amount: Decimal | null; dueBy: BusinessDate },
): ToCollect {
  if (owedOn(account, on).lte(ZERO)) return { skip: 'PAID_OFF' };
  const left = owedOn(expected, on);
  // A pending payment can be returned: others may follow.
  if (left.lte(ZERO)) return { skip: 'NOTHING_DUE' };
  if (amountRule === 'FIXED' && amount) return { amount: least(least(amount, left), MOST_COLLECTED) };
  const {
    terms,
    history: { state },
  } = expected;
  if (state.chargeOff || terms.accelerated) return { skip: 'NOTHING_DUE' };
  const installments = installmentStatuses(terms, state, on).filter((one) => one.dueDate <= dueBy);
  const due = sum(installments.map(({ unpaid }) => unpaid)).plus(feesDue(state));
  const wanted = least(due, left);
  return wanted.lte(ZERO) ? { skip: 'NOTHING_DUE' } : { amount: least(wanted, MOST_COLLECTED) };
}

const owedOn = ({ terms, history: { state } }: Owing, on: BusinessDate): Decimal =>
  state.chargeOff
    ? state.principal.plus(recoverableAmount(state)).plus(feesDue(state))
    : payoffAmount(terms, state, on).plus(penaltyOn(terms, state, on));

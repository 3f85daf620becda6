import { lateFeeOn } from '../../../src/domain/rules/late-fee-policy.js';
import { Decimal } from '../../../src/domain/money.js';
import { centsOf, max, min } from './exact.js';
import { isTolerated, unpaidAt, type Books } from './books.js';
import { lastDayOfGrace, type SignedLoan } from './loan.js';

export interface FeeOfTomorrow {
  readonly number: number;
  readonly amount: bigint;
}

export const lateFeeId = (number: number): string => `late fee ${number}`;

/**
 * Money counts first for the lines it is on time for, which are those in their grace and the one to come, then for late
 * ones, then ahead.
 */
export function countOnTime(loan: SignedLoan, books: Books, cents: bigint, day: number): void {
  const { lines } = books.terms;
  const next = lines.find(({ due }) => due >= day);
  const isOnTime = (due: number): boolean => due < day && day <= lastDayOfGrace(loan, due);
  const first = lines.filter((line) => isOnTime(line.due) || line === next);
  let rest = cents;
  for (const { number, amount } of [...first, ...lines.filter((line) => !first.includes(line))]) {
    const covered = books.onTime.get(number) ?? 0n;
    const share = min(rest, max(amount - covered, 0n));
    books.onTime.set(number, covered + share);
    rest -= share;
  }
}

/** At the end of a last day of grace: a line that neither the account nor money on time has covered draws a fee. */
export function lateFeesOfTomorrow(loan: SignedLoan, books: Books, day: number): FeeOfTomorrow[] {
  if (books.loss) return [];
  return books.terms.lines.flatMap(({ number, due, amount }, place) => {
    // A weekend with its holidays is shorter than that.
    if (day < due + loan.graceDays || day > due + loan.graceDays + 10) return [];
    if (lastDayOfGrace(loan, due) !== day || books.lateFees.has(number)) return [];
    if (books.accelerated && due >= books.accelerated.day) return [];
    const unpaid = min(unpaidAt(books, place), max(amount - (books.onTime.get(number) ?? 0n), 0n));
    if (isTolerated(books, amount, unpaid)) return [];
    const fee = centsOf(lateFeeOn(loan.lateFee, inMoney(amount), inMoney(unpaid)));
    return fee > 0n ? [{ number, amount: fee }] : [];
  });
}

const inMoney = (cents: bigint): Decimal => new Decimal(cents.toString()).div(100);

export function assessLateFees(books: Books, fees: readonly FeeOfTomorrow[], day: number): void {
  for (const { number, amount } of fees) {
    books.lateFees.set(number, { on: day, amount });
    books.fees.push({ id: lateFeeId(number), outstanding: amount, isExpense: false });
  }
}

import { dayNumber, type BusinessDate } from '../../../src/domain/calendar.js';
import { interestDays, interestOf, centsOf } from './exact.js';
import { openedBooks, type Books, type BooksTolerance } from './books.js';
import { applyEntry, inDayOrder, isLastPayment, writeOffSmallBalance, type ModelEntry } from './entries.js';
import { assessLateFees, lateFeesOfTomorrow, type FeeOfTomorrow } from './late-fees.js';
import { signedTerms, type SignedLoan } from './loan.js';
import { rateAt } from './plan.js';

/**
 * An account worked out day by day from the written rules (docs/money.md, docs/loan-changes.md) alone, apart from the
 * domain: each day earns its interest, then late fees fall due, then the day's entries count. What was reversed is not
 * there at all. Nothing is replayed and nothing is remembered but the books of yesterday.
 */
export function booksOn(loan: SignedLoan, entries: readonly ModelEntry[], on: BusinessDate): Books {
  const books = openedBooks(signedTerms(loan), centsOf(loan.principal), toleranceOf(loan));
  const counting = standing(entries).map((entry) => ({ entry, day: dayNumber(entry.effectiveOn) }));
  let fees: FeeOfTomorrow[] = [];
  const [first, last] = [dayNumber(loan.fundedOn), dayNumber(on)];
  for (let day = first; day <= last; day += 1) {
    if (day > first) accrue(loan, books, day - 1);
    assessLateFees(books, fees, day);
    const ofDay = inDayOrder(counting.flatMap((each) => (each.day === day ? [each.entry] : [])));
    for (const [place, entry] of ofDay.entries()) {
      applyEntry(loan, books, entry, day);
      if (isLastPayment(ofDay, place)) writeOffSmallBalance(books, day);
    }
    fees = lateFeesOfTomorrow(loan, books, day);
  }
  return books;
}

const PARTS_OF_A_PERCENT = 100n;

function toleranceOf({ tolerance }: SignedLoan): BooksTolerance | undefined {
  if (!tolerance) return undefined;
  return tolerance.kind === 'AMOUNT'
    ? { kind: 'AMOUNT', cents: centsOf(tolerance.amount) }
    : { kind: 'PERCENT', percent: centsOf(tolerance.percent), parts: PARTS_OF_A_PERCENT };
}

function standing(entries: readonly ModelEntry[]): ModelEntry[] {
  const reversed = new Set(entries.flatMap((entry) => (entry.kind === 'REVERSAL' ? [entry.reverses] : [])));
  return entries.filter(({ id, kind }) => kind !== 'REVERSAL' && !reversed.has(id));
}

/** The interest of one day. */
function accrue({ dayCount }: SignedLoan, books: Books, day: number): void {
  if (books.loss) return;
  const { rates } = books.terms;
  const { lines } = books.accelerated ?? books.terms;
  const starts = [lines[0]?.start ?? day, ...lines.map(({ due }) => due), ...books.restarts];
  const start = starts.reduce((latest, each) => (each <= day && each > latest ? each : latest), starts[0] ?? day);
  const days = interestDays(dayCount, start, day, day + 1);
  books.interest += interestOf(dayCount, books.principal, rateAt(rates, day), days);
}

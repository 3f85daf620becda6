import { dayNumber } from '../../../src/domain/calendar.js';
import {
  type ContractChange,
  isRestart,
  type Restart,
  type TermChange,
} from '../../../src/domain/change/term-change.js';
import { PER_YEAR, type Frequency } from '../../../src/domain/schedule/frequency.js';
import { owedWithFees, unpaidThrough, type Books } from './books.js';
import { centsOf, inCents, min, rateOf, unpaidInterest } from './exact.js';
import { datesAfter, datesOf, movedDay, type Grid, type SignedLoan } from './loan.js';
import { plan, rateAt, type Line, type Payments, type RateFrom } from './plan.js';

/** docs/loan-changes.md, word by word. */
export function applyChange(loan: SignedLoan, books: Books, change: TermChange, day: number): void {
  if (books.loss || owedWithFees(books) === 0n) return;
  if (change.type === 'ACCELERATION') {
    if (!books.accelerated) accelerate(books, day);
    books.sold ||= change.cause === 'COLLATERAL_SALE';
  } else if (change.type === 'REINSTATEMENT') reinstate(books);
  else if (isRestart(change)) {
    const { accelerated } = books;
    reinstate(books);
    const scheduled = books.terms;
    restart(loan, books, change, day);
    // One that found nothing to plan leaves all due.
    if (accelerated && books.terms === scheduled) accelerate(books, accelerated.day);
  } else {
    const { accelerated } = books;
    reinstate(books);
    changeContract(loan, books, change);
    if (accelerated) accelerate(books, accelerated.day);
  }
}

/** Lines that were due later are due on the day. */
function accelerate(books: Books, day: number): void {
  const { lines } = books.terms;
  books.accelerated = { day, lines };
  books.terms = { ...books.terms, lines: lines.map((line) => (line.due > day ? { ...line, due: day } : line)) };
}

function reinstate(books: Books): void {
  if (books.accelerated) books.terms = { ...books.terms, lines: books.accelerated.lines };
  books.accelerated = undefined;
}

interface NewDates {
  readonly grid: Grid;
  readonly ends: readonly number[];
}

/** The plan goes on from the figures of the first line that is due on the day or later. */
function changeContract(loan: SignedLoan, books: Books, change: ContractChange): void {
  const { terms } = books;
  const from = dayNumber(change.from);
  const kept = terms.lines.filter(({ due }) => due < from);
  const rest = terms.lines.slice(kept.length);
  const [next, second] = rest;
  const dates = contractDates(terms.grid, rest, change);
  const rates = contractRates(terms.rates, rest, terms.grid, change);
  if (!next || dates.ends.length === 0) {
    if (change.type === 'RATE') books.terms = { ...terms, rates };
    return;
  }
  const forGood =
    change.type === 'RATE' ? change.payment === 'KEPT' : terms.forGood && !isLevel(terms.grid, next, change);
  const payments: Payments = {
    interestOnly: terms.interestOnly,
    balloon: terms.balloon,
    forGood,
    ...(!isLevel(terms.grid, next, change) && {
      kept: { first: next.amount, others: (rest.length > 2 ? second : next)?.amount ?? next.amount },
    }),
  };
  const moved = (day: number): number => movedDay(loan, day);
  const lines = plan(next, dates.ends, rates, loan.dayCount, payments, moved);
  books.terms = { ...terms, rates, grid: dates.grid, lines: [...kept, ...lines], forGood };
  coverAnew(books, kept.length, lines);
}

function contractDates(grid: Grid, rest: readonly Line[], change: ContractChange): NewDates {
  const ends = rest.map(({ end }) => end);
  switch (change.type) {
    case 'RATE':
      return { grid, ends };
    case 'DEFERRAL':
      return {
        grid,
        ends: (change.to === 'END' ? withMore(grid, ends, change.installments) : ends).slice(change.installments),
      };
    case 'DUE_DATE': {
      const { firstDueOn, frequency = grid.frequency, dueDay } = change;
      const count = converted(ends.length, grid.frequency, frequency);
      const other = { first: dayNumber(firstDueOn), frequency, dueDay };
      return { grid: other, ends: datesOf(other, count) };
    }
  }
}

const converted = (count: number, before: Frequency, after: Frequency): number =>
  Math.ceil((count * PER_YEAR[after]) / PER_YEAR[before]);

const withMore = (grid: Grid, ends: readonly number[], count: number): number[] => [
  ...ends,
  ...datesAfter(grid, ends.at(-1) ?? 0, count),
];

function isLevel(grid: Grid, next: Line, change: ContractChange): boolean {
  switch (change.type) {
    case 'DEFERRAL':
      return change.to === 'SPREAD';
    case 'DUE_DATE':
      return change.frequency !== undefined && change.frequency !== grid.frequency;
    case 'RATE':
      return change.payment === 'RECALCULATED' && next.start === dayNumber(change.from);
  }
}

function contractRates(
  rates: readonly RateFrom[],
  rest: readonly Line[],
  grid: Grid,
  change: ContractChange,
): readonly RateFrom[] {
  const from = dayNumber(change.from);
  if (change.type === 'RATE') {
    const rate = rateOf(change.annualRate);
    const until = change.until === undefined ? Infinity : dayNumber(change.until);
    return between(rates, from, until, (held) => (change.isCap ? min(rate, held) : rate));
  }
  if (change.type === 'DUE_DATE' || change.interest === 'ACCRUES') return rates;
  const ends = rest.map(({ end }) => end);
  const lastSkipped = withMore(grid, ends, change.installments)[change.installments - 1] ?? from;
  return between(rates, from, lastSkipped, () => 0n);
}

/** Another rate between two days, and what held before and after. */
function between(
  rates: readonly RateFrom[],
  from: number,
  until: number,
  other: (held: bigint) => bigint,
): readonly RateFrom[] {
  const first = rates[0]?.from ?? from;
  const days = [...new Set([first, ...rates.map((each) => each.from), from, until])].filter(Number.isFinite);
  return days
    .filter((day) => day >= first)
    .sort((a, b) => a - b)
    .map((day) => ({
      from: day,
      rate: from <= day && day < until ? other(rateAt(rates, day)) : rateAt(rates, day),
    }));
}

/** They start over from the balances of the day; lines due by the day stay. */
function restart(loan: SignedLoan, books: Books, change: Restart, day: number): void {
  const { terms } = books;
  const keptCount = terms.lines.filter(({ due }) => due <= day).length;
  const dates = restartDates(terms.grid, terms.lines.slice(keptCount), change, day);
  const forgiven = change.type === 'MODIFICATION' ? min(centsOf0(change.principalForgiven), books.principal) : 0n;
  const asked = change.type === 'REAMORTIZATION' ? unpaidThrough(books, keptCount) : 0n;
  const toInterest = min(asked, inCents(books.interest));
  const opening = books.principal - forgiven - (asked - toInterest);
  const carried = unpaidInterest(books.interest, toInterest);
  const isNothingLeft = opening === 0n && inCents(carried) === 0n;
  if (isNothingLeft ? change.type === 'REAMORTIZATION' : dates.ends.length === 0) return;
  const rates =
    change.type === 'MODIFICATION' && change.annualRate
      ? [...terms.rates.filter(({ from }) => from < day), { from: day, rate: rateOf(change.annualRate) }]
      : terms.rates;
  const given = change.type === 'MODIFICATION' ? change : undefined;
  const balloon = min(given?.balloon ? centsOf(given.balloon) : terms.balloon, opening);
  const payment = given?.payment && centsOf(given.payment);
  const { interestOnly } = terms;
  const lines = plan(
    { number: keptCount + 1, start: day, opening, carried },
    opening > 0n ? dates.ends : dates.ends.slice(0, isNothingLeft ? 0 : 1),
    rates,
    loan.dayCount,
    {
      interestOnly,
      balloon,
      ...(payment !== undefined && { kept: { first: payment, others: payment }, forGood: true }),
    },
    (end) => movedDay(loan, end),
  );
  const kept = terms.lines.slice(0, keptCount);
  const stay = change.type === 'REAMORTIZATION' ? kept : paidOf(kept, books.toward);
  books.principal -= forgiven;
  books.forgiven += forgiven;
  books.toward = min(books.toward, total(stay));
  books.extra = 0n;
  books.restarts.push(day);
  books.terms = {
    ...terms,
    rates,
    grid: dates.grid,
    lines: [...stay, ...lines],
    interestOnly,
    balloon,
    forGood: payment !== undefined,
  };
  coverNone(books, keptCount);
}

const centsOf0 = (amount: Parameters<typeof centsOf>[0] | undefined): bigint => (amount ? centsOf(amount) : 0n);
const total = (lines: readonly Line[]): bigint => lines.reduce((sum, { amount }) => sum + amount, 0n);

function restartDates(grid: Grid, rest: readonly Line[], change: Restart, day: number): NewDates {
  const ends = rest.map(({ end }) => end);
  if (change.type === 'REAMORTIZATION') return { grid, ends };
  const [next = 0] = ends.length > 0 ? ends : datesAfter(grid, day, 1);
  const frequency = (change.type === 'MODIFICATION' ? change.frequency : undefined) ?? grid.frequency;
  const count = change.installments ?? Math.max(1, converted(ends.length, grid.frequency, frequency));
  if (change.firstDueOn !== undefined || frequency !== grid.frequency) {
    const other: Grid = {
      first: change.firstDueOn === undefined ? next : dayNumber(change.firstDueOn),
      frequency,
      dueDay: undefined,
    };
    return { grid: other, ends: datesOf(other, count) };
  }
  const onGrid = ends.length > 0 ? withMore(grid, ends, count) : datesAfter(grid, day, count);
  return { grid, ends: onGrid.slice(0, count) };
}

/** Lines that keep what was paid of them, oldest first. */
function paidOf(lines: readonly Line[], toward: bigint): Line[] {
  let rest = toward;
  return lines.map((line) => {
    const amount = min(rest, line.amount);
    rest -= amount;
    return { ...line, amount };
  });
}

/** Money that was on time for lines that are planned again is on time for the new ones, oldest first. */
function coverAnew(books: Books, kept: number, lines: readonly Line[]): void {
  let rest = [...books.onTime].reduce((sum, [number, cents]) => (number > kept ? sum + cents : sum), 0n);
  coverNone(books, kept);
  for (const { number, amount } of lines) {
    const share = min(rest, amount);
    books.onTime.set(number, share);
    rest -= share;
  }
}

function coverNone(books: Books, kept: number): void {
  for (const number of [...books.onTime.keys()]) if (number > kept) books.onTime.delete(number);
}

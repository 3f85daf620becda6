import {
  inCents,
  interestDays,
  interestOf,
  levelPayment,
  min,
  PARTS,
  unpaidInterest,
  type ModelDayCount,
} from './exact.js';

export interface RateFrom {
  readonly from: number;
  readonly rate: bigint;
}

/** The first rate holds before its own day too. */
export const rateAt = (rates: readonly RateFrom[], day: number): bigint =>
  (rates.findLast(({ from }) => from <= day) ?? rates[0])?.rate ?? 0n;

/** One line of a schedule. `end` is its date of the grid; `due` is where that moved to. */
export interface Line {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly due: number;
  readonly opening: bigint;
  /** Unpaid interest at its start, in parts. */
  readonly carried: bigint;
  amount: bigint;
}

/** How the payments of a plan are found. */
export interface Payments {
  readonly interestOnly: boolean;
  readonly balloon: bigint;
  /** What the first line and the others ask for; a level payment where there is none. */
  readonly kept?: { readonly first: bigint; readonly others: bigint } | undefined;
  /** Applies at any rate. */
  readonly forGood?: boolean;
}

export interface PlanFrom {
  readonly number: number;
  readonly start: number;
  readonly opening: bigint;
  readonly carried: bigint;
}

/** Lines from one on, over dates of the grid: the last takes what is left, and there are no more when nothing is. */
export function plan(
  { number, start: firstStart, opening, carried: firstCarried }: PlanFrom,
  ends: readonly number[],
  rates: readonly RateFrom[],
  dayCount: ModelDayCount,
  { interestOnly, balloon, kept, forGood }: Payments,
  moved: (day: number) => number,
): Line[] {
  const lines: Line[] = [];
  const starts = ends.map((_, index) => Math.max(firstStart, ends[index - 1] ?? firstStart));
  const lengths = ends.map((end, index) => lengthOf(dayCount, starts[index] ?? end, end));
  let [balance, carried, payment] = [opening, firstCarried, kept?.first ?? 0n];
  for (const [index, end] of ends.entries()) {
    const start = starts[index] ?? end;
    const rate = rateAt(rates, start);
    const isAnotherRate = index > 0 && rate !== rateAt(rates, starts[index - 1] ?? start);
    if ((index === 0 && !kept) || (isAnotherRate && !forGood)) {
      const owed = balance * PARTS + (index === 0 ? carried : 0n);
      payment = levelPayment(owed, balloon, rate, dayCount, lengths.slice(index));
    } else if (index === 1 && kept) payment = kept.others;
    let accrued = carried;
    for (let day = start; day < end; day += 1)
      accrued += interestOf(dayCount, balance, rateAt(rates, day), interestDays(dayCount, start, day, day + 1));
    const interest = inCents(accrued);
    const isLast = index === ends.length - 1;
    const asked = isLast ? balance + interest : interestOnly ? interest : min(payment, balance + interest);
    lines.push({ number: number + index, start, end, due: moved(end), opening: balance, carried, amount: asked });
    const toInterest = min(asked, interest);
    balance -= asked - toInterest;
    carried = unpaidInterest(accrued, toInterest);
    if (balance === 0n && inCents(carried) === 0n) break;
  }
  return lines;
}

const lengthOf = (dayCount: ModelDayCount, start: number, end: number): number =>
  end <= start ? 0 : interestDays(dayCount, start, start, end);

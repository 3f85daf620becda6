import fc from 'fast-check';
import { addDays, dayNumber, fromDayNumber, type BusinessDate } from '../../../src/domain/calendar.js';
import { Decimal } from '../../../src/domain/money.js';
import { PAYMENT_NATURES } from '../../../src/domain/repayment/payment-nature.js';
import type { ModelEntry } from './entries.js';
import { anyChange } from './any-change.js';
import { anyLoan } from './any-loan.js';
import { lateFeeId } from './late-fees.js';
import { signedTerms, type SignedLoan } from './loan.js';

export interface LoanHistory {
  readonly loan: SignedLoan;
  readonly entries: readonly ModelEntry[];
  /** Days to look at; the last is after all of it. */
  readonly days: readonly BusinessDate[];
}

type Draft = ModelEntry extends infer Entry
  ? Entry extends ModelEntry
    ? Omit<Entry, 'sequence' | 'id'>
    : never
  : never;

const cents = (low: number, high: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: low, max: high }).map((amount) => new Decimal(amount).div(100));

/** Any day of a loan's life, more often one where something turns: a due date, its eve, the last day of grace. */
export function anyDayOf(loan: SignedLoan): fc.Arbitrary<BusinessDate> {
  const { lines } = signedTerms(loan);
  const first = dayNumber(loan.fundedOn);
  const last = lines.at(-1)?.end ?? first;
  const turn = fc
    .tuple(fc.constantFrom(...lines), fc.constantFrom(-1, 0, 0, 1, 2, loan.graceDays, loan.graceDays + 1))
    .map(([{ due }, days]) => Math.max(first, due + days));
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: first, max: last + 100 }) },
      { weight: 5, arbitrary: turn },
      { weight: 1, arbitrary: fc.constant(first) },
    )
    .map(fromDayNumber);
}

function anyPayment(loan: SignedLoan, day: fc.Arbitrary<BusinessDate>): fc.Arbitrary<Draft> {
  const { lines } = signedTerms(loan);
  const scheduled = new Decimal((lines[0]?.amount ?? 1n).toString()).div(100);
  const amount = fc
    .oneof(
      { weight: 5, arbitrary: fc.constant(scheduled) },
      { weight: 2, arbitrary: fc.constantFrom('-0.01', '0.01', '25', '100').map((more) => scheduled.plus(more)) },
      { weight: 2, arbitrary: fc.constantFrom(2, 3, 0.5).map((times) => scheduled.times(times).toDecimalPlaces(2)) },
      { weight: 2, arbitrary: cents(1, 200_000) },
      { weight: 1, arbitrary: cents(-600, 600).map((more) => loan.principal.plus(more)) },
    )
    .filter((value) => value.gt(0));
  return fc
    .record({
      amount,
      effectiveOn: day,
      principalOnly: fc.constantFrom(false, false, false, true),
      nature: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...PAYMENT_NATURES) },
      ),
    })
    .map(({ principalOnly, nature, ...payment }): Draft => ({
      kind: 'PAYMENT',
      ...payment,
      ...(nature && { nature }),
      ...(principalOnly && { instruction: 'PRINCIPAL_ONLY' as const }),
    }));
}

const anyOther = (day: fc.Arbitrary<BusinessDate>, place: number): fc.Arbitrary<Draft> =>
  day.chain((effectiveOn) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(cents(1, 5000), fc.constantFrom('OTHER', 'OTHER', 'REPOSSESSION', 'LEGAL'))
          .map(([amount, feeKind]): Draft => ({ kind: 'FEE', feeKind, effectiveOn, amount })),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            cents(1, 5000),
            fc.oneof(
              fc.nat(Math.max(0, place - 1)).map((of) => `entry ${of}`),
              fc.integer({ min: 1, max: 6 }).map(lateFeeId),
            ),
          )
          .map(([amount, feeId]): Draft => ({ kind: 'FEE_WAIVER', feeId, effectiveOn, amount })),
      },
      { weight: 1, arbitrary: cents(1, 20_000).map((amount): Draft => ({ kind: 'REFUND', effectiveOn, amount })) },
      { weight: 1, arbitrary: fc.constant<Draft>({ kind: 'CHARGE_OFF', effectiveOn }) },
      {
        weight: 3,
        arbitrary: fc
          .nat(Math.max(0, place - 1))
          .map((of): Draft => ({ kind: 'REVERSAL', reverses: `entry ${of}`, effectiveOn })),
      },
    ),
  );

const termChange = (loan: SignedLoan, day: fc.Arbitrary<BusinessDate>): fc.Arbitrary<Draft> =>
  anyChange(day, loan).map((dated): Draft => ({ kind: 'TERM_CHANGE', ...dated }));

/** How often a history has what, beside payments. */
export interface Mix {
  readonly changes: number;
  readonly others: number;
}

/** Entries in the order of recording; they count on any day, several of them often on the same. */
function anyEntries(loan: SignedLoan, most: number, mix: Mix): fc.Arbitrary<ModelEntry[]> {
  const anyDay = anyDayOf(loan);
  return fc
    .record({ count: fc.integer({ min: 0, max: most }), pool: fc.array(anyDay, { minLength: 1, maxLength: 3 }) })
    .chain(({ count, pool }) => {
      const day = fc.oneof({ weight: 2, arbitrary: anyDay }, { weight: 1, arbitrary: fc.constantFrom(...pool) });
      const entryAt = (place: number): fc.Arbitrary<Draft> =>
        fc.oneof(
          { weight: 6, arbitrary: anyPayment(loan, day) },
          { weight: mix.others, arbitrary: anyOther(day, place) },
          { weight: mix.changes, arbitrary: termChange(loan, day) },
        );
      return fc.tuple(...Array.from({ length: count }, (_, place) => entryAt(place)));
    })
    .map((drafts) => drafts.map((draft, place) => ({ ...draft, id: `entry ${place}`, sequence: place + 1 })));
}

const isFirstLossOfDay = (entry: ModelEntry, place: number, entries: readonly ModelEntry[]): boolean =>
  entry.kind !== 'CHARGE_OFF' ||
  !entries.slice(0, place).some(({ kind, effectiveOn }) => kind === 'CHARGE_OFF' && effectiveOn === entry.effectiveOn);

export const anyHistory = (mix: Mix, most = 10): fc.Arbitrary<LoanHistory> =>
  anyLoan.chain((loan) => {
    const end = addDays(fromDayNumber(signedTerms(loan).lines.at(-1)?.end ?? 0), 200);
    return fc
      .record({ entries: anyEntries(loan, most, mix), days: fc.array(anyDayOf(loan), { maxLength: 2 }) })
      .map(({ entries, days }) => ({ loan, entries: entries.filter(isFirstLossOfDay), days: [...days, end] }));
  });

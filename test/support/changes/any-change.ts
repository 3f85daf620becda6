import fc from 'fast-check';
import { addDays, type BusinessDate } from '../../../src/domain/calendar.js';
import type { TermChange } from '../../../src/domain/change/term-change.js';
import { Decimal } from '../../../src/domain/money.js';
import { FREQUENCIES } from '../../../src/domain/schedule/frequency.js';
import { anyRate } from './any-loan.js';
import type { SignedLoan } from './loan.js';

/** A change and the day on which it counts. */
export interface DatedChange {
  readonly effectiveOn: BusinessDate;
  readonly change: TermChange;
}

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 1 });

const after = (from: BusinessDate, least: number, most: number): fc.Arbitrary<BusinessDate> =>
  fc.integer({ min: least, max: most }).map((days) => addDays(from, days));

/** Without the members that are not given. */
const given = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;

const contractChange = (from: BusinessDate): fc.Arbitrary<TermChange> =>
  fc.oneof(
    fc.record({
      type: fc.constant('DEFERRAL' as const),
      from: fc.constant(from),
      installments: fc.constantFrom(1, 1, 2, 3, 5),
      to: fc.constantFrom('END', 'SPREAD'),
      interest: fc.constantFrom('ACCRUES', 'WAIVED'),
    }),
    fc
      .record({
        type: fc.constant('DUE_DATE' as const),
        from: fc.constant(from),
        firstDueOn: after(from, 0, 60),
        frequency: maybe(fc.constantFrom(...FREQUENCIES)),
        dueDay: fc.option(fc.constant(31), { nil: undefined, freq: 3 }),
      })
      .map(given),
    fc
      .record({
        type: fc.constant('RATE' as const),
        from: fc.constant(from),
        annualRate: anyRate,
        until: maybe(after(from, 1, 400)),
        isCap: fc.boolean(),
        payment: fc.constantFrom('RECALCULATED', 'RECALCULATED', 'KEPT'),
      })
      .map(given),
  );

const restart = (from: BusinessDate, loan: SignedLoan): fc.Arbitrary<TermChange> => {
  const share = (most: number) =>
    fc.integer({ min: 0, max: most }).map((percent) => loan.principal.times(percent).div(100).toDecimalPlaces(2));
  return fc.oneof(
    fc.constant<TermChange>({ type: 'REAMORTIZATION', from }),
    fc
      .record({
        type: fc.constant('REAGE' as const),
        from: fc.constant(from),
        installments: maybe(fc.integer({ min: 1, max: 14 })),
        firstDueOn: maybe(after(from, 0, 60)),
      })
      .map(given),
    fc
      .record({
        type: fc.constant('MODIFICATION' as const),
        from: fc.constant(from),
        annualRate: maybe(anyRate),
        installments: maybe(fc.integer({ min: 1, max: 14 })),
        firstDueOn: maybe(after(from, 0, 60)),
        frequency: fc.option(fc.constantFrom(...FREQUENCIES), { nil: undefined, freq: 4 }),
        balloon: fc.option(share(80), { nil: undefined, freq: 4 }),
        payment: fc.option(
          fc
            .integer({ min: 1, max: 40 })
            .map((percent) => Decimal.max('0.01', loan.principal.times(percent).div(100).toDecimalPlaces(2))),
          { nil: undefined, freq: 4 },
        ),
        principalForgiven: fc.option(share(110), { nil: undefined, freq: 4 }),
      })
      .map(given),
  );
};

const dueNow = (from: BusinessDate): fc.Arbitrary<TermChange> =>
  fc.constantFrom<TermChange>(
    { type: 'ACCELERATION', from, cause: 'DEFAULT' },
    { type: 'ACCELERATION', from, cause: 'COLLATERAL_SALE' },
    { type: 'REINSTATEMENT', from },
  );

/** Of any kind. Those of the contract may be recorded up to a quarter before the day from which they hold. */
export const anyChange = (day: fc.Arbitrary<BusinessDate>, loan: SignedLoan): fc.Arbitrary<DatedChange> =>
  day.chain((effectiveOn) =>
    fc.oneof(
      { weight: 3, arbitrary: contractChange(effectiveOn).map((change) => ({ effectiveOn, change })) },
      {
        weight: 1,
        arbitrary: after(effectiveOn, 1, 90)
          .chain(contractChange)
          .map((change) => ({ effectiveOn, change })),
      },
      { weight: 3, arbitrary: dueNow(effectiveOn).map((change) => ({ effectiveOn, change })) },
      { weight: 4, arbitrary: restart(effectiveOn, loan).map((change) => ({ effectiveOn, change })) },
    ),
  );

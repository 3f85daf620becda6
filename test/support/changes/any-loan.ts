import fc from 'fast-check';
import { addDays, businessDate, dayNumber, fromDayNumber } from '../../../src/domain/calendar.js';
import { Decimal } from '../../../src/domain/money.js';
import { NO_LATE_FEE, type FeeFormula } from '../../../src/domain/rules/late-fee-policy.js';
import { firstDueDate, FREQUENCIES } from '../../../src/domain/schedule/frequency.js';
import type { Tolerance } from '../../../src/domain/rules/account-rules.js';
import type { SignedLoan } from './loan.js';

/** Up to 36 percent a year, with four decimals of a percent. */
export const anyRate = fc
  .oneof(fc.constantFrom(0, 60_000, 120_000), fc.integer({ min: 1, max: 360_000 }))
  .map((rate) => new Decimal(rate).div(1_000_000));

const MONTHLY_MORE_OFTEN = [...FREQUENCIES, 'MONTHLY', 'MONTHLY', 'MONTHLY', 'BIWEEKLY'] as const;

const anyFee: fc.Arbitrary<FeeFormula | undefined> = fc.oneof(
  fc.constant({ kind: 'FLAT', amount: new Decimal(25) } as const),
  fc.constant({ kind: 'PERCENT_OF_INSTALLMENT', percent: new Decimal(5) } as const),
  fc.constant({ kind: 'PERCENT_OF_UNPAID', percent: new Decimal(5) } as const),
  fc.constant(undefined),
);

/** Small ones, and some that a whole payment is within. */
const anyTolerance: fc.Arbitrary<Tolerance> = fc.oneof(
  fc.constantFrom('0.38', '5', '25', '100').map((amount) => ({ kind: 'AMOUNT', amount: new Decimal(amount) }) as const),
  fc
    .constantFrom('0.5', '5', '50')
    .map((percent) => ({ kind: 'PERCENT_OF_PAYMENT', percent: new Decimal(percent) }) as const),
);

export const anyLoan: fc.Arbitrary<SignedLoan> = fc
  .record({
    principal: fc.oneof(fc.constantFrom(1_200_000, 1_000_000), fc.integer({ min: 10_000, max: 5_000_000 })),
    funded: fc.oneof(
      fc
        .constantFrom('2024-01-01', '2024-01-31', '2023-10-30', '2024-02-29')
        .map((day) => dayNumber(businessDate(day))),
      fc.integer({ min: dayNumber(businessDate('2022-01-01')), max: dayNumber(businessDate('2025-12-31')) }),
    ),
    rate: anyRate,
    changes: fc.oneof(
      { weight: 4, arbitrary: fc.constant<[number, Decimal][]>([]) },
      {
        weight: 1,
        arbitrary: fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), anyRate), { minLength: 1, maxLength: 2 }),
      },
    ),
    dayCount: fc.constantFrom('ACTUAL_365', 'ACTUAL_365', 'ACTUAL_360', 'THIRTY_360'),
    frequency: fc.constantFrom(...MONTHLY_MORE_OFTEN),
    stub: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
    installments: fc.integer({ min: 1, max: 16 }),
    amortization: fc.constantFrom('FULL', 'FULL', 'FULL', 'BALLOON', 'INTEREST_ONLY'),
    balloonShare: fc.integer({ min: 1, max: 90 }),
    graceDays: fc.constantFrom(10, 10, 0, 5, 15),
    formula: anyFee,
    minimumUnpaid: fc.constantFrom(0, 0, 0, 10),
    tolerance: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyTolerance }),
    moves: fc.constantFrom(false, false, true),
    deadlineMoves: fc.constantFrom(false, false, true),
  })
  .map(
    ({
      principal,
      funded,
      rate,
      changes,
      stub,
      balloonShare,
      formula,
      minimumUnpaid,
      moves,
      deadlineMoves,
      tolerance,
      ...rest
    }) => {
      const fundedOn = fromDayNumber(funded);
      const amount = new Decimal(principal).div(100);
      const later = new Map(changes.map(([days, annualRate]) => [addDays(fundedOn, days), annualRate] as const));
      return {
        ...rest,
        principal: amount,
        fundedOn,
        rates: [
          { from: fundedOn, annualRate: rate },
          ...[...later].map(([from, annualRate]) => ({ from, annualRate })).sort((a, b) => (a.from < b.from ? -1 : 1)),
        ],
        firstPaymentOn: addDays(firstDueDate(fundedOn, rest.frequency), stub),
        ...(rest.amortization === 'BALLOON' && { balloon: amount.times(balloonShare).div(100).toDecimalPlaces(2) }),
        lateFee: { ...NO_LATE_FEE, minimumUnpaid: new Decimal(minimumUnpaid), ...(formula && { formula }) },
        ...(tolerance && { tolerance }),
        dueDateRule: moves ? ('FOLLOWING_BUSINESS_DAY' as const) : ('AS_SCHEDULED' as const),
        deadlineRule: deadlineMoves ? ('FOLLOWING_BUSINESS_DAY' as const) : ('AS_SCHEDULED' as const),
      };
    },
  );

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, bankHolidays, followingBusinessDay } from '../../src/domain/bank-calendar.js';
import { businessDayIn, addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { lienAfter } from '../../src/domain/loan/lifecycle.js';
import { closeDay } from '../../src/domain/end-of-day/close-day.js';
import { DEFAULT_RULES, RULES_BEFORE, type ServicingRules } from '../../src/domain/rules/servicing-rules.js';
import { openAccount } from '../../src/domain/loan/servicing-terms.js';
import { policyOf } from '../../src/domain/loan/contract-rules.js';
import { DEFAULT_RULES as ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { isLateFee } from '../../src/domain/repayment/entry.js';
import { Decimal } from '../../src/domain/money.js';

describe('the holidays of the Federal Reserve', () => {
  /** As the Reserve Banks published them; a Saturday is not kept, a Sunday is kept on Monday. */
  it.each([
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
    [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
  ])('%i', (year, days) => {
    expect(bankHolidays('US_FEDERAL_RESERVE', year).map(({ on }) => on.slice(5))).toEqual(days.split(' '));
  });

  it('began to have Juneteenth in 2021', () => {
    expect(bankHolidays('US_FEDERAL_RESERVE', 2020).map(({ name }) => name)).not.toContain(
      'Juneteenth National Independence Day',
    );
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-25', 'US_FEDERAL_RESERVE', '2026-11-25'],
    ['2026-11-26', 'US_FEDERAL_RESERVE', '2026-11-27'],
    ['2026-11-26', 'WEEKDAYS', '2026-11-26'],
    ['2026-12-25', 'US_FEDERAL_RESERVE', '2026-12-28'],
    ['2026-12-26', 'WEEKDAYS', '2026-12-28'],
    ['2027-12-31', 'US_FEDERAL_RESERVE', '2027-12-31'],
  ] as const)('%s by %s is followed by %s', (date, calendar, following) => {
    expect(followingBusinessDay(businessDate(date), calendar)).toBe(following);
  });

  it('count on: ten from before Thanksgiving', () => {
    expect(addBusinessDays(businessDate('2026-11-20'), 10, 'WEEKDAYS')).toBe('2026-12-04');
    expect(addBusinessDays(businessDate('2026-11-20'), 10, 'US_FEDERAL_RESERVE')).toBe('2026-12-07');
  });

  it('put off the release of a lien by the calendar that the loan was funded with', () => {
    const release = ({ bankCalendar }: ServicingRules) =>
      lienAfter('LIEN', 'ACTIVE', 'CLOSED', businessDate('2026-11-20'), bankCalendar)?.releaseDueOn;
    expect([release(RULES_BEFORE), release(DEFAULT_RULES)]).toEqual(['2026-12-04', '2026-12-07']);
  });
});

describe('a loan whose fourth payment is due on Christmas 2026', () => {
  const MOVED = 'FOLLOWING_BUSINESS_DAY';

  it.each<[string, Partial<ServicingRules>, number, string, string]>([
    ['stays', {}, 10, '2026-12-25', '2027-01-05'],
    ['moves its due date', { dueDateRule: MOVED }, 10, '2026-12-28', '2027-01-08'],
    ['moves its deadline, which is a Monday', { deadlineRule: MOVED }, 10, '2026-12-25', '2027-01-05'],
    ['moves its deadline, which is a Saturday', { deadlineRule: MOVED }, 8, '2026-12-25', '2027-01-05'],
    ['keeps a deadline that is a Saturday', {}, 8, '2026-12-25', '2027-01-03'],
  ])('%s', (_, rules, graceDays, dueOn, feeOn) => {
    const opened = openAccount(
      {
        schedule: { principal: '12000', annualRatePercent: '36.5', fundedOn: '2026-08-25', installments: 12 },
        opening: undefined,
        graceDays,
        accountRules: { ...ACCOUNT_RULES, lateFee: policyOf({ kind: 'FLAT', amount: new Decimal(25) }) },
        rules: { ...DEFAULT_RULES, ...rules },
      },
      [],
    );
    if (!opened.ok) throw new Error(opened.refusal.message);
    expect(opened.value.terms.installments[3]?.dueDate).toBe(dueOn);
    const loan = { id: 'LN-1', loanStatus: 'ACTIVE', defaultProbability: null, riskRating: null } as const;
    const hasFeeOn = (day: BusinessDate) =>
      closeDay(loan, opened.value, day).lateFees.some((fee) => isLateFee(fee) && fee.installment === 4);
    expect(hasFeeOn(addDays(businessDate(feeOn), -1))).toBe(false);
    expect(hasFeeOn(businessDate(feeOn))).toBe(true);
  });
});

describe('the business day of an instant', () => {
  it.each([
    ['UTC', '2026-03-08T23:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08'],
    // Summer time has begun: midnight comes an hour earlier.
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['Pacific/Auckland', '2026-06-30T12:00:00Z', '2026-07-01'],
  ])('in %s, at %s, is %s', (zone, instant, day) => {
    expect(businessDayIn(zone)(new Date(instant))).toBe(day);
  });

  it('is the same after any earlier question', () => {
    const anyInstant = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const aroundMidnight = fc
      .tuple(anyInstant, fc.integer({ min: -90_000, max: 90_000 }))
      .map(([day, around]) => new Date(Math.round(day.getTime() / 86_400_000) * 86_400_000 + 4 * 3_600_000 + around));
    const zones = fc.constantFrom('America/New_York', 'Africa/Monrovia', 'Asia/Kathmandu', 'UTC');
    fc.assert(
      fc.property(zones, fc.array(fc.oneof(anyInstant, aroundMidnight), { minLength: 2 }), (zone, instants) => {
        const dayOf = businessDayIn(zone);
        const near = instants.flatMap((instant) => [instant, new Date(instant.getTime() + 30_000)]);
        for (const instant of near) expect(dayOf(instant)).toBe(businessDayIn(zone)(instant));
      }),
      { numRuns: 50 },
    );
  });
});

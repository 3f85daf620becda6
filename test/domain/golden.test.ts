import { describe, expect, it } from 'vitest';
import { delinquency, payoffAndOverdue } from './golden/account-cases.js';
import { regzApr, regzUnitPeriodCount } from './golden/apr-cases.js';
import { dayCountDays, dayCountYearFraction, excelDays360Edate } from './golden/day-count-cases.js';
import { DIFFERENCES } from './golden/differences.js';
import {
  fineractSchedules,
  levelPaymentMonthly,
  precomputedRuleOf78,
  simpleInterestUsRule,
} from './golden/schedule-cases.js';
import { tvm, xirrSamples } from './golden/time-value-cases.js';

const SECTIONS = {
  'regz-apr': regzApr,
  'regz-unit-period-count': regzUnitPeriodCount,
  'simple-interest-us-rule': simpleInterestUsRule,
  'level-payment-monthly': levelPaymentMonthly,
  'precomputed-rule-of-78': precomputedRuleOf78,
  tvm,
  'xirr-samples': xirrSamples,
  'day-count-days': dayCountDays,
  'day-count-year-fraction': dayCountYearFraction,
  'excel-days360-edate': excelDays360Edate,
  'fineract-schedules-units': fineractSchedules,
  'payoff-and-overdue': payoffAndOverdue,
  'delinquency-cases': delinquency,
};

describe.each(Object.entries(SECTIONS))('%s', (section, cases) => {
  it.each(cases)('$id', ({ id, figures }) => {
    const all = figures();
    expect(all.length).toBeGreaterThan(0);
    const differing = all.filter(({ matches }) => !matches).map(({ name, theirs, ours }) => [name, theirs, ours]);
    const listed = DIFFERENCES.filter((each) => each.section === section && each.id === id);
    expect(differing).toEqual(listed.flatMap((each) => each.figures));
  });
});

it('lists differences only of cases that exist', () => {
  const ids = Object.entries(SECTIONS).flatMap(([section, cases]) => cases.map(({ id }) => `${section} ${id}`));
  expect(ids).toEqual(expect.arrayContaining(DIFFERENCES.map(({ section, id }) => `${section} ${id}`)));
});

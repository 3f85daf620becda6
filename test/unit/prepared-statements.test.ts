import { expect, it } from 'vitest';
import type { RepaymentFilter } from '../../src/features/repayment/repayment-listing.js';
import type { LoanFilter, LoanSort } from '../../src/features/loan/loan-reader.js';
import { WHOLE_PORTFOLIO } from '../../src/domain/access/viewer.js';
import { preparedStatements } from '../../src/platform/postgres/prepared-statements.js';
import type { Planning } from '../../src/platform/postgres/statement.js';
import { repaymentList } from '../../src/features/repayment/repayment-reader.js';
import { loanReader } from '../../src/features/loan/loan.reader.js';
import { conditionSql, filterConditions } from '../../src/features/loan/loan-conditions.js';
import { constant } from '../../src/platform/postgres/sql/sql.js';

const TEXTS = ['SELECT 1', 'SELECT 2', 'SELECT 3'];
const namesOf = (texts: readonly string[]) => {
  const prepared = preparedStatements();
  return new Map(texts.map((text) => [text, prepared({ text, values: [] }, 'ONCE')?.name]));
};

it('a statement is named by its text, in whichever order processes come to theirs', () => {
  const names = namesOf(TEXTS);
  expect(namesOf(TEXTS.toReversed())).toEqual(names);
  expect(namesOf(['SELECT 4', ...TEXTS])).toEqual(new Map([...namesOf(['SELECT 4']), ...names]));
  expect(new Set(names.values()).size).toBe(TEXTS.length);
});

it('its name is one that PostgreSQL does not cut off', () => {
  for (const name of namesOf(TEXTS).values()) expect(name).toMatch(/^\w{1,63}$/);
});

it('what is planned for its values each time is prepared only where it has none', () => {
  const prepared = preparedStatements();
  expect(prepared({ text: 'SELECT $1', values: [1] }, 'EACH_TIME')).toBeUndefined();
  expect(prepared({ text: 'SELECT 1', values: [] }, 'EACH_TIME')).toEqual(
    prepared({ text: 'SELECT 1', values: [] }, 'ONCE'),
  );
});

it('states, ratings and buckets that loans are filtered by are no values, so that such lists are prepared', () => {
  const filter = {
    loanStatus: ['CLOSED', 'ACTIVE'],
    riskRating: ['HIGH'],
    bucket: ['CURRENT', 'DAYS_120_PLUS'],
  } as const;
  const { text, values } = conditionSql(filterConditions(filter));
  expect(values).toEqual([]);
  expect(text).toContain(`"currentDpd" >= 120`);
  const turned = conditionSql(filterConditions({ ...filter, loanStatus: ['ACTIVE', 'CLOSED', 'ACTIVE'] }));
  expect(turned.text).toBe(text);
});

it('payments of some states are one statement, in whichever order they are named', () => {
  const listing = (state: RepaymentFilter['state']) =>
    repaymentList({ filter: { ...(state && { state }) }, sort: 'EFFECTIVE_DATE', direction: 'ASC' }, WHOLE_PORTFOLIO);
  const ways = (state: RepaymentFilter['state']) => listing(state).anyOf?.map(({ text }) => text);
  expect(ways(['SUBMITTED', 'SETTLED'])).toHaveLength(2);
  expect(ways(['SUBMITTED', 'SETTLED', 'SUBMITTED'])).toEqual(ways(['SETTLED', 'SUBMITTED']));
});

it('what clients write as they like is a value', () => {
  const written = { grade: ["A'--"], dealerState: ['WY'], currentDpd: { from: 30 } } as const;
  const { text, values } = conditionSql(filterConditions(written));
  expect(values).toEqual(["A'--", 'WY', '30']);
  expect(text).not.toContain('WY');
  expect(() => constant("A'--")).toThrow('names');
  expect(() => constant(Number.NaN)).toThrow('whole numbers');
});

it.each<[string, LoanFilter, LoanSort, Planning]>([
  ['no loans in particular', {}, 'CREATED_AT', 'ONCE'],
  ['loans of a state, by an index of it', { loanStatus: ['ACTIVE'] }, 'DAYS_PAST_DUE', 'ONCE'],
  ['loans of a state, which no index has in this order', { loanStatus: ['ACTIVE'] }, 'INTEREST_RATE', 'EACH_TIME'],
  ['loans of a bucket, which may be few among the late ones', { bucket: ['DAYS_30_59'] }, 'CREATED_AT', 'EACH_TIME'],
  ['loans of a state and a rating', { loanStatus: ['ACTIVE'], riskRating: ['LOW'] }, 'CREATED_AT', 'EACH_TIME'],
  ['loans of a dealer’s state, which is what a client wrote', { dealerState: ['WY'] }, 'CREATED_AT', 'EACH_TIME'],
])('a page of %s', async (_, filter, sort, planning) => {
  const plannings: (Planning | undefined)[] = [];
  const reader = loanReader({
    read: (_statement, how) => {
      plannings.push(how);
      return Promise.resolve([]);
    },
  });
  const window = { direction: 'FORWARD', size: 20, after: undefined, before: undefined } as const;
  await reader.page({ filter, sort, direction: 'DESC' }, window, new Set(['loanStatus']), WHOLE_PORTFOLIO);
  expect(plannings).toEqual([planning]);
});

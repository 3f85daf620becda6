import { expect, it } from 'vitest';
import type { LoanFilter } from '../../src/app/ports/loan-reader.js';
import { WHOLE_PORTFOLIO } from '../../src/domain/access/viewer.js';
import { preparedStatements } from '../../src/persistence/database/prepared-statements.js';
import type { Planning } from '../../src/persistence/database/statement.js';
import { loanReader } from '../../src/persistence/loan/loan-reader.js';
import { conditionSql, filterConditions } from '../../src/persistence/loan/loan-conditions.js';
import { constant } from '../../src/persistence/sql/sql.js';

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

it('what clients write as they like is a value', () => {
  const written = { grade: ["A'--"], dealerState: ['WY'], currentDpd: { from: 30 } } as const;
  const { text, values } = conditionSql(filterConditions(written));
  expect(values).toEqual(["A'--", 'WY', '30']);
  expect(text).not.toContain('WY');
  expect(() => constant("A'--")).toThrow('names');
  expect(() => constant(Number.NaN)).toThrow('whole numbers');
});

it.each<[string, LoanFilter, Planning]>([
  ['no loans in particular', {}, 'ONCE'],
  ['loans of a state', { loanStatus: ['ACTIVE'] }, 'ONCE'],
  ['loans of some buckets', { bucket: ['DAYS_30_59', 'DAYS_60_89'] }, 'ONCE'],
  [
    'loans of a state and a rating, which may be few among many',
    { loanStatus: ['ACTIVE'], riskRating: ['LOW'] },
    'EACH_TIME',
  ],
  ['loans of a dealer’s state, which is what a client wrote', { dealerState: ['WY'] }, 'EACH_TIME'],
])('a page of %s', async (_, filter, planning) => {
  const plannings: (Planning | undefined)[] = [];
  const reader = loanReader(undefined as never, (_statement, how) => {
    plannings.push(how);
    return Promise.resolve([]);
  });
  const listing = { filter, sort: 'CREATED_AT', direction: 'DESC' } as const;
  const window = { direction: 'FORWARD', size: 20, after: undefined, before: undefined } as const;
  await reader.page(listing, window, new Set(['loanStatus']), WHOLE_PORTFOLIO);
  expect(plannings).toEqual([planning]);
});

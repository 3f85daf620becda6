import { expect, it } from 'vitest';
import { preparedStatements } from '../../src/persistence/database/prepared-statements.js';
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

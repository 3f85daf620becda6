import { expect, it } from 'vitest';
import { preparedStatements } from '../../src/persistence/database/prepared-statements.js';

const TEXTS = ['SELECT 1', 'SELECT 2', 'SELECT 3'];
const namesOf = (texts: readonly string[]) => {
  const prepared = preparedStatements();
  return new Map(texts.map((text) => [text, prepared(text)?.name]));
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

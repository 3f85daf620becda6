import type { GraphQLEnumType } from 'graphql';
import { isSpelledEnum, spellingOf } from '../domain/record/spelling.js';

const ACRONYMS: ReadonlySet<string> = new Set(['ACH']);

const word = (letters: string): string =>
  ACRONYMS.has(letters) ? letters : letters.charAt(0) + letters.slice(1).toLowerCase();

/** `IN_UNDERWRITING` is `InUnderwriting` in v2. */
export const pascalCase = (value: string): string => value.split('_').map(word).join('');

/** Every value of an enum by its v2 spelling: the record's own where it has one. */
export function spellingsIn(type: GraphQLEnumType): ReadonlyMap<string, string> {
  const { name } = type;
  const spell = isSpelledEnum(name) ? (value: string) => spellingOf(name, value) : pascalCase;
  return new Map(type.getValues().map(({ name: value }) => [spell(value), value]));
}

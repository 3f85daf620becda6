import { getNullableType, isLeafType, type GraphQLLeafType, type GraphQLOutputType } from 'graphql';
import { Written } from './special-value.js';

/** What a JSON string cannot hold as it is, and halves of pairs, which JSON.stringify writes as escapes. */
// eslint-disable-next-line no-control-regex
const TO_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/;

/** As JSON.stringify writes text. */
export const quote = (text: string): string => (TO_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`);

/** Writes a value as JSON; throws what its type says of one that it does not take. */
export type PrintLeaf = (value: unknown) => string;

/**
 * What most values are, which then need no more looking at: text, a decimal as PostgreSQL or the record's readers write it,
 * a whole number, or one cannot say.
 */
export type LeafKind = 'TEXT' | 'FIGURE' | 'INT' | 'OTHER';

export function leafKindOf(type: GraphQLOutputType): LeafKind {
  const nullable = getNullableType(type);
  if (!isLeafType(nullable)) return 'OTHER';
  if (nullable.name === 'Decimal') return 'FIGURE';
  return TEXTS.has(nullable.name) ? 'TEXT' : nullable.name === 'Int' ? 'INT' : 'OTHER';
}

/** Text is text for each of these; whatever else it is handed is for the type to judge. */
const TEXTS: ReadonlySet<string> = new Set(['ID', 'String', 'Decimal', 'Date', 'DateTime']);

export function leafPrinter(type: GraphQLLeafType): PrintLeaf {
  if (TEXTS.has(type.name)) return (value) => (typeof value === 'string' ? quote(value) : serialized(type, value));
  return (value) => serialized(type, value);
}

function serialized(type: GraphQLLeafType, value: unknown): string {
  if (value instanceof Written) return value.text;
  const shown: unknown = type.serialize(value);
  if (typeof shown === 'string') return quote(shown);
  if (shown === undefined || shown === null)
    throw new Error(`Expected \`${type.name}.serialize\` to give a value, and it gave none`);
  return JSON.stringify(shown);
}

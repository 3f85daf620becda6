import {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';
import { Written } from './later.js';
import { quote } from './quote.js';
import { Unplanned } from './unplanned.js';

/** Writes a value as JSON. */
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

export const isLeaf = (type: GraphQLOutputType): boolean => {
  const nullable = getNullableType(type);
  return isLeafType(nullable) || (isListType(nullable) && isLeaf(nullable.ofType));
};

export function leafPrinter(type: GraphQLOutputType): PrintLeaf {
  const nullable = getNullableType(type);
  const whole = isListType(nullable)
    ? listPrinter(leafPrinter(nullable.ofType))
    : scalarPrinter(nullable as GraphQLLeafType);
  const none = isNonNullType(type) ? missing : () => 'null';
  return (value) => (value === null || value === undefined ? none() : whole(value));
}

const missing = (): never => {
  throw new Unplanned();
};

const listPrinter =
  (element: PrintLeaf): PrintLeaf =>
  (value) =>
    Array.isArray(value) ? `[${value.map(element).join()}]` : missing();

/** Text is text for each of these; whatever else it is handed is for the type to judge. */
const TEXTS: ReadonlySet<string> = new Set(['ID', 'String', 'Decimal', 'Date', 'DateTime']);

function scalarPrinter(type: GraphQLLeafType): PrintLeaf {
  if (TEXTS.has(type.name)) return (value) => (typeof value === 'string' ? quote(value) : serialized(type, value));
  return (value) => serialized(type, value);
}

function serialized(type: GraphQLLeafType, value: unknown): string {
  if (value instanceof Written) return value.text;
  if (typeof value === 'function') return missing();
  const shown: unknown = type.serialize(value);
  return typeof shown === 'string' ? quote(shown) : JSON.stringify(shown ?? missing());
}

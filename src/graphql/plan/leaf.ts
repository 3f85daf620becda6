import {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';
import { Unplanned } from './unplanned.js';

/** A value as it goes into the answer. */
export type Leaf = (value: unknown) => unknown;

/** What most values are, which then need no more looking at: text, a whole number, or one cannot say. */
export type LeafKind = 'TEXT' | 'INT' | 'OTHER';

export function leafKindOf(type: GraphQLOutputType): LeafKind {
  const nullable = getNullableType(type);
  if (!isLeafType(nullable)) return 'OTHER';
  return TEXTS.has(nullable.name) ? 'TEXT' : nullable.name === 'Int' ? 'INT' : 'OTHER';
}

export const isLeaf = (type: GraphQLOutputType): boolean => {
  const nullable = getNullableType(type);
  return isLeafType(nullable) || (isListType(nullable) && isLeaf(nullable.ofType));
};

export function leafOf(type: GraphQLOutputType): Leaf {
  const nullable = getNullableType(type);
  const whole = isListType(nullable) ? listOf(leafOf(nullable.ofType)) : scalarOf(nullable as GraphQLLeafType);
  const none = isNonNullType(type) ? missing : null;
  return (value) => (value === null || value === undefined ? (none === null ? null : none()) : whole(value));
}

const missing = (): never => {
  throw new Unplanned();
};

const listOf =
  (element: Leaf): Leaf =>
  (value) =>
    Array.isArray(value) ? value.map(element) : missing();

/** Text is text for each of these; whatever else it is handed is for the type to judge. */
const TEXTS: ReadonlySet<string> = new Set(['ID', 'String', 'Decimal', 'Date', 'DateTime']);

function scalarOf(type: GraphQLLeafType): Leaf {
  if (TEXTS.has(type.name)) return (value) => (typeof value === 'string' ? value : serialized(type, value));
  return (value) => serialized(type, value);
}

function serialized(type: GraphQLLeafType, value: unknown): unknown {
  if (typeof value === 'function') return missing();
  const written: unknown = type.serialize(value);
  return written ?? missing();
}

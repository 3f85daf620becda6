import {
  type GraphQLEnumType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLScalarType,
} from 'graphql';
import { isSpelledEnum, spellingOf } from '../domain/record/spelling.js';
import { parseFigure, plainFigure, separatedFigure } from '../domain/record/read-value.js';
import { isJsonObject, type JsonValue } from '../domain/record/json.js';
import { DateScalar, DecimalScalar } from '../platform/scalars/scalars.js';
import { COUNT, FIGURE, type Schema } from './openapi-schema.js';

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

/** A value that is the same in the graph's answers. */
export type Leaf = string | number;

export type Read = { readonly value: JsonValue } | { readonly reason: string };

/** How v2 writes a type of the graph: one place reads it from bodies, prints it in answers and describes it. */
export interface V2Type {
  readonly read: (raw: unknown) => Read;
  readonly print: (value: Leaf) => Leaf;
  readonly schema: Schema;
}

const asItIs = (value: Leaf): Leaf => value;

const text: V2Type = {
  read: (raw) => (typeof raw === 'string' ? { value: raw } : { reason: 'must be a string' }),
  print: asItIs,
  schema: { type: 'string' },
};

function isAccepted(scalar: GraphQLScalarType, value: string): boolean {
  try {
    scalar.parseValue(value);
    return true;
  } catch {
    return false;
  }
}

const decimal: V2Type = {
  read: (raw) => {
    const written = typeof raw === 'string' ? raw.trim() : '';
    // Only the separators go: a figure that is written otherwise is another input to the graph too.
    const value = written.replaceAll(',', '');
    return parseFigure(written) && isAccepted(DecimalScalar, value)
      ? { value }
      : { reason: 'must be a number in a string, such as "1,234.50"' };
  },
  print: (value) => {
    const figure = parseFigure(String(value));
    return figure ? separatedFigure(figure, 2) : value;
  },
  schema: FIGURE,
};

const GREATEST_INT = 2_147_483_647;

const whole: V2Type = {
  read: (raw) => {
    const figure = typeof raw === 'string' || typeof raw === 'number' ? parseFigure(String(raw).trim()) : undefined;
    const value = figure?.decimals === '' ? Number(plainFigure(figure)) : NaN;
    return Math.abs(value) <= GREATEST_INT ? { value } : { reason: 'must be a whole number, such as "60"' };
  },
  print: (value) => String(value),
  schema: { anyOf: [COUNT, { type: 'integer', minimum: -GREATEST_INT, maximum: GREATEST_INT }] },
};

const date: V2Type = {
  read: (raw) =>
    typeof raw === 'string' && isAccepted(DateScalar, raw)
      ? { value: raw }
      : { reason: 'must be a valid date, written YYYY-MM-DD' },
  print: asItIs,
  schema: { type: 'string', format: 'date' },
};

const object: V2Type = {
  read: (raw) => (isJsonObject(raw) ? { value: raw as JsonValue } : { reason: 'must be an object' }),
  print: asItIs,
  schema: { type: 'object' },
};

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  ['True', true],
  [false, false],
  ['False', false],
]);

const flag: V2Type = {
  read: (raw) => {
    const value = FLAGS.get(raw);
    return value === undefined ? { reason: 'must be true or false' } : { value };
  },
  print: asItIs,
  schema: { anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['True', 'False'] }] },
};

const BY_NAME: Readonly<Record<string, V2Type>> = {
  ID: text,
  String: text,
  Decimal: decimal,
  Percent: decimal,
  Fraction: decimal,
  Int: whole,
  Boolean: flag,
  Date: date,
  DateTime: { ...text, schema: { type: 'string', format: 'date-time' } },
  JSONObject: object,
};

function spelled(type: GraphQLEnumType): V2Type {
  const values = spellingsIn(type);
  const spellings = new Map([...values].map(([spelling, value]) => [value, spelling]));
  const names = [...values.keys()];
  return {
    read: (raw) => {
      const value = typeof raw === 'string' ? values.get(raw) : undefined;
      return value === undefined ? { reason: `must be one of: ${names.join(', ')}` } : { value };
    },
    print: (value) => spellings.get(String(value)) ?? value,
    schema: { type: 'string', enum: names },
  };
}

/** An object inside an input: each member as v2 writes its type; the first thing wrong with one is said. */
function members(type: GraphQLInputObjectType): V2Type {
  const types = new Map(
    Object.values(type.getFields()).map(({ name, type: member }) => [name, v2TypeOf(getNamedType(member))]),
  );
  return {
    read: (raw) => {
      if (!isJsonObject(raw)) return { reason: 'must be an object' };
      const value: Record<string, JsonValue> = {};
      for (const [name, member] of Object.entries(raw)) {
        const known = types.get(name);
        if (!known) return { reason: `must have only the members ${[...types.keys()].join(', ')}` };
        const read = member === null ? { value: null } : known.read(member);
        if ('reason' in read) return { reason: `${name}: ${read.reason}` };
        value[name] = read.value;
      }
      return { value };
    },
    print: asItIs,
    schema: {
      type: 'object',
      properties: Object.fromEntries([...types].map(([name, { schema }]) => [name, schema])),
      additionalProperties: false,
    },
  };
}

export function v2TypeOf(type: GraphQLNamedType): V2Type {
  if (isInputObjectType(type)) return members(type);
  const found = isEnumType(type) ? spelled(type) : BY_NAME[type.name];
  if (!found) throw new TypeError(`v2 has no format for ${type.name}`);
  return found;
}

/** A description of the graph as it is true here: no value is `""`, and enum values have their v2 spelling. */
export function inV2(description: string, type: GraphQLNamedType): string {
  const own = isEnumType(type) ? spellingsIn(type) : new Map<string, string>();
  const spelled = new Map([...own].map(([spelling, value]) => [value, spelling]));
  return description
    .replaceAll(
      /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g,
      (_, value: string) => `\`${spelled.get(value) ?? pascalCase(value)}\``,
    )
    .replaceAll(/\bnull\b/gi, '`""`');
}

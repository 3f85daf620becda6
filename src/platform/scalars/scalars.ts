import { Decimal } from 'decimal.js';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { registerEnumType } from 'type-graphql';

/** What is said of a value that a scalar of ours does not take. It never repeats what was sent. */
export const SCALAR_COMPLAINTS = {
  Decimal: 'Decimal must be a plain decimal number in a string, such as "1234.50"',
  Percent: 'Percent must be a plain decimal number in a string, such as "14.32" for 14.32 %',
  Fraction: 'Fraction must be a plain decimal number in a string, such as "0.1432" for 14.32 %',
  Date: 'Date must be a valid date, written YYYY-MM-DD',
  DateTime: 'DateTime must be an ISO 8601 instant with its offset, such as "2026-01-15T09:30:00Z"',
} as const;

/** A day that exists, from year 1, as YYYY-MM-DD. Date itself would read 30 February as 2 March. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text;
}

/** A scalar written as a string. */
function textScalar(
  name: Exclude<keyof typeof SCALAR_COMPLAINTS, 'DateTime'>,
  description: string,
  accepts: (text: string) => boolean,
) {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(SCALAR_COMPLAINTS[name]);
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: (value) => (Decimal.isDecimal(value) ? value.toFixed() : String(value)),
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  });
}

const isDecimal = (text: string): boolean => /^-?\d{1,20}(\.\d{1,12})?$/.test(text);

export const DecimalScalar = textScalar(
  'Decimal',
  'An exact decimal number as a string, without separators or exponent: "22617.61".',
  isDecimal,
);

export const PercentScalar = textScalar(
  'Percent',
  'A percentage as an exact decimal number in a string: "14.32" is 14.32 %. For a value per one, see `Fraction`.',
  isDecimal,
);

export const FractionScalar = textScalar(
  'Fraction',
  'A ratio, share or probability as an exact decimal number in a string: "0.1432" is 14.32 %. For a value in percent, see `Percent`.',
  isDecimal,
);

export const DateScalar = textScalar('Date', 'A calendar date, YYYY-MM-DD, without time or time zone.', isCalendarDay);

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A time in UTC, in ISO 8601: "2026-01-15T09:30:00.000Z".',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
});

export const JsonObjectScalar = GraphQLJSONObject;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const isInstant = (text: string) => INSTANT.test(text) && isCalendarDay(text.slice(0, 10));

function parseInstant(value: unknown): Date {
  const instant = typeof value === 'string' && isInstant(value) ? new Date(value) : undefined;
  if (!instant || Number.isNaN(instant.getTime())) {
    throw new GraphQLError(SCALAR_COMPLAINTS.DateTime);
  }
  return instant;
}

/** An enum of the graph whose values stand for themselves, each with what it means. */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) {
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value])) as { [V in Value]: V };
  registerEnumType(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      Object.entries<string>(values).map(([value, meaning]) => [value, { description: meaning }]),
    ) as never,
  });
  return type;
}

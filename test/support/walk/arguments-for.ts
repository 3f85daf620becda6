import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

export type Values = Readonly<Record<string, unknown>>;

export interface Arguments {
  /** `$loan_id: ID!` */
  readonly declared: readonly string[];
  /** `(id: $loan_id)` */
  readonly passed: string;
  readonly variables: Values;
}

const SCALARS: Record<string, unknown> = {
  Boolean: false,
  Date: '2026-01-15',
  DateTime: '2026-01-15T09:30:00Z',
  Decimal: '1000.00',
  Fraction: '0.35',
  ID: 'nothing-has-this-id',
  Int: 12,
  JSONObject: {},
  Percent: '7.25',
  String: 'a text',
};

/** Arguments for a field: those given by name, wherever in the input they stand, and made up where they are required. */
export function argumentsFor(field: GraphQLField<unknown, unknown>, given: Values): Arguments {
  const wanted = field.args.filter((arg) => arg.name in given || isRequiredArgument(arg));
  const variable = (name: string) => `${field.name}_${name}`;
  return {
    declared: wanted.map(({ name, type }) => `$${variable(name)}: ${String(type)}`),
    passed: wanted.length === 0 ? '' : `(${wanted.map(({ name }) => `${name}: $${variable(name)}`).join(', ')})`,
    variables: Object.fromEntries(wanted.map(({ name, type }) => [variable(name), given[name] ?? made(type, given)])),
  };
}

function made(type: GraphQLInputType, given: Values): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return isNonNullType(type) ? [made(bare.ofType, given)] : [];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (!isInputObjectType(bare)) return SCALARS[String(bare)];
  const fields = Object.values(bare.getFields()).filter((field) => field.name in given || isRequiredInputField(field));
  return Object.fromEntries(fields.map(({ name, type: inner }) => [name, given[name] ?? made(inner, given)]));
}

import type { JsonValue } from '../domain/record/json.js';
import { COUNT, FIGURE, type Schema } from './openapi-schema.js';

type Named = Readonly<Record<string, Schema>>;

/** Values that a reader recognizes, by the names of members. */
const TEXTS: Readonly<Record<string, string>> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  adjustmentId: 'adjustment:AE-1',
  apiKey: 'lgk_4kX2',
  approvalId: 'AR-3f2a0f0e-5a0e-4f4b-8d0b-0c2f5b1c9a77',
  clientId: 'CL-1',
  clientSecret: 'lgs_9sT7',
  feeId: 'fee:AE-1',
  holdId: 'HD-1',
  loanId: 'LN-1',
  message: 'Payment submitted',
  reason: 'Requested by the borrower',
  repaymentId: 'RP-1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  state: 'Settled',
};

const FORMATS: Readonly<Record<string, string>> = { date: '2026-05-15', 'date-time': '2026-05-15T14:30:00Z' };

const FIGURES = new Map([
  [FIGURE.pattern, '1,250.00'],
  [COUNT.pattern, '12'],
]);

/** An example of a body: its required members. */
export const requestExample = (schema: Schema, named: Named): JsonValue => exampleOf(schema, { named, isWhole: false });

/** An example of an answer: all its members. */
export const answerExample = (schema: Schema, named: Named): JsonValue => exampleOf(schema, { named, isWhole: true });

interface Making {
  readonly named: Named;
  /** With members that are not required. */
  readonly isWhole: boolean;
}

function exampleOf(schema: Schema, making: Making, name = ''): JsonValue {
  const whole = flattened(schema, making.named);
  if (whole.const !== undefined) return whole.const as JsonValue;
  if (whole.enum) return (whole.enum as readonly JsonValue[])[0] ?? '';
  if (whole.anyOf) return exampleOf((whole.anyOf as readonly Schema[])[0] ?? {}, making, name);
  const [type] = [whole.type ?? 'object'].flat();
  if (type === 'object') return membersOf(whole, making);
  if (type === 'array') return whole.items ? [exampleOf(whole.items as Schema, making)] : [];
  if (type === 'integer' || type === 'number') return name === 'expiresIn' ? 900 : 1;
  if (type === 'boolean') return true;
  return FORMATS[String(whole.format)] ?? FIGURES.get(whole.pattern) ?? TEXTS[name] ?? 'text';
}

function membersOf({ properties, required }: Schema, making: Making): JsonValue {
  const members = (properties ?? {}) as Named;
  const names = making.isWhole ? Object.keys(members) : ((required ?? []) as readonly string[]);
  return Object.fromEntries(names.map((name) => [name, exampleOf(members[name] ?? {}, making, name)]));
}

/** A schema with what it refers to in its place. */
function flattened(schema: Schema, named: Named): Schema {
  if (typeof schema.$ref === 'string') return flattened(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (!schema.allOf) return schema;
  const parts = (schema.allOf as readonly Schema[]).map((part) => flattened(part, named));
  return {
    type: 'object',
    // The first part says what the members are; later ones which of them are required.
    properties: Object.assign({}, ...parts.map(({ properties }) => properties).toReversed()) as Named,
    required: parts.flatMap(({ required }) => (required ?? []) as readonly string[]),
  };
}

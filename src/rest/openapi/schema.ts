/** A JSON Schema (2020-12), as far as this document needs it. */
export type Schema = Readonly<Record<string, unknown>>;

export const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const WHOLE = '-?(\\d{1,3}(,\\d{3})+|\\d+)';

/** Thousands separators are either absent or all in their places. */
export const FIGURE: Schema = { type: 'string', pattern: `^${WHOLE}(\\.\\d+)?$` };
export const COUNT: Schema = { type: 'string', pattern: `^${WHOLE}$` };

/** In v2 a member without a value is an empty string, and an object without any an empty object. */
export function orEmpty(schema: Schema): Schema {
  if (schema.type === 'object' || schema.allOf) return { anyOf: [schema, { type: 'object', maxProperties: 0 }] };
  const isFree = schema.type === 'string' && Object.keys(schema).length === 1;
  return isFree ? schema : { anyOf: [schema, { const: '' }] };
}

export const objectSchema = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

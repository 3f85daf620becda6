import { type Field, jsonFormOf, type FieldKind } from '../domain/record/field.js';
import { isPublished } from '../domain/record/split-and-join.js';
import { RECORD_SHAPE, shapeOf, type ObjectShape, type Shape } from '../domain/record/record-shape.js';
import { isSpelledEnum, spellingsOf } from '../domain/record/spelling.js';

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

type Member = 'loanDetails' | 'Request' | 'Response' | 'Underwriting';

const FIGURES: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'amount',
  'rate',
  'fraction',
  'count',
  'blockNumber',
  'epochMillis',
]);

/** What loanDetails is held to. */
function figureOf({ kind }: Field): Schema {
  if (isSpelledEnum(kind)) return { type: 'string', enum: spellingsOf(kind) };
  if (kind === 'date') return { type: 'string', format: 'date' };
  if (FIGURES.has(kind)) return FIGURE;
  return kind === 'number' ? { type: ['number', 'null'] } : passedThrough(kind);
}

/** The other members pass through as they are: only their JSON form is known. */
function passedThrough(kind: FieldKind): Schema {
  switch (jsonFormOf(kind)) {
    case 'string':
      if (kind === 'pdf')
        return { type: ['string', 'null'], contentEncoding: 'base64', contentMediaType: 'application/pdf' };
      return { type: ['string', 'null'], ...(kind === 'csv' && { contentMediaType: 'text/csv' }) };
    case 'number':
      return { type: ['number', 'null'] };
    case 'scalar':
      return { type: ['string', 'number', 'null'] };
    case 'list':
      return { type: ['array', 'null'], items: kind === 'texts' ? { type: 'string' } : {} };
    case 'object':
      return { type: 'object', additionalProperties: { type: 'string' } };
  }
}

function fieldSchema(field: Field): Schema {
  const isFigure = field.path.startsWith('loanDetails.') && jsonFormOf(field.kind) === 'string';
  const schema = isFigure ? orEmpty(figureOf(field)) : passedThrough(field.kind);
  return { ...schema, description: `\`${field.graphql}\` in GraphQL.`, 'x-class': field.classes.join(' + ') };
}

function shapeSchema(shape: Shape): Schema {
  if (shape.form === 'leaf') return fieldSchema(shape.field);
  if (shape.form === 'list') return { type: 'array', items: shapeSchema(shape.element) };
  return objectSchema(Object.fromEntries([...shape.members].map(([name, member]) => [name, shapeSchema(member)])), []);
}

function memberShape(name: string): ObjectShape {
  const shape = RECORD_SHAPE.members.get(name);
  if (shape?.form !== 'object') throw new TypeError(`The record has no ${name}`);
  return shape;
}

/** A part of the record as it must be sent: its objects and lists are there, its values may be absent. */
export function writtenRecord(name: Exclude<Member, 'loanDetails'>): Schema {
  const needed = [...memberShape(name).members].filter(
    ([, shape]) => shape.form !== 'leaf' || shape.field.kind === 'attributes',
  );
  const names = needed.map(([member]) => member);
  return {
    allOf: [
      reference(name),
      { type: 'object', properties: Object.fromEntries(names.map((member) => [member, {}])), required: names },
    ],
  };
}

const MEMBERS: readonly Member[] = ['loanDetails', 'Request', 'Response', 'Underwriting'];

/** A loan without an assessment, and one of an erased borrower, have less in it than the whole. */
export function recordSchemas(): Record<string, Schema> {
  return {
    ...Object.fromEntries(MEMBERS.map((name) => [name, shapeSchema(memberShape(name))])),
    FullRecord: objectSchema(Object.fromEntries(MEMBERS.map((name) => [name, reference(name)])), MEMBERS),
    PublicRecord: shapeSchema(shapeOf(isPublished)),
  };
}

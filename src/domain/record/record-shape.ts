import { type Field, type FieldKind, CODE_PARTS, isOpenPart, JSON_PARTS, OPEN_PARTS, type JsonPart } from './field.js';
import { FIELD_MAP } from './field-map.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json.js';
import { reasonCodes } from './decision.js';
import { readValue } from './read-value.js';
import { isBlankInSlot, isUnderwritingSlot } from './record-parts.js';

export interface ObjectShape {
  readonly form: 'object';
  readonly members: ReadonlyMap<string, Shape>;
}

export interface ListShape {
  readonly form: 'list';
  readonly element: ObjectShape;
}

export interface LeafShape {
  readonly form: 'leaf';
  readonly field: Field;
}

/** The nesting that the paths of the field map spell out. */
export type Shape = ObjectShape | ListShape | LeafShape;

interface Step {
  readonly field: Field;
  readonly rest: readonly string[];
}

function objectShape(steps: readonly Step[]): ObjectShape {
  const groups = new Map<string, Step[]>();
  for (const { field, rest } of steps) {
    const [segment = '', ...deeper] = rest;
    const group = groups.get(segment) ?? [];
    group.push({ field, rest: deeper });
    groups.set(segment, group);
  }
  return { form: 'object', members: new Map([...groups].map(([segment, group]) => memberShape(segment, group))) };
}

function memberShape(segment: string, steps: readonly Step[]): [string, Shape] {
  const [first] = steps;
  if (first?.rest.length === 0) return [segment, { form: 'leaf', field: first.field }];
  const inner = objectShape(steps);
  return segment.endsWith('[]') ? [segment.slice(0, -2), { form: 'list', element: inner }] : [segment, inner];
}

/** The part of the record's shape that holds the fields asked for. */
export const shapeOf = (keep: (field: Field) => boolean): ObjectShape =>
  objectShape(FIELD_MAP.filter(keep).map((field) => ({ field, rest: field.path.split('.') })));

export const RECORD_SHAPE = shapeOf(() => true);

type Keep = (field: Field, value: JsonValue) => boolean;

/** The members of a record that a shape names, values untouched, absent ones left absent. */
export function takeExcerpt(shape: ObjectShape, record: JsonObject, keep: Keep = () => true): JsonObject {
  const excerpt: Record<string, JsonValue> = {};
  for (const [name, member] of shape.members) {
    const value = record[name];
    if (value === undefined) continue;
    if (member.form === 'leaf' && !keep(member.field, value)) continue;
    excerpt[name] = takeMember(member, value, keep);
  }
  return excerpt;
}

function takeMember(shape: Shape, value: JsonValue, keep: Keep): JsonValue {
  if (shape.form === 'leaf') return value;
  if (shape.form === 'object') return takeExcerpt(shape, value as JsonObject, keep);
  return (value as readonly JsonObject[]).map((element) => takeExcerpt(shape.element, element, keep));
}

/** One record out of excerpts of it, in the shape's order; of values held twice the first excerpt's counts. */
export function joinExcerpts(shape: ObjectShape, excerpts: readonly JsonObject[]): JsonObject {
  const joined: Record<string, JsonValue> = {};
  for (const [name, member] of shape.members) {
    const held: JsonValue[] = [];
    for (const excerpt of excerpts) {
      const value = excerpt[name];
      if (value !== undefined) held.push(value);
    }
    const [first] = held;
    if (first !== undefined) joined[name] = joinMember(member, first, held);
  }
  return joined;
}

function joinMember(shape: Shape, first: JsonValue, held: readonly JsonValue[]): JsonValue {
  if (shape.form === 'leaf') return first;
  if (shape.form === 'object') return joinExcerpts(shape, held as readonly JsonObject[]);
  const lists = held as readonly (readonly JsonObject[])[];
  return (first as readonly JsonObject[]).map((_, index) => {
    const elements = lists.map((list) => list[index]).filter((element) => element !== undefined);
    return joinExcerpts(shape.element, elements);
  });
}

/** An excerpt with the members of another put in, object by object. */
export function mergedExcerpt(into: JsonObject, members: JsonObject): JsonObject {
  const added = Object.entries(members).map(([name, value]): [string, JsonValue] => {
    const known = Object.hasOwn(into, name) ? into[name] : undefined;
    return [name, isPlain(known) && isPlain(value) ? mergedExcerpt(known, value) : value];
  });
  return Object.fromEntries([...Object.entries(into), ...added]);
}

const isPlain = (value: JsonValue | undefined): value is JsonObject => isJsonObject(value);

const OFFER = /^\d{1,3} ?(?:months?|mo)$/i;

/** Names that the specification gives a text for, of things and companies; they are taken for what they are. */
const NAMES: ReadonlySet<FieldKind> = new Set<FieldKind>(['text']);

/**
 * Whether a value of an open field may stand in the clear. The specification holds figures, dates and decisions as strings
 * and we pass on what we do not understand, so what does not read as its kind might be a name or a number of a person.
 */
export function isOpenValue(kind: FieldKind, value: JsonValue): boolean {
  if (value === null || value === '' || NAMES.has(kind)) return true;
  if (typeof value === 'number') return true;
  if (typeof value !== 'string') return false;
  if (kind === 'offer') return OFFER.test(value);
  if (kind === 'scalar') return readValue('rate', value) !== null;
  return readValue(kind, value) !== null;
}

/** A reason that holds nothing but codes. */
export const isCoded = (kind: FieldKind, value: JsonValue): boolean =>
  kind === 'reason' && typeof value === 'string' && reasonCodes(value) !== undefined;

/** The part that has what is not there of the underwriting's large values: that one is empty is no secret. */
const AROUND_SLOTS: JsonPart = 'underwriting.economics';

const codePartOf = ({ kind, stored }: Field): JsonPart | undefined =>
  kind === 'reason' && Object.hasOwn(CODE_PARTS, stored) ? CODE_PARTS[stored as keyof typeof CODE_PARTS] : undefined;

const sealedPartOf = ({ stored }: Field): JsonPart | undefined => (isOpenPart(stored) ? OPEN_PARTS[stored] : undefined);

const EXCERPT_SHAPES = new Map<JsonPart, ObjectShape>(
  (Object.keys(JSON_PARTS) as JsonPart[]).map((part) => [
    part,
    shapeOf(
      (field) =>
        [field.stored, sealedPartOf(field), codePartOf(field)].includes(part) ||
        (part === AROUND_SLOTS && isUnderwritingSlot(field)),
    ),
  ]),
);

function belongsTo(part: JsonPart, field: Field, value: JsonValue): boolean {
  if (codePartOf(field) === part) return isCoded(field.kind, value);
  if (sealedPartOf(field) === part) return !isOpenValue(field.kind, value);
  if (field.stored !== part) return isBlankInSlot(field, value);
  if (isOpenPart(part) && !isOpenValue(field.kind, value)) return false;
  return value !== null || !field.path.startsWith('loanDetails.');
}

/** One excerpt per part and class of a record that was checked. */
export function takeExcerpts(data: JsonObject): Readonly<Record<JsonPart, JsonObject>> {
  const excerpts = [...EXCERPT_SHAPES].map(([part, shape]) => [
    part,
    takeExcerpt(shape, data, (field, value) => belongsTo(part, field, value)),
  ]);
  return Object.fromEntries(excerpts) as Record<JsonPart, JsonObject>;
}

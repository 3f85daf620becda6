import type { Field } from './field.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json.js';
import type { ObjectShape, Shape } from './record-shape.js';

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

import type { FieldKind } from './field-kind.js';
import { FIELD_MAP } from './field-map.js';
import type { JsonObject, JsonValue } from './json.js';

/** The fields directly below one path of the specification, with the last step of their GraphQL path. */
export function fieldsBelow(group: string) {
  return FIELD_MAP.filter(({ path }) => path.slice(0, path.lastIndexOf('.')) === group).map((field) => ({
    ...field,
    member: field.path.slice(group.length + 1),
    name: field.graphql.slice(field.graphql.lastIndexOf('.') + 1),
  }));
}

/** One group as the graph names and types it, written in the specification's names and strings: a group reader backwards. */
export function writeGroup(group: string, values: JsonObject): JsonObject {
  const members: Record<string, JsonValue> = {};
  for (const { member, name, kind } of fieldsBelow(group)) {
    const value = values[name];
    if (value !== undefined && value !== null) members[member] = written(kind, value);
  }
  return members;
}

function written(kind: FieldKind, value: JsonValue): JsonValue {
  if (kind === 'amountNumber') return Number(value);
  if (kind === 'flag') return value === true ? 'True' : 'False';
  if (kind === 'digitsDate' && typeof value === 'string') return value.replaceAll('-', '');
  return typeof value === 'number' ? String(value) : value;
}

import {
  getNamedType,
  isInputObjectType,
  isRequiredInputField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
} from 'graphql';
import { memberPath } from '../domain/record/check-record.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../domain/record/json.js';
import { placeAt, valueAt } from '../domain/record/record-shape.js';
import type { FieldFault } from '../domain/refusal.js';
import type { Schema } from './openapi-schema.js';
import { v2TypeOf, type V2Type } from './v2-type.js';

/** A member of a body, and the field of the graph's input that it is for; both by their paths. */
export interface BodyMember {
  readonly at: string;
  readonly input: string;
  /** More than the graph says of it: it takes an object where v2 knows a part of the record. */
  readonly schema?: Schema;
  readonly required?: boolean;
}

export interface BoundMember extends BodyMember {
  readonly type: V2Type;
  readonly description: string;
  readonly required: boolean;
}

export type CommandInput = { readonly input: JsonObject } | { readonly faults: readonly FieldFault[] };

/** The key is a header in v2. */
const KEY = 'idempotencyKey';

/** Every field of an input under its own name. */
export const membersOf = (type: GraphQLInputObjectType): BodyMember[] =>
  Object.keys(type.getFields())
    .filter((name) => name !== KEY)
    .map((name) => ({ at: name, input: name }));

export function bindMembers(root: GraphQLInputObjectType, members: readonly BodyMember[]): BoundMember[] {
  return members.map((member) => {
    const field = fieldAt(root, member.input);
    return {
      ...member,
      type: v2TypeOf(getNamedType(field.type)),
      description: field.description ?? '',
      required: member.required ?? isRequiredInputField(field),
    };
  });
}

function fieldAt(root: GraphQLInputObjectType, path: string): GraphQLInputField {
  const [name = '', ...deeper] = path.split('.');
  const field = root.getFields()[name];
  if (!field) throw new TypeError(`${root.name} has no ${name}`);
  if (deeper.length === 0) return field;
  const type = getNamedType(field.type);
  if (!isInputObjectType(type)) throw new TypeError(`${root.name}.${name} has no fields`);
  return fieldAt(type, deeper.join('.'));
}

/** Reads a body into the graph's input, or says everything that is wrong with its form. */
export function readCommandBody(
  members: readonly BoundMember[],
  passed: ReadonlySet<string>,
  body: JsonObject,
): CommandInput {
  const faults: FieldFault[] = [];
  const input: Record<string, JsonValue> = {};
  const known = new Set([...members.map(({ at }) => firstOf(at)), ...passed]);
  for (const name of Object.keys(body)) {
    if (!known.has(name)) faults.push({ field: memberPath('', name), reason: 'unknown field' });
  }
  for (const name of passed) {
    const isRead = members.some(({ at }) => at === name);
    const part = body[name];
    if (!isRead && !isNoValue(part) && !isJsonObject(part)) faults.push({ field: name, reason: 'must be an object' });
  }
  for (const { at, input: path, type } of members) {
    const raw = valueAt(body, at);
    if (isNoValue(raw)) continue;
    const read = type.read(raw);
    if ('reason' in read) faults.push({ field: at, reason: read.reason });
    else placeAt(input, path.split('.'), read.value);
  }
  for (const { at, input: path, required } of members) {
    const group = parentOf(path);
    const isAsked = required && (group === '' || valueAt(input, group) !== undefined);
    if (isAsked && isNoValue(valueAt(body, at))) faults.push({ field: at, reason: 'missing' });
  }
  return faults.length > 0 ? { faults } : { input };
}

const firstOf = (path: string): string => path.split('.')[0] ?? '';
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** An absent member, null, an empty string and an empty object all mean no value. */
const isNoValue = (raw: unknown): boolean =>
  raw === undefined || raw === null || raw === '' || (isJsonObject(raw) && Object.keys(raw).length === 0);

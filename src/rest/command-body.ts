import type { NextFunction, Request, Response, RequestHandler } from 'express';
import {
  getNamedType,
  isInputObjectType,
  isRequiredInputField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
} from 'graphql';
import { readKey } from '../platform/idempotency/once.js';
import { memberPath } from '../domain/record/check-record.js';
import { RECORD_SHAPE } from '../domain/record/record-shape.js';
import { isJsonObject, type JsonObject, type JsonValue, placeAt, valueAt } from '../domain/record/json.js';
import type { FieldFault } from '../domain/refusal.js';
import { jsonParser } from '../platform/http/wire/json-parser.js';
import { BODY_LIMITS, type BodyLimit } from '../platform/http/wire/read-bytes.js';
import { nearestName } from '../platform/runtime/nearest-name.js';
import type { Schema } from './openapi-schema.js';
import { sendProblem, forbidden, badRequest, type Problem } from '../platform/http/wire/problem.js';
import type { Caller, StoredOperation } from './stored-operation.js';
import { inV2, v2TypeOf, type V2Type } from './v2-type.js';

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

type CommandInput = { readonly input: JsonObject } | { readonly faults: readonly FieldFault[] };

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
      description: inV2(field.description ?? '', getNamedType(field.type)),
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

/** A body may have thousands of members, and a name may be long. */
const SUGGESTIONS = { most: 20, longest: 64 };

function unknownField(name: string, known: ReadonlySet<string>, before: number): string {
  const isCompared = before < SUGGESTIONS.most && name.length <= SUGGESTIONS.longest;
  const nearest = isCompared ? nearestName(name, [...known]) : undefined;
  return nearest === undefined ? 'unknown field' : `unknown field. Did you mean \`${nearest}\`?`;
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
    if (!known.has(name))
      faults.push({ field: memberPath('', name), reason: unknownField(name, known, faults.length) });
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

export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const keysOf = (req: Request): readonly string[] => req.headersDistinct[IDEMPOTENCY_KEY.toLowerCase()] ?? [];

/** The key that came, if one did: the specification's own clients send none. */
export function keyOf(req: Request): string | undefined {
  const [key = ''] = keysOf(req);
  return key.trim() === '' ? undefined : key;
}

/** One header with a key, or none. Two would be joined to a third key that the client did not send. */
export function checkKey(req: Request, res: Response, next: NextFunction): void {
  const [, ...others] = keysOf(req);
  const key = readKey(keyOf(req) ?? 'none');
  const reason = others.length > 0 ? 'was sent more than once' : key.ok ? undefined : key.refusal.faults[0]?.reason;
  if (reason === undefined) {
    next();
    return;
  }
  sendProblem(res, {
    status: 400,
    code: 'IDEMPOTENCY_KEY_INVALID',
    message: `The \`Idempotency-Key\` header ${reason}.`,
    faults: [{ field: IDEMPOTENCY_KEY, reason }],
  });
}

/** What a record consists of. A body may hold all of it, since what was read can be sent; each command takes its part. */
export const RECORD_MEMBERS: ReadonlySet<string> = new Set(RECORD_SHAPE.members.keys());

/** A record may come bare, or in the envelope in which it was read. */
export function unwrapped(body: JsonObject): JsonObject {
  const { message, data, ...beside } = body;
  if (!isJsonObject(data) || (message !== undefined && typeof message !== 'string')) return body;
  return { ...beside, ...data };
}

/**
 * A command whose answer may not be seen must not be carried out first. So what the permission table asks of all of it is
 * asked before anything of the request is read. A read needs no such care: it is run, and then whole or a problem.
 */
export function requireScopes({ requiredScopes }: StoredOperation, callerOf: (req: Request) => Caller): RequestHandler {
  return (req, res, next) => {
    const { scopes } = callerOf(req).viewer;
    if (requiredScopes.every((scope) => scopes.has(scope))) next();
    else sendProblem(res, forbidden(requiredScopes));
  };
}

/** Reads a body that is a JSON object, and answers any other. */
export const jsonBody = (limit: BodyLimit): readonly RequestHandler[] => [
  requireJson(sendProblem),
  jsonParser(BODY_LIMITS[limit]),
  requireObject,
];

type Answer = (res: Response, problem: Problem) => void;

/** For either edge: nothing but JSON is read, so no form of another site can be a request. */
const requireJson =
  (deny: Answer): RequestHandler =>
  (req, res, next) => {
    // `is` answers null where there is no body at all, and false where there is another one.
    if (req.is('application/json') !== false) {
      next();
      return;
    }
    deny(res, {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the body with content-type application/json',
    });
  };

function requireObject(req: Request, res: Response, next: NextFunction): void {
  if (isJsonObject(req.body)) next();
  else sendProblem(res, badRequest('The body must be a JSON object'));
}

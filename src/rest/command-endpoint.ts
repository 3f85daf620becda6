import type { Request, Response } from 'express';
import {
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  isInputObjectType,
  parse,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { JsonObject, JsonValue } from '../domain/record/json.js';
import { DEEPEST, isTooDeep } from '../platform/limits/document-fault.js';
import {
  bindMembers,
  membersOf,
  readCommandBody,
  jsonBody,
  RECORD_MEMBERS,
  unwrapped,
  checkKey,
  keyOf,
  requireScopes,
  type BoundMember,
  type BodyMember,
} from './command-body.js';
import type { RestCommand } from './commands.js';
import type { Endpoint, EndpointNeeds, EndpointTag } from './endpoint.js';
import { objectSchema, orEmpty, writtenRecord, type Schema } from './openapi-schema.js';
import { askAgainSoon, badRequest, sendProblem } from '../platform/http/wire/problem.js';
import { refusalProblem, REFUSAL_SELECTION, type AnsweredRefusal } from './refusal-problem.js';
import { storedOperation, type StoredOperation } from './stored-operation.js';
import { inV2, v2TypeOf, type Leaf, type V2Type } from './v2-type.js';
import type { RecordMember } from '../features/command/declaration.js';

type Answered = AnsweredRefusal | (JsonObject & { readonly __typename: string });

const NOTHING_PASSED: ReadonlySet<string> = new Set();
/** The graph requires a key; without one the input replaces it. */
const NO_KEY = 'none';

/** Parts of the record are validated by the schema of the record. */
const bodyMember = ({ part, ...member }: RecordMember): BodyMember => ({
  ...member,
  ...(part && { schema: writtenRecord(part) }),
});

/** A mutation behind POST: the body becomes its input, the header its key, its answer the envelope or a problem. */
export function commandEndpoint({ graph, run, callerOf }: EndpointNeeds, command: RestCommand): Endpoint {
  const { name: mutation, event: message } = command;
  const { path, record, creates } = command.rest;
  const { description, input, operation, answer } = commandOperation(graph.schema, command);
  const members = bindMembers(input, record?.map(bodyMember) ?? membersOf(input));
  const passed = record ? RECORD_MEMBERS : NOTHING_PASSED;
  const status = creates ? 201 : 200;

  const carryOut = async (req: Request, res: Response): Promise<void> => {
    const body = req.body as JsonObject;
    if (isTooDeep(body)) {
      sendProblem(res, badRequest(`The body is nested more than ${DEEPEST} levels deep`));
      return;
    }
    const read = readCommandBody(members, passed, record ? unwrapped(body) : body);
    if ('faults' in read) {
      sendProblem(res, badRequest('The body does not match the endpoint. See `faults`.', read.faults));
      return;
    }
    const key = keyOf(req);
    const variables = { input: { ...read.input, idempotencyKey: key ?? NO_KEY } };
    const caller = { ...callerOf(req), withoutKey: key === undefined };
    const outcome = await run<Record<string, Answered>>(operation, variables, caller);
    if ('problem' in outcome) {
      sendProblem(res, outcome.problem);
      return;
    }
    const result = outcome.data[mutation];
    if (!result) throw new Error(`${mutation} answered nothing`);
    if (result.__typename !== command.answer.name) {
      const problem = refusalProblem(result as AnsweredRefusal);
      if (problem.code === 'IN_PROGRESS') askAgainSoon(res);
      sendProblem(res, problem);
      return;
    }
    const data = answer.print(result as JsonObject) as JsonObject;
    if (creates) res.location(`${req.baseUrl}/loans/${encodeURIComponent(data.loanId as string)}`);
    res.status(status).set('cache-control', 'no-store').json({ message, data });
  };

  return {
    method: 'post',
    path,
    name: mutation,
    admits: 'CLIENT',
    handlers: [requireScopes(operation, callerOf), checkKey, ...jsonBody(record ? 'record' : 'command'), carryOut],
    tag: tagOf(command),
    summary: description,
    requiredScopes: operation.requiredScopes,
    once: true,
    body: bodySchema(members, passed),
    success: { status, data: answer.schema },
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  };
}

function tagOf({ onLoan, rest }: RestCommand): EndpointTag {
  if (onLoan?.offeredOn === 'APPROVAL') return 'Approvals';
  return onLoan?.menu ?? rest.tag ?? (rest.creates ? 'Origination' : 'Ledger');
}

/** What a command takes; a record also in the envelope in which it was read. */
function bodySchema(members: readonly BoundMember[], recordMembers: ReadonlySet<string>): Schema {
  const beside = members.filter(({ at }) => !recordMembers.has(headOf(at)));
  const inside = members.filter(({ at }) => recordMembers.has(headOf(at)));
  if (recordMembers.size === 0) return membersSchema(members, []);
  const unread = [...recordMembers];
  const envelope = membersSchema(beside, []);
  return {
    anyOf: [
      membersSchema(members, unread),
      {
        ...envelope,
        properties: {
          ...(envelope.properties as object),
          message: { type: 'string', description: 'Ignored.' },
          data: membersSchema(inside, unread),
        },
        required: [...((envelope.required as string[] | undefined) ?? []), 'data'],
      },
    ],
  };
}

const headOf = (path: string): string => path.split('.')[0] ?? '';

function membersSchema(members: readonly BoundMember[], unread: readonly string[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const name of unread) properties[name] = { type: 'object', description: 'Ignored.' };
  for (const member of members) {
    const [head = '', inner] = member.at.split('.');
    properties[head] = inner === undefined ? memberSchema(member) : partSchema(properties[head], inner, member);
  }
  const required = members.filter(isNeeded).map(({ at }) => at);
  return objectSchema(properties, required);
}

/** What belongs to an optional group of the input is needed only together with the rest of it. */
const isNeeded = ({ at, input, required }: BoundMember): boolean =>
  required && !at.includes('.') && !input.includes('.');

function memberSchema(member: BoundMember): Schema {
  const { type, schema = type.schema, description } = member;
  return { ...(isNeeded(member) ? schema : orEmpty(schema)), description };
}

/** Of a part of which only some members are read, the others may be there. */
function partSchema(known: Schema | undefined, name: string, member: BoundMember): Schema {
  const properties = { ...(known?.properties as Record<string, Schema> | undefined), [name]: memberSchema(member) };
  return { type: 'object', description: 'Only these members are accepted.', properties };
}

/** What an operation answers, as v2 writes it: figures with separators, states in PascalCase, no value as empty. */
interface V2Answer {
  readonly print: (value: JsonValue | undefined) => JsonValue;
  readonly schema: Schema;
}

/** The members that a selection asks for, under the names that it gives them. */
function objectAnswer(type: GraphQLObjectType, { selections }: SelectionSetNode): V2Answer {
  const members = selections
    .filter((node): node is FieldNode => node.kind === Kind.FIELD)
    .map((node) => {
      const field = type.getFields()[node.name.value];
      if (!field) throw new TypeError(`${type.name} has no ${node.name.value}`);
      const answer = fieldAnswer(field.type, node.selectionSet);
      const description = inV2(field.description ?? '', getNamedType(field.type));
      return [node.alias?.value ?? node.name.value, { ...answer, schema: { ...answer.schema, description } }] as const;
    });
  return {
    print: (value) =>
      value == null
        ? {}
        : Object.fromEntries(members.map(([name, { print }]) => [name, print((value as JsonObject)[name])])),
    schema: objectSchema(
      Object.fromEntries(members.map(([name, { schema }]) => [name, schema])),
      members.map(([name]) => name),
    ),
  };
}

function fieldAnswer(type: GraphQLOutputType, selections: SelectionSetNode | undefined): V2Answer {
  const named = getNamedType(type);
  const inner = isObjectType(named) && selections ? objectAnswer(named, selections) : leafAnswer(v2TypeOf(named));
  if (isListType(getNullableType(type))) {
    return {
      print: (value) => ((value ?? []) as readonly JsonValue[]).map(inner.print),
      schema: { type: 'array', items: inner.schema },
    };
  }
  return isNonNullType(type) ? inner : { ...inner, schema: orEmpty(inner.schema) };
}

const leafAnswer = ({ print, schema }: V2Type): V2Answer => ({
  print: (value) => (value == null ? '' : print(value as Leaf)),
  schema,
});

/** A command as the graph knows it: what it says of itself, what it takes, how it is asked, what it answers. */
interface CommandOperation {
  readonly description: string;
  readonly input: GraphQLInputObjectType;
  readonly operation: StoredOperation;
  readonly answer: V2Answer;
}

export function commandOperation(
  schema: GraphQLSchema,
  { name: mutation, answer, rest }: RestCommand,
): CommandOperation {
  const success = answer.name;
  const selection = rest.answer;
  const field = schema.getMutationType()?.getFields()[mutation];
  const inputType = field?.args[0]?.type.toString() ?? '';
  const input = schema.getType(inputType.replace('!', ''));
  const type = schema.getType(success);
  if (!field || !isInputObjectType(input)) throw new TypeError(`There is no mutation ${mutation}`);
  if (!isObjectType(type)) throw new TypeError(`There is no type ${success}`);
  const text = `mutation ${mutation}($input: ${inputType}) {
    ${mutation}(input: $input) { __typename ... on ${success} { ${selection} } ${REFUSAL_SELECTION} }
  }`;
  return {
    description: field.description ?? '',
    input,
    operation: storedOperation(schema, text),
    answer: objectAnswer(type, selectionSet(selection)),
  };
}

function selectionSet(selection: string) {
  const [definition] = parse(`{ ${selection} }`).definitions;
  return (definition as OperationDefinitionNode).selectionSet;
}

import {
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
  isInputObjectType,
  parse,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { JsonObject, JsonValue } from '../domain/record/json.js';
import { objectSchema, orEmpty, type Schema } from './openapi-schema.js';
import { v2TypeOf, type Leaf, type V2Type } from './v2-type.js';
import type { CommandDefinition } from './commands.js';
import { REFUSAL_SELECTION } from './refusal-problem.js';
import { storedOperation, type StoredOperation } from './stored-operation.js';

/** What an operation answers, as v2 writes it: figures with separators, states in PascalCase, no value as empty. */
export interface V2Answer {
  readonly print: (value: JsonValue | undefined) => JsonValue;
  readonly schema: Schema;
}

/** The members that a selection asks for, under the names that it gives them. */
export function objectAnswer(type: GraphQLObjectType, { selections }: SelectionSetNode): V2Answer {
  const members = selections
    .filter((node): node is FieldNode => node.kind === Kind.FIELD)
    .map((node) => {
      const field = type.getFields()[node.name.value];
      if (!field) throw new TypeError(`${type.name} has no ${node.name.value}`);
      const answer = fieldAnswer(field.type, node.selectionSet);
      const description = field.description ?? '';
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
export interface CommandOperation {
  readonly description: string;
  readonly input: GraphQLInputObjectType;
  readonly operation: StoredOperation;
  readonly answer: V2Answer;
}

export function commandOperation(schema: GraphQLSchema, { mutation, answer }: CommandDefinition): CommandOperation {
  const [success, selection] = answer;
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

import {
  isInputObjectType,
  isObjectType,
  parse,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { objectAnswer, type V2Answer } from './command-answer.js';
import type { CommandDefinition } from './commands.js';
import { REFUSAL_SELECTION } from './refusal-problem.js';
import { storedOperation, type StoredOperation } from './stored-operation.js';

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

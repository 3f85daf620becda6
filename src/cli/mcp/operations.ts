import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { HOME } from '../../platform/runtime/home.js';

/** A persisted operation that is offered as a tool. */
export interface Operation {
  readonly name: string;
  readonly text: string;
  readonly definition: OperationDefinitionNode;
  /** The comment of the file. */
  readonly description: string;
  /** Fields of `Query` or `Mutation`. */
  readonly rootFields: readonly string[];
}

/** The queries of a folder, and those mutations that are named. */
export function readOperations(folder: string = join(HOME, 'schema', 'operations'), mutations: readonly string[] = []) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  const all = files.map((name) => readOperation(name, readFileSync(join(folder, name), 'utf8')));
  const unknown = mutations.find((name) => !all.some((one) => one.name === name && isMutation(one)));
  if (unknown !== undefined) throw new Error(`${folder} has no mutation ${unknown}`);
  return all.filter((one) => one.definition.operation === OperationTypeNode.QUERY || mutations.includes(one.name));
}

export const isMutation = ({ definition }: Operation): boolean => definition.operation === OperationTypeNode.MUTATION;

function readOperation(file: string, text: string): Operation {
  const [definition, second] = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const name = definition?.name?.value;
  if (!definition || name === undefined || second) throw new Error(`${file} must have one operation with a name`);
  const comments = text.split('\n').filter((line) => line.startsWith('# '));
  return {
    name,
    text,
    definition,
    description: comments.map((line) => line.slice(2)).join(' '),
    rootFields: definition.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? [field.name.value] : [],
    ),
  };
}

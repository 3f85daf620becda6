import { Kind, type FieldNode, type GraphQLField, type OperationDefinitionNode, type ValueNode } from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../connection/page-size.js';

export type Variables = Readonly<Record<string, unknown>>;

/** A number that the document settles, or one that depends on the variables of a request. */
export type Size = number | ((variables: Variables) => number);

/** How many objects a field with one of these arguments answers; undefined for any other field. */
export function pagedSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
): Size | undefined {
  const has = (name: string) => field.args.some((argument) => argument.name === name);
  const value = (name: string) => valueOf(node, operation, name);
  if (has('representations')) return sizeOf([value('representations')], lengthOf);
  return has('first') ? sizeOf([value('first'), value('last')], pageOf) : undefined;
}

const lengthOf = ([value]: readonly unknown[]): number => (Array.isArray(value) ? value.length : 1);

function pageOf(values: readonly unknown[]): number {
  const asked = values.filter((value) => typeof value === 'number');
  return asked.length === 0 ? DEFAULT_PAGE : Math.min(Math.max(1, ...asked), MAX_PAGE);
}

type Value = { readonly literal: unknown } | { readonly variable: string; readonly usual: unknown };

function sizeOf(values: readonly Value[], read: (values: readonly unknown[]) => number): Size {
  const size = (variables: Variables) =>
    read(values.map((value) => ('literal' in value ? value.literal : (variables[value.variable] ?? value.usual))));
  return values.every((value) => 'literal' in value) ? size({}) : size;
}

function valueOf(node: FieldNode, operation: OperationDefinitionNode, name: string): Value {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind !== Kind.VARIABLE) return { literal: literal(value) };
  const variable = value.name.value;
  const definition = operation.variableDefinitions?.find((each) => each.variable.name.value === variable);
  return { variable, usual: literal(definition?.defaultValue) };
}

function literal(value: ValueNode | undefined): unknown {
  if (value?.kind === Kind.INT) return Number(value.value);
  return value?.kind === Kind.LIST ? value.values : undefined;
}

import {
  type ASTNode,
  type GraphQLFormattedError,
  GraphQLError,
  Kind,
  type ValidationRule,
  type ValueNode,
} from 'graphql';

/** What each value of a document is for, such as `Argument "filter.grade"`. */
const places = new WeakMap<ASTNode, string>();

/** No rule of its own: graphql-js names the type of an invalid literal, but not its argument. */
export const noteArguments: ValidationRule = () => ({
  Argument: ({ name, value }) => {
    note(value, 'Argument', name.value);
  },
  VariableDefinition: ({ variable, defaultValue }) => {
    if (defaultValue) note(defaultValue, 'Default of', `$${variable.name.value}`);
  },
});

/** Depth is bounded by the tokens of a document. */
function note(value: ValueNode, kind: string, path: string): void {
  places.set(value, `${kind} "${path}"`);
  if (value.kind === Kind.OBJECT)
    for (const { name, value: below } of value.fields) note(below, kind, `${path}.${name.value}`);
  if (value.kind === Kind.LIST)
    for (const [index, below] of value.values.entries()) note(below, kind, `${path}[${index}]`);
}

/** Adds the argument to an error about a literal. */
export function nameArgument(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const [node] = error instanceof GraphQLError ? (error.nodes ?? []) : [];
  const place = node && places.get(node);
  if (place === undefined || formatted.extensions?.code !== 'GRAPHQL_VALIDATION_FAILED') return formatted;
  return { ...formatted, message: `${place} has an invalid value; ${formatted.message}` };
}

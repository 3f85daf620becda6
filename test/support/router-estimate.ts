import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

interface Described {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
}

const given = ({ astNode }: Described, directive: string): Record<string, unknown> | undefined => {
  const found = astNode?.directives?.find(({ name }) => name.value === directive);
  return (
    found &&
    Object.fromEntries((found.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))
  );
};

const weightOf = (described: Described): number | undefined => given(described, 'cost')?.weight as number | undefined;

/** A list that nothing says the length of. */
const UNTOLD = 1_000_000;

/**
 * What a router takes an operation to cost before it is carried out, by the rules of Apollo's demand control ("static
 * estimated") and from nothing but the directives of the schema.
 */
export function routerEstimate(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const valueOf = (value: ValueNode): unknown => {
    if (value.kind !== Kind.VARIABLE) return valueFromASTUntyped(value, variables);
    const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === value.name.value);
    return variables[value.name.value] ?? (definition?.defaultValue && valueFromASTUntyped(definition.defaultValue));
  };

  const ofInput = (value: unknown, type: GraphQLInputType, described: Described): number => {
    if (value == null) return 0;
    if (Array.isArray(value))
      return (weightOf(described) ?? 0) + value.reduce<number>((sum, each) => sum + ofInput(each, type, described), 0);
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return weightOf(described) ?? 0;
    const fields = named.getFields();
    return Object.entries(value).reduce(
      (sum, [name, each]) => sum + (fields[name] ? ofInput(each, fields[name].type, fields[name]) : 0),
      weightOf(described) ?? 1,
    );
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType, upstream: Sizes | undefined): number => {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return 0;
    const answer = getNamedType(field.type);
    const told = given(field, 'listSize');
    const slicing = ((told?.slicingArguments ?? []) as string[]).flatMap((name) => {
      const argument = node.arguments?.find((each) => each.name.value === name);
      const value = argument && valueOf(argument.value);
      return typeof value === 'number' ? [value] : [];
    });
    const expected = told && (slicing.length > 0 ? Math.max(...slicing) : (told.assumedSize as number | undefined));
    const fromAbove = upstream?.fields.includes(field.name) ? upstream.size : undefined;
    const count = isListType(getNullableType(field.type)) ? (fromAbove ?? expected ?? UNTOLD) : 1;
    const fields = told?.sizedFields as string[] | undefined;
    const below = fields && { fields, size: expected ?? UNTOLD };
    const weight = weightOf(field) ?? weightOf(answer as Described) ?? (isCompositeType(answer) ? 1 : 0);
    const inputs = (node.arguments ?? []).reduce((sum, { name, value }) => {
      const argument = field.args.find((each) => each.name === name.value)!;
      return sum + ofInput(valueOf(value), argument.type, argument);
    }, 0);
    const selected = node.selectionSet ? ofSet(node.selectionSet, answer, below) : 0;
    return count * (weight + selected) + inputs;
  };

  const ofSet = ({ selections }: SelectionSetNode, parent: GraphQLNamedType, upstream: Sizes | undefined): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + ofField(selection, parent, upstream);
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition ? schema.getType(selection.typeCondition.name.value)! : parent;
        return sum + ofSet(selection.selectionSet, on, upstream);
      }
      const fragment = document.definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
      );
      if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) return sum;
      return sum + ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value)!, upstream);
    }, 0);

  const root = schema.getRootType(operation.operation)!;
  return (operation.operation === OperationTypeNode.MUTATION ? 10 : 0) + ofSet(operation.selectionSet, root, undefined);
}

interface Sizes {
  readonly fields: readonly string[];
  readonly size: number;
}

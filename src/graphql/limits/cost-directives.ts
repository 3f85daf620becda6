import {
  Kind,
  parseConstValue,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql';
import { DEFAULT_PAGE } from '../connection/connection.type.js';
import { changeDefinitions } from '../guard/access-directives.js';
import { COSTS, isEdges, isOfPage, USUAL_LIST } from './operation-cost.js';

/**
 * Tells routers what an operation costs here, in the words of their demand control, so that they come to the same sum: a field
 * costs its `@cost`, else 1 for an object, times the length of its list, and 1 more for every object among its arguments.
 */
export function withCostDirectives(document: DocumentNode): DocumentNode {
  const kinds = new Map(
    document.definitions.flatMap((definition) =>
      'name' in definition ? [[definition.name.value, definition.kind] as const] : [],
    ),
  );
  const is = (type: TypeNode, ...expected: Kind[]) => expected.some((kind) => kinds.get(nameOf(type)) === kind);
  const isObject = (type: TypeNode) =>
    is(type, Kind.OBJECT_TYPE_DEFINITION, Kind.INTERFACE_TYPE_DEFINITION, Kind.UNION_TYPE_DEFINITION);

  const ofInput = (typeName: string, input: InputValueDefinitionNode): InputValueDefinitionNode => {
    const own = COSTS[`${typeName}.${input.name.value}`];
    if (own !== undefined) return adding(input, [cost(own)]);
    return is(input.type, Kind.INPUT_OBJECT_TYPE_DEFINITION) ? adding(input, [cost(0)]) : input;
  };

  const ofField = (typeName: string, field: FieldDefinitionNode): FieldDefinitionNode => {
    const inputs = field.arguments?.map((input) => ofInput('', input));
    const priced = inputs ? { ...field, arguments: inputs } : field;
    if (isEdges(typeName, field.name.value)) return priced;
    const own = COSTS[`${typeName}.${field.name.value}`];
    // What is not made of objects counts as one piece, however long it is.
    const length = !isList(field.type) ? 1 : isObject(field.type) ? USUAL_LIST : 1;
    const object = isObject(field.type) && !isOfPage(nameOf(field.type)) ? 1 : 0;
    return adding(priced, [
      ...(own === undefined ? [] : [cost(shared(own, length, `${typeName}.${field.name.value}`) + object)]),
      ...sizeOf(field, length, own !== undefined || isObject(field.type)),
    ]);
  };

  const fields = <Type extends Fielded>(type: Type): Type => ({
    ...type,
    ...(type.fields && { fields: type.fields.map((field) => ofField(type.name.value, field)) }),
  });

  return changeDefinitions(document, {
    ObjectTypeDefinition: (type) => (isOfPage(type.name.value) ? adding(fields(type), [cost(0)]) : fields(type)),
    InterfaceTypeDefinition: fields,
    InputObjectTypeDefinition: (type) => ({
      ...type,
      ...(type.fields && { fields: type.fields.map((input) => ofInput(type.name.value, input)) }),
    }),
  });
}

interface Fielded {
  readonly name: { readonly value: string };
  readonly fields?: readonly FieldDefinitionNode[] | undefined;
}

function sizeOf(field: FieldDefinitionNode, length: number, isCounted: boolean): ConstDirectiveNode[] {
  const slicing = ['first', 'last'].filter((each) => field.arguments?.some(({ name }) => name.value === each));
  if (slicing.length > 0)
    return [
      directive('listSize', {
        assumedSize: String(DEFAULT_PAGE),
        slicingArguments: JSON.stringify(slicing),
        sizedFields: '["edges"]',
        requireOneSlicingArgument: 'false',
      }),
    ];
  return isList(field.type) && isCounted ? [directive('listSize', { assumedSize: String(length) })] : [];
}

/** A list costs its own once, and routers take it with every element. */
function shared(own: number, length: number, place: string): number {
  if (own % length !== 0) throw new Error(`The cost of ${place} cannot be told routers: it is a list of ${length}`);
  return own / length;
}

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

const cost = (weight: number) => directive('cost', { weight: String(weight) });

const directive = (name: string, given: Readonly<Record<string, string>>): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: Object.entries(given).map(([argument, text]) => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: argument },
    value: parseConstValue(text),
  })),
});

const adding = <Node extends { readonly directives?: readonly ConstDirectiveNode[] | undefined }>(
  node: Node,
  added: readonly ConstDirectiveNode[],
): Node => ({ ...node, directives: [...(node.directives ?? []), ...added] });

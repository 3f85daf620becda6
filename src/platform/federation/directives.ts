import {
  Kind,
  type ConstDirectiveNode,
  type DocumentNode,
  type DefinitionNode,
  parseConstValue,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql';
import { type Access, type Permissions, scopesOf } from '../guard/access.js';
import { fieldTags, isTag } from '../guard/tags.js';
import { DEFAULT_PAGE } from '../paging/page.js';
import { type CostTable, isOfPage, isPageItems, PAGE_ITEMS, USUAL_LIST } from '../limits/cost-table.js';

export const federationLink = (authDirectives: boolean) => `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.9",
  import: ["@cost", "@key", "@listSize", "@shareable", "@tag"${authDirectives ? ', "@authenticated", "@requiresScopes"' : ''}]
)
`;

/** Tells routers what the permission table says: `@tag` with the class always, the auth directives when switched on. */
export function withAccessDirectives(
  document: DocumentNode,
  permissions: Permissions,
  authDirectives: boolean,
): DocumentNode {
  const { table, classes } = permissions;
  const tags = fieldTags(document, permissions);
  const tagNodes = (place: string) => [...(tags.get(place) ?? [])].map(tag);
  const tagged = <Field extends Tagged>(type: string, field: Field): Field => {
    const name = field.name.value;
    const access = authDirectives ? table[type]?.[name] : undefined;
    const others = (field.directives ?? []).filter((each) => !isTag(each));
    const own = tagNodes(`${type}.${name}`);
    return { ...field, directives: [...others, ...own, ...(access ? auth(access, scopesOf(classes, access)) : [])] };
  };
  const fields = <Type extends Fielded<Tagged>>(type: Type): Type => ({
    ...type,
    ...(type.fields && { fields: type.fields.map((field) => tagged(type.name.value, field)) }),
  });
  return changeDefinitions(document, {
    ObjectTypeDefinition: fields,
    InterfaceTypeDefinition: fields,
    InputObjectTypeDefinition: (input) => ({ ...fields(input), directives: tagNodes(input.name.value) }),
    UnionTypeDefinition: (union) => ({ ...union, directives: tagNodes(union.name.value) }),
  });
}

interface Tagged {
  readonly name: { readonly value: string };
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

interface Fielded<Field> {
  readonly name: { readonly value: string };
  readonly fields?: readonly Field[] | undefined;
}

const tag = (name: string) => directive('tag', { name: { kind: Kind.STRING, value: name } });

function auth(access: Access, scopes: readonly string[]): ConstDirectiveNode[] {
  if (access === 'ANYONE') return [];
  if (scopes.length === 0) return [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'authenticated' } }];
  const all = { kind: Kind.LIST, values: scopes.map((value) => ({ kind: Kind.STRING, value }) as const) } as const;
  return [directive('requiresScopes', { scopes: { kind: Kind.LIST, values: [all] } })];
}

type ConstValue = NonNullable<ConstDirectiveNode['arguments']>[number]['value'];

const directive = (name: string, given: Readonly<Record<string, ConstValue>>): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: Object.entries(given).map(([argument, value]) => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: argument },
    value,
  })),
});

type Changes = {
  readonly [Kind in DefinitionNode['kind']]?: (
    definition: Extract<DefinitionNode, { readonly kind: Kind }>,
  ) => DefinitionNode | undefined;
};

/** A schema's text with other definitions, or without some. `visit` would walk through all that is in them as well. */
export const changeDefinitions = (document: DocumentNode, changes: Changes): DocumentNode => ({
  ...document,
  definitions: document.definitions.flatMap((definition) => {
    const change = changes[definition.kind] as ((each: DefinitionNode) => DefinitionNode | undefined) | undefined;
    if (!change) return [definition];
    return change(definition) ?? [];
  }),
});

/**
 * Tells routers what an operation costs here, in the words of their demand control, so that they come to the same sum: a field
 * costs its `@cost`, else 1 for an object, times the length of its list, and 1 more for every object among its arguments.
 */
export function withCostDirectives(document: DocumentNode, { fields: costs }: CostTable): DocumentNode {
  const kinds = new Map(
    document.definitions.flatMap((definition) =>
      'name' in definition ? [[definition.name.value, definition.kind] as const] : [],
    ),
  );
  const is = (type: TypeNode, ...expected: Kind[]) => expected.some((kind) => kinds.get(nameOf(type)) === kind);
  const isObject = (type: TypeNode) =>
    is(type, Kind.OBJECT_TYPE_DEFINITION, Kind.INTERFACE_TYPE_DEFINITION, Kind.UNION_TYPE_DEFINITION);

  const ofInput = (typeName: string, input: InputValueDefinitionNode): InputValueDefinitionNode => {
    const own = costs[`${typeName}.${input.name.value}`];
    if (own !== undefined) return adding(input, [cost(own)]);
    return is(input.type, Kind.INPUT_OBJECT_TYPE_DEFINITION) ? adding(input, [cost(0)]) : input;
  };

  const ofField = (typeName: string, field: FieldDefinitionNode): FieldDefinitionNode => {
    const inputs = field.arguments?.map((input) => ofInput('', input));
    const priced = inputs ? { ...field, arguments: inputs } : field;
    if (isPageItems(typeName, field.name.value)) return priced;
    const own = costs[`${typeName}.${field.name.value}`];
    // What is not made of objects counts as one piece, however long it is.
    const length = !isList(field.type) ? 1 : isObject(field.type) ? USUAL_LIST : 1;
    const object = isObject(field.type) && !isOfPage(nameOf(field.type)) ? 1 : 0;
    return adding(priced, [
      ...(own === undefined ? [] : [cost(shared(own, length, `${typeName}.${field.name.value}`) + object)]),
      ...sizeOf(field, length, own !== undefined || isObject(field.type)),
    ]);
  };

  const fields = <Type extends Fielded<FieldDefinitionNode>>(type: Type): Type => ({
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

function sizeOf(field: FieldDefinitionNode, length: number, isCounted: boolean): ConstDirectiveNode[] {
  const slicing = ['first', 'last'].filter((each) => field.arguments?.some(({ name }) => name.value === each));
  if (slicing.length > 0)
    return [
      written('listSize', {
        assumedSize: String(DEFAULT_PAGE),
        slicingArguments: JSON.stringify(slicing),
        sizedFields: JSON.stringify(PAGE_ITEMS),
        requireOneSlicingArgument: 'false',
      }),
    ];
  return isList(field.type) && isCounted ? [written('listSize', { assumedSize: String(length) })] : [];
}

/** A list costs its own once, and routers take it with every element. */
function shared(own: number, length: number, place: string): number {
  if (own % length !== 0) throw new Error(`The cost of ${place} cannot be told routers: it is a list of ${length}`);
  return own / length;
}

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

const cost = (weight: number) => written('cost', { weight: String(weight) });

/** With its arguments as they are written. */
const written = (name: string, given: Readonly<Record<string, string>>): ConstDirectiveNode =>
  directive(
    name,
    Object.fromEntries(Object.entries(given).map(([argument, text]) => [argument, parseConstValue(text)])),
  );

const adding = <Node extends { readonly directives?: readonly ConstDirectiveNode[] | undefined }>(
  node: Node,
  added: readonly ConstDirectiveNode[],
): Node => ({ ...node, directives: [...(node.directives ?? []), ...added] });

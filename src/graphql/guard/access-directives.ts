import { Kind, type ConstDirectiveNode, type DocumentNode, type DefinitionNode } from 'graphql';
import { scopesOf, type Access } from './access.js';
import type { PermissionTable } from './guard.js';
import { fieldTags, isTag } from './tags.js';

export const federationLink = (authDirectives: boolean) => `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.9",
  import: ["@cost", "@key", "@listSize", "@shareable", "@tag"${authDirectives ? ', "@authenticated", "@requiresScopes"' : ''}]
)
`;

/** Tells routers what the permission table says: `@tag` with the class always, the auth directives when switched on. */
export function withAccessDirectives(
  document: DocumentNode,
  table: PermissionTable,
  authDirectives: boolean,
): DocumentNode {
  const tags = fieldTags(document, table);
  const tagNodes = (place: string) => [...(tags.get(place) ?? [])].map(tag);
  const tagged = <Field extends Tagged>(type: string, field: Field): Field => {
    const name = field.name.value;
    const access = authDirectives ? table[type]?.[name] : undefined;
    const others = (field.directives ?? []).filter((each) => !isTag(each));
    const own = tagNodes(`${type}.${name}`);
    return { ...field, directives: [...others, ...own, ...(access ? auth(access) : [])] };
  };
  const fields = <Type extends Fielded>(type: Type): Type => ({
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

interface Fielded {
  readonly name: { readonly value: string };
  readonly fields?: readonly Tagged[] | undefined;
}

const tag = (name: string) => directive('tag', 'name', { kind: Kind.STRING, value: name });

function auth(access: Access): ConstDirectiveNode[] {
  if (access === 'ANYONE') return [];
  const scopes = scopesOf(access);
  if (scopes.length === 0) return [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'authenticated' } }];
  const all = { kind: Kind.LIST, values: scopes.map((value) => ({ kind: Kind.STRING, value }) as const) } as const;
  return [directive('requiresScopes', 'scopes', { kind: Kind.LIST, values: [all] })];
}

type ConstValue = NonNullable<ConstDirectiveNode['arguments']>[number]['value'];

const directive = (name: string, argument: string, value: ConstValue): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: argument }, value }],
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

import { Kind, visit, type ConstDirectiveNode, type DocumentNode, type FieldDefinitionNode } from 'graphql';
import { SCOPE_OF_CLASS, VISIBILITY_CLASSES } from '../../domain/access/visibility.js';
import { scopesOf, type Access } from './access.js';
import type { PermissionTable } from './guarded-schema.js';

export const federationLink = (authDirectives: boolean) => `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.9",
  import: ["@key", "@shareable", "@tag"${authDirectives ? ', "@authenticated", "@requiresScopes"' : ''}]
)
`;

/** Tells routers what the permission table says: `@tag` with the class always, the auth directives when switched on. */
export function withAccessDirectives(
  document: DocumentNode,
  table: PermissionTable,
  authDirectives: boolean,
): DocumentNode {
  return visit(document, {
    ObjectTypeDefinition: (type) => {
      const fields = type.fields?.map((field): FieldDefinitionNode => {
        const access = table[type.name.value]?.[field.name.value];
        if (!access) return field;
        const added = [...tag(access), ...(authDirectives ? auth(access) : [])];
        return { ...field, directives: [...(field.directives ?? []), ...added] };
      });
      return { ...type, ...(fields && { fields }) };
    },
  });
}

/** A field of several classes has the tag of each: a contract that leaves one out leaves the field out. */
const tag = (access: Access): ConstDirectiveNode[] =>
  VISIBILITY_CLASSES.filter((one) => scopesOf(access).includes(SCOPE_OF_CLASS[one])).map((one) =>
    directive('tag', 'name', { kind: Kind.STRING, value: one.toLowerCase() }),
  );

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

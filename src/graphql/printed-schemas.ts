import { filterSchema, pruneSchema } from '@graphql-tools/utils';
import { printSubgraphSchema } from '@apollo/subgraph';
import {
  buildASTSchema,
  isAbstractType,
  parse,
  print,
  printSchema,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../domain/access/roles.js';
import { isGranted } from './guard/access.js';
import type { PermissionTable } from './guard/guard.js';
import { printVisibility } from './guard/print-visibility.js';
import { permissions } from './guard/permissions.js';
import type { Subgraph } from './schema.js';

/** The graph as text, for everyone who reads it: a file of `schema/` each. */
export function printedSchemas({ schema, sdl }: Subgraph): Readonly<Record<string, string>> {
  const document = withoutFederation(schema);
  const plain = buildASTSchema(document, { assumeValidSDL: true });
  return {
    'subgraph.graphql': sdl,
    'schema.graphql': `${print(document)}\n`,
    'possible-types.json': `${JSON.stringify(possibleTypes(plain), null, 2)}\n`,
    'visibility.md': printVisibility(permissions),
    ...Object.fromEntries(
      ROLES.map((role) => [
        `by-role/${role.toLowerCase()}.graphql`,
        `${printSchema(schemaOfRole(plain, permissions, role))}\n`,
      ]),
    ),
  };
}

/** The directives of GraphQL itself, and what clients know of nullability. */
const FOR_CLIENTS = new Set(['deprecated', 'semanticNonNull', 'specifiedBy']);

/** The whole graph for clients: what only routers read is left out, and `node`, which routers are not told of, is there. */
export const withoutFederation = (schema: GraphQLSchema): DocumentNode =>
  visit(parse(printSubgraphSchema(schema)), {
    SchemaExtension: () => null,
    DirectiveDefinition: ({ name }) => (FOR_CLIENTS.has(name.value) ? undefined : null),
    Directive: ({ name }) => (FOR_CLIENTS.has(name.value) ? undefined : null),
  });

/** Which types a union or an interface stands for: caches of clients cannot tell from answers alone. */
const possibleTypes = (schema: GraphQLSchema): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );

/** What a role is shown, and nothing that only leads to what it is not. */
export function schemaOfRole(schema: GraphQLSchema, table: PermissionTable, role: Role): GraphQLSchema {
  const scopes = new Set<Scope>(ROLE_SCOPES[role]);
  const isShown = (type: string, field: string) => {
    const access = table[type]?.[field];
    return access !== undefined && isGranted(access, scopes);
  };
  const shown = filterSchema({
    schema,
    objectFieldFilter: isShown,
    rootFieldFilter: isShown,
  });
  return pruneSchema(shown);
}

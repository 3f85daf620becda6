import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { Kind, parse, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { federationLink, withAccessDirectives } from '../guard/access-directives.js';
import { permissions } from '../guard/permissions.js';
import { withCostDirectives } from '../limits/cost-directives.js';
import { changeDefinitions } from '../guard/change-definitions.js';

/** As Relay and Apollo know it: null only together with an error, such as that this client may not see it. */
const SEMANTIC_NON_NULL = 'directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION\n';

/** The graph with what the permission table, the prices of fields and the keys of entities tell routers. */
export function subgraphDefinitions(
  base: GraphQLSchema,
  deniable: ReadonlySet<string>,
  authDirectives: boolean,
): DocumentNode {
  const printed = parse(federationLink(authDirectives) + SEMANTIC_NON_NULL + printSchemaWithDirectives(base), {
    noLocation: true,
  });
  const nullable = withSemanticNonNull(printed, deniable);
  return withCostDirectives(withAccessDirectives(nullable, permissions, authDirectives));
}

const withSemanticNonNull = (document: DocumentNode, deniable: ReadonlySet<string>): DocumentNode =>
  changeDefinitions(document, {
    ObjectTypeDefinition: (type) => ({
      ...type,
      ...(type.fields && {
        fields: type.fields.map((field) =>
          deniable.has(`${type.name.value}.${field.name.value}`)
            ? { ...field, directives: [...(field.directives ?? []), SEMANTICALLY_NON_NULL] }
            : field,
        ),
      }),
    }),
  });

const SEMANTICALLY_NON_NULL = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'semanticNonNull' } } as const;

const FOUND_BY_ID = new Set(['node', 'nodes']);

/**
 * As other graphs see it. Without `Node`: in one graph out of several an id does not tell whose it is, and any of them may have
 * a `node` of its own; they reach our entities by their keys.
 */
export const subgraphSdl = (definitions: DocumentNode): string =>
  `${print(
    changeDefinitions(definitions, {
      // The roots have their usual names, which need not be said.
      SchemaDefinition: () => undefined,
      InterfaceTypeDefinition: (type) => (type.name.value === 'Node' ? undefined : type),
      ObjectTypeDefinition: (type) => ({
        ...type,
        interfaces: type.interfaces?.filter(({ name }) => name.value !== 'Node') ?? [],
        fields:
          type.name.value === 'Query'
            ? (type.fields?.filter(({ name }) => !FOUND_BY_ID.has(name.value)) ?? [])
            : (type.fields ?? []),
      }),
    }),
  )}\n`;

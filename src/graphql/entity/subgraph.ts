import { buildSubgraphSchema, printSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { Kind, parse, print, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { federationLink, withAccessDirectives } from '../guard/access-directives.js';
import { permissions } from '../guard/permissions.js';
import { withCostDirectives } from '../limits/cost-directives.js';

export interface Subgraph {
  /** With the directives that only routers read; nothing is carried out on it. */
  readonly schema: GraphQLSchema;
  /** As other graphs see it. */
  readonly sdl: string;
}

/** As Relay and Apollo know it: null only together with an error, such as that this client may not see it. */
const SEMANTIC_NON_NULL = 'directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION\n';

/** The graph with what the permission table, the prices of fields and the keys of entities tell routers. */
export function subgraphOf(base: GraphQLSchema, deniable: ReadonlySet<string>, authDirectives: boolean): Subgraph {
  const printed = parse(federationLink(authDirectives) + SEMANTIC_NON_NULL + printSchemaWithDirectives(base));
  const nullable = withSemanticNonNull(printed, deniable);
  const typeDefs = withCostDirectives(withAccessDirectives(nullable, permissions, authDirectives));
  const schema = buildSubgraphSchema({ typeDefs });
  return { schema, sdl: withoutNodes(schema) };
}

const withSemanticNonNull = (document: DocumentNode, deniable: ReadonlySet<string>): DocumentNode =>
  visit(document, {
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
 * Without `Node`: in one graph out of several an id does not tell whose it is, and any of them may have a `node` of its own;
 * they reach our entities by their keys.
 */
const withoutNodes = (schema: GraphQLSchema): string =>
  `${print(
    visit(parse(printSubgraphSchema(schema)), {
      InterfaceTypeDefinition: (type) => (type.name.value === 'Node' ? null : undefined),
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

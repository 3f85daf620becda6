import { printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  Kind,
  parse,
  print,
  GraphQLSchema,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  GraphQLUnionType,
  isObjectType,
  type DocumentNode,
} from 'graphql';
import { federationLink, withAccessDirectives, changeDefinitions, withCostDirectives } from './directives.js';
import { withoutUnreachable } from './reachable-types.js';
import { sortDefinitions } from './sorted-definitions.js';
import { entitiesOf } from '../guard/deniable-fields.js';
import type { CostTable } from '../limits/cost-table.js';
import type { Permissions } from '../guard/access.js';

/** As Relay and Apollo know it: null only together with an error, such as that this client may not see it. */
const SEMANTIC_NON_NULL = 'directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION\n';

interface SubgraphOptions {
  readonly permissions: Permissions;
  readonly costs: CostTable;
  /** Adds what routers enforce and @apollo/gateway refuses. */
  readonly authDirectives: boolean;
}

/** The graph with what the permission table, the prices of fields and the keys of entities tell routers. */
export function subgraphDefinitions(
  base: GraphQLSchema,
  deniable: ReadonlySet<string>,
  { permissions, costs, authDirectives }: SubgraphOptions,
): DocumentNode {
  const printed = parse(federationLink(authDirectives) + SEMANTIC_NON_NULL + printSchemaWithDirectives(base), {
    noLocation: true,
  });
  const nullable = withSemanticNonNull(sortDefinitions(printed), deniable);
  return withCostDirectives(withAccessDirectives(nullable, permissions, authDirectives), costs);
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

/** Fields of roots that other graphs don't see, as `Query.viewer`. */
export type LeftOut = ReadonlySet<string>;

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

/** Without root fields that another graph may have too, and without the types that only they lead to. */
export const withoutFields = (document: DocumentNode, leftOut: LeftOut): DocumentNode =>
  changeDefinitions(document, {
    // The roots have their usual names, which need not be said.
    SchemaDefinition: () => undefined,
    ObjectTypeDefinition: (type) =>
      ROOTS.has(type.name.value)
        ? { ...type, fields: type.fields?.filter(({ name }) => !leftOut.has(`${type.name.value}.${name.value}`)) ?? [] }
        : type,
  });

const FOUND_BY_ID = ['Query.node', 'Query.nodes'];

/**
 * As other graphs see it. Without `Node`: in one graph out of several an id does not tell whose it is, and any of them may have
 * a `node` of its own; they reach our entities by their keys.
 */
export const subgraphSdl = (definitions: DocumentNode, leftOut: LeftOut): string =>
  `${print(
    withoutUnreachable(
      changeDefinitions(withoutFields(definitions, new Set([...leftOut, ...FOUND_BY_ID])), {
        InterfaceTypeDefinition: (type) => (type.name.value === 'Node' ? undefined : type),
        ObjectTypeDefinition: (type) => ({
          ...type,
          interfaces: type.interfaces?.filter(({ name }) => name.value !== 'Node') ?? [],
        }),
      }),
    ),
  )}\n`;

const ANY = new GraphQLScalarType({ name: '_Any' });
const SERVICE = new GraphQLObjectType({ name: '_Service', fields: { sdl: { type: GraphQLString } } });

/** What routers ask a subgraph, as Federation has it: `_service` for its SDL and `_entities` for objects by their keys. */
export function withFederationFields(schema: GraphQLSchema, sdl: () => string): GraphQLSchema {
  const { query, types, ...config } = schema.toConfig();
  if (!query) throw new Error('A graph has queries');
  const entity = new GraphQLUnionType({
    name: '_Entity',
    types: entitiesOf(schema)
      .map((name) => schema.getType(name))
      .filter(isObjectType),
  });
  const { fields, ...root } = query.toConfig();
  const extended = new GraphQLObjectType({
    ...root,
    fields: {
      ...fields,
      _entities: {
        type: new GraphQLNonNull(new GraphQLList(entity)),
        args: { representations: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(ANY))) } },
      },
      _service: { type: new GraphQLNonNull(SERVICE), resolve: () => ({ sdl: sdl() }) },
    },
  });
  return new GraphQLSchema({ ...config, query: extended, types: types.filter((type) => type !== query) });
}

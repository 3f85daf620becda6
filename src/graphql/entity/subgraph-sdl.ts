import { printSubgraphSchema } from '@apollo/subgraph';
import { parse, print, visit, type GraphQLSchema } from 'graphql';

const FOUND_BY_ID = new Set(['node', 'nodes']);

/**
 * The schema as other graphs see it, without `Node`. In one graph out of several an id does not tell whose it is, and any of
 * them may have a `node` of its own; they reach our entities by their keys.
 */
export const subgraphSdl = (schema: GraphQLSchema): string =>
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

import { filterSchema, MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import { GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { type Role, ROLE_SCOPES } from '../../domain/access/roles.js';
import { guard } from '../../features/guard.js';

/** The fields that a role can read or call, without the types that only lead to others. */
export async function schemaOfRole(schema: GraphQLSchema, role: Role): Promise<GraphQLSchema> {
  const verdicts = await guard.evaluate(new Set(ROLE_SCOPES[role]));
  const isSeen = (type: string, field: string) => verdicts.sees(type, field);
  const seen = filterSchema({ schema, objectFieldFilter: isSeen, rootFieldFilter: isSeen });
  return pruneSchema(mapSchema(seen, { [MapperKind.OBJECT_TYPE]: withKeptInterfaces }));
}

/** A type whose `id` the role may not see is no `Node` for it. */
function withKeptInterfaces(type: GraphQLObjectType): GraphQLObjectType {
  const { interfaces, ...config } = type.toConfig();
  const isKept = (field: string) => field in config.fields;
  return new GraphQLObjectType({
    ...config,
    interfaces: interfaces.filter((one) => Object.keys(one.getFields()).every(isKept)),
  });
}

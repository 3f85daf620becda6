import { filterSchema, pruneSchema } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { type Role, ROLE_SCOPES } from '../../domain/access/roles.js';
import { guard } from '../../features/guard.js';

/** The fields that a role can read or call, without the types that only lead to others. */
export async function schemaOfRole(schema: GraphQLSchema, role: Role): Promise<GraphQLSchema> {
  const verdicts = await guard.evaluate(new Set(ROLE_SCOPES[role]));
  const isSeen = (type: string, field: string) => verdicts.sees(type, field);
  return pruneSchema(filterSchema({ schema, objectFieldFilter: isSeen, rootFieldFilter: isSeen }));
}

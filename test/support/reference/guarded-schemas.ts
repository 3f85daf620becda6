import { createRequire } from 'node:module';
import type { GraphQLSchema } from 'graphql';
import { isGranted } from '../../../src/graphql/guard/access.js';
import { shielded, type PermissionTable } from '../../../src/graphql/guard/guard.js';
import type { Scope } from '../../../src/domain/access/roles.js';
import { obtain } from '../../../src/domain/obtain.js';

// As shield has it: CommonJS, with the one graphql that all share.
const { applyMiddleware } = createRequire(import.meta.url)('graphql-middleware') as typeof import('graphql-middleware');

/** Shield over a schema of graphql-js, one for each set of scopes: it wraps every field, and only where it denies does that say anything. */
export function guardedSchemas(schema: GraphQLSchema, table: PermissionTable) {
  const middleware = shielded(schema, table);
  const byScopes = new Map<string, GraphQLSchema>();
  return (scopes: ReadonlySet<Scope> | undefined): GraphQLSchema =>
    obtain(byScopes, scopes ? [...scopes].sort().join(' ') : '-', () => {
      const isDenied = (type: string, field: string) => {
        const access = table[type]?.[field];
        return access === undefined || !isGranted(access, scopes);
      };
      const denied = Object.entries(middleware).map(([type, fields]) => [
        type,
        Object.fromEntries(Object.entries(fields).filter(([field]) => isDenied(type, field))),
      ]);
      return applyMiddleware(schema, Object.fromEntries(denied) as never);
    });
}

import { CLASSES, type PermissionTable } from '../../../src/features/access.js';
import { createRequire } from 'node:module';
import type { GraphQLSchema } from 'graphql';
import { isGranted } from '../granted.js';
import { notPermitted } from '../../../src/platform/guard/access.js';
import { rulesOf } from '../../../src/platform/guard/guard.js';
import type { Scope } from '../../../src/domain/access/roles.js';
import { getOrCreate } from '../../../src/platform/runtime/get-or-create.js';

// As src/platform/guard/guard.ts loads shield: CommonJS, with the one graphql that all share.
const require = createRequire(import.meta.url);
const { applyMiddleware } = require('graphql-middleware') as typeof import('graphql-middleware');
const { shield, deny } = require('graphql-shield') as typeof import('graphql-shield');

type Middleware = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Shield as middleware over a schema of graphql-js, one for each set of scopes. Only fields that it denies are wrapped. */
export function guardedSchemas(schema: GraphQLSchema, table: PermissionTable) {
  const options = { fallbackRule: deny, fallbackError: notPermitted([]), allowExternalErrors: true };
  const middleware = shield(rulesOf({ table, classes: CLASSES }), options).generate(schema) as unknown as Middleware;
  const byScopes = new Map<string, GraphQLSchema>();
  return (scopes: ReadonlySet<Scope> | undefined): GraphQLSchema =>
    getOrCreate(byScopes, scopes ? [...scopes].sort().join(' ') : '-', () => {
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

import { createRequire } from 'node:module';
import util from 'node:util';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import type { Scope } from '../../domain/access/visibility.js';
import { isGranted, scopesOf, type Access, notPermitted } from './access.js';
import { obtain } from '../../domain/obtain.js';

// graphql-shield 7.6.5 calls util.isUndefined, which Node 23 removed. Its CommonJS build loads once the function is
// back; graphql-middleware must come from the same side, since it recognises its generators with instanceof.

const legacy = util as unknown as { isUndefined?: (value: unknown) => boolean };
const isUndefined = (value: unknown) => value === undefined;
legacy.isUndefined ??= isUndefined;

const require = createRequire(import.meta.url);
const shieldLibrary = require('graphql-shield') as typeof import('graphql-shield');
const middlewareLibrary = require('graphql-middleware') as typeof import('graphql-middleware');

export const { shield, rule, allow, deny } = shieldLibrary;
export const { applyMiddleware } = middlewareLibrary;

export type PermissionTable = Readonly<Record<string, Readonly<Record<string, Access>>>>;

/**
 * One guarded schema per set of scopes. A rule depends on the viewer's scopes alone, so its verdict is the same for
 * every row: a granted field keeps its plain resolver, a denied one gets shield's. Nothing is decided per row and
 * nothing is cached by a row's content.
 */
export function guardedSchemas(schema: GraphQLSchema, table: PermissionTable) {
  const byScopes = new LRUCache<string, GraphQLSchema>({ max: CACHE_BOUNDS.guardedSchemas.count });
  return (scopes: ReadonlySet<Scope> | undefined): GraphQLSchema =>
    obtain<string, GraphQLSchema>(byScopes, scopes ? [...scopes].sort().join(' ') : '-', () =>
      guard(schema, table, scopes),
    );
}

function guard(schema: GraphQLSchema, table: PermissionTable, scopes: ReadonlySet<Scope> | undefined): GraphQLSchema {
  const ruleTree = mapFields(table, (access) => (isGranted(access, scopes) ? allow : forbidden(access)));
  const shielded = shield(ruleTree, {
    fallbackRule: deny,
    fallbackError: notPermitted([]),
    allowExternalErrors: true,
  }).generate(schema);
  const guarded = applyMiddleware(schema, deniedOnly(shielded as MiddlewareMap, table, scopes));
  guardStart(guarded, table, scopes);
  return guarded;
}

/** Shield guards what a subscription answers; one that is denied must not even start. */
function guardStart(schema: GraphQLSchema, table: PermissionTable, scopes: ReadonlySet<Scope> | undefined): void {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const access = table.Subscription?.[field.name];
    if (access !== undefined && isGranted(access, scopes)) continue;
    const deny = () => {
      throw notPermitted(access ? scopesOf(access) : []);
    };
    field.subscribe = deny;
  }
}

type MiddlewareMap = Record<string, Record<string, never>>;

/** Shield wraps every field in an async function; only where it denies does that say anything. */
function deniedOnly(shielded: MiddlewareMap, table: PermissionTable, scopes: ReadonlySet<Scope> | undefined) {
  const kept: MiddlewareMap = {};
  for (const [type, fields] of Object.entries(shielded)) {
    for (const [field, middleware] of Object.entries(fields)) {
      const access = table[type]?.[field];
      if (access !== undefined && isGranted(access, scopes)) continue;
      (kept[type] ??= {})[field] = middleware;
    }
  }
  return kept;
}

function mapFields<T>(table: PermissionTable, map: (access: Access) => T): Record<string, Record<string, T>> {
  return Object.fromEntries(
    Object.entries(table).map(([type, fields]) => [
      type,
      Object.fromEntries(Object.entries(fields).map(([field, access]) => [field, map(access)])),
    ]),
  );
}

type Rule = ReturnType<ReturnType<typeof rule>>;

/** Shield wants one rule object per name. */
const forbiddenRules = new Map<string, Rule>();

function forbidden(access: Access): Rule {
  const required = scopesOf(access);
  const name = `forbidden:${required.join('+')}`;
  const known = forbiddenRules.get(name);
  if (known) return known;
  const made = rule(name, { cache: 'no_cache' })(() => notPermitted(required));
  forbiddenRules.set(name, made);
  return made;
}

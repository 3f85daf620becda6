import { createRequire } from 'node:module';
import util from 'node:util';
import type { GraphQLSchema } from 'graphql';
import type { Scope } from '../../domain/access/roles.js';
import { obtain } from '../../domain/obtain.js';
import { isGranted, scopesOf, type Access, notPermitted } from './access.js';

// graphql-shield 7.6.5 calls util.isUndefined, which Node 23 removed. Its CommonJS build loads once the function is back.

const legacy = util as unknown as { isUndefined?: (value: unknown) => boolean };
const isUndefined = (value: unknown) => value === undefined;
legacy.isUndefined ??= isUndefined;

const require = createRequire(import.meta.url);
const { shield, rule, deny } = require('graphql-shield') as typeof import('graphql-shield');

export type PermissionTable = Readonly<Record<string, Readonly<Record<string, Access>>>>;

/** What a rule looks at: it depends on the viewer's scopes alone, so its verdict is the same for every row. */
export interface Asking {
  readonly viewer?: { readonly scopes: ReadonlySet<Scope> } | undefined;
}

type Middleware = (resolve: () => unknown, source: unknown, args: object, context: Asking) => Promise<unknown>;

/** As graphql-middleware takes them, by type and field. */
export type Shielded = Readonly<
  Record<string, Readonly<Record<string, Middleware | { readonly resolve: Middleware }>>>
>;

/** Every field of the schema under its rule of the table; one that is missing there is denied to everyone. */
export function shielded(schema: GraphQLSchema, table: PermissionTable): Shielded {
  const rules: Record<string, Record<string, Rule>> = {};
  for (const [type, fields] of Object.entries(table))
    rules[type] = Object.fromEntries(Object.entries(fields).map(([field, access]) => [field, ruleOf(access)]));
  const options = { fallbackRule: deny, fallbackError: notPermitted([]), allowExternalErrors: true };
  return shield(rules, options).generate(schema) as unknown as Shielded;
}

/** What shield says of a field: an error, unless the viewer may have it. */
export type Guard = (type: string, field: string) => (context: Asking) => Promise<unknown>;

export function guardOf(schema: GraphQLSchema, table: PermissionTable): Guard {
  const middleware = shielded(schema, table);
  return (type, field) => async (context) => {
    const found = middleware[type]?.[field];
    return (typeof found === 'object' ? found.resolve : found)?.(nothing, undefined, {}, context);
  };
}

const nothing = () => undefined;

type Rule = ReturnType<ReturnType<typeof rule>>;

/** Shield wants one rule object per name. */
const known = new Map<string, Rule>();

function ruleOf(access: Access): Rule {
  const required = scopesOf(access);
  const name = typeof access === 'string' ? access : required.join('+');
  return obtain(known, name, () =>
    rule(name, { cache: 'no_cache' })(
      (_source, _args, { viewer }: Asking) => isGranted(access, viewer?.scopes) || notPermitted(required),
    ),
  );
}

/** Shield guards what a subscription answers; one that is denied must not even start. */
export function guardStarts(schema: GraphQLSchema, table: PermissionTable): void {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const { subscribe } = field;
    const access = table.Subscription?.[field.name];
    const start: typeof subscribe = (source, args, context: Asking, info) => {
      if (access === undefined || !isGranted(access, context.viewer?.scopes))
        throw notPermitted(access ? scopesOf(access) : []);
      return subscribe?.(source, args, context, info);
    };
    field.subscribe = start;
  }
}

import type { Cache, CacheExchangeOpts, FieldArgs, KeyingConfig, UpdateResolver } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { CHANGING, changesIn, forgetChanges, type ObjectStore, type StoredField } from './forget-changes.js';
import { connections, entities, values } from './generated/cache.js';
import { introspection } from './generated/introspection.js';

export type PagedField = keyof typeof connections;

export interface CacheOptions {
  /** Lists that a screen shows as one growing list. Their pages are joined; all others keep each page as it was asked for. */
  readonly infinite?: readonly PagedField[];
}

/** For `cacheExchange(…)` of @urql/exchange-graphcache. */
export const cacheOptions = ({ infinite = [] }: CacheOptions = {}) =>
  ({
    keys: keys(),
    // Without it every fragment on a member of a union would be written, and missed.
    schema: introspection as NonNullable<CacheExchangeOpts['schema']>,
    resolvers: resolvers(infinite),
    updates: updates(),
  }) satisfies Partial<CacheExchangeOpts>;

function keys(): KeyingConfig {
  const config: KeyingConfig = {};
  for (const type of values) config[type] = () => null;
  // An object whose id this client may not see is part of the one that it hangs on.
  for (const type of entities) config[type] = ({ id }) => (id as string | null | undefined) ?? null;
  return config;
}

function resolvers(
  infinite: readonly PagedField[],
): Record<string, Record<string, ReturnType<typeof relayPagination>>> {
  const config: Record<string, Record<string, ReturnType<typeof relayPagination>>> = {};
  for (const path of infinite) {
    const [type = '', field = ''] = path.split('.');
    (config[type] ??= {})[field] = relayPagination();
  }
  return config;
}

/** After every command and live update: what the command changed is forgotten, except what its answer brought. */
function updates(): NonNullable<CacheExchangeOpts['updates']> {
  const update: UpdateResolver = (data, _args, cache, { fieldName }) => {
    for (const change of changesIn(fieldName, data[fieldName]))
      forgetChanges(objectsIn(cache, broughtBy(data[fieldName])), change);
  };
  const each = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, update]));
  return { Mutation: each(CHANGING), Subscription: each(['loanUpdated', 'portfolioChanged']) };
}

interface GraphcacheField extends StoredField {
  readonly arguments: FieldArgs;
}

type Brought = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

function objectsIn(cache: Cache, brought: Brought): ObjectStore<GraphcacheField> {
  const linksOf = (value: unknown): string[] =>
    [value].flat().filter((key): key is string => typeof key === 'string' && isRecord(cache, key));
  const objectsBelow = (value: unknown): string[] =>
    linksOf(value).flatMap((key) => (isEmbedded(key) ? fieldsOf(key).flatMap(({ objects }) => objects) : [key]));
  const fieldsOf = (key: string): GraphcacheField[] =>
    cache.inspectFields(key).map(({ fieldName, arguments: given }) => {
      const value = cache.resolve(key, fieldName, given ?? undefined);
      return {
        name: fieldName,
        arguments: given,
        args: given === null ? '' : JSON.stringify(given),
        value,
        objects: objectsBelow(value),
      };
    });
  const forget = (key: string, field: GraphcacheField, answer = brought.get(key)): void => {
    const fresh = field.args === '' ? answer?.[field.name] : undefined;
    if (Array.isArray(fresh)) return;
    // Objects without an id keep their fields when the link to them is gone.
    for (const link of linksOf(field.value).filter(isEmbedded))
      for (const below of fieldsOf(link)) forget(link, below, fresh as Readonly<Record<string, unknown>> | undefined);
    if (fresh === undefined) cache.invalidate(key, field.name, field.arguments);
  };
  return { root: 'Query', fieldsOf, forget };
}

/** Objects without an id are stored under the field that they hang on: `Loan:LN-1.payoffQuote`. */
const isEmbedded = (key: string): boolean => /\.\w+(\(.*\))?(\.\d+)*$/s.test(key);

const isRecord = (cache: Cache, key: string): boolean => typeof cache.resolve(key, '__typename') === 'string';

/** The objects with an id in an answer. */
function broughtBy(value: unknown, objects = new Map<string, Readonly<Record<string, unknown>>>()): Brought {
  if (typeof value !== 'object' || value === null) return objects;
  const object = value as Readonly<Record<string, unknown>>;
  if (typeof object.id === 'string') objects.set(`${String(object.__typename)}:${object.id}`, object);
  for (const member of Object.values(object)) broughtBy(member, objects);
  return objects;
}

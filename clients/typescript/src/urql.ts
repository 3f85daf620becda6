import type { CacheExchangeOpts, KeyingConfig } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
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

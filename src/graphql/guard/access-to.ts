import type { Scope } from '../../domain/access/visibility.js';
import { isGranted, type Access } from './access.js';
import { permissions } from './permissions.js';

export function accessTo(type: string, field: string): Access {
  const access = permissions[type]?.[field];
  if (access === undefined) throw new Error(`${type}.${field} is not in the table`);
  return access;
}

/** What a client with these scopes may ask for at all, by name. */
export const operationsFor = (scopes: ReadonlySet<Scope>): string[] =>
  ['Query', 'Mutation', 'Subscription']
    .flatMap((root) => Object.entries(permissions[root] ?? {}))
    .filter(([name, access]) => !name.startsWith('_') && isGranted(access, scopes))
    .map(([name]) => name)
    .sort();

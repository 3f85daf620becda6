import type { Scope } from '../../src/domain/access/roles.js';
import { scopesOf, type Access } from '../../src/features/access.js';

/** The permission table, read without graphql-shield: the tests' own source for the access to a field. */
export const isGranted = (access: Access, scopes: ReadonlySet<Scope> | undefined): boolean =>
  access === 'ANYONE' || (scopes !== undefined && scopesOf(access).every((scope) => scopes.has(scope)));

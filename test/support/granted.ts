import type { Scope } from '../../src/domain/access/roles.js';
import { scopesOf, type Access } from '../../src/features/access.js';

/** What the permission table says, read without graphql-shield: the tests' own word on who may see a field. */
export const isGranted = (access: Access, scopes: ReadonlySet<Scope> | undefined): boolean =>
  access === 'ANYONE' || (scopes !== undefined && scopesOf(access).every((scope) => scopes.has(scope)));

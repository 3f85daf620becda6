import { GraphQLError } from 'graphql';
import { type Scope, SCOPE_OF_CLASS, SEALED_CLASSES, type VisibilityClass } from '../../domain/access/roles.js';

/**
 * What a field asks of its viewer. Every rule depends on the viewer alone: which rows exist for a viewer is decided
 * where rows are read.
 */
export type Access =
  /** Anyone, before any credentials: the exchange of credentials itself. */
  | 'ANYONE'
  /** Any known client. */
  | 'VIEWER'
  | VisibilityClass
  /** All of these scopes together. */
  | { readonly scopes: readonly Scope[] };

export const may = (...scopes: Scope[]): Access => ({ scopes });

/** What belongs to all of these classes is for those who may see each of them. */
export const all = (first: VisibilityClass, ...others: VisibilityClass[]): Access =>
  others.length === 0 ? first : may(...[first, ...others].map((one) => SCOPE_OF_CLASS[one]));

export function scopesOf(access: Access): readonly Scope[] {
  if (access === 'ANYONE' || access === 'VIEWER') return [];
  return typeof access === 'string' ? [SCOPE_OF_CLASS[access]] : access.scopes;
}

/** The sealed classes among those that a field is of. */
export const sealedClassesOf = (access: Access): VisibilityClass[] =>
  SEALED_CLASSES.filter((one) => scopesOf(access).includes(SCOPE_OF_CLASS[one]));

export const isGranted = (access: Access, scopes: ReadonlySet<Scope> | undefined): boolean =>
  access === 'ANYONE' || (scopes !== undefined && scopesOf(access).every((scope) => scopes.has(scope)));

export const notPermitted = (requiredScopes: readonly Scope[]) =>
  new GraphQLError('Not permitted for this client', { extensions: { code: 'FORBIDDEN', requiredScopes } });

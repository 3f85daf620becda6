import { type Scope, SCOPE_OF_CLASS, SEALED_CLASSES, type VisibilityClass } from '../domain/access/roles.js';
import * as platform from '../platform/guard/access.js';

/** The classes of values in this graph. */
export const CLASSES: platform.AccessClasses = {
  scopeOfClass: SCOPE_OF_CLASS,
  audited: [...SEALED_CLASSES, 'AUDIT'],
  common: 'PUBLIC',
};

export type Access = platform.Access<VisibilityClass, Scope>;
export type PermissionTable = platform.PermissionTable<Access>;

/** Asks for all of these scopes. */
export const may = (...scopes: Scope[]): Access => ({ scopes });

/** A value of several classes is for callers that have each of them. */
export const all = (first: VisibilityClass, ...others: VisibilityClass[]): Access =>
  others.length === 0 ? first : may(...[first, ...others].map((one) => SCOPE_OF_CLASS[one]));

export const scopesOf = (access: Access): readonly Scope[] => platform.scopesOf(CLASSES, access) as readonly Scope[];

/** The sealed classes among those that a field belongs to. */
export const sealedClassesOf = (access: Access): VisibilityClass[] =>
  SEALED_CLASSES.filter((one) => scopesOf(access).includes(SCOPE_OF_CLASS[one]));

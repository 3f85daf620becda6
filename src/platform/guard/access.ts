import { GraphQLError } from 'graphql';

/**
 * What a field asks of its viewer. It depends on the viewer alone: which rows exist for a viewer is decided where rows
 * are read.
 */
export type Access<Class extends string = string, Scope extends string = string> =
  /** Anyone, before any credentials: the exchange of credentials itself. */
  | 'ANYONE'
  /** Any known client. */
  | 'VIEWER'
  /** Callers with this class. */
  | Class
  /** All of these scopes together. */
  | { readonly scopes: readonly Scope[] };

/** What each field asks of its viewer, by type and field. */
export type PermissionTable<Of = Access> = Readonly<Record<string, Readonly<Record<string, Of>>>>;

/** The application's classes of values. */
export interface AccessClasses {
  /** The scope that reveals each class. */
  readonly scopeOfClass: Readonly<Record<string, string>>;
  /** Classes whose values are recorded in the audit log when an answer shows them. */
  readonly audited: readonly string[];
  /** The class that every viewer sees. */
  readonly common: string;
}

/** A permission table, and the classes that its rows name. */
export interface Permissions {
  readonly table: PermissionTable;
  readonly classes: AccessClasses;
}

export function scopesOf(classes: AccessClasses, access: Access): readonly string[] {
  if (access === 'ANYONE' || access === 'VIEWER') return [];
  return typeof access === 'string' ? [scopeOfClass(classes, access)] : access.scopes;
}

export function scopeOfClass(classes: AccessClasses, one: string): string {
  const scope = classes.scopeOfClass[one];
  if (scope === undefined) throw new Error(`No scope reveals the class ${one}`);
  return scope;
}

export const notPermitted = (requiredScopes: readonly string[]) =>
  new GraphQLError('The caller lacks a required scope.', { extensions: { code: 'FORBIDDEN', requiredScopes } });

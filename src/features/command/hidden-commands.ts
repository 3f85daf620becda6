import type { Scope } from '../../domain/access/roles.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { allCommands, commandNamed } from '../command/registry.js';
import type { Access } from '../access.js';
import { guard } from '../guard.js';
import { permissions } from '../permissions.js';

export function accessTo(type: string, field: string): Access {
  const access = permissions[type]?.[field];
  if (access === undefined) throw new Error(`${type}.${field} is not in the table`);
  return access;
}

/** The queries, mutations and subscriptions that a viewer with these scopes may use. */
export function operationsFor(scopes: ReadonlySet<Scope>): string[] {
  const verdicts = guard.verdictsFor(scopes);
  return ['Query', 'Mutation', 'Subscription']
    .flatMap((root) => Object.keys(permissions[root] ?? {}).filter((name) => verdicts.sees(root, name)))
    .filter((name) => !name.startsWith('_'))
    .sort();
}

/** Whether a notice of bankruptcy counts in what the viewer is shown. */
export const seesNotices = ({ scopes }: Pick<Viewer, 'scopes'>): boolean =>
  guard.verdictsFor(scopes).sees('Delinquency', 'bankruptcyNoticeOn');

/**
 * Commands whose events a viewer with these scopes is not shown, nor that any is missing: without its name an event would be
 * known by elimination. A hold of any kind counts as one of a hidden kind; otherwise a missing event would reveal the kind.
 */
export const hiddenCommands = (scopes: ReadonlySet<Scope>): readonly string[] =>
  allCommands().flatMap(({ name, onLoan }) => (onLoan?.isKnownTo?.({ scopes }) === false ? [name] : []));

/** Whether a viewer may know that a command was carried out. */
export const seesCommand = (viewer: Viewer, command: string): boolean =>
  commandNamed(command)?.onLoan?.isKnownTo?.(viewer) ?? true;

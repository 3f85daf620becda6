import type { Scope } from '../../domain/access/roles.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { seesEveryHold } from '../../domain/hold/hold-effects.js';
import { type Access, isGranted } from './access.js';
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

/** Whether a notice of bankruptcy counts in what the viewer is shown. */
export const seesNotices = ({ scopes }: Pick<Viewer, 'scopes'>): boolean =>
  isGranted(accessTo('Delinquency', 'bankruptcyNoticeOn'), scopes);

/**
 * Commands whose name alone tells something that not everybody may know, and who may. A hold of any kind is told like one
 * of a kind that is hidden: otherwise what is not told would tell the kind.
 */
const HIDDEN_COMMANDS: ReadonlyMap<string, (viewer: Pick<Viewer, 'scopes'>) => boolean> = new Map([
  ['recordBankruptcyNotice', seesNotices],
  ['placeHold', ({ scopes }: Pick<Viewer, 'scopes'>) => seesEveryHold(scopes)],
  ['liftHold', ({ scopes }: Pick<Viewer, 'scopes'>) => seesEveryHold(scopes)],
]);

/** Those whose name somebody with these scopes is not told. */
export const hiddenCommands = (scopes: ReadonlySet<Scope>): readonly string[] =>
  [...HIDDEN_COMMANDS].flatMap(([command, sees]) => (sees({ scopes }) ? [] : [command]));

/** Whether a viewer is told that a command was given. */
export const seesCommand = (viewer: Viewer, command: string): boolean => HIDDEN_COMMANDS.get(command)?.(viewer) ?? true;

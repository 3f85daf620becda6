import type { Scope } from '../access/visibility.js';
import type { BusinessDate } from '../calendar.js';
import { commandsInState } from './given-commands.js';
import type { LienState } from '../collateral/lien.js';
import type { LoanState } from './lifecycle.js';
import { refused, type LoanOnHold, type Refused } from '../refusal.js';
import type { Hold } from '../hold/hold.js';
import { holdsAgainst, isPersonal, seesHold } from '../hold/hold-effects.js';

export interface HeldLoan {
  readonly loanStatus: LoanState;
  readonly encumberedStatus: LienState | null;
  readonly holds: readonly Hold[];
}

/**
 * Refuses what a hold forbids. Where the state does not allow the command either, that is said in its place: so nobody finds
 * out that a hold stands by asking for what is out of the question. Holds that the viewer may not know of are not named.
 */
export function holdRefusal(
  { loanStatus, encumberedStatus, holds }: HeldLoan,
  command: string,
  on: BusinessDate,
  scopes: ReadonlySet<Scope>,
): Refused<LoanOnHold> | undefined {
  const against = holdsAgainst(holds, command, on);
  if (against.length === 0) return undefined;
  const allowed: readonly string[] = commandsInState(loanStatus, encumberedStatus);
  if (!allowed.includes(command)) return undefined;
  const named = against.filter(({ kind }) => seesHold(scopes, kind));
  return refused({ code: 'ON_HOLD', message: holdMessage(command, named), command, holds: named });
}

/** Free text leaves no note in the audit log, so it does not say what tells something of the person: `holds` does, which is noted. */
export const holdMessage = (command: string, named: readonly Hold[]): string =>
  named.length === 0
    ? `A hold forbids ${command}`
    : `${command} is forbidden by a hold: ${named.map(({ kind, from }) => `${nameInText(kind)} since ${from}`).join(', ')}`;

const nameInText = (kind: Hold['kind']): string => (kind === null || isPersonal(kind) ? 'one' : kind);

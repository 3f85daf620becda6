import type { Scope } from '../../domain/access/roles.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LienState } from '../../domain/collateral/collateral.js';
import { holdMessage, holdsAgainst, seesHold } from '../../domain/hold/hold-effects.js';
import type { Hold } from '../../domain/hold/hold.js';
import { lienCommandsFor } from '../../domain/loan/lien.js';
import { LOAN_STATES, type LoanState } from '../../domain/loan/lifecycle.js';
import { refused, type Refused } from '../../domain/refusal.js';
import type { LoanRules, Outcomes } from '../command/declaration.js';
import { offeredOnLoans } from '../command/registry.js';

/** In every state, which it leaves as it is. */
export const ANY_STATE = Object.fromEntries(LOAN_STATES.map((state) => [state, [state]])) as unknown as {
  readonly [State in LoanState]: readonly [State];
};

export const isOpenToAll = (states: Outcomes): boolean => LOAN_STATES.every((state) => states[state] !== undefined);

interface RuledLoan {
  readonly loanStatus: LoanState;
  readonly encumberedStatus: LienState | null;
}

/** Whether the states of the loan and of its lien allow a command. A loan without a lien yet has one pending. */
export const isAllowed = (rules: LoanRules, { loanStatus, encumberedStatus }: RuledLoan): boolean =>
  rules.states[loanStatus] !== undefined &&
  (rules.lien === undefined || lienCommandsFor(encumberedStatus ?? 'PENDING', loanStatus).includes(rules.lien));

/** The commands that a state of the loan allows, for any state of its lien. */
const allowedIn = (state: LoanState): string[] =>
  offeredOnLoans().flatMap(({ name, states, lien }) => (lien === undefined && states[state] ? [name] : []));

export function stateRefusal(
  { name, states }: LoanRules,
  { loanStatus }: Pick<RuledLoan, 'loanStatus'>,
): Refused<'NOT_ALLOWED_IN_STATE'> | undefined {
  if (states[loanStatus]) return undefined;
  const allowedCommands = allowedIn(loanStatus);
  const allowed = allowedCommands.length > 0 ? allowedCommands.join(', ') : 'none';
  return refused({
    code: 'NOT_ALLOWED_IN_STATE',
    message: `${name} is not allowed in state ${loanStatus}. Allowed commands: ${allowed}.`,
    currentState: loanStatus,
    command: name,
    allowedCommands,
  });
}

/**
 * Refuses what a hold forbids. Where the state does not allow the command either, the state is given as the reason, so that
 * asking does not reveal a hold. Holds that the viewer may not see are not named.
 */
export function holdRefusal(
  rules: LoanRules,
  loan: RuledLoan & { readonly holds: readonly Hold[] },
  on: BusinessDate,
  scopes: ReadonlySet<Scope>,
): Refused<'ON_HOLD'> | undefined {
  const against = holdsAgainst(loan.holds, rules.blockedBy, on, rules.name);
  if (against.length === 0 || !isAllowed(rules, loan)) return undefined;
  const named = against.filter(({ kind }) => seesHold(scopes, kind));
  return refused({ code: 'ON_HOLD', message: holdMessage(rules.name, named), command: rules.name, holds: named });
}

/** Whether a command may leave a loan so; what its entries make of the account is not known before. */
export const mayLeaveIn = (rules: LoanRules, before: LoanState, after: LoanState): boolean =>
  rules.states[before]?.includes(after) === true;

import type { Scope } from '../access/roles.js';
import type { BusinessDate } from '../calendar.js';
import { allowedLienCommands, transitionLien, type LienCommand, type LienState } from '../collateral/collateral.js';
import { FORBIDDEN_BY, holdsAgainst, isPersonal, seesHold } from '../hold/hold-effects.js';
import type { HoldKind, Hold } from '../hold/hold.js';
import type { ScheduledPaymentCommand } from '../payment/scheduled-payment.js';
import { refused, type NotAllowedInState, type Result, type LoanOnHold, type Refused } from '../refusal.js';
import type { RepaymentCommand } from '../repayment/repayment-state.js';
import { allowedCommands, isClosed, type LoanCommand, type LoanState } from './lifecycle.js';

/** What may be said of a loan in any state. */
const IN_ANY_STATE = ['recordValuation', 'updateLoanReferences'] as const;

/** Every command that somebody gives on a loan that is there; others follow by themselves. */
export type GivenCommand =
  | LoanCommand
  | Exclude<LienCommand, 'queueRelease' | 'reinstateLien'>
  | Exclude<RepaymentCommand, 'endOfDay'>
  | Exclude<ScheduledPaymentCommand, 'collectPayments' | 'endOfDay'>
  | (typeof IN_ANY_STATE)[number];

/** Each has its line in the table of holds. */
const LINES: Readonly<Record<GivenCommand, readonly HoldKind[]>> = FORBIDDEN_BY;

export const GIVEN_COMMANDS = Object.keys(LINES) as readonly GivenCommand[];

/** What the states of a loan and of its lien allow. A loan without a lien yet has one pending. */
export const commandsInState = (state: LoanState, lien: LienState | null | undefined): readonly GivenCommand[] => [
  ...allowedCommands(state),
  ...(collateralCommands(lien ?? 'PENDING', state) as GivenCommand[]),
  ...IN_ANY_STATE,
];

/** They follow from other commands and are not given by anyone. */
const AUTOMATIC: ReadonlySet<LienCommand> = new Set(['queueRelease', 'reinstateLien']);

const isOwed = (loan: LoanState): boolean => loan === 'ACTIVE' || loan === 'CHARGED_OFF';

/** Nothing is secured any more, nor will be. */
export const isUnsecured = (loan: LoanState): boolean => isClosed(loan) || loan === 'WITHDRAWN';

/**
 * What may be asked of the collateral. A vehicle is repossessed only for a loan that is owed; a lien on one that is paid
 * off or withdrawn is there to be released, even when no release was queued. One that was released is recorded again only
 * where the money came back and the loan is owed after all.
 */
export function collateralCommands(lien: LienState, loan: LoanState): readonly LienCommand[] {
  const allowed = allowedLienCommands(lien).filter((command) => !AUTOMATIC.has(command));
  if (lien === 'RELEASED' && !isOwed(loan)) return [];
  if (lien !== 'LIEN' || isOwed(loan)) return allowed;
  const unowed = allowed.filter((command) => command !== 'repossessCollateral');
  return isUnsecured(loan) ? [...unowed, 'releaseLien'] : unowed;
}

export function commandCollateral(
  lien: LienState,
  loan: LoanState,
  command: LienCommand,
): Result<LienState, NotAllowedInState> {
  const allowedCommands = collateralCommands(lien, loan);
  if (allowedCommands.includes(command)) {
    return transitionLien(command === 'releaseLien' ? 'RELEASE_PENDING' : lien, command);
  }
  const allowed = allowedCommands.length > 0 ? allowedCommands.join(', ') : 'none';
  return refused({
    code: 'NOT_ALLOWED_IN_STATE',
    message: `${command} is not allowed with the lien in state ${lien} and the loan in ${loan}; allowed: ${allowed}`,
    currentState: lien,
    command,
    allowedCommands,
  });
}

interface HeldLoan {
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

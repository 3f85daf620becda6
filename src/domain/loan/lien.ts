import {
  allowedLienCommands,
  FOLLOWS_PAYOFF,
  NEED_DEBT,
  transitionLien,
  type LienCommand,
  type LienState,
} from '../collateral/collateral.js';
import { refused, type Result } from '../refusal.js';
import { isClosed, type LoanState } from './lifecycle.js';

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
export function lienCommandsFor(lien: LienState, loan: LoanState): readonly LienCommand[] {
  const allowed = allowedLienCommands(lien).filter((command) => !AUTOMATIC.has(command));
  if (lien === 'RELEASED' && !isOwed(loan)) return [];
  if (lien !== 'LIEN' || isOwed(loan)) return allowed;
  const unowed = allowed.filter((command) => !NEED_DEBT.has(command));
  return isUnsecured(loan) ? [...unowed, FOLLOWS_PAYOFF] : unowed;
}

export function changeLien(
  lien: LienState,
  loan: LoanState,
  command: LienCommand,
): Result<LienState, 'NOT_ALLOWED_IN_STATE'> {
  const allowedCommands = lienCommandsFor(lien, loan);
  if (allowedCommands.includes(command)) {
    return transitionLien(command === FOLLOWS_PAYOFF ? 'RELEASE_PENDING' : lien, command);
  }
  const allowed = allowedCommands.length > 0 ? allowedCommands.join(', ') : 'none';
  return refused({
    code: 'NOT_ALLOWED_IN_STATE',
    message: `${command} is not allowed while the lien is ${lien} and the loan is ${loan}. Allowed commands: ${allowed}.`,
    currentState: lien,
    command,
    allowedCommands,
  });
}

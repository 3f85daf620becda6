import { type LoanAnswer } from '../loan/loan-answer.type.js';
import { type Hold } from '../../domain/hold/hold.js';
import { withHolds } from '../../domain/loan/servicing-terms.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { isFunded } from '../../domain/record/spelling.js';
import { success, type Result } from '../../domain/refusal.js';
import { type LoanWork } from '../loan/loan-command.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { outcomeOf, recordEntries } from '../loan/account/record-entries.js';
import { recordChange } from '../loan/record-change.js';
import type { Outcomes } from '../command/declaration.js';
import { ANY_STATE } from '../loan/loan-rules.js';

/** Late fees that a hold reverses may have been the last that was owed. */
export const HOLD_STATES: Outcomes = {
  ...ANY_STATE,
  ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
  CLOSED: ['CLOSED', 'ACTIVE'],
  CLOSED_EARLY: ['CLOSED_EARLY', 'ACTIVE'],
};

/** The hold as the command left it, and the loan. */
export interface HoldAnswer extends LoanAnswer {
  readonly hold: Hold;
}

/**
 * The end of both commands: late fees as the holds leave them now, and the event. It counts from today and not from a day of
 * the hold, which not every caller can see. If no late fee is reversed, the figures keep their day until the end of day, so
 * that they don't reveal the hold. A record that makes no account has no late fees.
 */
export async function recordHold(
  work: LoanWork,
  hold: Hold,
  holds: readonly Hold[],
  reason: string,
): Promise<Result<HoldAnswer, 'CONFLICT'>> {
  const change = { reason, columns: { hasHolds: true } };
  const isOpen = (await work.stores.accounts.terms(work.loan.id)) !== undefined;
  const account = isFunded(work.loan.loanStatus) ? await recordedAccountOf(work) : undefined;
  if (!account?.ok) return success({ ...(await recordChange(work, change)), hold });
  const { recorded, pending } = account.value;
  const held = await inTurn(() => withHolds(recorded, holds));
  const known = { recorded: held, pending };
  const { lateFees } = await outcomeOf(work.loan, known, [], work.today, work.today);
  // An account that was opened just now begins with figures of today.
  if (isOpen && !lateFees.some(({ kind }) => kind === 'REVERSAL')) {
    await work.stores.accounts.reviewAgain(work.loan.id);
    return success({ ...(await recordChange(work, change)), hold });
  }
  const done = await recordEntries(work, known, [], work.today, change);
  return done.ok ? success({ ...done.value, hold }) : done;
}

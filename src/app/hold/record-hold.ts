import type { Hold } from '../../domain/hold/hold.js';
import { isFunded } from '../../domain/record/spelling.js';
import { success, type Result } from '../../domain/refusal.js';
import type { LoanWork } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/read-account.js';
import { recordEntries } from '../ledger/record-entries.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';

/** The hold as the command left it, and the loan. */
export interface HoldAnswer extends LoanAnswer {
  readonly hold: Hold;
}

/**
 * The end of both commands: late fees as the holds leave them now, and the event. It counts from today and not from a day of
 * the hold, which not everybody may see. A record that makes no account has no fees to look at.
 */
export async function recordHold(
  work: LoanWork,
  command: 'placeHold' | 'liftHold',
  hold: Hold,
  holds: readonly Hold[],
  reason: string,
): Promise<Result<HoldAnswer>> {
  const change = { reason, columns: { hasHolds: true } };
  const account = isFunded(work.loan.loanStatus) ? await recordedAccountOf(work) : undefined;
  if (!account?.ok) return success({ ...(await recordChange(work, change)), hold });
  const { recorded, pending } = account.value;
  const done = await recordEntries(
    work,
    command,
    { recorded: { ...recorded, holds }, pending },
    [],
    work.today,
    change,
  );
  return done.ok ? success({ ...done.value, hold }) : done;
}

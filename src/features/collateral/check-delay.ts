import type { BusinessDate } from '../../domain/calendar.js';
import { checkAgreedDelay } from '../../domain/promise/agreed-delay.js';
import type { Result } from '../../domain/refusal.js';
import { isFunded } from '../../domain/record/spelling.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import type { LoanWork } from '../loan/loan-command.js';

/** Refuses to take the collateral of a borrower with whom a delay was agreed. */
export async function checkDelay(
  work: LoanWork,
  on: BusinessDate,
): Promise<Result<undefined, 'CONFLICT' | 'DELAY_AGREED'>> {
  const { loan, stores } = work;
  const promises = loan.hasPromises ? await stores.promises.of(loan.id) : [];
  if (!isFunded(loan.loanStatus)) return checkAgreedDelay(undefined, promises, on);
  const account = await recordedAccountOf(work);
  if (!account.ok) return account;
  return inTurn(() => checkAgreedDelay(account.value.recorded, promises, on));
}

import type { BusinessDate } from '../../domain/calendar.js';
import { checkRepossession } from '../../domain/collateral/collateral.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { accountOn } from '../../domain/loan/servicing-terms.js';
import { success, type Result } from '../../domain/refusal.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { accountOf } from '../loan/account/account-reader.js';
import type { LoanWork } from '../loan/loan-command.js';

const NOTHING_LATE = { daysPastDue: 0 };

/** Whether the loan was in default on a day. One that is charged off is. */
export async function checkDefault(
  work: LoanWork,
  on: BusinessDate,
): Promise<Result<undefined, 'CONFLICT' | 'NOT_IN_DEFAULT'>> {
  if (work.loan.loanStatus === 'CHARGED_OFF') return success(undefined);
  const account = await accountOf(work);
  if (!account.ok) return account;
  const { graceDays } = account.value;
  const then = await inTurn(() => accountOn(account.value, on));
  return checkRepossession(
    then ? delinquencyOn(then.terms, then.history.state, on, graceDays) : NOTHING_LATE,
    graceDays,
  );
}

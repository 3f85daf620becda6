import type { Delinquency } from '../delinquency/delinquency.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';

/**
 * A secured party may take possession after default (UCC 9-609), and a loan is in default once an installment stays unpaid
 * past its grace days. One that was charged off is in default whatever its schedule says.
 */
export function checkRepossession({ daysPastDue }: Delinquency, graceDays: number): Result<undefined, OtherRefusal> {
  if (daysPastDue > graceDays) return success(undefined);
  return refuse(
    'NOT_IN_DEFAULT',
    `the loan is ${daysPastDue} days past due, of which ${graceDays} are grace: nothing is repossessed without a default`,
    { daysPastDue: String(daysPastDue), graceDays: String(graceDays) },
  );
}

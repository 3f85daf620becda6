import { ZERO, type Decimal } from '../money.js';
import type { AccountRules } from '../rules/account-rules.js';
import type { AccountState } from './account.js';

/** Of a loan that is paid off: what is over by less than the closing tolerance, where the contract pays it back at once. */
export const creditToPayBack = (
  { smallCredit, closingTolerance }: AccountRules,
  { credit }: Pick<AccountState, 'credit'>,
): Decimal => (smallCredit === 'REFUND' && credit.lt(closingTolerance) ? credit : ZERO);

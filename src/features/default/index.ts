import { feature } from '../feature.js';
import { accelerateLoan } from './accelerate-loan.js';
import { AccelerationResolver } from './acceleration.resolver.js';
import { reinstateLoan } from './reinstate-loan.js';
import { loanAnswerResolver, LoanUpdated } from '../loan/loan-answer.js';
import { recordBankruptcyNotice } from './record-bankruptcy-notice.js';
import { chargeOffLoan } from './charge-off-loan.js';
import { undoChargeOff } from './undo-charge-off.js';

/** Those that a second client may have to approve. */
export const lossCommands = [chargeOffLoan];

export const defaultFeature = feature({
  name: 'default',
  commands: [recordBankruptcyNotice, accelerateLoan, reinstateLoan, ...lossCommands, undoChargeOff],
  resolvers: [AccelerationResolver, loanAnswerResolver(() => LoanUpdated)],
});

import { APPROVABLE_COMMANDS } from '../domain/adjustment/policy.js';
import { adjustAccount, type AdjustmentCommands, type AdjustmentNeeds } from './adjustment/adjust-account.js';
import { approve, reject, requestApproval } from './approval/approvals.js';
import {
  recordLien,
  recordTotalLoss,
  redeemCollateral,
  releaseLien,
  repossessCollateral,
  recordValuation,
  sellCollateral,
  settleInsurance,
} from './collateral/collateral-commands.js';
import { liftHold, placeHold } from './hold/hold-commands.js';
import { authorizeAutopay, revokeAutopay } from './payment/autopay.js';
import { cancelScheduledPayment, schedulePayment } from './payment/schedule-payment.js';
import { updateLoanReferences } from './loan/update-loan-references.js';
import {
  clearStipulation,
  reopenUnderwriting,
  startUnderwriting,
  withdrawLoan,
  completeUnderwriting,
} from './origination/underwrite-loan.js';
import { createLoan } from './origination/create-loan.js';
import { fundLoan } from './origination/fund-loan.js';
import { acknowledgeRepayment } from './repayment/acknowledge-repayment.js';
import { cancelRepayment, initiateRepayment, markRepaymentSent } from './repayment/initiated-repayments.js';
import { reverseRepayment } from './repayment/reverse-repayment.js';
import { submitRepayment, submitRepayments, type SubmitManyNeeds } from './repayment/submit-repayments.js';
import { chargeOffLoan, undoChargeOff, recordBankruptcyNotice } from './servicing/servicing-commands.js';

const adjustmentCommands = (needs: AdjustmentNeeds): AdjustmentCommands =>
  Object.fromEntries(APPROVABLE_COMMANDS.map((name) => [name, adjustAccount(needs, name)])) as AdjustmentCommands;

/** Every command that changes a loan, named as its mutation. */
export const loanCommands = (needs: AdjustmentNeeds & SubmitManyNeeds) => ({
  ...adjustmentCommands(needs),
  acknowledgeRepayment: acknowledgeRepayment(needs),
  approve: approve(needs),
  authorizeAutopay: authorizeAutopay(needs),
  cancelRepayment: cancelRepayment(needs),
  cancelScheduledPayment: cancelScheduledPayment(needs),
  chargeOffLoan: chargeOffLoan(needs),
  clearStipulation: clearStipulation(needs),
  completeUnderwriting: completeUnderwriting(needs),
  createLoan: createLoan(needs),
  fundLoan: fundLoan(needs),
  initiateRepayment: initiateRepayment(needs),
  liftHold: liftHold(needs),
  markRepaymentSent: markRepaymentSent(needs),
  placeHold: placeHold(needs),
  recordBankruptcyNotice: recordBankruptcyNotice(needs),
  recordLien: recordLien(needs),
  recordTotalLoss: recordTotalLoss(needs),
  recordValuation: recordValuation(needs),
  redeemCollateral: redeemCollateral(needs),
  reject: reject(needs),
  releaseLien: releaseLien(needs),
  reopenUnderwriting: reopenUnderwriting(needs),
  repossessCollateral: repossessCollateral(needs),
  requestApproval: requestApproval(needs),
  reverseRepayment: reverseRepayment(needs),
  revokeAutopay: revokeAutopay(needs),
  schedulePayment: schedulePayment(needs),
  sellCollateral: sellCollateral(needs),
  settleInsurance: settleInsurance(needs),
  startUnderwriting: startUnderwriting(needs),
  submitRepayment: submitRepayment(needs),
  submitRepayments: submitRepayments(needs),
  updateLoanReferences: updateLoanReferences(needs),
  undoChargeOff: undoChargeOff(needs),
  withdrawLoan: withdrawLoan(needs),
});

export type LoanCommands = ReturnType<typeof loanCommands>;

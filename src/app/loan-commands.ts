import { APPROVABLE_COMMANDS } from '../domain/adjustment/adjustment-command.js';
import { adjustAccount, type AdjustmentCommands, type AdjustmentNeeds } from './adjustment/adjust-account.js';
import { approve, reject } from './approval/decide-approval.js';
import { requestApproval } from './approval/request-approval.js';
import {
  recordLien,
  recordTotalLoss,
  redeemCollateral,
  releaseLien,
  repossessCollateral,
} from './collateral/lien-commands.js';
import { recordValuation } from './collateral/record-valuation.js';
import { sellCollateral, settleInsurance } from './collateral/proceeds-commands.js';
import { liftHold } from './hold/lift-hold.js';
import { placeHold } from './hold/place-hold.js';
import { authorizeAutopay } from './payment/authorize-autopay.js';
import { cancelScheduledPayment } from './payment/cancel-scheduled-payment.js';
import { revokeAutopay } from './payment/revoke-autopay.js';
import { schedulePayment } from './payment/schedule-payment.js';
import { updateLoanReferences } from './loan/update-loan-references.js';
import {
  clearStipulation,
  reopenUnderwriting,
  startUnderwriting,
  withdrawLoan,
} from './origination/underwrite-loan.js';
import { completeUnderwriting } from './origination/complete-underwriting.js';
import { createLoan } from './origination/create-loan.js';
import { fundLoan } from './origination/fund-loan.js';
import { acknowledgeRepayment } from './repayment/acknowledge-repayment.js';
import { cancelRepayment } from './repayment/cancel-repayment.js';
import { initiateRepayment } from './repayment/initiate-repayment.js';
import { markRepaymentSent } from './repayment/mark-repayment-sent.js';
import { reverseRepayment } from './repayment/reverse-repayment.js';
import { submitRepayment } from './repayment/submit-repayment.js';
import { submitRepayments, type SubmitManyNeeds } from './repayment/submit-repayments.js';
import { chargeOffLoan, undoChargeOff } from './servicing/charge-off-loan.js';
import { recordBankruptcyNotice } from './servicing/record-bankruptcy-notice.js';

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

import type { CommandNeeds } from './command/loan-command.js';
import { acknowledgeRepayment } from './repayment/acknowledge-repayment.js';
import { cancelRepayment } from './repayment/cancel-repayment.js';
import { initiateRepayment } from './repayment/initiate-repayment.js';
import { reverseRepayment } from './repayment/reverse-repayment.js';
import { submitRepayment } from './repayment/submit-repayment.js';
import { chargeOffLoan } from './servicing/charge-off-loan.js';
import { refundCredit } from './servicing/refund-credit.js';
import { waiveFee } from './servicing/waive-fee.js';

/** Every command that changes a loan, named as its mutation. */
export const loanCommands = (needs: CommandNeeds) => ({
  acknowledgeRepayment: acknowledgeRepayment(needs),
  cancelRepayment: cancelRepayment(needs),
  chargeOffLoan: chargeOffLoan(needs),
  initiateRepayment: initiateRepayment(needs),
  refundCredit: refundCredit(needs),
  reverseRepayment: reverseRepayment(needs),
  submitRepayment: submitRepayment(needs),
  waiveFee: waiveFee(needs),
});

export type LoanCommands = ReturnType<typeof loanCommands>;

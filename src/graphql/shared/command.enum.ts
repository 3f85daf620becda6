import { Field, InputType } from 'type-graphql';
import { LIEN_COMMANDS, type LienCommand } from '../../domain/collateral/collateral.js';
import { LOAN_COMMANDS, type LoanCommand } from '../../domain/loan/lifecycle.js';
import { SCHEDULED_PAYMENT_COMMANDS, type ScheduledPaymentCommand } from '../../domain/payment/scheduled-payment.js';
import { REPAYMENT_COMMANDS, type RepaymentCommand } from '../../domain/repayment/repayment-state.js';
import { enumOf } from './scalars.js';

/** Those that any state allows, and what happens by itself. */
const OTHERS = ['correctAccount', 'createLoan', 'recordValuation', 'suspendAutopay', 'updateLoanReferences'] as const;

export type Command = LoanCommand | LienCommand | RepaymentCommand | ScheduledPaymentCommand | (typeof OTHERS)[number];

const MEANINGS: Readonly<Record<Command, string>> = {
  acknowledgeRepayment: 'A repayment settles or fails.',
  adjustPrincipal: 'The principal is corrected.',
  assessFee: 'A fee is charged by hand.',
  authorizeAutopay: 'Payments may be drawn from an account.',
  cancelRepayment: 'A repayment is given up before it is sent.',
  cancelScheduledPayment: 'A scheduled payment is given up.',
  changeDueDate: 'Installments fall due on other days.',
  changeRate: 'Another rate holds, or a cap on it.',
  chargeOffLoan: 'The loan is written off.',
  clearStipulation: 'A condition of the approval is met.',
  collectPayments: 'Scheduled payments of a day go out, or are skipped. Nobody gives it.',
  completeUnderwriting: 'The review ends.',
  correctAccount: 'The bank corrects the account of a mandate. Nobody gives it.',
  createLoan: 'A loan is made of an application.',
  deferPayments: 'Installments are skipped.',
  endOfDay: 'A day is closed. Nobody gives it.',
  fundLoan: 'The loan is paid out.',
  initiateRepayment: 'A repayment is opened.',
  liftHold: 'A hold is lifted.',
  markRepaymentSent: 'A repayment leaves for the bank.',
  modifyLoan: 'A signed modification holds.',
  placeHold: 'The loan is held.',
  queueRelease: 'The lien is to be released, because the loan is paid off. Nobody gives it.',
  reage: 'Past-due installments become part of new ones.',
  reamortize: 'What is left is spread over the installments that are left.',
  recordBankruptcyNotice: 'Notice of a bankruptcy came, or is taken back.',
  recordLien: 'The lien is recorded.',
  recordTotalLoss: 'The collateral is lost.',
  recordValuation: 'The collateral is valued.',
  redeemCollateral: 'The borrower gets the collateral back.',
  refundCredit: 'Credit is paid back.',
  refundFee: 'A fee that was paid is given back.',
  reinstateLien: 'The lien stands again, because a payment was reversed. Nobody gives it.',
  releaseLien: 'The lien is released.',
  reopenUnderwriting: 'A decision is taken back.',
  repossessCollateral: 'The collateral is repossessed.',
  reverseAdjustment: 'An adjustment is taken back.',
  reverseRepayment: 'A settled repayment is taken back.',
  revokeAutopay: 'Payments may not be drawn any more.',
  schedulePayment: 'A payment is to be drawn on a day, or for each due date.',
  sellCollateral: 'The collateral is sold.',
  settleInsurance: 'An insurer settles a total loss.',
  startUnderwriting: 'The review begins.',
  submitRepayment: 'A repayment is on its way.',
  suspendAutopay: 'No payments are drawn any more, because one came back. Nobody gives it.',
  undoChargeOff: 'A charge-off is taken back.',
  undoLoanChange: 'A change of terms is taken back.',
  updateLoanReferences: 'References of the loan are said anew.',
  waiveFee: 'A fee is given up.',
  waiveInterest: 'Accrued interest is given up.',
  withdrawLoan: 'The application ends before funding.',
  writeOffSmallBalance: 'What is left is written off, because it is small.',
};

export const CommandEnum = enumOf<Command>('Command', 'A command on a loan, named as its mutation.', MEANINGS);

const known: ReadonlySet<string> = new Set<Command>([
  ...LOAN_COMMANDS,
  ...LIEN_COMMANDS,
  ...REPAYMENT_COMMANDS,
  ...SCHEDULED_PAYMENT_COMMANDS,
  ...OTHERS,
]);

/** What is written down of the past is a text; one that is no command any more is shown as none. */
export const commandNamed = (text: string): Command | null => (known.has(text) ? (text as Command) : null);

/** The key of a command, for inputs that inherit something else. */
export const KeyField = () =>
  Field(() => String, {
    description:
      'Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count.',
  });

@InputType()
export abstract class CommandInput {
  @KeyField()
  idempotencyKey: string;
}

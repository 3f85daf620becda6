import type { Command, DeskFiguresFragment } from 'loan-gateway-client/documents';
import { dollars, percents } from './words.js';
import type { commandForms } from '../generated/commands.js';

interface CommandText {
  /** Verb and object, for menus and headings. */
  readonly name: string;
  /** One line below the heading of the form. */
  readonly does: string;
  /** What an actor did, for the timeline. */
  readonly event: string;
  /** The button that sends the form, where an amount is known. */
  readonly button?: (amount: string) => string;
  /** The same by the figures of the preview. */
  readonly figure?: (after: DeskFiguresFragment) => string;
  /** Whether nothing undoes it: then it is confirmed by its word. */
  readonly isFinal?: true;
}

type Named = Command | keyof typeof commandForms;

const of = (name: string) => (amount: string) => `${name} of ${amount}`;

export const COMMAND_TEXTS: Readonly<Record<Named, CommandText>> = {
  accelerateLoan: {
    name: 'Accelerate loan',
    does: 'Make the whole balance due, after the last day to cure the default.',
    event: 'accelerated the loan',
  },
  acknowledgeRepayment: {
    name: 'Record outcome',
    does: 'Record whether the money arrived. A settled payment changes the balances.',
    event: 'recorded the outcome of a payment',
  },
  adjustPrincipal: {
    name: 'Adjust principal',
    does: 'Correct the principal. A second person must approve it.',
    event: 'adjusted the principal',
    button: (amount) => `Adjust principal by ${amount}`,
  },
  approve: { name: 'Approve', does: 'Approve the request and carry it out.', event: 'approved a request' },
  assessFee: {
    name: 'Assess fee',
    does: 'Charge a fee from the list of allowed fees.',
    event: 'assessed a fee',
    button: of('Assess fee'),
  },
  authorizeAutopay: {
    name: 'Authorize autopay',
    does: 'Record the consent and the bank account. Schedule payments afterwards.',
    event: 'authorized autopay',
  },
  cancelRepayment: {
    name: 'Cancel payment',
    does: 'Cancel a payment that was not sent to the bank.',
    event: 'cancelled a payment',
  },
  retryPayment: {
    name: 'Retry payment',
    does: 'Draw a payment again that was returned for insufficient funds. At most twice, within 180 days.',
    event: 'scheduled a retry of a payment',
  },
  recordPaymentNotice: {
    name: 'Record payment notice',
    does: 'Record that the borrower was told of the new amount. It is drawn when the notice was sent in time.',
    event: 'recorded a notice of a varying payment',
  },
  announcePayment: {
    name: 'Announce payment',
    does: '',
    event: 'announced a payment whose amount varies',
  },
  cancelScheduledPayment: {
    name: 'Cancel scheduled payment',
    does: 'Cancel this payment. A recurring payment ends.',
    event: 'cancelled a scheduled payment',
  },
  changeDueDate: {
    name: 'Change due dates',
    does: 'Move due dates, or change how often payments are due.',
    event: 'changed the due dates',
  },
  changeRate: { name: 'Change rate', does: 'Set a new rate or a cap from a date.', event: 'changed the rate' },
  chargeOffLoan: {
    name: 'Charge off loan',
    does: 'Recognize the balance as a loss. The borrower still owes it.',
    event: 'charged off the loan',
  },
  clearStipulation: {
    name: 'Clear stipulation',
    does: 'Record that a condition of the approval is met.',
    event: 'cleared a stipulation',
  },
  closePeriod: {
    name: 'Close period',
    does: 'Later postings for the closed days have the first open day as posting date.',
    event: 'closed a period of the ledger',
  },
  reopenPeriod: {
    name: 'Reopen period',
    does: 'It takes two people. The first requests it, the second reopens the period.',
    event: 'reopened a period of the ledger',
  },
  collectPayments: { name: 'Collect payments', does: '', event: 'collected scheduled payments' },
  completeUnderwriting: {
    name: 'Complete underwriting',
    does: 'Enter the results of the review, or the figures for the built-in forecast.',
    event: 'completed underwriting',
  },
  correctAccount: { name: 'Correct account', does: '', event: 'corrected the bank account of autopay' },
  createLoan: { name: 'Create loan', does: '', event: 'created the loan' },
  deferPayments: {
    name: 'Defer payments',
    does: 'Move installments to the end of the loan or spread them over the rest.',
    event: 'deferred payments',
  },
  endOfDay: { name: 'Close day', does: '', event: 'closed the day' },
  fundLoan: {
    name: 'Fund loan',
    does: 'Pay out the loan today. The contract fixes its terms.',
    event: 'funded the loan',
    button: (amount) => `Fund ${amount}`,
    figure: ({ principal, annualRatePercent }) => `Fund ${dollars(principal)} at ${percents(annualRatePercent)}`,
    isFinal: true,
  },
  initiateRepayment: {
    name: 'Show amounts owed',
    does: 'Compute the amounts owed and a payoff quote, and open a payment. No money moves.',
    event: 'opened a payment',
  },
  liftHold: {
    name: 'Lift hold',
    does: 'End the hold. Fees stopped by the hold are not charged.',
    event: 'lifted a hold',
  },
  markRepaymentSent: {
    name: 'Mark payment sent',
    does: 'Record that the payment was sent to the bank. It can no longer be cancelled.',
    event: 'marked a payment as sent',
  },
  modifyLoan: { name: 'Modify loan', does: 'Enter the terms of a signed modification.', event: 'modified the loan' },
  placeHold: {
    name: 'Place hold',
    does: 'Block actions and stop fees or notices for a time, as the kind of hold requires.',
    event: 'placed a hold',
  },
  reage: { name: 'Re-age loan', does: 'Bring the loan current with new installments.', event: 're-aged the loan' },
  reamortize: {
    name: 'Re-amortize loan',
    does: 'Spread the remaining balance over the remaining installments.',
    event: 're-amortized the loan',
  },
  recordBankruptcyNotice: {
    name: 'Record bankruptcy notice',
    does: 'Record the date of a bankruptcy notice, or remove the notice.',
    event: 'recorded a bankruptcy notice',
  },
  acceptTransfer: {
    name: 'Accept transfer',
    does: 'Accept the sale. The loan changes its owner at the close of the settlement date.',
    event: 'accepted a transfer',
  },
  buyBack: {
    name: 'Buy back',
    does: 'Offer to buy a sold loan back. The owner accepts or declines it.',
    event: 'proposed a buy-back',
  },
  cancelTransfer: {
    name: 'Cancel transfer',
    does: 'Cancel a transfer that your lender proposed.',
    event: 'cancelled a transfer',
  },
  declineTransfer: {
    name: 'Decline transfer',
    does: 'Decline a transfer that the other lender proposed.',
    event: 'declined a transfer',
  },
  executeTransfer: { name: 'Execute transfer', does: '', event: 'changed the owner of the loan' },
  expireTransfer: { name: 'Expire transfer', does: '', event: 'declined a transfer at its settlement date' },
  importValuation: {
    name: 'Import valuation',
    does: 'Record the value of the loan by a model of your own.',
    event: 'imported a valuation',
  },
  proposeTransfer: {
    name: 'Propose sale',
    does: 'Offer the loan to another lender. That lender accepts or declines it.',
    event: 'proposed a transfer',
  },
  addProduct: {
    name: 'Add product',
    does: 'Record a product that was sold with the loan.',
    event: 'added a product',
  },
  cancelProduct: {
    name: 'Cancel product',
    does: 'Cancel a product. The refund that the provider owes is computed by days.',
    event: 'cancelled a product',
  },
  promiseToPay: {
    name: 'Promise to pay',
    does: 'Record what the borrower promised. While it is open the vehicle is not repossessed.',
    event: 'recorded a promise to pay',
    button: (amount) => `Record promise of ${amount}`,
  },
  cancelPromise: {
    name: 'Cancel promise',
    does: 'Cancel an open promise, such as one that was recorded by mistake.',
    event: 'cancelled a promise to pay',
  },
  recordContact: {
    name: 'Record contact',
    does: 'Record a call, a message or a letter. It counts for the number of calls that are allowed.',
    event: 'recorded a contact',
  },
  issueLetter: {
    name: 'Issue letter',
    does: 'Issue a letter to the borrower. It is kept as it is.',
    event: 'issued a letter',
  },
  addNote: {
    name: 'Add note',
    does: 'Add a note for your colleagues. It cannot be changed afterwards.',
    event: 'added a note',
  },
  setContactPreferences: {
    name: 'Set contact preferences',
    does: 'Set language, times and representative. This replaces what was set before.',
    event: 'set the contact preferences',
  },
  recordComplaint: {
    name: 'Record complaint',
    does: 'Record a complaint. It is answered within 15 days and resolved within 60.',
    event: 'recorded a complaint',
  },
  answerComplaint: {
    name: 'Answer complaint',
    does: 'Record the answer to a complaint.',
    event: 'answered a complaint',
  },
  claimWork: {
    name: 'Next loan',
    does: 'Take the next loan of the queue. It is yours for 20 minutes.',
    event: 'claimed a loan',
  },
  completeWork: {
    name: 'Complete work',
    does: 'Record the outcome, and when the queue shows the loan again.',
    event: 'completed the work',
  },
  recordCureNotice: {
    name: 'Record cure notice',
    does: 'Record the notice of the right to cure the default. The collateral stays with the borrower until its last day.',
    event: 'recorded a cure notice',
  },
  recordLien: { name: 'Record lien', does: 'Record that the lien is on the title.', event: 'recorded the lien' },
  recordSaleNotice: {
    name: 'Record sale notice',
    does: 'Record the notice of the sale of repossessed collateral.',
    event: 'recorded a sale notice',
  },
  recordTotalLoss: {
    name: 'Record total loss',
    does: 'Record that the collateral is a total loss.',
    event: 'recorded a total loss',
  },
  recordValuation: {
    name: 'Record valuation',
    does: 'Record the value of the collateral.',
    event: 'recorded a valuation',
    button: of('Record valuation'),
  },
  redeemCollateral: {
    name: 'Return collateral',
    does: 'Record that the borrower redeemed the repossessed collateral.',
    event: 'returned the collateral',
  },
  refundCredit: {
    name: 'Refund credit',
    does: 'Pay credit back to the borrower.',
    event: 'refunded credit',
    button: of('Refund credit'),
  },
  refundFee: {
    name: 'Refund fee',
    does: 'Move a paid fee to the credit of the borrower.',
    event: 'refunded a fee',
    button: of('Refund fee'),
  },
  reinstateLoan: {
    name: 'Reinstate loan',
    does: 'End the acceleration. Installments are due as scheduled again.',
    event: 'reinstated the loan',
  },
  reject: { name: 'Reject', does: 'Reject the request. Nothing changes.', event: 'rejected a request' },
  releaseLien: {
    name: 'Release lien',
    does: 'Release the lien of a paid-off loan.',
    event: 'released the lien',
    isFinal: true,
  },
  reopenUnderwriting: {
    name: 'Reopen underwriting',
    does: 'Withdraw the decision and review the loan again.',
    event: 'reopened underwriting',
  },
  repossessCollateral: {
    name: 'Repossess collateral',
    does: 'Record that the collateral was repossessed.',
    event: 'repossessed the collateral',
  },
  requestApproval: {
    name: 'Request approval',
    does: 'Ask another person to approve. Nothing changes until then.',
    event: 'requested an approval',
  },
  reverseAdjustment: {
    name: 'Reverse adjustment',
    does: 'Undo an adjustment. Later payments are allocated again.',
    event: 'reversed an adjustment',
  },
  reverseRepayment: {
    name: 'Reverse payment',
    does: 'Undo a settled payment. Later payments are allocated again.',
    event: 'reversed a payment',
  },
  revokeAutopay: {
    name: 'Revoke autopay',
    does: 'End autopay and cancel its scheduled payments. Payments already sent continue.',
    event: 'revoked autopay',
  },
  schedulePayment: {
    name: 'Schedule payment',
    does: 'Draw a payment from the bank account once or for each due date.',
    event: 'scheduled a payment',
    button: of('Schedule payment'),
  },
  sellCollateral: {
    name: 'Sell collateral',
    does: 'Record the sale of repossessed collateral. The proceeds pay the loan.',
    event: 'sold the collateral',
    button: (amount) => `Sell collateral for ${amount}`,
    isFinal: true,
  },
  settleInsurance: {
    name: 'Settle insurance',
    does: 'Record the payment of the insurer for a total loss.',
    event: 'settled the insurance',
    button: (amount) => `Settle insurance for ${amount}`,
    isFinal: true,
  },
  startUnderwriting: {
    name: 'Start underwriting',
    does: 'Start the review of the application.',
    event: 'started underwriting',
  },
  submitRepayment: {
    name: 'Take payment',
    does: 'Record a payment. Balances change when the money arrives.',
    event: 'submitted a payment',
    button: of('Take payment'),
  },
  suspendAutopay: { name: 'Suspend autopay', does: '', event: 'suspended autopay' },
  undoChargeOff: {
    name: 'Undo charge-off',
    does: 'Undo the last charge-off. Interest and recoveries are computed again.',
    event: 'undid a charge-off',
  },
  undoLoanChange: {
    name: 'Undo change of terms',
    does: 'Undo a change of terms. Later changes stay.',
    event: 'undid a change of terms',
  },
  updateLoanReferences: {
    name: 'Update references',
    does: 'Update addresses, servicers and external figures of the loan.',
    event: 'updated the references',
  },
  waiveFee: {
    name: 'Waive fee',
    does: 'Cancel a fee, in full or in part.',
    event: 'waived a fee',
    button: of('Waive fee'),
  },
  waiveInterest: {
    name: 'Waive interest',
    does: 'Cancel accrued interest. Later payments are allocated again.',
    event: 'waived interest',
    button: of('Waive interest'),
  },
  withdrawLoan: {
    name: 'Withdraw application',
    does: 'End the application before funding.',
    event: 'withdrew the application',
    isFinal: true,
  },
  writeOffSmallBalance: {
    name: 'Write off small balance',
    does: 'Write off a small remaining balance and close the loan.',
    event: 'wrote off a small balance',
    isFinal: true,
  },
};

const isNamed = (command: string): command is Named => command in COMMAND_TEXTS;

/** The name of a command that the graph sends, as its mutation. */
export const commandText = (command: string | null): string =>
  command !== null && isNamed(command) ? COMMAND_TEXTS[command].name : 'Other action';

/** An event with its actor: "You placed a hold". */
export const eventText = (command: Command, actor: string): string => `${actor} ${COMMAND_TEXTS[command].event}`;

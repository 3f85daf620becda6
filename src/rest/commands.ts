import { REFERENCE_FIELDS, REFERENCE_NAMES } from '../domain/loan/references.js';
import type { BodyMember } from './command-body.js';
import { writtenRecord } from './openapi-schema.js';

/** A mutation as a v2 endpoint. What is not said here follows from the graph. */
export interface CommandDefinition {
  readonly path: string;
  readonly mutation: string;
  /** The success type, and what is answered of it: only what is kept with the key, so that a repeat reads the same. */
  readonly answer: readonly [type: string, selection: string];
  readonly message: string;
  /** Members of the record that the body may hold, bare or in its envelope; without it, the input's own fields. */
  readonly record?: readonly BodyMember[];
  /** It makes a loan, which then has an address. */
  readonly creates?: true;
}

const LOAN = ['LoanUpdated', 'loanId loanStatus'] as const;
const HOLD = ['HoldUpdated', 'loanId loanStatus hold { holdId: id kind from until liftedOn }'] as const;
const AUTOPAY = ['AutopayUpdated', 'loanId loanStatus autopay { autopayId: id state authorizedAt revokedAt }'] as const;
const SCHEDULED = [
  'ScheduledPaymentUpdated',
  `loanId loanStatus scheduledPayment { scheduledPaymentId: id state recurring amountRule amount daysBefore dueDate collectOn }`,
] as const;
const ALLOCATION = '{ interest principal fees recovery credit }';
const REPAYMENT = `repaymentId: id state amount effectiveDate method externalReference preview ${ALLOCATION}
  initiatedAt submittedAt acknowledgedAt`;
const SUBMITTED = ['RepaymentUpdated', `loanId loanStatus repayment { ${REPAYMENT} }`] as const;
/** With what staff says of it: a payment that is submitted has nothing said of it yet, and its borrower is answered too. */
const ACKNOWLEDGED = ['RepaymentUpdated', `loanId loanStatus repayment { ${REPAYMENT} reason }`] as const;
const OWED = [
  'RepaymentInitiated',
  `loanId loanStatus repayment { repaymentId: id state initiatedAt }
   amountsOwed { asOf pastDue currentDue currentDueOn fees recoverable creditBalance
     payoff { asOf principal interest fees prepaymentPenalty amount perDiem goodThrough amountGoodThrough } }`,
] as const;

const APPROVAL = ['ApprovalUpdated', 'loanId loanStatus approvalId state'] as const;

/** Those that stand in loanDetails itself, except the servicer above; the others come by their own command. */
const REFERENCES: readonly BodyMember[] = REFERENCE_NAMES.filter(
  (name) => name !== 'primaryServicerId' && !REFERENCE_FIELDS[name].includes('.'),
).map((name) => ({ at: `loanDetails.${REFERENCE_FIELDS[name]}`, input: `references.${name}` }));

export const COMMANDS: readonly CommandDefinition[] = [
  {
    path: '/loans',
    mutation: 'createLoan',
    answer: ['LoanCreated', 'loanId loanStatus warnings'],
    message: 'Loan created',
    record: [
      { at: 'Request', input: 'request', schema: writtenRecord('Request'), required: true },
      { at: 'loanDetails.lenderId', input: 'lenderId' },
      { at: 'loanDetails.primaryServicerId', input: 'primaryServicerId' },
      ...REFERENCES,
    ],
    creates: true,
  },
  { path: '/start-underwriting', mutation: 'startUnderwriting', answer: LOAN, message: 'Underwriting started' },
  {
    path: '/complete-underwriting',
    mutation: 'completeUnderwriting',
    answer: LOAN,
    message: 'Underwriting completed',
    record: [
      { at: 'loanId', input: 'loanId' },
      { at: 'Response', input: 'results.response', schema: writtenRecord('Response') },
      { at: 'Underwriting', input: 'results.underwriting', schema: writtenRecord('Underwriting') },
      { at: 'creditScore', input: 'creditScore' },
      { at: 'monthlyDebts', input: 'monthlyDebts' },
    ],
  },
  { path: '/fund-loan', mutation: 'fundLoan', answer: LOAN, message: 'Loan funded' },
  {
    path: '/loan-references',
    mutation: 'updateLoanReferences',
    answer: LOAN,
    message: 'Loan references updated',
  },
  {
    path: '/bankruptcy-notice',
    mutation: 'recordBankruptcyNotice',
    answer: LOAN,
    message: 'Bankruptcy notice recorded',
  },
  { path: '/defer-payments', mutation: 'deferPayments', answer: LOAN, message: 'Payments deferred' },
  { path: '/change-due-date', mutation: 'changeDueDate', answer: LOAN, message: 'Due date changed' },
  { path: '/change-rate', mutation: 'changeRate', answer: LOAN, message: 'Rate changed' },
  { path: '/reamortize', mutation: 'reamortize', answer: LOAN, message: 'Loan reamortized' },
  { path: '/reage', mutation: 'reage', answer: LOAN, message: 'Loan re-aged' },
  { path: '/modify-loan', mutation: 'modifyLoan', answer: LOAN, message: 'Loan modified' },
  { path: '/undo-loan-change', mutation: 'undoLoanChange', answer: LOAN, message: 'Change of terms undone' },
  { path: '/place-hold', mutation: 'placeHold', answer: HOLD, message: 'Hold placed' },
  { path: '/lift-hold', mutation: 'liftHold', answer: HOLD, message: 'Hold lifted' },
  { path: '/authorize-autopay', mutation: 'authorizeAutopay', answer: AUTOPAY, message: 'Autopay authorized' },
  { path: '/revoke-autopay', mutation: 'revokeAutopay', answer: AUTOPAY, message: 'Autopay revoked' },
  { path: '/schedule-payment', mutation: 'schedulePayment', answer: SCHEDULED, message: 'Payment scheduled' },
  {
    path: '/cancel-scheduled-payment',
    mutation: 'cancelScheduledPayment',
    answer: SCHEDULED,
    message: 'Scheduled payment cancelled',
  },
  { path: '/assess-fee', mutation: 'assessFee', answer: LOAN, message: 'Fee assessed' },
  { path: '/waive-fee', mutation: 'waiveFee', answer: LOAN, message: 'Fee waived' },
  { path: '/refund-fee', mutation: 'refundFee', answer: LOAN, message: 'Fee refunded' },
  { path: '/refund-credit', mutation: 'refundCredit', answer: LOAN, message: 'Credit refunded' },
  { path: '/waive-interest', mutation: 'waiveInterest', answer: LOAN, message: 'Interest waived' },
  {
    path: '/write-off-small-balance',
    mutation: 'writeOffSmallBalance',
    answer: LOAN,
    message: 'Small balance written off',
  },
  { path: '/adjust-principal', mutation: 'adjustPrincipal', answer: LOAN, message: 'Principal adjusted' },
  { path: '/reverse-adjustment', mutation: 'reverseAdjustment', answer: LOAN, message: 'Adjustment reversed' },
  { path: '/request-approval', mutation: 'requestApproval', answer: APPROVAL, message: 'Approval requested' },
  { path: '/approve', mutation: 'approve', answer: APPROVAL, message: 'Request approved' },
  { path: '/reject', mutation: 'reject', answer: APPROVAL, message: 'Request rejected' },
  { path: '/initiate-repayment', mutation: 'initiateRepayment', answer: OWED, message: 'Repayment initiated' },
  { path: '/loan-repay', mutation: 'submitRepayment', answer: SUBMITTED, message: 'Repayment submitted' },
  {
    path: '/acknowledge-repayment',
    mutation: 'acknowledgeRepayment',
    answer: ACKNOWLEDGED,
    message: 'Repayment acknowledged',
  },
];

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
     payoff { asOf principal interest fees amount perDiem goodThrough amountGoodThrough } }`,
] as const;

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
  { path: '/initiate-repayment', mutation: 'initiateRepayment', answer: OWED, message: 'Repayment initiated' },
  { path: '/loan-repay', mutation: 'submitRepayment', answer: SUBMITTED, message: 'Repayment submitted' },
  {
    path: '/acknowledge-repayment',
    mutation: 'acknowledgeRepayment',
    answer: ACKNOWLEDGED,
    message: 'Repayment acknowledged',
  },
];

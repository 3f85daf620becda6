import { REFUSAL_SELECTION } from '../../src/rest/refusal-problem.js';
import { randomUUID } from 'node:crypto';
import type { TestClient } from './test-client.js';

export interface ShownHold {
  readonly id: string;
  readonly kind: string | null;
  readonly from: string;
  readonly until: string | null;
}

export interface ShownPayment {
  readonly id: string;
  readonly state: string;
  readonly dueDate: string | null;
  readonly collectOn: string;
}

/** What any command may answer, as far as these tests look. */
export interface CommandAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly faults?: { readonly field: string; readonly reason: string }[];
  readonly currentState?: string;
  readonly allowedCommands?: string[];
  readonly data?: Record<string, string> | null;
  readonly loanId?: string;
  readonly loan?: Record<string, unknown> & { readonly id: string };
  readonly product?: { readonly id: string };
  readonly repayment?: {
    readonly id: string;
    readonly state: string;
    readonly effectiveDate: string;
    readonly preview: Record<string, string> | null;
  };
  readonly period?: Readonly<Record<'through' | 'requestedBy' | 'reopenedBy', string | null>>;
  readonly entryId?: string | null;
  readonly letterId?: string;
  readonly delivery?: string;
  readonly claim?: Readonly<Record<'id' | 'queue' | 'claimedBy' | 'expiresAt', string>> &
    Readonly<Record<'completedAt' | 'outcome' | 'nextOn', string | null>>;
  readonly promise?: Readonly<Record<'id' | 'state' | 'by', string>> &
    Readonly<Record<'keptOn' | 'cancelledOn', string | null>>;
  readonly hold?: ShownHold;
  readonly autopay?: { readonly id: string; readonly state: string };
  readonly scheduledPayment?: ShownPayment;
  readonly holds?: ShownHold[];
  readonly amountsOwed?: Record<string, unknown>;
  readonly warnings?: string[];
  readonly transfer?: { readonly id: string; readonly state: string } & Readonly<Record<string, string | null>>;
  readonly approvalId?: string;
  readonly state?: string;
  readonly limit?: string;
  readonly atMost?: string;
}

const repayment = (more = '') =>
  `repayment { id state amount effectiveDate ${more} preview { interest principal fees recovery credit } }`;
/** A borrower submits payments, and is not shown what staff says of them. */
const REPAYMENT = repayment();
const JUDGED = repayment('reason');

const SCHEDULED = 'scheduledPayment { id state amountRule amount recurring dueDate collectOn }';
const APPROVAL = '... on ApprovalUpdated { loanId approvalId state }';

const PERIOD = '... on PeriodUpdated { period { through requestedBy reopenedBy } }';

const PRODUCT = '... on ProductUpdated { loanId product { id } }';

const FILED = '... on ContactFileUpdated { loanId entryId }';

const WORK = '... on WorkUpdated { loanId claim { id queue claimedBy expiresAt completedAt outcome nextOn } }';

const PROMISE = '... on PromiseUpdated { loanId promise { id state by keptOn cancelledOn } }';
const TRANSFER =
  '... on TransferUpdated { loanId transfer { id state sellerId buyerId proposedBySide settlementDate acceptedAt declinedFor principalOffered } }';

const SUCCESSES: Record<string, string> = {
  createLoan: '... on LoanCreated { loanId warnings }',
  initiateRepayment: `... on RepaymentInitiated { loanId ${REPAYMENT}
    amountsOwed { asOf pastDue currentDue currentDueOn fees recoverable creditBalance
      payoff { amount principal interest fees perDiem goodThrough amountGoodThrough } } }`,
  submitRepayment: `... on RepaymentUpdated { loanId ${REPAYMENT} }`,
  acknowledgeRepayment: `... on RepaymentUpdated { loanId ${JUDGED} }`,
  reverseRepayment: `... on RepaymentUpdated { loanId ${JUDGED} }`,
  cancelRepayment: `... on RepaymentUpdated { loanId ${REPAYMENT} }`,
  approve: APPROVAL,
  reject: APPROVAL,
  requestApproval: APPROVAL,
  placeHold: `... on HoldUpdated { loanId hold { id kind from until liftedOn } }`,
  liftHold: `... on HoldUpdated { loanId hold { id kind from until liftedOn } }`,
  authorizeAutopay: `... on AutopayUpdated { loanId autopay { id state } }`,
  revokeAutopay: `... on AutopayUpdated { loanId autopay { id state } }`,
  schedulePayment: `... on ScheduledPaymentUpdated { loanId ${SCHEDULED} }`,
  cancelScheduledPayment: `... on ScheduledPaymentUpdated { loanId ${SCHEDULED} }`,
  recordPaymentNotice: `... on ScheduledPaymentUpdated { loanId ${SCHEDULED} }`,
  retryPayment: `... on ScheduledPaymentUpdated { loanId ${SCHEDULED} }`,
  addProduct: PRODUCT,
  cancelProduct: PRODUCT,
  recordContact: FILED,
  issueLetter: `... on LetterIssued { loanId letterId delivery }`,
  addNote: FILED,
  setContactPreferences: FILED,
  recordComplaint: FILED,
  answerComplaint: FILED,
  claimWork: WORK,
  completeWork: WORK,
  promiseToPay: PROMISE,
  cancelPromise: PROMISE,
  proposeTransfer: TRANSFER,
  acceptTransfer: TRANSFER,
  declineTransfer: TRANSFER,
  cancelTransfer: TRANSFER,
  buyBack: TRANSFER,
  closePeriod: PERIOD,
  reopenPeriod: PERIOD,
  markRepaymentSent: `... on RepaymentUpdated { loanId ${REPAYMENT} }`,
};

const inputType = (command: string) => `${command.charAt(0).toUpperCase()}${command.slice(1)}Input`;

/** Sends a command by its name; a key of its own unless one is given. */
export async function command(
  client: TestClient,
  name: string,
  input: Record<string, unknown>,
): Promise<CommandAnswer> {
  const success = SUCCESSES[name] ?? '... on LoanUpdated { loanId }';
  const query = `mutation ($input: ${inputType(name)}!) { ${name}(input: $input) { __typename ${success} ${REFUSAL_SELECTION} } }`;
  const variables = { input: { idempotencyKey: randomUUID(), ...input } };
  const answer = await client.data<Record<string, CommandAnswer>>(query, variables);
  const result = answer[name];
  if (!result) throw new Error(`${name} answered nothing`);
  return result;
}

/** A payment that is submitted and settled; its id. */
export async function pay(client: TestClient, loanId: string, amount: string, effectiveDate?: string): Promise<string> {
  const submitted = await command(client, 'submitRepayment', { loanId, amount, effectiveDate, method: 'ACH' });
  const repaymentId = submitted.repayment?.id;
  if (!repaymentId) throw new Error(`submitRepayment answered ${JSON.stringify(submitted)}`);
  const settled = await command(client, 'acknowledgeRepayment', { repaymentId, outcome: 'SETTLED' });
  if (settled.repayment?.state !== 'SETTLED') throw new Error(`it answered ${JSON.stringify(settled)}`);
  return repaymentId;
}

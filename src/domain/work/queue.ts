import type { Scope } from '../access/roles.js';

/** THE table of work queues: which loans an agent works on, and in which order. */
export const WORK_QUEUES = {
  NEW_DELINQUENT: {
    title: 'New delinquent',
    meaning: 'Active loans 1 to 29 days past due, latest first.',
    sort: 'DAYS_PAST_DUE',
    direction: 'DESC',
  },
  BROKEN_PROMISE: {
    title: 'Broken promises',
    meaning: 'Loans with a promise to pay that was broken in the last 30 days, and no open one.',
    sort: 'DAYS_PAST_DUE',
    direction: 'DESC',
  },
  FIRST_PAYMENT_DEFAULT: {
    title: 'First payment default',
    meaning: 'Active loans past due whose first installment is unpaid.',
    sort: 'DAYS_PAST_DUE',
    direction: 'DESC',
  },
  ROLLED_30: {
    title: 'Rolled to 30 days',
    meaning: 'Active loans 30 to 36 days past due: they rolled into the 30-day bucket within a week.',
    sort: 'DAYS_PAST_DUE',
    direction: 'ASC',
  },
  CHARGE_OFF_DUE: {
    title: 'Due for charge-off',
    meaning: 'Active loans past the day on which their rules require a charge-off.',
    sort: 'DAYS_PAST_DUE',
    direction: 'DESC',
  },
  DISPUTE: {
    title: 'Disputes',
    meaning: 'Loans with an active hold for a dispute or a request for validation, which have an answer date.',
    sort: 'CREATED_AT',
    direction: 'ASC',
  },
  COMPLAINT: {
    title: 'Complaints',
    meaning: 'Loans with a complaint without a final answer.',
    sort: 'CREATED_AT',
    direction: 'ASC',
  },
  APPROVAL: {
    title: 'Approvals',
    meaning: 'Loans with a pending request for approval.',
    sort: 'CREATED_AT',
    direction: 'ASC',
  },
  RETURNED_PAYMENT: {
    title: 'Returned payments',
    meaning: 'Loans with a payment that failed or was returned in the last 14 days.',
    sort: 'DAYS_PAST_DUE',
    direction: 'DESC',
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly title: string;
      readonly meaning: string;
      readonly sort: 'DAYS_PAST_DUE' | 'CREATED_AT';
      readonly direction: 'ASC' | 'DESC';
    }
  >
>;
export type WorkQueueName = keyof typeof WORK_QUEUES;
export const WORK_QUEUE_NAMES = Object.keys(WORK_QUEUES) as WorkQueueName[];

/** Who works with queues sees every fact that puts a loan in one. */
export const WORK_SCOPES: readonly Scope[] = ['loan:work', 'loan:public', 'loan:servicing', 'loan:staff'];

export const WORK_OUTCOMES = [
  'PROMISE',
  'PAYMENT',
  'CONTACTED',
  'NO_CONTACT',
  'RESOLVED',
  'ESCALATED',
  'SKIPPED',
] as const;
export type WorkOutcome = (typeof WORK_OUTCOMES)[number];

/** Long enough for a call; others wait no longer for an agent who left. */
export const LEASE_MINUTES = 20;

/** A loan that is worked on, by one agent at a time. */
export interface WorkClaim {
  readonly id: string;
  readonly loanId: string;
  readonly queue: WorkQueueName;
  readonly claimedBy: string;
  readonly claimedAt: Date;
  readonly expiresAt: Date;
  readonly completedAt: Date | null;
  readonly outcome: WorkOutcome | null;
  /** The first day on which the queue shows the loan again. */
  readonly nextOn: string | null;
}

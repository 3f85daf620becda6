import { addDays, type BusinessDate } from '../calendar.js';

export const COMPLAINT_SOURCES = ['BORROWER', 'REPRESENTATIVE', 'CFPB', 'STATE_REGULATOR', 'OTHER'] as const;
export type ComplaintSource = (typeof COMPLAINT_SOURCES)[number];

export const COMPLAINT_TOPICS = [
  'PAYMENT',
  'FEES',
  'CREDIT_REPORTING',
  'COLLECTION',
  'REPOSSESSION',
  'PRIVACY',
  'OTHER',
] as const;
export type ComplaintTopic = (typeof COMPLAINT_TOPICS)[number];

/**
 * Days for an answer and for a final one: the CFPB asks for 15 and 60 calendar days (12 USC 5534(b) and its Company Portal
 * Manual). Complaints of other sources have the same, by policy.
 */
const ANSWER_WITHIN = 15;
const RESOLVE_WITHIN = 60;

export const complaintClock = (receivedOn: BusinessDate) => ({
  answerDueOn: addDays(receivedOn, ANSWER_WITHIN),
  resolveDueOn: addDays(receivedOn, RESOLVE_WITHIN),
});

export interface Complaint {
  readonly id: string;
  readonly loanId: string;
  readonly sequence: number;
  readonly source: ComplaintSource;
  readonly topic: ComplaintTopic;
  readonly receivedOn: BusinessDate;
  readonly answeredOn: BusinessDate | null;
  readonly resolvedOn: BusinessDate | null;
}

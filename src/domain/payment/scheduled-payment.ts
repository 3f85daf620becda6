import type { BusinessDate } from '../calendar.js';
import type { NotAllowedInState, Result } from '../refusal.js';
import { commandsAllowedIn, nextState, type TransitionTable } from '../transition.js';

export const SCHEDULED_PAYMENT_STATES = ['SCHEDULED', 'SENT', 'SKIPPED', 'CANCELLED'] as const;
export type ScheduledPaymentState = (typeof SCHEDULED_PAYMENT_STATES)[number];

export const SCHEDULED_PAYMENT_COMMANDS = [
  'cancelScheduledPayment',
  'revokeAutopay',
  'collectPayments',
  'markRepaymentSent',
  'endOfDay',
] as const;
export type ScheduledPaymentCommand = (typeof SCHEDULED_PAYMENT_COMMANDS)[number];

/**
 * `collectPayments` is the job of a day: what is sent is a repayment from then on. Until it leaves in a bank file
 * (`markRepaymentSent`) it may still be stopped, or expire (`endOfDay`).
 */
export const SCHEDULED_PAYMENT_TRANSITIONS: TransitionTable<ScheduledPaymentState, ScheduledPaymentCommand> = {
  SCHEDULED: {
    collectPayments: ['SENT', 'SKIPPED'],
    cancelScheduledPayment: ['CANCELLED'],
    revokeAutopay: ['CANCELLED'],
  },
  SENT: { markRepaymentSent: ['SENT', 'SKIPPED'], endOfDay: ['SKIPPED'], revokeAutopay: ['CANCELLED'] },
  SKIPPED: {},
  CANCELLED: {},
};

export const transitionScheduledPayment = (
  state: ScheduledPaymentState,
  command: ScheduledPaymentCommand,
  outcome?: ScheduledPaymentState,
): Result<ScheduledPaymentState, NotAllowedInState> =>
  nextState(SCHEDULED_PAYMENT_TRANSITIONS, state, command, outcome);

/** Those that somebody gives for the payment itself. */
export const allowedScheduledPaymentCommands = (state: ScheduledPaymentState): readonly ScheduledPaymentCommand[] =>
  commandsAllowedIn(SCHEDULED_PAYMENT_TRANSITIONS, state).filter((command) => command === 'cancelScheduledPayment');

export const SKIP_REASONS = [
  'LOAN_CLOSED',
  'ON_HOLD',
  'PAID_OFF',
  'NOTHING_DUE',
  'AUTOPAY_SUSPENDED',
  'NOT_COLLECTED',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const AMOUNT_RULES = ['AMOUNT_DUE', 'FIXED'] as const;
export type AmountRule = (typeof AMOUNT_RULES)[number];

export const AUTOPAY_STATES = ['ACTIVE', 'SUSPENDED', 'REVOKED'] as const;
export type AutopayState = (typeof AUTOPAY_STATES)[number];

/** One payment that is to go out, once or for each due date in turn. */
export interface ScheduledPayment {
  readonly id: string;
  readonly loanId: string;
  readonly autopayId: string;
  readonly state: ScheduledPaymentState;
  /** When it is sent or skipped, the one for the next due date takes its place. */
  readonly recurring: boolean;
  readonly amountRule: AmountRule;
  /** A plain amount of a FIXED one. */
  readonly amount: string | null;
  readonly daysBefore: number;
  /** The due date that it is for; null of one that goes out once. */
  readonly dueDate: BusinessDate | null;
  readonly collectOn: BusinessDate;
  readonly skipReason: SkipReason | null;
  readonly repaymentId: string | null;
  readonly scheduledAt: string;
  readonly scheduledBy: string;
  /** When it was sent, skipped or cancelled. */
  readonly endedAt: string | null;
}

import type { BusinessDate } from '../calendar.js';
import { isStoppedOn } from '../hold/hold-effects.js';
import type { HoldDays } from '../hold/hold.js';
import type { ConsentMethod } from './entry-class.js';
import type { Result } from '../refusal.js';
import { BY_BANK_FILE } from '../repayment/repayment-state.js';
import { commandsAllowedIn, nextState, type TransitionTable } from '../transition.js';

const SCHEDULED_PAYMENT_STATES = ['SCHEDULED', 'SENT', 'SKIPPED', 'CANCELLED'] as const;
export type ScheduledPaymentState = (typeof SCHEDULED_PAYMENT_STATES)[number];

export const SCHEDULED_PAYMENT_COMMANDS = [
  'cancelScheduledPayment',
  'revokeAutopay',
  'collectPayments',
  BY_BANK_FILE.taken,
  'endOfDay',
] as const;
export type ScheduledPaymentCommand = (typeof SCHEDULED_PAYMENT_COMMANDS)[number];

/**
 * `collectPayments` is the job of a day: what is sent is a repayment from then on. Until it leaves in a bank file
 * it may still be stopped, or expire (`endOfDay`).
 */
export const SCHEDULED_PAYMENT_TRANSITIONS: TransitionTable<ScheduledPaymentState, ScheduledPaymentCommand> = {
  SCHEDULED: {
    collectPayments: ['SENT', 'SKIPPED'],
    cancelScheduledPayment: ['CANCELLED'],
    revokeAutopay: ['CANCELLED'],
  },
  SENT: { [BY_BANK_FILE.taken]: ['SENT', 'SKIPPED'], endOfDay: ['SKIPPED'], revokeAutopay: ['CANCELLED'] },
  SKIPPED: {},
  CANCELLED: {},
};

export const transitionScheduledPayment = (
  state: ScheduledPaymentState,
  command: ScheduledPaymentCommand,
  outcome?: ScheduledPaymentState,
): Result<ScheduledPaymentState, 'NOT_ALLOWED_IN_STATE'> =>
  nextState(SCHEDULED_PAYMENT_TRANSITIONS, state, command, outcome);

/** Those that a caller gives for the payment itself. */
export const allowedScheduledPaymentCommands = (state: ScheduledPaymentState): readonly ScheduledPaymentCommand[] =>
  commandsAllowedIn(SCHEDULED_PAYMENT_TRANSITIONS, state).filter((command) => command === 'cancelScheduledPayment');

const SKIP_REASONS = [
  'LOAN_CLOSED',
  'ON_HOLD',
  'PAID_OFF',
  'NOTHING_DUE',
  'AUTOPAY_SUSPENDED',
  'NOT_COLLECTED',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const AMOUNT_RULES = ['AMOUNT_DUE', 'FIXED'] as const;
export type AmountRule = (typeof AMOUNT_RULES)[number];

const AUTOPAY_STATES = ['ACTIVE', 'SUSPENDED', 'REVOKED'] as const;
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
  /** Of a recurring one: what the first payment was to be when it was scheduled. */
  readonly agreedAmount: string | null;
  readonly daysBefore: number;
  /** The due date that it is for; null of one that goes out once. */
  readonly dueDate: BusinessDate | null;
  readonly collectOn: BusinessDate;
  readonly skipReason: SkipReason | null;
  /** Of a single payment whose consent was given for it alone; else that of the mandate counts. */
  readonly consentMethod: ConsentMethod | null;
  /** The repayment that it draws again after a return: the first of all attempts. */
  readonly retryOf: string | null;
  readonly repaymentId: string | null;
  readonly scheduledAt: string;
  readonly scheduledBy: string;
  /** When it was sent, skipped or cancelled. */
  readonly endedAt: string | null;
}

interface Drawn {
  readonly loanStatus: string;
  readonly holds: readonly HoldDays[];
  /** Of the mandate that it is drawn by. */
  readonly autopay: AutopayState | undefined;
}

/** The reason not to draw a payment on a day: checked when it is collected, and again when it is sent. */
export function reasonAgainst({ loanStatus, holds, autopay }: Drawn, on: BusinessDate): SkipReason | undefined {
  if (loanStatus !== 'ACTIVE' && loanStatus !== 'CHARGED_OFF') return 'LOAN_CLOSED';
  if (isStoppedOn(holds, 'SCHEDULED_PAYMENTS', on)) return 'ON_HOLD';
  if (autopay === 'SUSPENDED') return 'AUTOPAY_SUSPENDED';
  return autopay === 'ACTIVE' ? undefined : 'NOT_COLLECTED';
}

import type { Result } from '../refusal.js';
import { commandsAllowedIn, nextState, type TransitionTable } from '../transition.js';

export const REPAYMENT_STATES = [
  'INITIATED',
  'SUBMITTED',
  'SETTLED',
  'FAILED',
  'REVERSED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type RepaymentState = (typeof REPAYMENT_STATES)[number];

export const REPAYMENT_COMMANDS = [
  'submitRepayment',
  'cancelRepayment',
  'markRepaymentSent',
  'acknowledgeRepayment',
  'reverseRepayment',
  'endOfDay',
] as const;
export type RepaymentCommand = (typeof REPAYMENT_COMMANDS)[number];

/** The commands that a bank file carries out: on what it takes, and on what it may no longer take. */
export const BY_BANK_FILE = { taken: 'markRepaymentSent', dropped: 'cancelRepayment' } as const;

/**
 * A pending payment expires automatically; money that arrives later is accepted, because money that has arrived always
 * is.
 */
export const REPAYMENT_TRANSITIONS: TransitionTable<RepaymentState, RepaymentCommand> = {
  INITIATED: { submitRepayment: ['SUBMITTED'], cancelRepayment: ['CANCELLED'] },
  SUBMITTED: {
    acknowledgeRepayment: ['SETTLED', 'FAILED'],
    cancelRepayment: ['CANCELLED'],
    markRepaymentSent: ['SUBMITTED'],
    endOfDay: ['EXPIRED'],
  },
  EXPIRED: { acknowledgeRepayment: ['SETTLED', 'FAILED'], cancelRepayment: ['CANCELLED'] },
  SETTLED: { reverseRepayment: ['REVERSED'] },
  FAILED: {},
  REVERSED: {},
  CANCELLED: {},
};

export function transitionRepayment(
  state: RepaymentState,
  command: RepaymentCommand,
  outcome?: RepaymentState,
): Result<RepaymentState, 'NOT_ALLOWED_IN_STATE'> {
  return nextState(REPAYMENT_TRANSITIONS, state, command, outcome);
}

export function allowedRepaymentCommands(state: RepaymentState): readonly RepaymentCommand[] {
  return commandsAllowedIn(REPAYMENT_TRANSITIONS, state).filter((command) => command !== 'endOfDay');
}

import type { NotAllowedInState, Result } from '../refusal.js';
import { commandsAllowedIn, nextState, type TransitionTable } from '../transition.js';

export const LOAN_STATES = [
  'CREATED',
  'IN_UNDERWRITING',
  'APPROVED',
  'DECLINED',
  'WITHDRAWN',
  'ACTIVE',
  'CLOSED',
  'CLOSED_EARLY',
  'CHARGED_OFF',
] as const;
export type LoanState = (typeof LOAN_STATES)[number];

export const LOAN_COMMANDS = [
  'startUnderwriting',
  'completeUnderwriting',
  'reopenUnderwriting',
  'withdrawLoan',
  'clearStipulation',
  'fundLoan',
  'initiateRepayment',
  'submitRepayment',
  'acknowledgeRepayment',
  'reverseRepayment',
  'waiveFee',
  'refundCredit',
  'recordBankruptcyNotice',
  'deferPayments',
  'changeDueDate',
  'changeRate',
  'reamortize',
  'reage',
  'modifyLoan',
  'undoLoanChange',
  'chargeOffLoan',
  'undoChargeOff',
] as const;
export type LoanCommand = (typeof LOAN_COMMANDS)[number];

/** createLoan has no state to come from; it leads here. */
export const INITIAL_LOAN_STATE: LoanState = 'CREATED';

/**
 * Terms that change back in time may leave a loan that was overpaid since, and so closed; a rate may also fall for one that
 * is closed already (50 USC 3937), and what was paid too much is credit.
 *
 * Money that has arrived is always recorded: a payment that settles after charge-off is a recovery, one that settles
 * after closure is a credit balance. Both leave the state as it is.
 */
export const LOAN_TRANSITIONS: TransitionTable<LoanState, LoanCommand> = {
  CREATED: { startUnderwriting: ['IN_UNDERWRITING'], withdrawLoan: ['WITHDRAWN'] },
  IN_UNDERWRITING: { completeUnderwriting: ['APPROVED', 'DECLINED'], withdrawLoan: ['WITHDRAWN'] },
  APPROVED: {
    reopenUnderwriting: ['IN_UNDERWRITING'],
    clearStipulation: ['APPROVED'],
    fundLoan: ['ACTIVE'],
    withdrawLoan: ['WITHDRAWN'],
  },
  DECLINED: { reopenUnderwriting: ['IN_UNDERWRITING'] },
  WITHDRAWN: {},
  ACTIVE: {
    initiateRepayment: ['ACTIVE'],
    submitRepayment: ['ACTIVE'],
    acknowledgeRepayment: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    reverseRepayment: ['ACTIVE'],
    waiveFee: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    refundCredit: ['ACTIVE'],
    recordBankruptcyNotice: ['ACTIVE'],
    deferPayments: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    changeDueDate: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    changeRate: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    reamortize: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    reage: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    modifyLoan: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    undoLoanChange: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    chargeOffLoan: ['CHARGED_OFF'],
  },
  CLOSED: {
    acknowledgeRepayment: ['CLOSED'],
    reverseRepayment: ['CLOSED', 'ACTIVE'],
    refundCredit: ['CLOSED'],
    changeRate: ['CLOSED'],
    undoLoanChange: ['CLOSED', 'ACTIVE'],
  },
  CLOSED_EARLY: {
    acknowledgeRepayment: ['CLOSED_EARLY'],
    reverseRepayment: ['CLOSED_EARLY', 'ACTIVE'],
    refundCredit: ['CLOSED_EARLY'],
    changeRate: ['CLOSED_EARLY'],
    undoLoanChange: ['CLOSED_EARLY', 'ACTIVE'],
  },
  CHARGED_OFF: {
    initiateRepayment: ['CHARGED_OFF'],
    submitRepayment: ['CHARGED_OFF'],
    acknowledgeRepayment: ['CHARGED_OFF'],
    reverseRepayment: ['CHARGED_OFF'],
    refundCredit: ['CHARGED_OFF'],
    chargeOffLoan: ['CHARGED_OFF'],
    undoChargeOff: ['ACTIVE', 'CHARGED_OFF', 'CLOSED', 'CLOSED_EARLY'],
  },
};

export function transitionLoan(
  state: LoanState,
  command: LoanCommand,
  outcome?: LoanState,
): Result<LoanState, NotAllowedInState> {
  return nextState(LOAN_TRANSITIONS, state, command, outcome);
}

export function allowedCommands(state: LoanState): readonly LoanCommand[] {
  return commandsAllowedIn(LOAN_TRANSITIONS, state);
}

import { addBusinessDays, type BankCalendar } from '../bank-calendar.js';
import { laterOf, type BusinessDate } from '../calendar.js';
import { transitionLien, type LienState } from '../collateral/collateral.js';
import type { NotAllowedInState, Result } from '../refusal.js';
import { payoffAmount } from '../repayment/account.js';
import { commandsAllowedIn, nextState, type TransitionTable } from '../transition.js';
import type { Account } from './servicing-terms.js';

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
  'assessFee',
  'refundFee',
  'waiveInterest',
  'writeOffSmallBalance',
  'adjustPrincipal',
  'reverseAdjustment',
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
  'placeHold',
  'liftHold',
  'authorizeAutopay',
  'revokeAutopay',
  'schedulePayment',
] as const;
export type LoanCommand = (typeof LOAN_COMMANDS)[number];

/** createLoan has no state to come from; it leads here. */
export const INITIAL_LOAN_STATE: LoanState = 'CREATED';

/** In any state. Late fees that a hold takes back may have been the last that was owed. */
const held = (...outcomes: readonly [LoanState, ...LoanState[]]) => ({ placeHold: outcomes, liftHold: outcomes });

/** A mandate may be given while something is owed, and taken back as long as there is one. */
const paidByMandate = (state: LoanState) =>
  ({ authorizeAutopay: [state], revokeAutopay: [state], schedulePayment: [state] }) as const;

/**
 * Terms that change back in time may leave a loan that was overpaid since, and so closed; a rate may also fall for one that
 * is closed already (50 USC 3937), and what was paid too much is credit.
 *
 * Money that has arrived is always recorded: a payment that settles after charge-off is a recovery, one that settles
 * after closure is a credit balance. Both leave the state as it is.
 */
export const LOAN_TRANSITIONS: TransitionTable<LoanState, LoanCommand> = {
  CREATED: { startUnderwriting: ['IN_UNDERWRITING'], withdrawLoan: ['WITHDRAWN'], ...held('CREATED') },
  IN_UNDERWRITING: {
    completeUnderwriting: ['APPROVED', 'DECLINED'],
    withdrawLoan: ['WITHDRAWN'],
    ...held('IN_UNDERWRITING'),
  },
  APPROVED: {
    reopenUnderwriting: ['IN_UNDERWRITING'],
    clearStipulation: ['APPROVED'],
    fundLoan: ['ACTIVE'],
    withdrawLoan: ['WITHDRAWN'],
    ...held('APPROVED'),
  },
  DECLINED: { reopenUnderwriting: ['IN_UNDERWRITING'], ...held('DECLINED') },
  WITHDRAWN: held('WITHDRAWN'),
  ACTIVE: {
    initiateRepayment: ['ACTIVE'],
    submitRepayment: ['ACTIVE'],
    acknowledgeRepayment: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    reverseRepayment: ['ACTIVE'],
    waiveFee: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    refundCredit: ['ACTIVE'],
    assessFee: ['ACTIVE'],
    refundFee: ['ACTIVE'],
    waiveInterest: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    writeOffSmallBalance: ['CLOSED', 'CLOSED_EARLY'],
    adjustPrincipal: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    reverseAdjustment: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    recordBankruptcyNotice: ['ACTIVE'],
    deferPayments: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    changeDueDate: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    changeRate: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    reamortize: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    reage: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    modifyLoan: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    undoLoanChange: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    chargeOffLoan: ['CHARGED_OFF'],
    ...paidByMandate('ACTIVE'),
    ...held('ACTIVE', 'CLOSED', 'CLOSED_EARLY'),
  },
  CLOSED: {
    acknowledgeRepayment: ['CLOSED'],
    reverseRepayment: ['CLOSED', 'ACTIVE'],
    refundCredit: ['CLOSED'],
    refundFee: ['CLOSED'],
    reverseAdjustment: ['CLOSED', 'ACTIVE'],
    changeRate: ['CLOSED'],
    undoLoanChange: ['CLOSED', 'ACTIVE'],
    revokeAutopay: ['CLOSED'],
    ...held('CLOSED', 'ACTIVE'),
  },
  CLOSED_EARLY: {
    acknowledgeRepayment: ['CLOSED_EARLY'],
    reverseRepayment: ['CLOSED_EARLY', 'ACTIVE'],
    refundCredit: ['CLOSED_EARLY'],
    refundFee: ['CLOSED_EARLY'],
    reverseAdjustment: ['CLOSED_EARLY', 'ACTIVE'],
    changeRate: ['CLOSED_EARLY'],
    undoLoanChange: ['CLOSED_EARLY', 'ACTIVE'],
    revokeAutopay: ['CLOSED_EARLY'],
    ...held('CLOSED_EARLY', 'ACTIVE'),
  },
  CHARGED_OFF: {
    initiateRepayment: ['CHARGED_OFF'],
    submitRepayment: ['CHARGED_OFF'],
    acknowledgeRepayment: ['CHARGED_OFF'],
    reverseRepayment: ['CHARGED_OFF'],
    refundCredit: ['CHARGED_OFF'],
    assessFee: ['CHARGED_OFF'],
    refundFee: ['CHARGED_OFF'],
    reverseAdjustment: ['CHARGED_OFF'],
    chargeOffLoan: ['CHARGED_OFF'],
    undoChargeOff: ['ACTIVE', 'CHARGED_OFF', 'CLOSED', 'CLOSED_EARLY'],
    ...paidByMandate('CHARGED_OFF'),
    ...held('CHARGED_OFF'),
  },
};

export function transitionLoan(
  state: LoanState,
  command: LoanCommand,
  outcome?: LoanState,
): Result<LoanState, NotAllowedInState> {
  return nextState(LOAN_TRANSITIONS, state, command, outcome);
}

/** Whether a state allows a command, wherever it leads. */
export const checkAllowed = (state: LoanState, command: LoanCommand): Result<LoanState, NotAllowedInState> =>
  transitionLoan(state, command, LOAN_TRANSITIONS[state][command]?.[0]);

export function allowedCommands(state: LoanState): readonly LoanCommand[] {
  return commandsAllowedIn(LOAN_TRANSITIONS, state);
}

/** Whether a command may leave a loan so; what its entries make of the account is not known before. */
export const mayLeaveIn = (state: LoanState, command: LoanCommand, outcome: LoanState): boolean =>
  LOAN_TRANSITIONS[state][command]?.includes(outcome) === true;

/** Which closed state a loan without balance is in. */
export function closedState(paidOffOn: BusinessDate, scheduledMaturity: BusinessDate): LoanState {
  return paidOffOn < scheduledMaturity ? 'CLOSED_EARLY' : 'CLOSED';
}

/** Where entries leave a funded loan: a charge-off stays until it is undone, a closed loan without balance as it closed. */
export function stateAfter(before: LoanState, { terms, history }: Account, effectiveOn: BusinessDate): LoanState {
  const { state } = history;
  if (state.chargeOff) return 'CHARGED_OFF';
  if (!payoffAmount(terms, state, state.accruesFrom).isZero()) return 'ACTIVE';
  return isClosed(before) ? before : closedState(laterOf(state.accruesFrom, effectiveOn), terms.maturesOn);
}

export const isClosed = (state: LoanState): boolean => state === 'CLOSED' || state === 'CLOSED_EARLY';

/** The shortest period that a state's title law commonly gives a lienholder after payoff. */
const RELEASE_BUSINESS_DAYS = 10;

interface LienChange {
  readonly to: LienState;
  readonly releaseDueOn: BusinessDate | null;
}

/** Paying off queues the release of a recorded lien; owing again takes it back. Anything else leaves the lien alone. */
export function lienAfter(
  lien: LienState | null,
  from: LoanState,
  to: LoanState,
  on: BusinessDate,
  calendar: BankCalendar,
): LienChange | undefined {
  if (lien === 'LIEN' && !isClosed(from) && isClosed(to)) {
    const next = transitionLien(lien, 'queueRelease');
    return next.ok ? { to: next.value, releaseDueOn: addBusinessDays(on, RELEASE_BUSINESS_DAYS, calendar) } : undefined;
  }
  if (lien === 'RELEASE_PENDING' && isClosed(from) && !isClosed(to)) {
    const next = transitionLien(lien, 'reinstateLien');
    return next.ok ? { to: next.value, releaseDueOn: null } : undefined;
  }
  return undefined;
}

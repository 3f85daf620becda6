import type { BusinessDate } from '../calendar.js';
import type { Delinquency } from '../delinquency/delinquency.js';
import type { Decimal } from '../money.js';
import { refuse, success, type Result } from '../refusal.js';
import { commandsAllowedIn, nextState, type TransitionTable } from '../transition.js';

export const LIEN_STATES = [
  'PENDING',
  'LIEN',
  'RELEASE_PENDING',
  'RELEASED',
  'REPOSSESSED',
  'SOLD',
  'TOTAL_LOSS',
  'SETTLED',
] as const;
export type LienState = (typeof LIEN_STATES)[number];

/** `queueRelease` follows from payoff, `reinstateLien` from a reversal that brings the balance back. */
export const LIEN_COMMANDS = [
  'recordLien',
  'queueRelease',
  'reinstateLien',
  'releaseLien',
  'recordCureNotice',
  'repossessCollateral',
  'recordSaleNotice',
  'redeemCollateral',
  'sellCollateral',
  'recordTotalLoss',
  'settleInsurance',
] as const;
export type LienCommand = (typeof LIEN_COMMANDS)[number];

/** Steps against a borrower who owes. */
export const NEED_DEBT: ReadonlySet<LienCommand> = new Set(['recordCureNotice', 'repossessCollateral']);
/** Also without a queued release, once the loan is paid off or withdrawn. */
export const FOLLOWS_PAYOFF: LienCommand = 'releaseLien';

export const LIEN_TRANSITIONS: TransitionTable<LienState, LienCommand> = {
  PENDING: { recordLien: ['LIEN'] },
  LIEN: {
    queueRelease: ['RELEASE_PENDING'],
    recordCureNotice: ['LIEN'],
    repossessCollateral: ['REPOSSESSED'],
    recordTotalLoss: ['TOTAL_LOSS'],
  },
  RELEASE_PENDING: { releaseLien: ['RELEASED'], reinstateLien: ['LIEN'] },
  RELEASED: { recordLien: ['LIEN'] },
  REPOSSESSED: { redeemCollateral: ['LIEN'], recordSaleNotice: ['REPOSSESSED'], sellCollateral: ['SOLD'] },
  SOLD: {},
  TOTAL_LOSS: { settleInsurance: ['SETTLED'] },
  SETTLED: {},
};

export function transitionLien(state: LienState, command: LienCommand): Result<LienState, 'NOT_ALLOWED_IN_STATE'> {
  return nextState(LIEN_TRANSITIONS, state, command);
}

export function allowedLienCommands(state: LienState): readonly LienCommand[] {
  return commandsAllowedIn(LIEN_TRANSITIONS, state);
}

/**
 * A secured party may take possession after default (UCC 9-609(a)(1)), which the contract defines. By policy a loan is in
 * default once an installment stays unpaid past its grace days. A charged-off loan is in default for any schedule.
 */
export function checkRepossession(
  { daysPastDue }: Pick<Delinquency, 'daysPastDue'>,
  graceDays: number,
): Result<undefined, 'NOT_IN_DEFAULT'> {
  if (daysPastDue > graceDays) return success(undefined);
  return refuse(
    'NOT_IN_DEFAULT',
    `The loan is ${daysPastDue} days past due, with ${graceDays} grace days. The collateral can be repossessed only after a default.`,
    { daysPastDue: String(daysPastDue), graceDays: String(graceDays) },
  );
}

export interface Valuation {
  readonly on: BusinessDate;
  readonly amount: Decimal;
}

/** The newest valuation that was known on a day; of one day the last recorded. */
export function newestValuation(valuations: readonly Valuation[], on: BusinessDate): Valuation | undefined {
  return valuations.reduce<Valuation | undefined>(
    (newest, valuation) => (valuation.on <= on && (!newest || valuation.on >= newest.on) ? valuation : newest),
    undefined,
  );
}

/** Undefined without a valuation, or when the collateral is worth nothing. */
export function loanToValue(balance: Decimal, valuations: readonly Valuation[], on: BusinessDate): Decimal | undefined {
  const amount = newestValuation(valuations, on)?.amount;
  return !amount || amount.isZero() ? undefined : balance.div(amount).toDecimalPlaces(6);
}

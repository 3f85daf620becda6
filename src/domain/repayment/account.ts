import { addDays, type BusinessDate } from '../calendar.js';
import { minus, plus, shortfall, sum, ZERO, type Decimal } from '../money.js';
import { isThirty360, type DayCount } from '../schedule/day-count.js';
import { centsBetween, interestBetween, interestInCents, type RateHistory } from '../schedule/rate-history.js';
import type { PaymentStop } from '../hold/payment-stops.js';
import { DEFAULT_RULES, type AccountRules } from '../rules/account-rules.js';
import { arithmeticOf } from '../rules/editions.js';

/** What the contract demands on a date; an `Installment` of a schedule is one. */
export interface ScheduledInstallment {
  readonly number: number;
  readonly dueDate: BusinessDate;
  readonly amount: Decimal;
  /** Present if it is another day than the previous due date: a period restarted. */
  readonly periodStart?: BusinessDate;
}

/** What funding fixed; the quote of a schedule is one too. */
export interface AccountTerms {
  readonly principal: Decimal;
  readonly fundedOn: BusinessDate;
  readonly rates: RateHistory;
  readonly dayCount: DayCount;
  readonly installments: readonly ScheduledInstallment[];
  /** The defaults when not given, as for a quote. */
  readonly rules?: AccountRules;
  /** Money paid before installments were counted again, beyond what counts for them. */
  readonly paidBeforeCount?: Decimal;
  /** When holds stopped scheduled payments: installments of then are not late. */
  readonly stops?: readonly PaymentStop[];
  /** From when on all that is left is due, and the installments as they were scheduled. */
  readonly accelerated?:
    | { readonly on: BusinessDate; readonly installments: readonly ScheduledInstallment[] }
    | undefined;
  /** Whether the collateral was sold: what is left is a deficiency. */
  readonly hasDeficiency?: boolean;
}

export const rulesOf = ({ rules = DEFAULT_RULES }: Pick<AccountTerms, 'rules'>): AccountRules => rules;

export const FEE_KINDS = [
  'LATE',
  'RETURNED_PAYMENT',
  'REFUNDED_IN_EXCESS',
  'PREPAYMENT_PENALTY',
  'TITLE',
  'REPOSSESSION',
  'LEGAL',
  'DEFERRAL',
  'OTHER',
] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

export interface FeeBalance {
  readonly id: string;
  readonly kind: FeeKind;
  readonly assessedOn: BusinessDate;
  readonly assessed: Decimal;
  readonly outstanding: Decimal;
  /** What of it was paid and not given back; what was waived or written off is neither. */
  readonly paid: Decimal;
  /** The installment that a late fee is for. */
  readonly installment?: number;
}

export interface ChargeOff {
  readonly on: BusinessDate;
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly fees: Decimal;
  /** The oldest installment that was past due then: days past due go on counting from it. */
  readonly oldestUnpaidOn?: BusinessDate;
}

/** What was too small to be collected when a loan closed. */
export interface SmallBalance {
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly fees: Decimal;
}

/**
 * A loan's balances after its last entry. Interest accrues on `principal` from `accruesFrom`; looking at the account on
 * a later day changes nothing, so the answer never depends on how often anyone looked.
 */
export interface AccountState {
  readonly principal: Decimal;
  readonly accruesFrom: BusinessDate;
  /** Unpaid interest up to `accruesFrom`, unrounded; it bears no interest itself (the US Rule). */
  readonly carriedInterest: Decimal;
  readonly fees: readonly FeeBalance[];
  /** Money held for refund. */
  readonly credit: Decimal;
  /** Interest and principal paid as installments; extra principal is not in it. */
  readonly appliedToInstallments: Decimal;
  readonly principalPaid: Decimal;
  readonly interestPaid: Decimal;
  /** Less what was given back. */
  readonly feesPaid: Decimal;
  readonly recovered: Decimal;
  /** Waived accrued interest. */
  readonly interestWaived: Decimal;
  /** By how much the principal was corrected: above zero up, below zero down. */
  readonly principalAdjusted: Decimal;
  readonly chargeOff?: ChargeOff;
  readonly smallBalance?: SmallBalance;
}

/** What interest and installments follow from. */
export type StateButFees = Omit<AccountState, 'fees'>;

/** An account as it was: the sum of its fees is enough, and thousands of days with all fees of then would not be little. */
export interface PastState extends StateButFees {
  readonly feesDue: Decimal;
}

/** Member by member: a replay makes one for each entry, and copies of all but one member take several times as long. */
export const asPast = (state: AccountState): PastState => ({
  principal: state.principal,
  accruesFrom: state.accruesFrom,
  carriedInterest: state.carriedInterest,
  credit: state.credit,
  appliedToInstallments: state.appliedToInstallments,
  principalPaid: state.principalPaid,
  interestPaid: state.interestPaid,
  feesPaid: state.feesPaid,
  recovered: state.recovered,
  interestWaived: state.interestWaived,
  principalAdjusted: state.principalAdjusted,
  feesDue: totalOf(state.fees),
  ...lossOf(state),
});

/** What few accounts have. */
export const lossOf = ({ chargeOff, smallBalance }: StateButFees): Pick<AccountState, 'chargeOff' | 'smallBalance'> =>
  chargeOff || smallBalance ? { ...(chargeOff && { chargeOff }), ...(smallBalance && { smallBalance }) } : NO_LOSS;

const NO_LOSS = {};

export function fundedAccount(terms: AccountTerms): AccountState {
  return {
    principal: terms.principal,
    accruesFrom: terms.fundedOn,
    carriedInterest: ZERO,
    fees: [],
    credit: ZERO,
    appliedToInstallments: ZERO,
    principalPaid: ZERO,
    interestPaid: ZERO,
    feesPaid: ZERO,
    recovered: ZERO,
    interestWaived: ZERO,
    principalAdjusted: ZERO,
  };
}

/** Unrounded. A charged-off account accrues nothing, also on what of it stays on the books. */
export function accruedInterest(terms: AccountTerms, state: StateButFees, on: BusinessDate): Decimal {
  if (state.chargeOff) return ZERO;
  return plus(state.carriedInterest, interestOn(terms, state.principal, state.accruesFrom, on));
}

/** Unrounded interest on a principal between two days of an account. */
export function interestOn(terms: AccountTerms, principal: Decimal, from: BusinessDate, to: BusinessDate): Decimal {
  return interestBetween(principal, terms.rates, terms.dayCount, from, to, periodsOf(terms));
}

/** An acceleration moves due dates; interest runs by the periods that were agreed. */
function periodsOf(terms: AccountTerms): readonly BusinessDate[] | undefined {
  if (!isThirty360(terms.dayCount) || !arithmeticOf(rulesOf(terms)).thirty360CountsPeriods) return undefined;
  return periodStarts(terms.fundedOn, (terms.accelerated ?? terms).installments);
}

/** Interest that is owed on a day. Cents are what a replay asks for at every payment; few accounts carry parts of one. */
export class OwedInterest {
  readonly inCents: Decimal;

  constructor(
    private readonly terms: AccountTerms,
    /** Unrounded, from before `from`. */
    private readonly carried: Decimal,
    private readonly principal: Decimal,
    private readonly from: BusinessDate,
    private readonly on: BusinessDate,
  ) {
    const { rates, dayCount } = terms;
    const byIntegers = carried.isZero()
      ? centsBetween(principal, rates, dayCount, from, on, periodsOf(terms))
      : undefined;
    this.inCents = byIntegers ?? interestInCents(this.unrounded);
  }

  get unrounded(): Decimal {
    return plus(this.carried, interestOn(this.terms, this.principal, this.from, this.on));
  }

  /** Unpaid interest after a payment, unrounded: as `carriedInterest`. */
  after(paid: Decimal): Decimal {
    return paid.gt(ZERO) && paid.eq(this.inCents) ? ZERO : minus(this.unrounded, paid);
  }
}

export function owedInterest(terms: AccountTerms, state: StateButFees, on: BusinessDate): OwedInterest {
  const { carriedInterest, principal, accruesFrom } = state;
  return state.chargeOff
    ? new OwedInterest(terms, ZERO, ZERO, on, on)
    : new OwedInterest(terms, carriedInterest, principal, accruesFrom, on);
}

const starts = new WeakMap<readonly ScheduledInstallment[], readonly BusinessDate[]>();

/** The first days of periods: the funding, every due date, and the day on which a plan restarted. */
function periodStarts(fundedOn: BusinessDate, installments: readonly ScheduledInstallment[]): readonly BusinessDate[] {
  const known = starts.get(installments);
  if (known) return known;
  const days = [fundedOn];
  for (const { periodStart = fundedOn, dueDate } of installments) {
    if (periodStart > (days.at(-1) ?? fundedOn)) days.push(periodStart);
    days.push(dueDate);
  }
  starts.set(installments, days);
  return days;
}

/** Interest of the day after, unrounded. */
export function interestPerDay(terms: AccountTerms, state: StateButFees, on: BusinessDate): Decimal {
  return state.chargeOff ? ZERO : interestOn(terms, state.principal, on, addDays(on, 1));
}

export function interestDue(terms: AccountTerms, state: StateButFees, on: BusinessDate): Decimal {
  return owedInterest(terms, state, on).inCents;
}

/** Every payment asks, and few of them change the fees. */
const feeTotals = new WeakMap<readonly FeeBalance[], Decimal>();

export const feesDue = (state: AccountState | PastState): Decimal =>
  'fees' in state ? totalOf(state.fees) : state.feesDue;

function totalOf(fees: readonly FeeBalance[]): Decimal {
  const total =
    feeTotals.get(fees) ?? sum(fees.flatMap(({ outstanding }) => (outstanding.isZero() ? [] : [outstanding])));
  feeTotals.set(fees, total);
  return total;
}

/** What is due of them is known from what was: nothing is added up again. */
export function withFeeAdded(fees: readonly FeeBalance[], fee: FeeBalance): readonly FeeBalance[] {
  const more = [...fees, fee];
  feeTotals.set(more, totalOf(fees).plus(fee.outstanding));
  return more;
}

/** As above. */
export function withFeesChanged(
  fees: readonly FeeBalance[],
  change: (fee: FeeBalance) => FeeBalance,
): readonly FeeBalance[] {
  let due = totalOf(fees);
  const changed = fees.map((fee) => {
    const other = change(fee);
    if (other !== fee) due = due.plus(other.outstanding).minus(fee.outstanding);
    return other;
  });
  feeTotals.set(changed, due);
  return changed;
}

export function payoffAmount(terms: AccountTerms, state: AccountState | PastState, on: BusinessDate): Decimal {
  return plus(plus(state.principal, interestDue(terms, state, on)), feesDue(state));
}

export function chargedOffAmount({ chargeOff }: StateButFees): Decimal {
  return chargeOff ? chargeOff.principal.plus(chargeOff.interest).plus(chargeOff.fees) : ZERO;
}

export function smallBalanceAmount({ smallBalance }: AccountState): Decimal {
  return smallBalance ? smallBalance.principal.plus(smallBalance.interest).plus(smallBalance.fees) : ZERO;
}

/** What may still be recovered of what was charged off. */
export function recoverableAmount(state: StateButFees): Decimal {
  return shortfall(chargedOffAmount(state), state.recovered);
}

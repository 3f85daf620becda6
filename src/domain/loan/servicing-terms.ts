import type { BusinessDate } from '../calendar.js';
import type { Accelerated, PlannedTerms } from '../change/term-change.js';
import { lateFeeChanges, type PendingPayment } from '../delinquency/late-fee-changes.js';
import { isOnTime } from '../delinquency/late-fees.js';
import type { HoldDays } from '../hold/hold.js';
import { paymentStops } from '../hold/payment-stops.js';
import type { RecordedHistory } from '../record/record-history.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { refuse, success, type Result } from '../refusal.js';
import { fundedAccount, payoffAmount, type AccountState, type AccountTerms } from '../repayment/account.js';
import { isLateFee, reversedIds, type AccountEntry, type FeeEntry } from '../repayment/entry.js';
import { replayFurther, replay, type AccountHistory } from '../repayment/replay.js';
import type { AccountRules } from '../rules/account-rules.js';
import { moveDueDates, type ServicingRules } from '../rules/servicing-rules.js';
import type { Installment } from '../schedule/amortization.js';
import { planSchedule, type ScheduleQuoteInput, type AmortizationChoice } from '../schedule/plan-schedule.js';

export const DEFAULT_GRACE_DAYS = 10;

/** Figures that a contract states, in plain decimals. */
export type ContractTexts = Readonly<
  Partial<Record<'payment' | 'finalPayment' | 'financeCharge' | 'aprPercent', string | undefined>>
>;

/** The contract as it was signed, kept beside what we compute, and the money that left for it. */
export interface KeptContract {
  readonly contractDate: string;
  /** As given at funding, or as the deal offered it. */
  readonly stated: ContractTexts;
  /** Computed by the days of each period. */
  readonly own: ContractTexts;
  readonly firstPayment?: string | undefined;
  readonly prepaidFinanceCharge?: string | undefined;
  /** The reason for accepting the difference. */
  readonly acceptedBecause?: string | undefined;
  readonly fundedAmount: string;
  readonly dealerDiscount: string;
  readonly dealerFlat: string;
}

/** What funding fixed, or an imported record brought: from it and the entries every balance of a loan follows. */
export interface ServicingTerms {
  readonly schedule: ScheduleQuoteInput;
  /** Where an imported loan starts; a loan that was funded here starts with its principal. */
  readonly opening: AccountState | undefined;
  readonly graceDays: number;
  readonly accountRules: AccountRules;
  readonly rules: ServicingRules;
  /** Absent for a loan that was imported, or funded before contracts were kept. */
  readonly contract?: KeptContract | undefined;
  /** What its record told of the months before an imported loan starts. */
  readonly before?: RecordedHistory | undefined;
}

/** What the contract says, installment by installment. */
export interface ContractTerms extends AccountTerms, PlannedTerms {
  readonly installments: readonly Installment[];
  readonly rules: AccountRules;
  readonly accelerated?: Accelerated | undefined;
}

/** A loan's account: its terms and all that was entered so far. */
export interface Account extends Pick<ServicingTerms, 'graceDays' | 'rules' | 'contract' | 'before'> {
  /** As they hold after the last entry. */
  readonly terms: ContractTerms;
  /** As they were signed. */
  readonly original: ContractTerms;
  readonly opening: AccountState;
  readonly entries: readonly AccountEntry[];
  readonly history: AccountHistory<ContractTerms>;
  /** The day to which the ledger has the interest; undefined where it was never accrued. */
  readonly accruedThrough: BusinessDate | undefined;
  /** On their days no late fee may fall due, and what they stopped is not late. */
  readonly holds?: readonly HoldDays[] | undefined;
}

export function openAccount(
  { schedule, opening, graceDays, accountRules, rules, contract, before }: ServicingTerms,
  entries: readonly AccountEntry[],
  accruedThrough?: BusinessDate,
  holds?: readonly HoldDays[],
): Result<Account, 'CONFLICT'> {
  const planned = planSchedule(schedule);
  if (!planned.ok) return refuse('CONFLICT', `The terms of the loan make no schedule: ${planned.refusal.message}`);
  const installments = moveDueDates(planned.value.installments, rules);
  const plan = { ...planned.value.plan, dateRules: rules };
  const stops = paymentStops(holds ?? []);
  const original: ContractTerms = {
    ...planned.value,
    installments,
    plan,
    rules: accountRules,
    ...(stops.length > 0 && { stops }),
  };
  const start = opening ?? fundedAccount(original);
  const history = replay(original, entries, start);
  const { terms } = history;
  return success({
    terms,
    original,
    opening: start,
    entries,
    graceDays,
    rules,
    contract,
    before,
    history,
    accruedThrough,
    holds,
  });
}

export function withEntries(account: Account, added: readonly AccountEntry[]): Account {
  const history = replayFurther(account, added);
  return { ...account, terms: history.terms, entries: [...account.entries, ...added], history };
}

/** The same account under other holds. */
export function withHolds(account: Account, holds: readonly HoldDays[]): Account {
  const original = { ...account.original, stops: paymentStops(holds) };
  const history = replay(original, account.entries, account.opening);
  return { ...account, holds, original, history, terms: history.terms };
}

/** Nothing is owed, and nothing was lost. */
export const isPaidOff = ({ terms, history: { state } }: Account, on: BusinessDate): boolean =>
  !state.chargeOff && payoffAmount(terms, state, on).isZero();

interface WithLateFees {
  readonly account: Account;
  readonly added: readonly AccountEntry[];
  readonly heldBack: boolean;
}

/** The account with the late fees that are due by a day, which may not have been recorded yet. */
export function withLateFees(
  loanId: string,
  account: Account,
  on: BusinessDate,
  pending: readonly PendingPayment[] = [],
): WithLateFees {
  if (isOnTime(account, on)) return { account, added: [], heldBack: false };
  const { entries: added, heldBack } = lateFeeChanges(loanId, account, on, pending);
  return { account: added.length > 0 ? withEntries(account, added) : account, added, heldBack };
}

/**
 * The same of an account as recorded, with the fees of its last day. A loan that was paid off draws only fees that were
 * due then: a fee deferred by a pending payment is not charged once that payment is gone.
 */
export function withFeesStillOwed(
  loanId: string,
  recorded: Account,
  on: BusinessDate,
  pending: readonly PendingPayment[] = [],
): WithLateFees {
  if (!isPaidOff(recorded, on)) return withLateFees(loanId, recorded, on, pending);
  const { entries } = lateFeeChanges(loanId, recorded, on, pending);
  const firstCharges = new Set<AccountEntry>(firstChargesOf(recorded, entries));
  const kept = entries.filter((entry) => !firstCharges.has(entry));
  const last = recorded.entries.at(-1)?.sequence ?? 0;
  const added = kept.map((entry, index) => ({ ...entry, sequence: last + 1 + index }));
  return {
    account: added.length > 0 ? withEntries(recorded, added) : recorded,
    added,
    heldBack: false,
  };
}

/** Late fees for installments that have none on record. */
export function firstChargesOf({ entries: recorded }: Account, changes: readonly AccountEntry[]): FeeEntry[] {
  const reversed = reversedIds(recorded);
  const charged = new Set(
    recorded.filter(isLateFee).flatMap(({ id, installment }) => (reversed.has(id) ? [] : [installment])),
  );
  return changes.filter(isLateFee).filter(({ installment }) => !charged.has(installment));
}

/**
 * The account as it stood on a day: what counts from then or before. Undefined for a day before it opened; of an
 * imported loan nothing is known before its last payment.
 */
export function accountOn(account: Account, on: BusinessDate): Account | undefined {
  if (on < openedOn(account)) return undefined;
  const entries = account.entries.filter(({ effectiveOn }) => effectiveOn <= on);
  if (entries.length === account.entries.length) return account;
  const history = replay(account.original, entries, account.opening);
  return { ...account, terms: history.terms, entries, history };
}

/** Money counts from this day on. */
export const openedOn = ({ opening }: Account): BusinessDate => opening.accruesFrom;

type AmortizationType = NonNullable<LoanColumns['amortizationType']>;

/** The calculators' words and the record's for how principal is repaid. */
export const AMORTIZATION_TYPES = {
  FULL: 'FULL_AMORTIZATION',
  INTEREST_ONLY: 'INTEREST_ONLY',
  BALLOON: 'BALLOON',
} as const satisfies Record<AmortizationChoice, AmortizationType>;

export const AMORTIZATION_CHOICES = {
  FULL_AMORTIZATION: 'FULL',
  INTEREST_ONLY: 'INTEREST_ONLY',
  BALLOON: 'BALLOON',
} as const satisfies Record<AmortizationType, AmortizationChoice>;

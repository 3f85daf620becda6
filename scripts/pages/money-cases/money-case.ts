import { addBusinessDays } from '../../../src/domain/bank-calendar.js';
import { businessDate, laterOf, type BusinessDate } from '../../../src/domain/calendar.js';
import type { PendingPayment } from '../../../src/domain/delinquency/late-fee-changes.js';
import { accruedTo, type Balances, ledgerBalances } from '../../../src/domain/ledger/balances.js';
import { postingsOf, type Posting } from '../../../src/domain/ledger/postings.js';
import { policyOf } from '../../../src/domain/loan/contract-rules.js';
import { openAccount, withEntries, withLateFees, type Account } from '../../../src/domain/loan/servicing-terms.js';
import { Decimal, ZERO } from '../../../src/domain/money.js';
import type { AccountState } from '../../../src/domain/repayment/account.js';
import type { AccountEntry, NewEntry } from '../../../src/domain/repayment/entry.js';
import { quotePayoff, type PayoffQuote } from '../../../src/domain/repayment/payoff.js';
import { creditToPayBack } from '../../../src/domain/repayment/waterfall.js';
import { DEFAULT_RULES, type AccountRules, type PaymentInstruction } from '../../../src/domain/rules/account-rules.js';
import { readLateFee, type LateFeePolicy } from '../../../src/domain/rules/late-fee-policy.js';
import { RULES_BEFORE, type ServicingRules } from '../../../src/domain/rules/servicing-rules.js';
import type { ScheduleQuoteInput } from '../../../src/domain/schedule/plan-schedule.js';

/** A payment of a case: when it counts from, and how much. */
export type CasePayment = readonly [on: string, amount: string, instruction?: PaymentInstruction];

export interface CaseChargeOff {
  readonly on: string;
  readonly downTo?: string;
  readonly undoneOn?: string;
}

interface CaseFailure {
  readonly on: string;
  readonly fee: string;
}

/** A contract and what happened to it, for a table that people check by hand. */
export interface MoneyCase {
  /** The rule, in a sentence. */
  readonly title: string;
  readonly rules?: Partial<AccountRules>;
  readonly contract?: Partial<Pick<ScheduleQuoteInput, 'fundedOn' | 'dayCount'>>;
  readonly payments: readonly CasePayment[];
  readonly servicing?: Partial<ServicingRules>;
  /** Submitted on the day that they count from. */
  readonly pending?: readonly CasePayment[];
  /** A payment that never came, and the fee for it. */
  readonly failed?: CaseFailure;
  readonly chargeOff?: CaseChargeOff;
  readonly asOf: string;
  /** The whole ledger on the day of asking, instead of what the last payment posted. */
  readonly showsLedger?: true;
  /** What must come of it, by hand. */
  readonly outcome: readonly string[];
}

interface MoneyCaseResult {
  readonly account: Account;
  readonly state: AccountState;
  readonly payoff: PayoffQuote;
  /** Of the last payment and what followed from it. */
  readonly postings: readonly Posting[];
  readonly ledger: Balances;
}

/** Twelve installments of 1,066.22, due on the 1st from February on. */
export const CASE_LOAN = {
  principal: '12000.00',
  annualRatePercent: '12',
  fundedOn: '2024-01-01',
  installments: 12,
} as const;
export const CASE_GRACE_DAYS = 10;

export function carryOut({
  rules = {},
  contract = {},
  servicing = {},
  payments,
  pending = [],
  failed,
  chargeOff,
  asOf,
}: Omit<MoneyCase, 'outcome'>): MoneyCaseResult {
  const on = businessDate(asOf);
  const accountRules = { ...DEFAULT_RULES, ...rules };
  const servicingRules = { ...RULES_BEFORE, ...servicing };
  const opened = openAccount(
    {
      schedule: { ...CASE_LOAN, ...contract },
      opening: undefined,
      graceDays: CASE_GRACE_DAYS,
      accountRules,
      rules: servicingRules,
    },
    [],
  );
  if (!opened.ok) throw new TypeError(opened.refusal.message);
  const waitingOn = (today: BusinessDate): PendingPayment[] =>
    pending
      .map(([day, amount]) => ({ effectiveOn: businessDate(day), amount: new Decimal(amount) }))
      .filter(
        ({ effectiveOn }) =>
          addBusinessDays(effectiveOn, accountRules.pendingBusinessDays, servicingRules.bankCalendar) >= today,
      );
  const enter = (account: Account, entries: readonly NewEntry[], day: BusinessDate): Account => {
    const last = account.entries.at(-1)?.sequence ?? 0;
    const numbered = entries.map((entry, index): AccountEntry => ({ ...entry, sequence: last + 1 + index }));
    return withLateFees('LN', withEntries(account, numbered), day, waitingOn(day)).account;
  };
  const money = payments.map(paymentEntry);
  // A payment that counts from an earlier day is entered after those that came before it.
  const enteredOn = money.map(({ effectiveOn }) => effectiveOn).reduce(laterOf, opened.value.opening.accruesFrom);
  const before = money.length > 0 ? enter(opened.value, money.slice(0, -1), enteredOn) : opened.value;
  const paid = enter(before, [...money.slice(-1), ...failureEntries(failed), ...chargeOffEntries(chargeOff)], on);
  const amount = quotePayoff(paid.terms, paid.history.state, on, on).amount.isZero()
    ? creditToPayBack(paid.terms.rules, paid.history.state)
    : ZERO;
  const refund: NewEntry[] = amount.isZero() ? [] : [{ kind: 'REFUND', id: 'refund', amount, effectiveOn: enteredOn }];
  const account = enter(paid, refund, on);
  const { state } = account.history;
  const known = new Set(before.entries.map(({ id }) => id));
  const added = account.entries.filter(({ id }) => !known.has(id));
  return {
    account,
    state,
    payoff: quotePayoff(account.terms, state, on, on),
    postings: postingsOf(added, before, account),
    ledger: ledgerBalances(accruedTo(account, on)),
  };
}

const paymentEntry = ([on, amount, instruction]: CasePayment, index: number): NewEntry => ({
  kind: 'PAYMENT',
  id: `payment ${index + 1}`,
  effectiveOn: businessDate(on),
  amount: new Decimal(amount),
  ...(instruction && { instruction }),
});

const failureEntries = (failed: CaseFailure | undefined): NewEntry[] =>
  failed
    ? [
        {
          kind: 'FEE',
          id: 'returned',
          feeKind: 'RETURNED_PAYMENT',
          amount: new Decimal(failed.fee),
          effectiveOn: businessDate(failed.on),
        },
      ]
    : [];

const chargeOffEntries = (chargeOff: CaseChargeOff | undefined): NewEntry[] => {
  if (!chargeOff) return [];
  const { on, downTo, undoneOn } = chargeOff;
  const kept = downTo === undefined ? {} : { downTo: new Decimal(downTo) };
  const entry: NewEntry = { kind: 'CHARGE_OFF', id: 'charge-off', effectiveOn: businessDate(on), ...kept };
  if (undoneOn === undefined) return [entry];
  return [entry, { kind: 'REVERSAL', id: 'undone', effectiveOn: businessDate(undoneOn), reverses: entry.id }];
};

/** A contract's late fee as a record writes it. */
export const lateFee = (text: string, more: Partial<LateFeePolicy> = {}) => ({
  lateFee: { ...policyOf(readLateFee(text)), ...more },
});

/** In full, on the first of months of 2024. */
export const onTime = (...months: string[]): CasePayment[] => months.map((month) => [`2024-${month}-01`, '1066.22']);

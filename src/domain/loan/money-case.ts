import { businessDate, type BusinessDate } from '../calendar.js';
import type { PendingPayment } from '../delinquency/late-fee-changes.js';
import { postingsOf, type Posting } from '../ledger/postings.js';
import { Decimal } from '../money.js';
import { payoffAmount, smallBalanceAmount, type AccountState } from '../repayment/account.js';
import { DEFAULT_RULES, type AccountRules, type PaymentInstruction } from '../repayment/account-rules.js';
import type { AccountEntry } from '../repayment/entry.js';
import { quotePayoff, type PayoffQuote } from '../repayment/payoff.js';
import type { ScheduleQuoteInput } from '../schedule/plan-schedule.js';
import { RULES_BEFORE } from './servicing-rules.js';
import { openAccount, withEntries, withLateFees, type Account } from './servicing-terms.js';

/** A payment of a case: when it counts from, and how much. */
export type CasePayment = readonly [on: string, amount: string, instruction?: PaymentInstruction];

/** A contract and what happened to it, for a table that people check by hand. */
export interface MoneyCase {
  /** The rule, in a sentence. */
  readonly title: string;
  readonly rules?: Partial<AccountRules>;
  readonly contract?: Partial<Pick<ScheduleQuoteInput, 'fundedOn' | 'dayCount'>>;
  readonly payments: readonly CasePayment[];
  readonly pending?: readonly CasePayment[];
  readonly asOf: string;
  /** What must come of it, by hand. */
  readonly outcome: readonly string[];
}

export interface MoneyCaseResult {
  readonly account: Account;
  readonly state: AccountState;
  readonly owed: Decimal;
  readonly writtenOff: Decimal;
  readonly payoff: PayoffQuote;
  /** Of the last payment and what followed from it. */
  readonly postings: readonly Posting[];
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
  payments,
  pending = [],
  asOf,
}: Omit<MoneyCase, 'outcome'>): MoneyCaseResult {
  const on = businessDate(asOf);
  const opened = openAccount(
    {
      schedule: { ...CASE_LOAN, ...contract },
      opening: undefined,
      graceDays: CASE_GRACE_DAYS,
      accountRules: { ...DEFAULT_RULES, ...rules },
      rules: RULES_BEFORE,
    },
    [],
  );
  if (!opened.ok) throw new TypeError(opened.refusal.message);
  const waiting = pending.map(([day, amount]): PendingPayment => ({
    effectiveOn: businessDate(day),
    amount: new Decimal(amount),
  }));
  const upTo = (count: number, day: BusinessDate): Account => {
    const entries = payments.slice(0, count).map(paymentEntry);
    return withLateFees('LN', withEntries(opened.value, entries), day, waiting).account;
  };
  const account = upTo(payments.length, on);
  const last = payments.at(-1);
  const before = last ? upTo(payments.length - 1, businessDate(last[0])) : opened.value;
  const { state } = account.history;
  const known = new Set(before.entries.map(({ id }) => id));
  const added = account.entries.filter(({ id }) => !known.has(id));
  return {
    account,
    state,
    owed: payoffAmount(account.terms, state, on),
    writtenOff: smallBalanceAmount(state),
    payoff: quotePayoff(account.terms, state, on, on),
    postings: postingsOf(added, before, account),
  };
}

const paymentEntry = ([on, amount, instruction]: CasePayment, index: number): AccountEntry => ({
  kind: 'PAYMENT',
  id: `payment ${index + 1}`,
  sequence: index + 1,
  effectiveOn: businessDate(on),
  amount: new Decimal(amount),
  ...(instruction && { instruction }),
});

import type { BusinessDate } from '../../domain/calendar.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { inputCheck } from '../../domain/input-check.js';
import { type LoanState, transitionLoan } from '../../domain/loan/lifecycle.js';
import { type Account, openedOn } from '../../domain/loan/servicing-terms.js';
import type { Decimal } from '../../domain/money.js';
import { invalidInput, refuse, type Result, success } from '../../domain/refusal.js';
import { recoverableAmount } from '../../domain/repayment/account.js';
import { checkEffectiveDate, checkOwnEffectiveDate } from '../../domain/repayment/entry.js';
import { amountsDue, type PayoffQuote } from '../../domain/repayment/payoff.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import type { RecordedAccount } from '../ledger/account-reader.js';
import { outcomeOf } from '../ledger/record-entries.js';
import type { AllocationView } from '../ports/loan-stores.js';
import { previewView } from './repayment-command.js';

export interface PaymentToQuote {
  readonly amount: string;
  readonly effectiveDate?: string | null | undefined;
  readonly instruction?: PaymentInstruction | null | undefined;
}

/** Where the money of a payment would go if it settled today, and what it would leave. */
export interface RepaymentQuote {
  readonly effectiveDate: BusinessDate;
  readonly allocation: AllocationView;
  readonly remainingBalance: string;
  readonly pastDueAmount: string;
  readonly loanStatus: LoanState;
}

const ID = 'RP-QUOTE';

/** By the same steps as a payment that settles. Nothing is written. */
export async function quoteRepayment(
  loan: { readonly id: string; readonly loanStatus: LoanState },
  account: RecordedAccount,
  input: PaymentToQuote,
  isOwn: boolean,
  today: BusinessDate,
): Promise<Result<RepaymentQuote>> {
  const allowed = transitionLoan(loan.loanStatus, 'submitRepayment');
  if (!allowed.ok) return allowed;
  const check = inputCheck();
  const amount = check.decimal('amount', input.amount, AMOUNT);
  const effectiveOn = check.date('effectiveDate', input.effectiveDate ?? today);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const instruction = input.instruction ?? undefined;
  const fits = checkPayment(account.recorded, { effectiveOn, instruction }, isOwn, today);
  if (!fits.ok) return fits;
  const payment = { id: ID, amount, effectiveOn, instruction };
  const { allocation, after, to } = await ifItSettled(loan, account, payment, today);
  if (!allocation) return refuse('CONFLICT', 'The payment would be applied to nothing');
  const { terms, history, graceDays } = after;
  return success({
    effectiveDate: effectiveOn,
    allocation,
    remainingBalance: history.state.principal.toFixed(2),
    pastDueAmount: delinquencyOn(terms, history.state, today, graceDays).pastDueAmount.toFixed(2),
    loanStatus: to,
  });
}

interface Payment {
  readonly id: string;
  readonly amount: Decimal;
  readonly effectiveOn: BusinessDate;
  readonly instruction: PaymentInstruction | undefined;
}

/** What a payment would do today, with all that follows from it. */
export async function ifItSettled(
  loan: { readonly id: string; readonly loanStatus: LoanState },
  account: RecordedAccount,
  { instruction, ...payment }: Payment,
  today: BusinessDate,
) {
  const entry = { kind: 'PAYMENT', ...payment, ...(instruction && { instruction }) } as const;
  const { account: after, to } = await outcomeOf(loan, account, [entry], payment.effectiveOn, today);
  const allocation = after.history.allocations.get(payment.id);
  return { after, to, allocation: allocation && previewView(allocation, payment.effectiveOn) };
}

/** Whether the contract, and who pays, allow a payment of this day that is to be used like this. */
export function checkPayment(
  recorded: Account,
  payment: { readonly effectiveOn: BusinessDate; readonly instruction: PaymentInstruction | undefined },
  isOwn: boolean,
  today: BusinessDate,
): Result<unknown> {
  const { effectiveOn, instruction } = payment;
  if (instruction === 'FEES_FIRST' && !recorded.terms.rules.allowFeesFirst)
    return refuse('INSTRUCTION_NOT_ALLOWED', 'The contract does not let fees be paid before installments');
  return isOwn ? checkOwnEffectiveDate(effectiveOn, today) : checkEffectiveDate(effectiveOn, openedOn(recorded), today);
}

export interface PayoffView {
  readonly asOf: string;
  readonly principal: string;
  readonly interest: string;
  readonly fees: string;
  readonly prepaymentPenalty: string;
  readonly amount: string;
  readonly perDiem: string;
  readonly goodThrough: string;
  readonly amountGoodThrough: string;
}

export interface AmountsOwed {
  readonly asOf: string;
  readonly pastDue: string;
  readonly currentDue: string;
  readonly currentDueOn: string | null;
  readonly fees: string;
  readonly recoverable: string;
  readonly creditBalance: string;
  readonly payoff: PayoffView;
}

const PER_DIEM_DECIMALS = 8;

export const payoffView = (quote: PayoffQuote): PayoffView => ({
  asOf: quote.asOf,
  principal: quote.principal.toFixed(2),
  interest: quote.interest.toFixed(2),
  fees: quote.fees.toFixed(2),
  prepaymentPenalty: quote.prepaymentPenalty.toFixed(2),
  amount: quote.amount.toFixed(2),
  perDiem: quote.perDiem.toFixed(PER_DIEM_DECIMALS),
  goodThrough: quote.goodThrough,
  amountGoodThrough: quote.amountGoodThrough.toFixed(2),
});

/** What is owed on a day, in plain figures: the account as it stands, or will stand, on both days. */
export function amountsOwed(
  now: Account,
  asOf: BusinessDate,
  then: Account,
  goodThrough: BusinessDate,
): { readonly nothing: boolean; readonly amounts: AmountsOwed } {
  const { state } = now.history;
  const due = amountsDue(now.terms, state, asOf, goodThrough, then.history.state);
  const recoverable = recoverableAmount(state);
  return {
    nothing: due.payoff.amount.isZero(),
    amounts: {
      asOf,
      pastDue: due.pastDue.toFixed(2),
      currentDue: due.currentDue.toFixed(2),
      currentDueOn: due.currentDueOn ?? null,
      fees: due.fees.toFixed(2),
      recoverable: recoverable.toFixed(2),
      creditBalance: state.credit.toFixed(2),
      payoff: payoffView(due.payoff),
    },
  };
}

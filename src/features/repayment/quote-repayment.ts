import { DEFAULT_NATURE, paysInstallments, type PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { inputCheck, type InputCheck } from '../../domain/input-check.js';
import { type LoanState } from '../../domain/loan/lifecycle.js';
import { type Account, openedOn } from '../../domain/loan/servicing-terms.js';
import type { Decimal } from '../../domain/money.js';
import { invalidInput, refuse, type Result, success } from '../../domain/refusal.js';
import { recoverableAmount } from '../../domain/repayment/account.js';
import { checkEffectiveDate, checkOwnEffectiveDate } from '../../domain/repayment/entry.js';
import { amountsDue, type PayoffQuote } from '../../domain/repayment/payoff.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import type { LoanRules } from '../command/declaration.js';
import type { RecordedAccount } from '../loan/account/account-reader.js';
import { outcomeOf } from '../loan/account/record-entries.js';
import { stateRefusal } from '../loan/loan-rules.js';
import type { AllocationView } from '../loan/repayment.js';
import { previewView } from './repayment-command.js';

export interface PaymentToQuote {
  readonly amount: string;
  readonly effectiveDate?: string | null | undefined;
  readonly instruction?: PaymentInstruction | null | undefined;
  readonly nature?: PaymentNature | null | undefined;
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
  /** Of the command that would pay. */
  rules: LoanRules,
): Promise<
  Result<
    RepaymentQuote,
    'CONFLICT' | 'EFFECTIVE_DATE_NOT_ALLOWED' | 'INSTRUCTION_NOT_ALLOWED' | 'INVALID_INPUT' | 'NOT_ALLOWED_IN_STATE'
  >
> {
  const refusal = stateRefusal(rules, loan);
  if (refusal) return refusal;
  const check = inputCheck();
  const amount = check.decimal('amount', input.amount, AMOUNT);
  const effectiveOn = check.date('effectiveDate', input.effectiveDate ?? today);
  const use = readUse(check, input);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const fits = checkPayment(account.recorded, { effectiveOn, ...use }, isOwn, today);
  if (!fits.ok) return fits;
  const payment = { id: ID, amount, effectiveOn, ...use };
  const { allocation, after, to } = await ifItSettled(loan, account, payment, today);
  if (!allocation) return refuse('CONFLICT', 'The payment has nothing to pay.');
  const { terms, history, graceDays } = after;
  return success({
    effectiveDate: effectiveOn,
    allocation,
    remainingBalance: history.state.principal.toFixed(2),
    pastDueAmount: delinquencyOn(terms, history.state, today, graceDays).pastDueAmount.toFixed(2),
    loanStatus: to,
  });
}

/** What a payment is and what was said with it. Money that satisfies no installment takes no instruction. */
export function readUse(
  check: InputCheck,
  { instruction, nature }: Pick<PaymentToQuote, 'instruction' | 'nature'>,
): Pick<Payment, 'instruction' | 'nature'> {
  const use = { instruction: instruction ?? undefined, nature: nature ?? DEFAULT_NATURE };
  if (use.instruction && !paysInstallments(use.nature))
    check.fault('instruction', 'must be omitted: only money of the borrower or a third party can have one');
  return use;
}

interface Payment {
  readonly id: string;
  readonly amount: Decimal;
  readonly effectiveOn: BusinessDate;
  readonly instruction: PaymentInstruction | undefined;
  readonly nature: PaymentNature;
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

/** Whether the contract, and the payer, allow this instruction for a payment of this day. */
export function checkPayment(
  recorded: Account,
  payment: { readonly effectiveOn: BusinessDate; readonly instruction: PaymentInstruction | undefined },
  isOwn: boolean,
  today: BusinessDate,
): Result<unknown, 'EFFECTIVE_DATE_NOT_ALLOWED' | 'INSTRUCTION_NOT_ALLOWED'> {
  const { effectiveOn, instruction } = payment;
  if (instruction === 'FEES_FIRST' && !recorded.terms.rules.allowFeesFirst)
    return refuse('INSTRUCTION_NOT_ALLOWED', 'The contract does not allow fees to be paid before installments.');
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

/** The debt on a day, in plain figures: the current or future account, on both days. */
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

import type { BusinessDate } from '../../domain/calendar.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan, type LoanState } from '../../domain/loan/lifecycle.js';
import { openedOn, type Account } from '../../domain/loan/servicing-terms.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { checkEffectiveDate, checkOwnEffectiveDate } from '../../domain/repayment/entry.js';
import type { Decimal } from '../../domain/money.js';
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

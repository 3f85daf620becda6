import { authorizeAutopay } from '../../features/autopay/authorize-autopay.js';
import { schedulePayment } from '../../features/autopay/schedule-payment.js';
import { initiateRepayment } from '../../features/repayment/initiate-repayment.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { addDays } from '../../domain/calendar.js';
import type { RepaymentMethod } from '../../features/loan/repayment.js';
import type { LoanDesk } from './loan-desk.js';
import { bankDayFrom } from './story-days.js';
import { step, type Step } from './story.js';

interface Paid {
  /** Days after the due date. */
  readonly late?: number;
  readonly method?: RepaymentMethod;
}

/** An installment that arrives on or after each of these due dates. */
export const paysInstallments = (dues: readonly BusinessDate[], { late = 0, method = 'CHECK' }: Paid = {}): Step[] =>
  dues.map((due) =>
    step(bankDayFrom(addDays(due, late)), async (desk) => {
      await desk.receives(await desk.installment(), { method });
    }),
  );

/** All that is past due and the fees, in one payment. */
export async function payUp(desk: LoanDesk): Promise<void> {
  const { pastDueAmount } = await desk.loan;
  if (pastDueAmount?.gt(0)) await desk.receives(pastDueAmount.toFixed(2), { method: 'CARD' });
}

/** What pays the loan off today, as the borrower is told. */
export async function payoffAmount(desk: LoanDesk): Promise<string> {
  const { amountsOwed } = await desk.does(initiateRepayment, {});
  return amountsOwed.payoff.amount;
}

/** The borrower's bank account pays every due date from now on. */
export async function startAutopay(desk: LoanDesk, account = '10002000'): Promise<void> {
  await desk.does(authorizeAutopay, {
    accountHolder: 'Demo Holder',
    routingNumber: '123456780',
    accountNumber: `${account}${desk.loanId.slice(-4)}`,
    accountType: 'CHECKING',
    consentText: 'I let the servicer of my loan draw my payments from this account. This is a demo.',
    consentMethod: 'ONLINE',
    isBusinessAccount: false,
  });
  await desk.does(schedulePayment, { frequency: 'EVERY_DUE_DATE', daysBefore: 0, amountRule: 'AMOUNT_DUE' });
}

import { cancelProduct } from '../../../features/product/cancel-product.js';
import { addProduct } from '../../../features/product/add-product.js';
import { recordPaymentNotice } from '../../../features/autopay/record-payment-notice.js';
import { retryPayment } from '../../../features/autopay/retry-payment.js';
import { recordValuation } from '../../../features/collateral/record-valuation.js';
import { releaseLien } from '../../../features/collateral/release-lien.js';
import { recordTotalLoss } from '../../../features/collateral/record-total-loss.js';
import { settleInsurance } from '../../../features/collateral/settle-insurance.js';
import { refundCredit } from '../../../features/adjustment/refund-credit.js';
import { addDays } from '../../../domain/calendar.js';
import { decimal, toCents } from '../../../domain/money.js';
import type { LoanDesk } from '../loan-desk.js';
import { namedLoanId, originated } from '../origination.js';
import { soldAndBoughtBack } from './sales.js';
import { payoffAmount, paysInstallments, startAutopay } from '../paying.js';
import { bankDayFrom } from '../story-days.js';
import { step, type Story } from '../story.js';

const valued = (part: string, source: string) => async (desk: LoanDesk) => {
  const { principalAmount } = await desk.loan;
  await desk.does(recordValuation, {
    amount: toCents(decimal(principalAmount.toFixed(2)).times(part)).toFixed(2),
    source,
  });
};

export const ON_TIME: Story = {
  loanId: namedLoanId(1),
  title: 'Autopay since the first due date, never late',
  steps: (days) => [
    ...originated({ number: 1, appliedOn: days.ago(24, 4), firstDueOn: days.ago(23, 15) }),
    step(days.bankDay(24, 20), (desk) => startAutopay(desk)),
    step(days.bankDay(24, 22), async (desk) => {
      await desk.does(addProduct, { kind: 'SERVICE_CONTRACT', premium: '1495.00' });
    }),
    step(days.bankDay(13, 10), valued('0.86', 'Auction guide, clean')),
    step(days.bankDay(2, 10), valued('0.71', 'Auction guide, clean')),
    step(days.bankDay(9, 18), (desk) =>
      desk.office.bankAnswers(desk.loanId, { code: 'C01', corrected: '100077300042' }),
    ),
  ],
};

export const RETURNED: Story = {
  loanId: namedLoanId(2),
  title: 'Two returned debits, one of them after the loan was sold, and a buy-back',
  steps: (days) => {
    const returnedAndRetried = (month: number) => {
      const due = bankDayFrom(days.ago(month, 18));
      return [
        step(bankDayFrom(addDays(due, 2)), (desk) => desk.office.bankAnswers(desk.loanId, { code: 'R01' })),
        step(bankDayFrom(addDays(due, 7)), async (desk) => {
          const { id } = await desk.newestRepayment('FAILED');
          await desk.does(retryPayment, { repaymentId: id });
        }),
      ];
    };
    return [
      ...originated({ number: 2, appliedOn: days.ago(20, 6), firstDueOn: days.ago(19, 18) }),
      step(days.bankDay(20, 22), (desk) => startAutopay(desk)),
      ...soldAndBoughtBack(days, bankDayFrom(days.ago(2, 18))),
      ...returnedAndRetried(7),
      ...returnedAndRetried(2),
      ...[6, 5, 1].map((month) => step(days.bankDay(month, 9), sendNotices)),
    ];
  },
};

/** The letters of varying amounts go out. */
async function sendNotices(desk: LoanDesk): Promise<void> {
  const unsent = await desk.office.prisma.paymentNotice.findMany({ where: { loanId: desk.loanId, sentOn: null } });
  for (const { id } of unsent) await desk.does(recordPaymentNotice, { noticeId: id });
}

export const TOTAL_LOSS: Story = {
  loanId: namedLoanId(3),
  title: 'Total loss: insurance, GAP and a cancelled service contract',
  steps: (days) => [
    ...originated({ number: 3, appliedOn: days.ago(19, 5), firstDueOn: days.ago(18, 14) }),
    step(days.bankDay(19, 20), async (desk) => {
      await startAutopay(desk);
      await desk.does(addProduct, { kind: 'GAP', premium: '795.00' });
      await desk.does(addProduct, { kind: 'SERVICE_CONTRACT', premium: '1495.00' });
    }),
    step(days.bankDay(6, 20), async (desk) => {
      await desk.does(recordTotalLoss, { reason: 'Flood, claim 77-1042' });
      await desk.cancelAutopay();
    }),
    step(days.bankDay(5, 6), async (desk) => {
      const { remainingBalance } = await desk.loan;
      const proceeds = toCents(decimal(remainingBalance?.toFixed(2) ?? '0').times('0.8'));
      await desk.does(settleInsurance, { proceeds: proceeds.toFixed(2), reference: 'Claim 77-1042' });
    }),
    step(days.bankDay(5, 9), async (desk) => {
      const products = await desk.office.prisma.product.findMany({
        where: { loanId: desk.loanId, kind: 'SERVICE_CONTRACT' },
      });
      for (const { id } of products)
        await desk.does(cancelProduct, { productId: id, reason: 'Total loss of the vehicle' });
      const [{ refundDue } = { refundDue: null }] = await desk.office.prisma.product.findMany({
        where: { loanId: desk.loanId, kind: 'SERVICE_CONTRACT' },
      });
      if (refundDue) await desk.receives(refundDue.toFixed(2), { nature: 'PRODUCT_REFUND' });
    }),
    step(days.bankDay(4, 12), async (desk) => {
      await desk.receives(await payoffAmount(desk), { nature: 'GAP', method: 'WIRE' });
    }),
  ],
};

export const PAID_OFF: Story = {
  loanId: namedLoanId(4),
  title: 'Paid off early, with a credit refunded and the title released',
  steps: (days) => [
    ...originated({ number: 4, appliedOn: days.ago(17, 8), firstDueOn: days.ago(16, 16) }),
    ...paysInstallments(days.dues(16, 5, 16), { method: 'CARD' }),
    step(days.bankDay(4, 8), async (desk) => {
      const payoff = decimal(await payoffAmount(desk));
      await desk.receives(payoff.plus('40.00'), { method: 'WIRE' });
    }),
    step(days.bankDay(4, 15), async (desk) => {
      await desk.does(refundCredit, { amount: '40.00', reason: 'Paid more than the payoff' });
    }),
    step(days.bankDay(4, 19), async (desk) => {
      await desk.does(releaseLien, { reason: 'Paid in full' });
    }),
  ],
};

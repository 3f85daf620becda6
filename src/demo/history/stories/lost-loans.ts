import { assessFee } from '../../../features/adjustment/assess-fee.js';
import { refundFee } from '../../../features/adjustment/refund-fee.js';
import { writeOffSmallBalance } from '../../../features/adjustment/write-off-small-balance.js';
import { cancelScheduledPayment } from '../../../features/autopay/cancel-scheduled-payment.js';
import { schedulePayment } from '../../../features/autopay/schedule-payment.js';
import { redeemCollateral } from '../../../features/collateral/redeem-collateral.js';
import { undoChargeOff } from '../../../features/default/undo-charge-off.js';
import { placeHold } from '../../../features/hold/place-hold.js';
import { cancelRepayment } from '../../../features/repayment/cancel-repayment.js';
import { markRepaymentSent } from '../../../features/repayment/mark-repayment-sent.js';
import { recordCureNotice } from '../../../features/collateral/record-cure-notice.js';
import { recordSaleNotice } from '../../../features/collateral/record-sale-notice.js';
import { recordValuation } from '../../../features/collateral/record-valuation.js';
import { repossessCollateral } from '../../../features/collateral/repossess-collateral.js';
import { sellCollateral } from '../../../features/collateral/sell-collateral.js';
import { chargeOffLoan } from '../../../features/default/charge-off-loan.js';
import { decimal, toCents } from '../../../domain/money.js';
import { namedLoanId, originated } from '../origination.js';
import { offeredInVain } from './sales.js';
import { payoffAmount, paysInstallments, payUp, startAutopay } from '../paying.js';
import { step, type Story } from '../story.js';

export const DEFICIENCY: Story = {
  loanId: namedLoanId(11),
  title: 'Repossessed, sold at auction and charged off with a deficiency',
  steps: (days) => [
    ...originated({ number: 11, appliedOn: days.ago(22, 6), firstDueOn: days.ago(21, 20) }),
    ...paysInstallments(days.dues(21, 15, 20)),
    step(days.bankDay(12, 19), async (desk) => {
      await desk.does(recordCureNotice, { reason: 'Certified mail 4410' });
    }),
    step(days.bankDay(11, 16), async (desk) => {
      const personalProperty = 'Child seat, tools and papers, returned two days later';
      await desk.does(repossessCollateral, { reason: 'Order 118', personalProperty });
      await desk.approved({
        assessFee: { loanId: desk.loanId, kind: 'REPOSSESSION', amount: '425.00', reason: 'Agent and storage' },
      });
    }),
    step(days.bankDay(11, 19), async (desk) => {
      await desk.does(recordSaleNotice, { saleKind: 'PRIVATE', reason: 'Certified mail 4502' });
      await desk.does(recordValuation, { amount: await half(desk.loan), source: 'Condition report of the auction' });
    }),
    step(days.bankDay(10, 14), async (desk) => {
      const grossPrice = await half(desk.loan);
      const proceeds = toCents(decimal(grossPrice).times('0.92')).toFixed(2);
      await desk.does(sellCollateral, { grossPrice, proceeds, reference: 'Lot 2207' });
    }),
    step(days.bankDay(10, 21), async (desk) => {
      await desk.does(chargeOffLoan, { reason: 'REPOSSESSION_SALE' });
    }),
    ...[8, 6, 4, 2].map((month) =>
      step(days.bankDay(month, 15), async (desk) => {
        await desk.receives('150.00', { method: 'CHECK', externalReference: `Payment agreement, ${desk.day}` });
      }),
    ),
  ],
};

const half = async (loan: Promise<{ remainingBalance: { toFixed(decimals: number): string } | null }>) =>
  toCents(decimal((await loan).remainingBalance?.toFixed(2) ?? '0').times('0.5')).toFixed(2);

/** Numbers from here on belong to loans that no page names. */
const OTHERS = 110;

export const OTHER_LOSSES: readonly Story[] = [
  {
    loanId: namedLoanId(OTHERS),
    title: 'The borrower died; the estate is being settled',
    steps: (days) => [
      ...originated({ number: OTHERS, appliedOn: days.ago(12, 3), firstDueOn: days.ago(11, 12) }),
      ...paysInstallments(days.dues(11, 4, 12)),
      step(days.bankDay(3, 20), async (desk) => {
        await desk.does(placeHold, { kind: 'DECEASED', reason: 'The daughter sent the certificate' });
      }),
    ],
  },
  {
    loanId: namedLoanId(OTHERS + 1),
    title: 'Suspected fraud at origination, charged off, undone and charged off again',
    steps: (days) => [
      ...originated({ number: OTHERS + 1, appliedOn: days.ago(9, 3), firstDueOn: days.ago(8, 12) }),
      step(days.bankDay(6, 6), async (desk) => {
        await desk.does(placeHold, { kind: 'FRAUD', reason: 'The employer does not know the applicant' });
      }),
      step(days.bankDay(5, 6), (desk) => desk.approved({ chargeOffLoan: { loanId: desk.loanId, reason: 'FRAUD' } })),
      step(days.bankDay(5, 8), async (desk) => {
        await desk.does(undoChargeOff, { reason: 'Booked before the police report arrived' });
      }),
      step(days.bankDay(4, 6), (desk) => desk.approved({ chargeOffLoan: { loanId: desk.loanId, reason: 'FRAUD' } })),
    ],
  },
  {
    loanId: namedLoanId(OTHERS + 2),
    title: 'Repossessed, and redeemed by the borrower',
    steps: (days) => [
      ...originated({ number: OTHERS + 2, appliedOn: days.ago(14, 3), firstDueOn: days.ago(13, 12) }),
      ...paysInstallments(days.dues(13, 7, 12)),
      step(days.bankDay(4, 4), async (desk) => {
        await desk.does(recordCureNotice, { reason: 'Certified mail 5120' });
      }),
      step(days.bankDay(3, 6), async (desk) => {
        await desk.does(repossessCollateral, { reason: 'Order 131', isVoluntary: false });
      }),
      step(days.bankDay(3, 9), async (desk) => {
        await payUp(desk);
        await desk.does(redeemCollateral, { reason: 'All arrears and costs are paid' });
      }),
      ...offeredInVain(days),
      ...paysInstallments(days.dues(2, 0, 12)),
    ],
  },
  {
    loanId: namedLoanId(OTHERS + 3),
    title: 'A small rest was written off at the end',
    steps: (days) => [
      ...originated({
        number: OTHERS + 3,
        appliedOn: days.ago(8, 3),
        firstDueOn: days.ago(7, 12),
        contract: { rules: { closingTolerance: '0.00' } },
      }),
      ...paysInstallments(days.dues(7, 3, 12)),
      step(days.bankDay(2, 9), async (desk) => {
        const payoff = decimal(await payoffAmount(desk));
        const first = await desk.submits('100.00', { method: 'CASH' });
        await desk.does(cancelRepayment, { repaymentId: first });
        await desk.receives(payoff.minus('18.40'), { method: 'WIRE' });
        await desk.does(writeOffSmallBalance, { reason: 'The payoff letter was two days old' });
      }),
    ],
  },
  {
    loanId: namedLoanId(OTHERS + 4),
    title: 'A title fee paid, waived too late and refunded; a check that expired',
    steps: (days) => [
      ...originated({ number: OTHERS + 4, appliedOn: days.ago(7, 3), firstDueOn: days.ago(6, 12) }),
      step(days.bankDay(7, 20), async (desk) => {
        await startAutopay(desk);
        await desk.does(schedulePayment, {
          frequency: 'ONCE',
          on: days.ago(6, 28),
          amountRule: 'FIXED',
          amount: '50.00',
        });
      }),
      step(days.bankDay(7, 24), async (desk) => {
        await desk.does(cancelScheduledPayment, { scheduledPaymentId: await desk.newestScheduled() });
        await desk.does(assessFee, { kind: 'TITLE', amount: '33.00', reason: 'Title correction' });
      }),
      step(days.bankDay(5, 5), async (desk) => {
        await desk.receives((await desk.installment()).plus('33.00'), { method: 'WIRE' });
      }),
      step(days.bankDay(5, 12), async (desk) => {
        await desk.does(refundFee, { feeId: await desk.newestFee(), amount: '33.00', reason: 'The dealer’s mistake' });
      }),
      step(days.bankDay(4, 15), async (desk) => {
        const repaymentId = await desk.submits('75.00', { method: 'CHECK', externalReference: 'Check 2041' });
        await desk.does(markRepaymentSent, { repaymentId });
      }),
    ],
  },
];

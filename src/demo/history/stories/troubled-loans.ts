import { changeDueDate } from '../../../features/change/change-due-date.js';
import { changeRate } from '../../../features/change/change-rate.js';
import { deferPayments } from '../../../features/change/defer-payments.js';
import { reamortize } from '../../../features/change/reamortize.js';
import { undoLoanChange } from '../../../features/change/undo-loan-change.js';
import { recordBankruptcyNotice } from '../../../features/default/record-bankruptcy-notice.js';
import { liftHold } from '../../../features/hold/lift-hold.js';
import { placeHold } from '../../../features/hold/place-hold.js';
import { recordContact } from '../../../features/contact/record-contact.js';
import { cancelPromise } from '../../../features/promise/cancel-promise.js';
import { promiseToPay } from '../../../features/promise/promise-to-pay.js';
import { addDays } from '../../../domain/calendar.js';
import { namedLoanId, originated } from '../origination.js';
import { paysInstallments, startAutopay } from '../paying.js';
import { step, type Story } from '../story.js';

export const BANKRUPTCY: Story = {
  loanId: namedLoanId(5),
  title: 'Chapter 13 bankruptcy with a confirmed plan',
  steps: (days) => [
    ...originated({ number: 5, appliedOn: days.ago(23, 4), firstDueOn: days.ago(22, 12) }),
    ...paysInstallments(days.dues(22, 13, 12)),
    step(days.bankDay(11, 9), async (desk) => {
      await desk.does(placeHold, {
        kind: 'BANKRUPTCY',
        reason: 'Notice of the court arrived by mail',
        bankruptcy: {
          chapter: 13,
          caseNumber: '26-10442',
          court: 'Western District of Texas',
          petitionOn: days.ago(11, 4),
        },
      });
      await desk.does(recordBankruptcyNotice, { noticedOn: days.ago(11, 8), reason: 'Case 26-10442' });
    }),
    step(days.bankDay(8, 13), async (desk) => {
      const holdId = await desk.activeHold('BANKRUPTCY');
      await desk.does(liftHold, {
        holdId,
        reason: 'The plan is confirmed',
        relief: { commands: ['modifyLoan'], document: 'Docket 31: order confirming the chapter 13 plan' },
      });
    }),
    step(days.bankDay(8, 17), async (desk) => {
      await desk.approved({
        modifyLoan: {
          loanId: desk.loanId,
          annualRatePercent: '6',
          installments: 54,
          firstDueOn: days.ago(7, 12),
          reason: 'Terms of the confirmed plan',
        },
      });
      await desk.does(recordBankruptcyNotice, { reason: 'The debt is paid under the plan' });
    }),
    ...days.dues(7, 0, 12).map((due) =>
      step(addDays(due, 2), async (desk) => {
        await desk.receives(await desk.installment(), { nature: 'THIRD_PARTY', externalReference: `Trustee, ${due}` });
      }),
    ),
  ],
};

export const SERVICE_MEMBER: Story = {
  loanId: namedLoanId(6),
  title: 'Military service: the rate is capped at 6 %',
  steps: (days) => [
    ...originated({ number: 6, appliedOn: days.ago(21, 3), firstDueOn: days.ago(20, 10) }),
    step(days.bankDay(21, 20), (desk) => startAutopay(desk)),
    step(days.bankDay(9, 16), async (desk) => {
      const from = days.ago(9, 1);
      await desk.does(placeHold, {
        kind: 'SERVICE_MEMBER',
        from,
        reason: 'Orders to active duty, verified with the DMDC',
      });
      await desk.does(changeRate, { from, annualRatePercent: '6', isCap: true, reason: '50 USC 3937: active duty' });
    }),
  ],
};

export const DISASTER: Story = {
  loanId: namedLoanId(7),
  title: 'A flood: two deferred installments and a new due date',
  steps: (days) => [
    ...originated({ number: 7, appliedOn: days.ago(18, 5), firstDueOn: days.ago(17, 25) }),
    ...paysInstallments(days.dues(17, 7, 25), { method: 'CARD' }),
    step(days.bankDay(6, 12), async (desk) => {
      const until = days.ago(4, 30);
      await desk.does(placeHold, {
        kind: 'DISASTER',
        until,
        reason: 'The county was declared a disaster area after the flood',
      });
      await desk.does(deferPayments, { from: days.ago(6, 20), installments: 2, reason: 'Two months of relief' });
    }),
    ...paysInstallments(days.dues(4, 3, 25), { method: 'CARD' }),
    step(days.bankDay(2, 6), async (desk) => {
      await desk.does(changeDueDate, {
        from: days.ago(2, 20),
        firstDueOn: days.ago(1, 5),
        reason: 'Paid on the first of the month at a new job',
      });
    }),
    ...paysInstallments(days.dues(1, 0, 5), { method: 'CARD' }),
  ],
};

export const REAGED: Story = {
  loanId: namedLoanId(8),
  title: 'Three months late, a broken and a kept promise, then re-aged',
  steps: (days) => [
    ...originated({ number: 8, appliedOn: days.ago(24, 8), firstDueOn: days.ago(23, 22) }),
    ...paysInstallments(days.dues(23, 14, 22)),
    step(days.bankDay(11, 25), async (desk) => {
      const mistaken = await desk.does(promiseToPay, { amount: '20.00', by: days.ago(10, 5) });
      await desk.does(cancelPromise, { promiseId: mistaken.promise.id, reason: 'Recorded with the wrong amount' });
      await desk.does(promiseToPay, { amount: (await desk.installment()).toFixed(2), by: days.ago(10, 5) });
    }),
    step(days.bankDay(10, 15), async (desk) => {
      await desk.works('BROKEN_PROMISE', 'PROMISE', days.ago(10, 27));
      await desk.does(recordContact, {
        channel: 'PHONE',
        direction: 'OUTBOUND',
        outcome: 'CONVERSATION',
        note: 'Lost a job, starts a new one this month',
      });
      await desk.does(promiseToPay, { amount: (await desk.installment()).toFixed(2), by: days.ago(10, 26) });
    }),
    ...paysInstallments(days.dues(10, 8, 22), { method: 'CASH' }),
    step(days.bankDay(7, 9), async (desk) => {
      await desk.approved({ reage: { loanId: desk.loanId, reason: 'Three payments in a row after a new job' } });
    }),
    ...paysInstallments(days.dues(7, 3, 22), { method: 'CASH' }),
    step(days.bankDay(3, 26), async (desk) => {
      await desk.does(reamortize, { reason: 'The term did not change, so the payment does' });
    }),
    step(days.bankDay(3, 27), async (desk) => {
      await desk.does(undoLoanChange, {
        changeId: await desk.newestChange(),
        reason: 'The borrower keeps the payment',
      });
    }),
    ...paysInstallments(days.dues(2, 0, 22), { method: 'CASH' }),
  ],
};

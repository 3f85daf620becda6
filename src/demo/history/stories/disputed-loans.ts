import { addNote } from '../../../features/contact/add-note.js';
import { answerComplaint } from '../../../features/contact/answer-complaint.js';
import { recordComplaint } from '../../../features/contact/record-complaint.js';
import { recordContact } from '../../../features/contact/record-contact.js';
import { setContactPreferences } from '../../../features/contact/set-contact-preferences.js';
import { assessFee } from '../../../features/adjustment/assess-fee.js';
import { reverseAdjustment } from '../../../features/adjustment/reverse-adjustment.js';
import { waiveFee } from '../../../features/adjustment/waive-fee.js';
import { waiveInterest } from '../../../features/adjustment/waive-interest.js';
import { reject } from '../../../features/approval/reject.js';
import { requestApproval } from '../../../features/approval/request-approval.js';
import { recordCureNotice } from '../../../features/collateral/record-cure-notice.js';
import { accelerateLoan } from '../../../features/default/accelerate-loan.js';
import { reinstateLoan } from '../../../features/default/reinstate-loan.js';
import { liftHold } from '../../../features/hold/lift-hold.js';
import { placeHold } from '../../../features/hold/place-hold.js';
import { updateLoanReferences } from '../../../features/loan/update-loan-references.js';
import { reverseRepayment } from '../../../features/repayment/reverse-repayment.js';
import { addDays } from '../../../domain/calendar.js';
import { namedLoanId, originated } from '../origination.js';
import { paysInstallments, payUp, startAutopay } from '../paying.js';
import { bankDayFrom } from '../story-days.js';
import { step, type Story } from '../story.js';

export const DISPUTED: Story = {
  loanId: namedLoanId(9),
  title: 'A disputed card payment, a waived fee and requests that were decided',
  steps: (days) => [
    ...originated({ number: 9, appliedOn: days.ago(16, 4), firstDueOn: days.ago(15, 8) }),
    ...paysInstallments(days.dues(15, 0, 8), { method: 'CARD' }),
    step(days.bankDay(6, 11), async (desk) => {
      const { id } = await desk.newestRepayment('SETTLED');
      await desk.does(reverseRepayment, { repaymentId: id, reason: 'Chargeback 4837', returnedPaymentFee: '25.00' });
      await desk.does(placeHold, { kind: 'PAYMENT_DISPUTE', reason: 'The card holder denies the payment' }, 'SUPPORT');
    }),
    step(days.bankDay(6, 20), async (desk) => {
      await desk.does(waiveFee, {
        feeId: await desk.newestFee(),
        amount: '25.00',
        reason: 'First chargeback, by courtesy',
      });
      await desk.does(liftHold, {
        holdId: await desk.activeHold('PAYMENT_DISPUTE'),
        reason: 'The issuer took it back',
      });
      await desk.receives(await desk.installment(), { method: 'CHECK', externalReference: 'Check 1187' });
    }),
    step(days.bankDay(5, 14), async (desk) => {
      await desk.does(
        placeHold,
        { kind: 'REPORTING_DISPUTE', reason: 'Disputes the late month in the report' },
        'SUPPORT',
      );
    }),
    step(days.bankDay(4, 3), async (desk) => {
      await desk.does(liftHold, {
        holdId: await desk.activeHold('REPORTING_DISPUTE'),
        reason: 'Answered, report corrected',
      });
      await desk.does(waiveInterest, { amount: '12.40', reason: 'Interest of the disputed days' });
    }),
    step(days.bankDay(4, 4), async (desk) => {
      await desk.does(reverseAdjustment, {
        adjustmentId: await desk.newestEntry('INTEREST_WAIVER'),
        reason: 'Wrong days',
      });
      await desk.does(waiveInterest, { amount: '9.30', reason: 'Interest of the disputed days' });
    }),
    step(days.bankDay(3, 12), async (desk) => {
      await desk.approved({
        adjustPrincipal: { loanId: desk.loanId, amount: '-180.00', reason: 'The dealer charged the title fee twice' },
      });
    }),
    step(days.bankDay(2, 12), async (desk) => {
      const asked = {
        assessFee: { loanId: desk.loanId, kind: 'LEGAL', amount: '600.00', reason: 'Letter of a lawyer' },
      } as const;
      const { approvalId } = await desk.does(requestApproval, asked, 'SUPPORT');
      await desk.does(reject, { approvalId, reason: 'The contract has no fee of this kind' }, 'SERVICER');
      await desk.does(placeHold, { kind: 'DEBT_VALIDATION', reason: 'Asks for an itemized balance' }, 'SUPPORT');
    }),
    step(days.bankDay(1, 4), async (desk) => {
      await desk.does(liftHold, {
        holdId: await desk.activeHold('DEBT_VALIDATION'),
        reason: 'The itemization was sent',
      });
      await desk.does(
        placeHold,
        { kind: 'CEASE_CONTACT', reason: 'Wants letters only, asked by telephone' },
        'SUPPORT',
      );
    }),
    step(days.bankDay(1, 6), async (desk) => {
      const text = 'The card was charged twice in one month';
      const { entryId } = await desk.does(recordComplaint, { source: 'BORROWER', topic: 'PAYMENT', text });
      await desk.does(recordContact, { channel: 'PHONE', direction: 'INBOUND', outcome: 'CONVERSATION', note: text });
      await desk.does(addNote, { text: 'The second charge was reversed by the issuer' });
      await desk.does(setContactPreferences, {
        language: 'en',
        timeZone: 'America/New_York',
        from: '09:00',
        until: '18:00',
      });
      await desk.does(answerComplaint, { complaintId: entryId ?? '', answer: 'Explained with both statements' });
    }),
    step(days.bankDay(1, 12), async (desk) => {
      const asked = { adjustPrincipal: { loanId: desk.loanId, amount: '-95.00', reason: 'A second title fee' } };
      await desk.does(requestApproval, asked, 'SUPPORT');
    }),
  ],
};

export const REINSTATED: Story = {
  loanId: namedLoanId(10),
  title: 'Accelerated after a default, then paid up, reinstated and modified',
  steps: (days) => [
    ...originated({ number: 10, appliedOn: days.ago(20, 12), firstDueOn: days.ago(19, 19) }),
    ...paysInstallments(days.dues(19, 12, 19)),
    step(days.bankDay(9, 3), async (desk) => {
      await desk.does(recordCureNotice, { reason: 'Certified mail 7019', cureBy: days.ago(8, 1) });
    }),
    step(days.bankDay(8, 4), async (desk) => {
      await desk.does(accelerateLoan, {
        noticeOn: days.ago(9, 3),
        cureBy: days.ago(8, 1),
        reason: 'The default was not cured',
      });
      await desk.does(placeHold, { kind: 'LITIGATION', reason: 'A lawyer wrote for the borrower' });
    }),
    step(days.bankDay(7, 8), async (desk) => {
      await desk.does(liftHold, {
        holdId: await desk.activeHold('LITIGATION'),
        reason: 'Settled: all arrears are paid',
      });
      const installments = (await desk.installment()).times(5);
      await desk.receives(installments, { method: 'WIRE', externalReference: 'Settlement of the arrears' });
      await desk.does(reinstateLoan, { reason: 'Settlement of the arrears' });
    }),
    step(days.bankDay(6, 24), async (desk) => {
      const references = { grade: 'D', reason: 'Grade after the settlement' };
      await desk.does(updateLoanReferences, references);
      await desk.approved({
        modifyLoan: {
          loanId: desk.loanId,
          annualRatePercent: '7.5',
          installments: 60,
          firstDueOn: days.ago(5, 24),
          principalForgiven: '500.00',
          reason: 'Signed settlement',
        },
      });
    }),
    step(days.bankDay(6, 26), (desk) => startAutopay(desk)),
    step(bankDayFrom(addDays(bankDayFrom(days.ago(4, 24)), 3)), (desk) =>
      desk.office.bankAnswers(desk.loanId, { code: 'R02' }),
    ),
    step(days.bankDay(3, 6), async (desk) => {
      await desk.cancelAutopay();
      await startAutopay(desk, '20003000');
    }),
    step(days.bankDay(3, 11), async (desk) => {
      await desk.does(assessFee, { kind: 'TITLE', amount: '18.00', reason: 'Duplicate title' });
    }),
    step(days.bankDay(2, 11), payUp),
  ],
};

import type { BusinessDate } from '../../domain/calendar.js';
import { sum } from '../../domain/money.js';
import type { Allocation } from '../../domain/repayment/waterfall.js';
import { newId } from '../command/new-id.js';
import type { LoanWork } from '../command/loan-command.js';
import type { AllocationView, Repayment } from './repayment-store.js';

export const newRepayment = ({ loan, now, call }: LoanWork): Repayment => ({
  id: newId('RP'),
  loanId: loan.id,
  state: 'INITIATED',
  amount: null,
  effectiveDate: null,
  method: null,
  externalReference: null,
  instruction: null,
  clientId: call.viewer.clientId,
  reason: null,
  preview: null,
  initiatedAt: now.toISOString(),
  submittedAt: null,
  acknowledgedAt: null,
  reversedAt: null,
  cancelledAt: null,
  sentAt: null,
  expiresOn: null,
});

/** How a payment that counts from a day is expected to be applied. */
export const previewView = (allocation: Allocation, on: BusinessDate): AllocationView => {
  const ahead = allocation.installmentShares.filter(({ dueDate }) => dueDate > on);
  return {
    interest: allocation.interest.toFixed(2),
    principal: allocation.principal.plus(allocation.extraPrincipal).toFixed(2),
    fees: allocation.fees.toFixed(2),
    recovery: allocation.recovery.toFixed(2),
    credit: allocation.credit.toFixed(2),
    extraPrincipal: allocation.extraPrincipal.toFixed(2),
    paidAhead: sum(ahead.map(({ interest, principal }) => interest.plus(principal))).toFixed(2),
  };
};

import type { Allocation } from '../../domain/repayment/waterfall.js';
import { newId } from '../command/new-id.js';
import type { LoanWork } from '../command/loan-command.js';
import type { AllocationView, Repayment } from './repayment-store.js';

export const newRepayment = ({ loan, now }: LoanWork): Repayment => ({
  id: newId('RP'),
  loanId: loan.id,
  state: 'INITIATED',
  amount: null,
  effectiveDate: null,
  method: null,
  externalReference: null,
  reason: null,
  preview: null,
  initiatedAt: now.toISOString(),
  submittedAt: null,
  acknowledgedAt: null,
  reversedAt: null,
  cancelledAt: null,
});

export const allocationView = (allocation: Allocation): AllocationView => ({
  interest: allocation.interest.toFixed(2),
  principal: allocation.principal.plus(allocation.extraPrincipal).toFixed(2),
  fees: allocation.fees.toFixed(2),
  recovery: allocation.recovery.toFixed(2),
  credit: allocation.credit.toFixed(2),
});

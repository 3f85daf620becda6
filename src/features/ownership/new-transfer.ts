import type { LoanWork } from '../loan/loan-command.js';
import { actorId } from '../../platform/identity/viewer.js';
import { newId } from '../command/command-call.js';
import type { Transfer } from './transfer-stores.js';

type Proposal = Pick<
  Transfer,
  | 'sellerId'
  | 'buyerId'
  | 'proposedBySide'
  | 'settlementDate'
  | 'priceRatio'
  | 'priceAmount'
  | 'principalOffered'
  | 'servicing'
  | 'servicingFee'
  | 'buyBackOf'
>;

/** A transfer as it is proposed. */
export const newTransfer = ({ loan, call, now }: LoanWork, proposal: Proposal): Transfer => ({
  ...proposal,
  id: newId('TF'),
  loanId: loan.id,
  state: 'PENDING',
  proposedAt: now.toISOString(),
  proposedBy: actorId(call.viewer),
  acceptedAt: null,
  acceptedBy: null,
  servicerId: null,
  endedAt: null,
  declinedFor: null,
  ledgerAddress: null,
  ledgerBlock: null,
  ledgerHash: null,
  principal: null,
  accruedInterest: null,
  fees: null,
  credit: null,
  price: null,
});

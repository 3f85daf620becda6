import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { endTransfer } from './end-transfer.js';
import { seesTransfers } from './sees-transfers.js';
import { loanForProposer } from './transfer-command.js';
import { TRANSFER_ANSWER, TransferUpdated } from './transfer.type.js';

@InputType({ description: 'A transfer to cancel.' })
class CancelTransferInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the transfer.' })
  transferId: string;
}

export const cancelTransfer = loanCommand({
  name: 'cancelTransfer',
  summary: 'Cancels a pending transfer that the caller’s lender proposed.',
  event: 'Transfer cancelled',
  scope: 'loan:transfer',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  rest: { path: '/cancel-transfer', answer: TRANSFER_ANSWER },
  menu: 'Ownership',
  offeredOn: 'TRANSFER',
  affects: ['LoanTransfer', 'Query.loanTransfers'],
  isKnownTo: seesTransfers,
  input: CancelTransferInput,
  answer: TransferUpdated,
  loanOf: loanForProposer,
  isPartyTo: true,
  decide: (work, { transferId }) => endTransfer(work, transferId, { state: 'CANCELLED', declinedFor: null }),
});

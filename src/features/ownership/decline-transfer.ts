import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { endTransfer } from './end-transfer.js';
import { seesTransfers } from './sees-transfers.js';
import { loanForOther } from './transfer-command.js';
import { TRANSFER_ANSWER, TransferUpdated } from './transfer.type.js';

@InputType({ description: 'A transfer to decline.' })
class DeclineTransferInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the transfer.' })
  transferId: string;
}

export const declineTransfer = loanCommand({
  name: 'declineTransfer',
  summary: 'Declines a pending transfer that the other lender proposed, also after accepting it.',
  event: 'Transfer declined',
  scope: 'loan:transfer',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  rest: { path: '/decline-transfer', answer: TRANSFER_ANSWER },
  menu: 'Ownership',
  offeredOn: 'TRANSFER',
  affects: ['LoanTransfer', 'Query.loanTransfers'],
  isKnownTo: seesTransfers,
  input: DeclineTransferInput,
  answer: TransferUpdated,
  loanOf: loanForOther,
  isPartyTo: true,
  decide: (work, { transferId }) =>
    endTransfer(work, transferId, { state: 'DECLINED', declinedFor: 'BY_OTHER_LENDER' }),
});

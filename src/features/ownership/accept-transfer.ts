import { Field, ID, InputType } from 'type-graphql';
import { idFault, inputCheck } from '../../domain/input-check.js';
import { digestFault } from '../../domain/loan/references.js';
import { Decimal, ZERO } from '../../domain/money.js';
import { invalidInput, refuse } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { DecimalScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { seesTransfers } from './sees-transfers.js';
import { isProposer, loanForOther, openTransfer, recordTransfer } from './transfer-command.js';
import { TRANSFER_ANSWER, TransferUpdated } from './transfer.type.js';

@InputType({ description: 'A transfer to accept.' })
class AcceptTransferInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the transfer.' })
  transferId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the primary servicer from the next day on. Required where servicing is released.',
  })
  servicerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Ledger account address of the buyer.' })
  ledgerAddress?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Number of the ledger block with the transfer.' })
  ledgerBlock?: string | null;

  @Field(() => String, { nullable: true, description: 'Hash of the transfer in the ledger: hex digits after 0x.' })
  ledgerHash?: string | null;
}

const BLOCK = { atLeast: ZERO, atMost: new Decimal('99999999999999999999'), decimals: 0 };

export const acceptTransfer = loanCommand({
  name: 'acceptTransfer',
  summary: 'Accepts a transfer that the other lender proposed. It is executed at the close of its settlement date.',
  event: 'Transfer accepted',
  scope: 'loan:transfer',
  states: ANY_STATE,
  blockedBy: [],
  refusals: ['SAME_CLIENT'],
  rest: { path: '/accept-transfer', answer: TRANSFER_ANSWER },
  menu: 'Ownership',
  offeredOn: 'TRANSFER',
  affects: ['LoanTransfer', 'Query.loanTransfers'],
  isKnownTo: seesTransfers,
  input: AcceptTransferInput,
  answer: TransferUpdated,
  loanOf: loanForOther,
  isPartyTo: true,
  decide: async (work, { transferId, servicerId, ledgerAddress, ledgerBlock, ledgerHash }) => {
    const open = await openTransfer(work, transferId);
    if (!open.ok) return open;
    const transfer = open.value;
    if (isProposer(work, transfer))
      return refuse('SAME_CLIENT', 'The client that proposed the transfer cannot accept it.');
    if (transfer.acceptedAt !== null) return refuse('CONFLICT', 'The transfer was already accepted.');
    if (transfer.settlementDate < work.today)
      return refuse('CONFLICT', `The settlement date ${transfer.settlementDate} has passed. Propose a new transfer.`);
    const check = inputCheck();
    if ((transfer.servicing === 'RELEASED') !== (servicerId != null))
      check.fault('servicerId', 'must be given exactly where servicing is released');
    for (const [field, id] of Object.entries({ servicerId, ledgerAddress })) {
      const fault = id == null ? undefined : idFault(id);
      if (fault) check.fault(field, fault);
    }
    if (ledgerBlock != null) check.decimal('ledgerBlock', ledgerBlock, BLOCK);
    const hashFault = ledgerHash == null ? undefined : digestFault(ledgerHash);
    if (hashFault) check.fault('ledgerHash', hashFault);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const accepted = {
      ...transfer,
      acceptedAt: work.now.toISOString(),
      acceptedBy: actorId(work.call.viewer),
      servicerId: servicerId ?? null,
      ledgerAddress: ledgerAddress ?? null,
      ledgerBlock: ledgerBlock ?? null,
      ledgerHash: ledgerHash ?? null,
    };
    await work.stores.transfers.accept(accepted);
    return recordTransfer(work, accepted);
  },
});

import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse } from '../../domain/refusal.js';
import { DateScalar, DecimalScalar, FractionScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { newTransfer } from './new-transfer.js';
import { seesTransfers } from './sees-transfers.js';
import { actsFor, readPrice, readServicingFee, readSettlement, recordTransfer } from './transfer-command.js';
import { SALE_STATES } from './transfer-states.js';
import { TRANSFER_ANSWER, TransferUpdated } from './transfer.type.js';

@InputType({ description: 'A loan to buy back.' })
class BuyBackInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the executed transfer by which the loan was sold.' })
  transferId: string;

  @Field(() => DateScalar, { description: 'Cut-off, today or up to one year ahead: the last day of the owner.' })
  settlementDate: string;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Price per unit of principal at the cut-off. Accrued interest and fees are added, credit is deducted.',
  })
  priceRatio?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Price for all balances, in place of a ratio.' })
  priceAmount?: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Servicing fee, as a share of what is collected from then on, up to 0.5. Default: 0.',
  })
  servicingFee?: string | null;
}

/** One answer for all reasons: the seller of then learns nothing of what the owner of now does with the loan. */
const NOT_NOW = refuse('CONFLICT', 'The loan of this transfer cannot be bought back now.');

export const buyBack = loanCommand({
  name: 'buyBack',
  summary: 'Proposes that the seller of an executed transfer buys the loan back. The owner accepts or declines it.',
  event: 'Buy-back proposed',
  scope: 'loan:transfer',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  rest: { path: '/buy-back', answer: TRANSFER_ANSWER },
  menu: 'Ownership',
  offeredOn: 'TRANSFER',
  affects: ['Query.loanTransfers'],
  isKnownTo: seesTransfers,
  input: BuyBackInput,
  answer: TransferUpdated,
  loanOf: async ({ transfers }, { transferId }, viewer) => {
    const sold = await transfers.byId(transferId);
    return sold && actsFor(viewer, sold.sellerId) ? sold.loanId : undefined;
  },
  isPartyTo: true,
  decide: async (work, { transferId, ...input }) => {
    const { loan, stores } = work;
    const check = inputCheck();
    const settlementDate = readSettlement(check, input.settlementDate, work);
    const price = readPrice(check, input);
    const servicingFee = readServicingFee(check, input.servicingFee);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const sold = await stores.transfers.byId(transferId);
    if (sold?.state !== 'ACTIVE' || loan.lenderId !== sold.buyerId || !SALE_STATES[loan.loanStatus]) return NOT_NOW;
    if (await stores.transfers.isPending(loan.id)) return NOT_NOW;
    const transfer = newTransfer(work, {
      sellerId: sold.buyerId,
      buyerId: sold.sellerId,
      proposedBySide: 'BUYER',
      settlementDate,
      ...price,
      principalOffered: null,
      servicing: 'RETAINED',
      servicingFee,
      buyBackOf: sold.id,
    });
    await stores.transfers.insert(transfer);
    return recordTransfer(work, transfer);
  },
});

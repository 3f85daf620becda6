import { Field, ID, InputType } from 'type-graphql';
import { idFault, inputCheck } from '../../domain/input-check.js';
import type { ServicingRights } from '../../domain/ownership/transfer.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { DateScalar, DecimalScalar, FractionScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { loanCommand } from '../loan/loan-command.js';
import { newTransfer } from './new-transfer.js';
import { seesTransfers } from './sees-transfers.js';
import { actsFor, readPrice, readServicingFee, readSettlement, recordTransfer, shownOf } from './transfer-command.js';
import { SALE_STATES } from './transfer-states.js';
import { ServicingRightsEnum, TRANSFER_ANSWER, TransferUpdated } from './transfer.type.js';

@InputType({ description: 'The sale of a loan to propose.' })
class ProposeTransferInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ID, { description: 'ID of the buying lender.' })
  buyerId: string;

  @Field(() => DateScalar, { description: 'Cut-off, today or up to one year ahead: the last day of the seller.' })
  settlementDate: string;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Price per unit of principal at the cut-off. Accrued interest and fees are added, credit is deducted.',
  })
  priceRatio?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Price for all balances, in place of a ratio.' })
  priceAmount?: string | null;

  @Field(() => ServicingRightsEnum, { defaultValue: 'RETAINED', description: 'Whether the servicers stay.' })
  servicing: ServicingRights;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Servicing fee, as a share of what is collected for the buyer, up to 0.5. Default: 0.',
  })
  servicingFee?: string | null;
}

export const proposeTransfer = loanCommand({
  name: 'proposeTransfer',
  summary: 'Proposes the sale of a loan to another lender, who accepts or declines it.',
  event: 'Transfer proposed',
  scope: 'loan:transfer',
  states: SALE_STATES,
  blockedBy: [],
  refusals: ['ALREADY_EXISTS', 'BEYOND_OWN_ACCESS'],
  rest: { path: '/propose-transfer', answer: TRANSFER_ANSWER },
  menu: 'Ownership',
  affects: [...MONEY_FIELDS, 'Query.loanTransfers'],
  isKnownTo: seesTransfers,
  input: ProposeTransferInput,
  answer: TransferUpdated,
  decide: async (work, { buyerId, servicing, ...input }) => {
    const { loan, stores, call } = work;
    const sellerId = loan.lenderId;
    if (sellerId === null) return refuse('CONFLICT', 'The loan has no lender that can sell it.');
    if (!actsFor(call.viewer, sellerId)) return refuse('BEYOND_OWN_ACCESS', 'Only the lender of the loan can sell it.');
    const check = inputCheck();
    const buyerFault = buyerId === sellerId ? 'must be another lender' : idFault(buyerId);
    if (buyerFault) check.fault('buyerId', buyerFault);
    const settlementDate = readSettlement(check, input.settlementDate, work);
    const price = readPrice(check, input);
    const servicingFee = readServicingFee(check, input.servicingFee);
    if (check.faults.length > 0) return invalidInput(check.faults);
    if (await stores.transfers.isPending(loan.id))
      return refuse('ALREADY_EXISTS', 'The loan already has a pending transfer.');
    const isOpen = (await stores.accounts.terms(loan.id)) !== undefined;
    const account = await recordedAccountOf(work);
    if (!account.ok) return account;
    const transfer = newTransfer(work, {
      sellerId,
      buyerId,
      proposedBySide: 'SELLER',
      settlementDate,
      ...price,
      principalOffered: account.value.recorded.history.state.principal.toFixed(2),
      servicing,
      servicingFee,
      buyBackOf: null,
    });
    await stores.transfers.insert(transfer);
    if (isOpen) return recordTransfer(work, transfer);
    // A loan that was imported before accounts were kept enters the ledger now, so that its interest is accrued by the cut-off.
    const opened = await recordEntries(work, account.value, [], work.today, {});
    return opened.ok ? success({ ...opened.value, transfer: shownOf(transfer) }) : opened;
  },
});

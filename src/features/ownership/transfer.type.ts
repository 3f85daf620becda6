import { Field, ID, ObjectType } from 'type-graphql';
import type { BusinessDate } from '../../domain/calendar.js';
import type { ServicingRights, TransferDecline, TransferSide, TransferState } from '../../domain/ownership/transfer.js';
import { connectionOf } from '../../platform/connection/connection.type.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf, FractionScalar } from '../../platform/scalars/scalars.js';
import { Node } from '../command/shared-types.js';
import type { TransferView } from './transfer-stores.js';

export const TransferStateEnum = enumOf<TransferState>('LoanTransferState', 'State of a transfer.', {
  PENDING: 'Proposed, and accepted or not.',
  ACTIVE: 'Executed at the close of the settlement date.',
  DECLINED: 'Declined by the other lender, or at the close of the settlement date.',
  CANCELLED: 'Cancelled by the lender that proposed it.',
});

const TransferSideEnum = enumOf<TransferSide>('LoanTransferSide', 'A lender of a transfer.', {
  SELLER: 'The owner until the settlement date.',
  BUYER: 'The owner from the day after the settlement date.',
});

export const ServicingRightsEnum = enumOf<ServicingRights>('ServicingRights', 'The servicer of a loan that is sold.', {
  RETAINED: 'The servicers of the loan stay.',
  RELEASED: 'The buyer names the primary servicer.',
});

const TransferDeclineEnum = enumOf<TransferDecline>('LoanTransferDecline', 'Reason for declining a transfer.', {
  BY_OTHER_LENDER: 'The other lender declined it.',
  NOT_ACCEPTED: 'It was not accepted by the close of the settlement date.',
  NOTHING_OWED: 'The balance was zero at the close of the settlement date.',
});

@ObjectType('LoanTransfer', {
  simpleResolvers: true,
  implements: Node,
  description: 'The sale of a loan from one lender to another.',
})
export class TransferType implements TransferView {
  @Field(() => ID, { description: 'ID of the transfer.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => TransferStateEnum, { description: 'State of the transfer.' })
  state: TransferState;

  @Field(() => ID, { description: 'ID of the selling lender.' })
  sellerId: string;

  @Field(() => ID, { description: 'ID of the buying lender.' })
  buyerId: string;

  @Field(() => TransferSideEnum, { description: 'The lender that proposed it. The other one accepts or declines.' })
  proposedBySide: TransferSide;

  @Field(() => DateScalar, { description: 'Cut-off: the last day on which the seller owns the loan.' })
  settlementDate: BusinessDate;

  @Field(() => FractionScalar, { nullable: true, description: 'Price per unit of principal at the cut-off.' })
  priceRatio: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Price for all balances, where no ratio was agreed.' })
  priceAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Principal when the seller proposed the transfer. Null of a buy-back.',
  })
  principalOffered: string | null;

  @Field(() => ServicingRightsEnum, { description: 'Whether the servicers stay.' })
  servicing: ServicingRights;

  @Field(() => FractionScalar, { description: 'Servicing fee, as a share of what is collected for the buyer.' })
  servicingFee: string;

  @Field(() => ID, { nullable: true, description: 'ID of the servicer that the buyer named.' })
  servicerId: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the transfer that this one undoes.' })
  buyBackOf: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of the proposal.' })
  proposedAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the acceptance.' })
  acceptedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the execution, decline or cancellation.' })
  endedAt: string | null;

  @Field(() => TransferDeclineEnum, { nullable: true, description: 'Reason for a decline.' })
  declinedFor: TransferDecline | null;

  @Field(() => ID, { nullable: true, description: 'Ledger account address of the buyer.' })
  ledgerAddress: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Number of the ledger block with the transfer.' })
  ledgerBlock: string | null;

  @Field(() => String, { nullable: true, description: 'Hash of the transfer in the ledger.' })
  ledgerHash: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal at the cut-off. Null until the execution.' })
  principal: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Accrued interest at the cut-off, by the ledger. Null until the execution.',
  })
  accruedInterest: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Unpaid fees at the cut-off. Null until the execution.' })
  fees: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Credit of the borrower at the cut-off. Null until the execution.',
  })
  credit: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price that the buyer pays to the seller. Null until the execution.',
  })
  price: string | null;
}

export const TransferConnection = connectionOf('LoanTransfer', () => TransferType);

@ObjectType({ simpleResolvers: true, description: 'The transfer was proposed, accepted, declined or cancelled.' })
export class TransferUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => TransferType, { description: 'The transfer after the command.' })
  transfer: TransferView;
}

/** What REST answers. */
export const TRANSFER_ANSWER = `loanId transfer { transferId: id state sellerId buyerId proposedBySide settlementDate
  priceRatio priceAmount principalOffered servicing servicingFee servicerId buyBackOf proposedAt acceptedAt endedAt
  ledgerAddress ledgerBlock ledgerHash }`;

@ObjectType('LoanOwnership', { simpleResolvers: true, description: 'A lender that owns or owned a loan.' })
export class OwnershipType {
  @Field(() => ID, { description: 'ID of the lender.' })
  ownerId: string;

  @Field(() => DateScalar, { nullable: true, description: 'First day. Null for the first owner.' })
  from: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day. Null for the owner of now.' })
  through: string | null;

  @Field(() => ID, { nullable: true, description: 'Ledger account address of the owner.' })
  ledgerAddress: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Number of the ledger block.' })
  ledgerBlock: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Hash of the transfer in the ledger; for the first owner, of the retail installment contract.',
  })
  ledgerHash: string | null;
}

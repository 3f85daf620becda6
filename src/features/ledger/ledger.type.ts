import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { LedgerAccount, PostingKind } from '../../domain/ledger/balances.js';
import type { LedgerDate } from '../../domain/ledger/ledger-date.js';
import { connectionOf, PageArguments } from '../../platform/connection/connection.type.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import type { PostingView } from './posting-view.js';

const LedgerAccountEnum = enumOf<LedgerAccount>('LedgerAccount', 'Account of the double-entry ledger.', {
  CASH: 'Cash received and paid out.',
  PRINCIPAL_RECEIVABLE: 'Remaining principal.',
  FEE_RECEIVABLE: 'Unpaid fees.',
  CREDIT_BALANCE: 'Credit held for borrowers.',
  INTEREST_RECEIVABLE: 'Accrued interest that is income and unpaid.',
  INTEREST_INCOME: 'Interest earned: on accrual, or on payment while the loan is on non-accrual.',
  FEE_INCOME: 'Fees assessed, less waivers, refunds and reversals.',
  CHARGED_OFF_INTEREST: 'Unpaid interest that was charged off.',
  CHARGE_OFF_LOSS: 'Amount charged off.',
  SMALL_BALANCE_LOSS: 'Small balances written off at closing.',
  RECOVERY_INCOME: 'Recoveries after charge-off.',
  OPENING_BALANCE: 'Balances of imported loans.',
  DEALER_DISCOUNT: 'Discounts withheld from dealers at funding.',
  DEALER_FLAT: 'Flat payments to dealers at funding.',
  PRINCIPAL_ADJUSTMENT: 'Corrections of the principal. A debit lowers it.',
  TRANSFERRED: 'Balances that passed between owners. Over all owners of a loan it is zero.',
  SERVICING_FEE: 'Servicing fees withheld from collections.',
});

export const LedgerDateEnum = enumOf<LedgerDate>('LedgerDate', 'The date by which a posting counts.', {
  EFFECTIVE: 'Effective date: the day that the posting is for.',
  POSTING: 'Posting date: the day in the books. A closed period does not change.',
});

export const PostingKindEnum = enumOf<PostingKind>('PostingKind', 'Reason for a posting.', {
  OPENING: 'Import of a loan.',
  FUNDING: 'Funding.',
  PAYMENT: 'Settlement of a payment.',
  REVERSAL: 'Reversal of a payment.',
  REALLOCATION: 'New allocation of a payment after an earlier one changed.',
  FEE: 'Assessment of a fee.',
  FEE_REVERSAL:
    'Reversal of a fee: by a servicer, or of a late fee because the payment was on time or a hold stops it.',
  FEE_WAIVER: 'Waiver of a fee.',
  REFUND: 'Refund of credit.',
  CHARGE_OFF: 'Charge-off.',
  INTEREST_ACCRUAL: 'Accrual of interest as income.',
  INTEREST_REVERSAL: 'Reversal of accrued interest, for non-accrual or a lower accrual.',
  SMALL_BALANCE: 'Write-off of a small balance: below the closing tolerance, or by a servicer.',
  FEE_REFUND: 'Refund of a paid fee to the borrower’s credit.',
  INTEREST_WAIVER: 'Waiver of accrued interest.',
  PRINCIPAL_ADJUSTMENT: 'Correction of the principal.',
  TRANSFER: 'Sale of the loan: balances leave the books of the seller and enter those of the buyer.',
  SERVICING_FEE: 'Servicing fee of a payment.',
  TERM_CHANGE: 'Amount waived by a change of terms, such as forgiven principal.',
  ADJUSTMENT: 'Change of a waiver or refund after an earlier payment changed, or reversal of a charge-off.',
});

@ObjectType('LedgerEntry', { simpleResolvers: true, description: 'An amount on one ledger account.' })
export class LedgerEntryType {
  @Field(() => LedgerAccountEnum, { description: 'Ledger account.' })
  account: LedgerAccount;

  @Field(() => DecimalScalar, { description: 'Amount. Debits are positive, credits negative.' })
  amount: string;
}

@ObjectType('LedgerPosting', {
  simpleResolvers: true,
  implements: Node,
  description: 'A ledger transaction. Its entries sum to zero, and it never changes.',
})
export class LedgerPostingType implements Omit<PostingView, 'sequence'> {
  @Field(() => ID, { description: 'ID of the posting.' })
  id: string;

  @Field(() => PostingKindEnum, { description: 'Reason for the posting.' })
  kind: PostingKind;

  @Field(() => DateScalar, { description: 'Effective date.' })
  effectiveDate: string;

  @Field(() => DateScalar, {
    description:
      'Posting date: the effective date, or the first open day when that period was closed. It never changes.',
  })
  postingDate: string;

  @Field(() => DateTimeScalar, { description: 'Time of the posting.' })
  recordedAt: Date;

  @Field(() => ID, { nullable: true, description: 'ID of the payment.' })
  repaymentId: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the lender in whose books the posting is.' })
  ownerId: string | null;

  @Field(() => [LedgerEntryType], { description: 'Entries of the posting.' })
  entries: LedgerEntryType[];
}

export const LedgerPostingConnection = connectionOf('LedgerPosting', () => LedgerPostingType);

@ArgsType()
export class LedgerArguments extends PageArguments {
  @Field(() => DateScalar, { nullable: true, description: 'First day.' })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day.' })
  through?: string | null;

  @Field(() => LedgerDateEnum, {
    defaultValue: 'EFFECTIVE',
    description: 'The date that `from` and `through` are compared with.',
  })
  by: LedgerDate;
}

@ArgsType()
export class TrialBalanceArguments {
  @Field(() => DateScalar, { nullable: true, description: 'Last day whose postings count. Default: today.' })
  on?: string | null;

  @Field(() => LedgerDateEnum, { defaultValue: 'EFFECTIVE', description: 'The date by which postings count.' })
  by: LedgerDate;
}

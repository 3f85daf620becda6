import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LoanEventView, PostingView } from '../../app/ports/servicing-reader.js';
import { connectionOf } from '../connection/connection.type.js';
import { EncumberedStatus, LoanStatus } from '../loan/loan-enums.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf, JsonObjectScalar } from '../shared/scalars.js';
import type { LedgerAccount, PostingKind } from '../../domain/ledger/balances.js';

@ObjectType('LoanEvent', { simpleResolvers: true, description: 'Something that happened to a loan; never changed.' })
export class LoanEventType implements Omit<LoanEventView, 'requestId' | 'command' | 'entryId'> {
  @Field(() => ID, { description: 'Id of the event.' })
  id: string;

  @Field(() => ID, { description: 'Id of the loan that it happened to.' })
  loanId: string;

  @Field(() => Int, { description: 'Its place in the timeline of the loan, from 1.' })
  sequence: number;

  @Field(() => DateTimeScalar, { description: 'When it was carried out.' })
  at: Date;

  @Field(() => ID, { description: 'Who gave it: a client, or `person:NAME` of the identity provider.' })
  clientId: string;

  @Field(() => DateScalar, { description: 'From which day it counts.' })
  effectiveDate: string;

  @Field(() => LoanStatus, { nullable: true, description: 'State of the loan before; null when it was created.' })
  fromState: LoanStatus | null;

  @Field(() => LoanStatus, { description: 'State of the loan after.' })
  toState: LoanStatus;

  @Field(() => EncumberedStatus, { nullable: true, description: 'State of the lien before.' })
  fromLien: EncumberedStatus | null;

  @Field(() => EncumberedStatus, { nullable: true, description: 'State of the lien after.' })
  toLien: EncumberedStatus | null;

  @Field(() => ID, { nullable: true, description: 'The repayment that it was about.' })
  repaymentId: string | null;

  @Field(() => JsonObjectScalar, { description: 'Amounts by name, as plain decimals.' })
  amounts: Readonly<Record<string, string>>;

  @Field(() => [String], { nullable: true, description: 'The references that were said anew, by name.' })
  changed: readonly string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Who asked for it, where another one approved: a client, or `person:NAME`.',
  })
  requestedBy: string | null;
}

export const LoanEventConnection = connectionOf('LoanEvent', () => LoanEventType);

/** A feed has no end, and so no count. */
export const LoanFeedConnection = connectionOf('LoanFeed', () => LoanEventType, 'LoanEvent');

const LedgerAccountEnum = enumOf<LedgerAccount>('LedgerAccount', 'An account of the double-entry ledger.', {
  CASH: 'Money received and paid out.',
  PRINCIPAL_RECEIVABLE: 'Principal owed.',
  FEE_RECEIVABLE: 'Fees owed.',
  CREDIT_BALANCE: 'Money held for the borrower.',
  INTEREST_RECEIVABLE: 'Interest that is income and not paid yet.',
  INTEREST_INCOME: 'Interest earned: as it accrues, or as it is paid where the loan is on non-accrual.',
  FEE_INCOME: 'Fees assessed, less those waived, given back or taken back.',
  CHARGED_OFF_INTEREST: 'Interest that was owed when it was written off, and never received.',
  CHARGE_OFF_LOSS: 'What was charged off.',
  SMALL_BALANCE_LOSS: 'What was too small to be collected when a loan closed.',
  RECOVERY_INCOME: 'Recovered after charge-off.',
  OPENING_BALANCE: 'What an imported loan brought along.',
  DEALER_DISCOUNT: 'Kept back from the dealer at funding.',
  DEALER_FLAT: 'Paid to the dealer at funding on top of the loan.',
  PRINCIPAL_ADJUSTMENT: 'By how much the principal was corrected: a debit where it fell.',
});

const PostingKindEnum = enumOf<PostingKind>('PostingKind', 'Why something was posted.', {
  OPENING: 'An imported loan enters the ledger.',
  FUNDING: 'The loan was paid out.',
  PAYMENT: 'A repayment settled.',
  REVERSAL: 'A repayment was taken back.',
  REALLOCATION: 'A repayment is applied differently, because an earlier one changed.',
  FEE: 'A fee was assessed.',
  FEE_REVERSAL:
    'A fee was taken back: by hand, or a late one because a payment turned out to have been on time, or a hold stops it.',
  FEE_WAIVER: 'A fee was waived.',
  REFUND: 'Credit was paid back.',
  CHARGE_OFF: 'The loan was written off.',
  INTEREST_ACCRUAL: 'Interest became income.',
  INTEREST_REVERSAL: 'Interest ceased to be income: the loan is on non-accrual, or less accrued than was taken for.',
  SMALL_BALANCE: 'What was left below the closing tolerance, or little enough by hand, was written off.',
  FEE_REFUND: 'A fee that was paid is held as credit for the borrower.',
  INTEREST_WAIVER: 'Interest that had accrued was given up, and ceased to be income.',
  PRINCIPAL_ADJUSTMENT: 'The principal was corrected.',
  TERM_CHANGE: 'What a change of terms gave up, such as forgiven principal.',
  ADJUSTMENT: 'A waiver or refund counts differently, because an earlier payment changed; or a charge-off was undone.',
});

@ObjectType('LedgerEntry', { simpleResolvers: true, description: 'An amount on one account of the ledger.' })
export class LedgerEntryType {
  @Field(() => LedgerAccountEnum, { description: 'The account.' })
  account: LedgerAccount;

  @Field(() => DecimalScalar, { description: 'A debit is positive, a credit negative.' })
  amount: string;
}

@ObjectType('LedgerPosting', {
  simpleResolvers: true,
  description: 'One transaction of the ledger. Its entries sum to zero, and it is never changed.',
})
export class LedgerPostingType implements Omit<PostingView, 'sequence'> {
  @Field(() => ID, { description: 'Id of the posting.' })
  id: string;

  @Field(() => PostingKindEnum, { description: 'Why it was posted.' })
  kind: PostingKind;

  @Field(() => DateScalar, { description: 'From which day it counts.' })
  effectiveDate: string;

  @Field(() => DateTimeScalar, { description: 'When it was recorded.' })
  recordedAt: Date;

  @Field(() => ID, { nullable: true, description: 'The repayment whose money it moves.' })
  repaymentId: string | null;

  @Field(() => [LedgerEntryType], { description: 'Its entries.' })
  entries: LedgerEntryType[];
}

export const LedgerPostingConnection = connectionOf('LedgerPosting', () => LedgerPostingType);

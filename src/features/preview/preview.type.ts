import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { HoldKind } from '../../domain/hold/hold.js';
import type { LienState } from '../../domain/collateral/collateral.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import { DateScalar, DecimalScalar, JsonObjectScalar, PercentScalar } from '../../platform/scalars/scalars.js';
import type { Command } from '../command/declaration.js';
import { CommandEnum } from '../command/command.enum.js';
import { RefusalInterface } from '../command/refusal.type.js';
import { HoldKindEnum } from '../command/shared-types.js';
import { LedgerEntryType, PostingKindEnum } from '../ledger/ledger.type.js';
import { EncumberedStatus, LoanStatus } from '../loan/loan-enums.js';

@ObjectType({ simpleResolvers: true, description: 'Figures of a loan on the business day. Null before funding.' })
export class LoanFigures {
  @Field(() => LoanStatus, { description: 'Loan status.' })
  loanStatus: LoanState;

  @Field(() => EncumberedStatus, { nullable: true, description: 'Lien status.' })
  encumberedStatus: LienState | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Remaining principal.' })
  principal: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount past due.' })
  pastDueAmount: string | null;

  @Field(() => Int, { nullable: true, description: 'Days past due, counted from the oldest unpaid due date.' })
  daysPastDue: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'Due date of the next unpaid installment.' })
  nextDueOn: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Unpaid amount of that installment.' })
  nextDueAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of that installment.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Payoff amount.' })
  payoff: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Unpaid fees.' })
  feesDue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Credit held for the borrower.' })
  credit: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Annual interest rate in effect, in percent.' })
  annualRatePercent: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Annual percentage rate of the contract, in percent.' })
  aprPercent: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Maturity date.' })
  maturesOn: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether accrued interest is income.' })
  interestIsIncome: boolean | null;

  @Field(() => [HoldKindEnum], { description: 'Kinds of the active holds that the caller can see.' })
  holds: HoldKind[];
}

@ObjectType({ simpleResolvers: true, description: 'An event that the command would record.' })
export class PreviewedEvent {
  @Field(() => CommandEnum, { nullable: true, description: 'Command, named as its mutation.' })
  command: string | null;

  @Field(() => DateScalar, { description: 'Effective date.' })
  effectiveDate: string;

  @Field(() => LoanStatus, { nullable: true, description: 'Loan status before the event; null for the creation.' })
  fromState: LoanState | null;

  @Field(() => LoanStatus, { description: 'Loan status after the event.' })
  toState: LoanState;

  @Field(() => JsonObjectScalar, { description: 'Amounts by name, as plain decimals.' })
  amounts: Readonly<Record<string, string>>;
}

@ObjectType({ simpleResolvers: true, description: 'A ledger transaction that the command would post.' })
export class PreviewedPosting {
  @Field(() => PostingKindEnum, { description: 'Reason for the posting.' })
  kind: string;

  @Field(() => DateScalar, { description: 'Effective date.' })
  effectiveDate: string;

  @Field(() => DateScalar, { description: 'Posting date.' })
  postingDate: string;

  @Field(() => ID, { nullable: true, description: 'ID of the lender in whose books it would be.' })
  ownerId: string | null;

  @Field(() => [LedgerEntryType], { description: 'Entries, which sum to zero.' })
  entries: LedgerEntryType[];
}

@ObjectType({ simpleResolvers: true, description: 'What a command would do to a loan now. Nothing was changed.' })
export class CommandPreview {
  @Field(() => String, { description: 'The command, named as its mutation.' })
  command: string;

  @Field(() => RefusalInterface, {
    nullable: true,
    description: 'The refusal that the command would return; null if it would be carried out.',
  })
  refusal: RefusalInterface | null;

  @Field(() => LoanFigures, {
    nullable: true,
    description: 'Figures before the command; null when it is refused or creates the loan.',
  })
  before: LoanFigures | null;

  @Field(() => LoanFigures, {
    nullable: true,
    description: 'Figures after the command; null when it is refused or the loan leaves the caller’s portfolio.',
  })
  after: LoanFigures | null;

  @Field(() => [PreviewedEvent], { description: 'Events that it would record, oldest first. At most 100.' })
  events: PreviewedEvent[];

  @Field(() => [PreviewedPosting], { description: 'Ledger postings that it would make. At most the last 100.' })
  postings: PreviewedPosting[];

  @Field(() => [CommandEnum], { description: 'Commands that the loan would newly allow.' })
  newlyAllowed: string[];

  @Field(() => [CommandEnum], { description: 'Commands that the loan would no longer allow.' })
  noLongerAllowed: string[];
}

export type AskedPreview = Readonly<Record<string, { readonly idempotencyKey: string } | null | undefined>>;

/** An input with one field for each command, as its mutation takes it. */
export function previewInput(commands: readonly Command[]) {
  @InputType('PreviewCommandInput', { description: 'The command to preview: exactly one of these.' })
  class PreviewCommandInput {}

  for (const { name, input } of commands)
    Field(() => input, { nullable: true, description: `Same as in \`${name}\`. The idempotency key is not used.` })(
      PreviewCommandInput.prototype,
      name,
    );
  return PreviewCommandInput;
}

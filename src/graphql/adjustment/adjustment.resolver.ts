import { Field, ID, ObjectType, Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AdjustmentCommands } from '../../app/adjustment/adjust-account.js';
import type { AdjustmentInputs } from '../../app/adjustment/adjustments.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import type { AdjustmentView } from '../../app/ports/servicing-reader.js';
import type { AdjustmentCommand } from '../../domain/adjustment/policy.js';
import { partId, ownIdOf } from '../../domain/record/ids.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import { listConnectionOf, pageOfList, PageArguments } from '../connection/connection.type.js';
import { BatchField } from '../execution/batch-field.js';
import { LoanCommandResult, LoanUpdated } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { answer } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { FeeKindEnum } from '../servicing/loan-servicing.type.js';
import { loadTexts } from '../servicing/loan-text.resolver.js';
import { type Command, CommandEnum, commandNamed } from '../shared/command.enum.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';
import {
  AdjustPrincipalInput,
  AssessFeeInput,
  RefundCreditInput,
  RefundFeeInput,
  ReverseAdjustmentInput,
  WaiveFeeInput,
  WaiveInterestInput,
  WriteOffSmallBalanceInput,
} from './adjustment.inputs.js';

@ObjectType('LoanAdjustment', {
  simpleResolvers: true,
  description: 'Something that was charged, given up, given back or corrected by hand.',
})
class AdjustmentType {
  @Field(() => ID, { description: 'Id of the adjustment, for reverseAdjustment.' })
  id: string;

  @Field(() => CommandEnum, { nullable: true, description: 'The command that made it, named as its mutation.' })
  command: Command | null;

  @Field(() => DateScalar, { description: 'From which day it counts.' })
  effectiveDate: string;

  @Field(() => DecimalScalar, {
    description:
      'How much, as it was commanded; of a changed principal below zero where it fell. A payment that was recorded later for an earlier day may have left less to give up.',
  })
  amount: string;

  @Field(() => ID, { nullable: true, description: 'The fee that it gave up or back.' })
  feeId: string | null;

  @Field(() => FeeKindEnum, { nullable: true, description: 'What a fee that it charged is for.' })
  feeKind: FeeKind | null;

  @Field(() => DateTimeScalar, { description: 'When it was carried out.' })
  at: Date;

  @Field(() => ID, { description: 'Who gave or approved it: a client, or `person:NAME`.' })
  clientId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Who asked for it, where another one approved: a client, or `person:NAME`.',
  })
  requestedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken back; null while it stands.' })
  reversedAt: Date | null;
}

/** With the event that has its reason. */
const adjustmentOf = ({ entryId, feeId, command, ...view }: AdjustmentView) => ({
  ...view,
  id: partId('adjustment', entryId),
  command: commandNamed(command),
  feeId: feeId === null ? null : partId('fee', feeId),
});

const AdjustmentConnection = listConnectionOf('LoanAdjustment', () => AdjustmentType);

/** Fees and adjustments are named by the ids that the graph shows, or as the account names them. */
export function withOwnIds<Input extends object>(input: Input): Input {
  const { feeId, adjustmentId } = input as { readonly feeId?: string; readonly adjustmentId?: string };
  return {
    ...input,
    ...(feeId !== undefined && { feeId: ownIdOf('fee', feeId) ?? feeId }),
    ...(adjustmentId !== undefined && { adjustmentId: ownIdOf('adjustment', adjustmentId) ?? adjustmentId }),
  };
}

async function adjust<Name extends AdjustmentCommand>(
  context: GraphContext,
  command: Name,
  input: AdjustmentInputs[Name] & { readonly idempotencyKey: string },
) {
  const commands: AdjustmentCommands = context.services.commands;
  return answer(LoanUpdated, await commands[command](callerOf(context), withOwnIds(input)));
}

@Resolver()
export class AdjustmentCommandResolver {
  @Mutation(() => LoanCommandResult, { description: 'Charges a fee by hand, of a kind that the policy lists.' })
  assessFee(
    @Arg('input', () => AssessFeeInput, { description: 'Which fee.' }) input: AssessFeeInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'assessFee', input);
  }

  @Mutation(() => LoanCommandResult, { description: 'Gives up a fee, or a part of it.' })
  waiveFee(
    @Arg('input', () => WaiveFeeInput, { description: 'Which fee.' }) input: WaiveFeeInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'waiveFee', input);
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Gives back what was paid of a fee: the money is held as credit for the borrower.',
  })
  refundFee(
    @Arg('input', () => RefundFeeInput, { description: 'Which fee.' }) input: RefundFeeInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'refundFee', input);
  }

  @Mutation(() => LoanCommandResult, { description: 'Pays back money that is held as credit for the borrower.' })
  refundCredit(
    @Arg('input', () => RefundCreditInput, { description: 'How much.' }) input: RefundCreditInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'refundCredit', input);
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Gives up interest that has accrued, also as of an earlier day: later payments are then applied anew.',
  })
  waiveInterest(
    @Arg('input', () => WaiveInterestInput, { description: 'How much.' }) input: WaiveInterestInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'waiveInterest', input);
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Writes off all that is left of a loan, if that is as little as the policy says, and closes it.',
  })
  writeOffSmallBalance(
    @Arg('input', () => WriteOffSmallBalanceInput, { description: 'Which loan.' }) input: WriteOffSmallBalanceInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'writeOffSmallBalance', input);
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Corrects the principal, up or down. It always takes a second client: ask for it by requestApproval.',
  })
  adjustPrincipal(
    @Arg('input', () => AdjustPrincipalInput, { description: 'By how much.' }) input: AdjustPrincipalInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'adjustPrincipal', input);
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Takes an adjustment back as if it had never been; all that came after it is applied anew.',
  })
  reverseAdjustment(
    @Arg('input', () => ReverseAdjustmentInput, { description: 'Which adjustment.' }) input: ReverseAdjustmentInput,
    @Ctx() context: GraphContext,
  ) {
    return adjust(context, 'reverseAdjustment', input);
  }
}

@Resolver(() => Loan)
export class LoanAdjustmentsResolver {
  @BatchField(() => AdjustmentConnection, {
    description: 'What was charged, given up, given back or corrected by hand, oldest first.',
  })
  async adjustments(
    loans: readonly LoanView[],
    @Args(() => PageArguments) args: PageArguments,
    { loaders }: GraphContext,
  ) {
    const found = await loaders.adjustments.loadAll(loans.map(({ id }) => id));
    return found.map((adjustments) => pageOfList('adjustments', (adjustments ?? []).map(adjustmentOf), args));
  }
}

@Resolver(() => AdjustmentType)
export class AdjustmentTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Why.' })
  reason(adjustments: readonly { readonly eventId: string }[], _args: object, context: GraphContext) {
    return loadTexts(
      context,
      'LoanEvent.reason',
      adjustments.map(({ eventId }) => eventId),
    );
  }
}

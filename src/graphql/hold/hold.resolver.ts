import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { businessDate } from '../../domain/calendar.js';
import { standsOn, type Hold } from '../../domain/hold/hold.js';
import { forbids, HOLD_EFFECTS, stops, type HoldEffect } from '../../domain/hold/hold-effects.js';
import { GIVEN_COMMANDS } from '../../domain/loan/given-commands.js';
import { connectionOf, countResolver, pageOfList } from '../connection/connection.type.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { Loan } from '../loan/loan.type.js';
import { answer, commandResult } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { CommandEnum } from '../shared/command.enum.js';
import {
  HoldsArguments,
  LiftHoldInput,
  LoanHoldsArguments,
  PlaceHoldInput,
  listHolds,
  noteHolds,
} from './hold.inputs.js';
import { HoldEffectEnum, HoldKindEnum, LoanHoldType } from '../shared/types.js';

export const LoanHoldConnection = connectionOf('LoanHold', () => LoanHoldType);
export const LoanHoldCountResolver = countResolver(() => LoanHoldConnection);

@ObjectType({ simpleResolvers: true, description: 'The hold was placed or lifted.' })
export class HoldUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => LoanHoldType, { description: 'The hold as the command left it.' })
  hold: Hold;
}

const HoldCommandResult = commandResult('HoldCommandResult', 'What a command on a hold answers.', HoldUpdated);

export const HoldUpdatedResolver = loanAnswerResolver(() => HoldUpdated);

@Resolver()
export class HoldCommandResolver {
  @Mutation(() => HoldCommandResult, {
    description:
      'Holds a loan from a day on: commands that the kind forbids are refused, and late fees, ratings, notices and ' +
      'repossession stop as it says.',
  })
  async placeHold(
    @Arg('input', () => PlaceHoldInput, { description: 'Which loan, and why.' }) input: PlaceHoldInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(HoldUpdated, await context.services.commands.placeHold(callerOf(context), input));
  }

  @Mutation(() => HoldCommandResult, { description: 'Lifts a hold. What fell into its days stays as it is.' })
  async liftHold(
    @Arg('input', () => LiftHoldInput, { description: 'Which hold, and why.' }) input: LiftHoldInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(HoldUpdated, await context.services.commands.liftHold(callerOf(context), input));
  }

  @Query(() => LoanHoldConnection, {
    description: 'Holds that this client may know of, on all loans that exist for it, by their first days.',
  })
  holds(@Args(() => HoldsArguments) args: HoldsArguments, @Ctx() context: GraphContext) {
    return listHolds(args, context);
  }
}

@Resolver(() => Loan)
export class LoanHoldsResolver {
  @BatchField(() => LoanHoldConnection, {
    description: 'Holds that the viewer may know of, by their first days; also those that are over.',
  })
  async holds(
    loans: readonly LoanView[],
    @Args(() => LoanHoldsArguments) { standingOn, ...page }: LoanHoldsArguments,
    { loaders }: GraphContext,
  ) {
    const found = await loaders.holds.loadAll(loans.map(({ id }) => id));
    const day = standingOn == null ? undefined : businessDate(standingOn);
    return found.map((all = []) => {
      const holds = day ? all.filter((hold) => standsOn(hold, day)) : all;
      return { ...pageOfList('loanHolds', holds, page), count: () => Promise.resolve(holds.length) };
    });
  }
}

const EFFECTS = Object.keys(HOLD_EFFECTS) as HoldEffect[];

@Resolver(() => LoanHoldType)
export class LoanHoldResolver {
  @BatchField(() => HoldKindEnum, {
    nullable: true,
    description: 'Why the loan is held; null once the borrower is erased, where it was about the person.',
  })
  kind(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map(({ kind }) => kind);
  }

  @BatchField(() => [CommandEnum], { description: 'The commands that it forbids on its days.' })
  forbids(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map(({ kind }) => GIVEN_COMMANDS.filter((command) => forbids(kind, command)));
  }

  @BatchField(() => [HoldEffectEnum], { description: 'What stops on its days.' })
  stops(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map(({ kind }) => EFFECTS.filter((effect) => stops(kind, effect)));
  }

  @BatchField(() => Loan, { nullable: true, description: 'The loan that it is on; null once that is out of sight.' })
  loan(holds: readonly Hold[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return loaders.loans(loanNeedsOf(selection)).loadAll(holds.map(({ loanId }) => loanId));
  }
}

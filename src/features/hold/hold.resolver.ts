import { Args, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { LoanView } from '../loan/loan-reader.js';
import { businessDate } from '../../domain/calendar.js';
import { bankruptcyCaseOf } from '../../domain/hold/bankruptcy-case.js';
import { standsOn, type Hold, type Relief } from '../../domain/hold/hold.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { answerDueOn, blocks, HOLD_EFFECTS, stops, type HoldEffect } from '../../domain/hold/hold-effects.js';
import {
  connectionOf,
  countResolver,
  Paged,
  pageOfList,
  wholeList,
} from '../../platform/connection/connection.type.js';
import { checkFilter } from '../../platform/connection/combined-filter.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { Loan } from '../loan/loan.type.js';
import { type GraphContext } from '../graph-context.js';
import { CommandEnum, type CommandName } from '../command/command.enum.js';
import { HOLDS, HoldsArguments, LoanHoldsArguments, listHolds, noteHolds } from './hold.inputs.js';
import { Node, HoldEffectEnum, HoldKindEnum, LoanHoldType } from '../command/shared-types.js';
import { loanById } from '../loan/loan.loaders.js';
import { textById } from '../loan/loan-texts.js';
import { visibleHoldsOfLoan } from './hold.loaders.js';
import { allLoanRules } from '../command/registry.js';

export const LoanHoldConnection = connectionOf('LoanHold', () => LoanHoldType);
export const LoanHoldCountResolver = countResolver(() => LoanHoldConnection);

@ObjectType('BankruptcyCase', { simpleResolvers: true, description: 'The case of a bankruptcy.' })
export class BankruptcyCaseType {
  @Field(() => Int, { description: 'Chapter.' })
  chapter: number;

  @Field(() => String, { description: 'Case number.' })
  caseNumber: string;

  @Field(() => String, { description: 'Court.' })
  court: string;

  @Field(() => DateScalar, { description: 'Petition date.' })
  petitionOn: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the claim.' })
  claimAmount: string | null;
}

@ObjectType('HoldRelief', {
  simpleResolvers: true,
  implements: Node,
  description: 'Commands that a hold does not block: by a court order, a confirmed plan or a settlement.',
})
export class HoldReliefType {
  @Field(() => ID, { description: 'ID of the relief.' })
  id: string;

  @Field(() => [CommandEnum], { description: 'Allowed commands.' })
  commands: readonly CommandName[];

  @Field(() => DateScalar, { description: 'First day.' })
  from: string;

  @Field(() => DateScalar, { nullable: true, description: 'Last day; null for an open end.' })
  until: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of recording.' })
  recordedAt: string;

  @Field(() => ID, { description: 'Client or `person:NAME` that recorded it.' })
  recordedBy: string;
}

@ObjectType({ simpleResolvers: true, description: 'The hold was placed or lifted.' })
export class HoldUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => LoanHoldType, { description: 'The hold after the command.' })
  hold: Hold;
}

export const HoldUpdatedResolver = loanAnswerResolver(() => HoldUpdated);

@Resolver()
export class HoldsResolver {
  @Paged(() => HOLDS, checkFilter)
  @Query(() => LoanHoldConnection, {
    description: 'Visible holds in the caller’s portfolio, by first day.',
  })
  holds(@Args(() => HoldsArguments) args: HoldsArguments, @Ctx() context: GraphContext) {
    return listHolds(args, context);
  }
}

const LOAN_HOLDS = wholeList('loanHolds');

@Resolver(() => Loan)
export class LoanHoldsResolver {
  @Paged(() => LOAN_HOLDS)
  @BatchField(() => LoanHoldConnection, {
    description: 'Visible holds by first day, including ended ones.',
  })
  async holds(
    loans: readonly LoanView[],
    @Args(() => LoanHoldsArguments) { activeOn, ...page }: LoanHoldsArguments,
    context: GraphContext,
  ) {
    const found = await context.loadAll(
      visibleHoldsOfLoan,
      loans.map(({ id }) => id),
    );
    const day = activeOn == null ? undefined : businessDate(activeOn);
    return found.map((all = []) => {
      const holds = day ? all.filter((hold) => standsOn(hold, day)) : all;
      return { ...pageOfList(LOAN_HOLDS, holds, page), count: () => Promise.resolve(holds.length) };
    });
  }
}

@Resolver(() => HoldReliefType)
export class HoldReliefResolver {
  @BatchField(() => String, { nullable: true, description: 'The document that allows the commands.' })
  async document(reliefs: readonly Relief[], _args: object, context: GraphContext) {
    const found = await context.loadAll(
      textById('HoldRelief.document'),
      reliefs.map(({ id }) => id),
    );
    return found.map((one) => one?.text ?? null);
  }
}

const EFFECTS = Object.keys(HOLD_EFFECTS) as HoldEffect[];

@Resolver(() => LoanHoldType)
export class LoanHoldResolver {
  @BatchField(() => HoldKindEnum, {
    nullable: true,
    description: 'Hold kind. Null after erasure of the borrower, for kinds about the person.',
  })
  kind(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map(({ kind }) => kind);
  }

  @BatchField(() => [CommandEnum], { description: 'Commands that the hold blocks.' })
  forbids(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map(({ kind }) =>
      allLoanRules()
        .filter(({ blockedBy }) => blocks(kind, blockedBy))
        .map(({ name }) => name),
    );
  }

  @BatchField(() => [HoldEffectEnum], { description: 'Processes that the hold stops.' })
  stops(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map(({ kind }) => EFFECTS.filter((effect) => stops(kind, effect)));
  }

  @BatchField(() => [HoldReliefType], { description: 'Reliefs from the hold, in the order of recording.' })
  reliefs(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map(({ reliefs }) => reliefs);
  }

  @BatchField(() => BankruptcyCaseType, { nullable: true, description: 'The case, of a hold for bankruptcy.' })
  async bankruptcy(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    const filed = holds.filter(({ kind }) => kind === 'BANKRUPTCY');
    const found = await context.loadAll(
      textById('Hold.bankruptcy'),
      filed.map(({ id }) => id),
    );
    const cases = new Map(filed.map(({ id }, index) => [id, found[index]?.text]));
    return holds.map(({ id }) => {
      const text = cases.get(id);
      return text === undefined ? null : bankruptcyCaseOf(text);
    });
  }

  @BatchField(() => DateScalar, {
    nullable: true,
    description: 'Last day for an answer to the borrower. Null where the kind asks for none.',
  })
  answerDueOn(holds: readonly Hold[], _args: object, context: GraphContext) {
    noteHolds(holds, context);
    return holds.map((hold) => answerDueOn(hold) ?? null);
  }

  @BatchField(() => Loan, { nullable: true, description: 'The loan; null when it left the caller’s portfolio.' })
  loan(holds: readonly Hold[], _args: object, context: GraphContext, selection: Selection) {
    return context.loadAll(
      loanById(loanNeedsOf(selection)),
      holds.map(({ loanId }) => loanId),
    );
  }
}

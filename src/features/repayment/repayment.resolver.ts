import { type Reference, viewerOf, type GraphContext } from '../graph-context.js';
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RepaymentView } from '../loan/repayment.js';
import { allowedRepaymentCommands } from '../../domain/repayment/repayment-state.js';
import { CommandEnum } from '../command/command.enum.js';
import { guard } from '../guard.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { checkFilter } from '../../platform/connection/combined-filter.js';
import { countResolver, Paged } from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { Loan } from '../loan/loan.type.js';
import { RepaymentsArguments } from './repayment.inputs.js';
import {
  RepaymentInitiated,
  RepaymentUpdated,
  Allocation,
  RepaymentConnection,
  RepaymentType,
} from './repayment.type.js';
import { loanById } from '../loan/loan.loaders.js';
import { listRepayments, orderOf, type RepaymentPage } from './list-repayments.js';
import { repaymentById } from './repayment.loaders.js';
import { allocationOfRepayment } from './repayment.loaders.js';

export const RepaymentInitiatedResolver = loanAnswerResolver(() => RepaymentInitiated);
export const RepaymentUpdatedResolver = loanAnswerResolver(() => RepaymentUpdated);

@Resolver()
export class RepaymentResolver {
  @Query(() => RepaymentType, {
    nullable: true,
    description: 'A payment by ID; null when its loan isn’t in the caller’s portfolio.',
  })
  repayment(
    @Arg('id', () => ID, { description: 'ID of the payment.' }) id: string,
    @Ctx() context: GraphContext,
  ): Promise<RepaymentView | undefined> {
    return context.load(repaymentById, id);
  }

  @Paged(orderOf, checkFilter)
  @Query(() => RepaymentConnection, {
    description: 'Payments in the caller’s portfolio.',
  })
  repayments(
    @Args(() => RepaymentsArguments) args: RepaymentsArguments,
    @Ctx() context: GraphContext,
  ): Promise<RepaymentPage> {
    return listRepayments(args, context);
  }
}

export const RepaymentCountResolver = countResolver(() => RepaymentConnection);

/**
 * Other subgraphs, and clients that refetch, reach a repayment here. A caller that can't see payments is not told
 * whether it exists.
 */
export const repaymentReference: Reference = (ids, context) =>
  guard.verdictsFor(viewerOf(context).scopes).grants('SERVICING')
    ? context.loadAll(repaymentById, ids)
    : ids.map((id) => ({ id }));

@Resolver(() => RepaymentType)
export class RepaymentPartResolver {
  @BatchField(() => Loan, { nullable: true, description: 'The loan; null when it left the caller’s portfolio.' })
  loan(repayments: readonly RepaymentView[], _args: object, context: GraphContext, selection: Selection) {
    return context.loadAll(
      loanById(loanNeedsOf(selection)),
      repayments.map(({ loanId }) => loanId),
    );
  }

  @BatchField(() => Allocation, {
    nullable: true,
    description: 'How the payment is currently allocated; null before settlement.',
  })
  allocation(repayments: readonly RepaymentView[], _args: object, context: GraphContext) {
    return context.loadAll(
      allocationOfRepayment,
      repayments.map(({ id }) => id),
    );
  }

  @BatchField(() => [CommandEnum], { description: 'Commands that its state allows.' })
  allowedCommands(repayments: readonly RepaymentView[]) {
    return repayments.map(({ state }) => allowedRepaymentCommands(state));
  }
}

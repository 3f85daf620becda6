import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AllocationView, Repayment } from '../../app/repayment/repayment-store.js';
import { allowedRepaymentCommands } from '../../domain/repayment/repayment-state.js';
import type { GraphContext } from '../context.js';
import { Allocation, RepaymentType } from './repayment.type.js';

@Resolver(() => RepaymentType)
export class RepaymentPartResolver {
  @FieldResolver(() => Allocation, {
    nullable: true,
    description: 'Where its money stands in the ledger now; null until it settles.',
  })
  async allocation(@Root() { id }: Repayment, @Ctx() { loaders }: GraphContext): Promise<AllocationView | null> {
    return (await loaders.allocation.load(id)) ?? null;
  }

  @FieldResolver(() => [String], { nullable: true, description: 'The commands that its state allows.' })
  allowedCommands(@Root() { state }: Repayment): readonly string[] {
    return allowedRepaymentCommands(state);
  }
}

import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { readCashflows, type CashflowRow } from '../../domain/record/cashflow-rows.js';
import { pageOfList, type ListConnection } from '../connection/list-connection.js';
import { PageArguments } from '../connection/page-arguments.js';
import type { GraphContext } from '../context.js';
import { CashflowRowConnection, Cashflows } from './cashflows.type.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

@Resolver(() => Underwriting)
export class UnderwritingCashflowsResolver {
  @FieldResolver(() => Cashflows, { description: 'The predicted cash flows, month by month.' })
  cashflows(@Root() { id }: UnderwritingNode): UnderwritingNode {
    return { id };
  }
}

@Resolver(() => Cashflows)
export class CashflowsResolver {
  @FieldResolver()
  csv(@Root() { id }: UnderwritingNode, @Ctx() { loaders }: GraphContext): Promise<string | undefined> {
    return loaders.cashflows.load(id);
  }

  @FieldResolver(() => CashflowRowConnection, {
    nullable: true,
    description: 'The same, read row by row, as a Relay connection.',
  })
  async rows(
    @Root() { id }: UnderwritingNode,
    @Args(() => PageArguments) args: PageArguments,
    @Ctx() { loaders }: GraphContext,
  ): Promise<ListConnection<CashflowRow>> {
    return pageOfList('cashflows', readCashflows(await loaders.cashflows.load(id)), args);
  }
}

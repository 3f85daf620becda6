import { Args, Resolver } from 'type-graphql';
import { mapInTurns } from '../../app/in-turns.js';
import { readCashflows } from '../../domain/record/cashflow-rows.js';
import { pageOfList } from '../connection/list-connection.js';
import { PageArguments } from '../connection/page-arguments.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { CashflowRowConnection, Cashflows } from './cashflows.type.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

@Resolver(() => Underwriting)
export class UnderwritingCashflowsResolver {
  @BatchField(() => Cashflows, { description: 'The predicted cash flows, month by month.' })
  cashflows(loans: readonly UnderwritingNode[]) {
    return loans;
  }
}

@Resolver(() => Cashflows)
export class CashflowsResolver {
  @BatchField(() => String, { nullable: true, description: 'The original CSV text; null when there is none.' })
  csv(loans: readonly UnderwritingNode[], _args: object, { loaders }: GraphContext) {
    return loaders.cashflows.loadAll(loans.map(({ id }) => id));
  }

  @BatchField(() => CashflowRowConnection, {
    nullable: true,
    description: 'The same, read row by row, as a Relay connection.',
  })
  async rows(
    loans: readonly UnderwritingNode[],
    @Args(() => PageArguments) args: PageArguments,
    { loaders }: GraphContext,
  ) {
    const found = await loaders.cashflows.loadAll(loans.map(({ id }) => id));
    return mapInTurns(found, (csv) => pageOfList('cashflows', readCashflows(csv), args));
  }
}

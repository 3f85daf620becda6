import { Args, Resolver } from 'type-graphql';
import { mapInTurns } from '../../app/in-turns.js';
import { readCashflows } from '../../domain/record/cashflow-rows.js';
import { pageOfList } from '../connection/list-connection.js';
import { PageArguments } from '../connection/page-arguments.js';
import { STAFF_TEXT } from '../../domain/record/field.js';
import { viewerOf, type GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { all, isGranted } from '../guard/access.js';
import type { Selection } from '../selection.js';
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
  @BatchField(() => String, {
    nullable: true,
    description: 'The CSV text, as far as its columns are known; null when there is none. The record has all of it.',
  })
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
    context: GraphContext,
    selection: Selection,
  ) {
    const ids = loans.map(({ id }) => id);
    const { loaders } = context;
    const whole = asksForMore(context, selection) ? await loaders.wholeCashflows.loadAll(ids) : [];
    const found = (await loaders.cashflows.loadAll(ids)).map((csv, index) => whole[index] ?? csv);
    return mapInTurns(found, (csv) => pageOfList('cashflows', readCashflows(csv), args));
  }
}

/** Columns that we do not know are sealed with the text they came in. */
const asksForMore = (context: GraphContext, selection: Selection): boolean =>
  isGranted(all(...STAFF_TEXT), viewerOf(context).scopes) && selection.paths({ under: ['edges', 'node'] }).has('other');

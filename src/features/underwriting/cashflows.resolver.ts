import { Field, Int, ObjectType, Args, Resolver } from 'type-graphql';
import type { JsonObject } from '../../domain/record/json.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../../platform/scalars/scalars.js';
import {
  listConnectionOf,
  Paged,
  PAGE_NODES,
  pageOfList,
  PageArguments,
  wholeList,
} from '../../platform/connection/connection.type.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { readCashflows } from '../../domain/record/csv-rows.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { guard } from '../guard.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';
import { cashflowsOfLoan, wholeCashflowsOfLoan } from '../record/record.loaders.js';

@ObjectType({
  simpleResolvers: true,
  description: 'One month of the forecast cash flows. Empty or unreadable cells are null.',
})
export class CashflowRow {
  @Field(() => String, { nullable: true, description: 'Whether the row is projected or actual.' })
  type: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the month.' })
  month: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'Payment date.' })
  date: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance at the start of the month.' })
  beginningBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal paid.' })
  principal: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest paid.' })
  interest: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loss from default.' })
  default: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount recovered.' })
  recovery: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance at the end of the month.' })
  endingBalance: string | null;

  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'Unknown columns, by heading.',
  })
  other: JsonObject | null;
}

export const CashflowRowConnection = listConnectionOf('CashflowRow', () => CashflowRow);

@ObjectType({ simpleResolvers: true, description: 'Forecast cash flows of a loan by month.' })
export class Cashflows {}

@Resolver(() => Underwriting)
export class UnderwritingCashflowsResolver {
  @BatchField(() => Cashflows, { description: 'Forecast cash flows by month.' })
  cashflows(loans: readonly UnderwritingNode[]) {
    return loans;
  }
}

const ROWS = wholeList('cashflows');

@Resolver(() => Cashflows)
export class CashflowsResolver {
  @BatchField(() => String, {
    nullable: true,
    description: 'CSV text of the known columns, or null. The record has the full text.',
  })
  csv(loans: readonly UnderwritingNode[], _args: object, context: GraphContext) {
    return context.loadAll(
      cashflowsOfLoan,
      loans.map(({ id }) => id),
    );
  }

  @Paged(() => ROWS)
  @BatchField(() => CashflowRowConnection, {
    nullable: true,
    description: 'The CSV rows.',
  })
  async rows(
    loans: readonly UnderwritingNode[],
    @Args(() => PageArguments) args: PageArguments,
    context: GraphContext,
    selection: Selection,
  ) {
    const ids = loans.map(({ id }) => id);
    const whole = asksForMore(context, selection) ? await context.loadAll(wholeCashflowsOfLoan, ids) : [];
    const found = (await context.loadAll(cashflowsOfLoan, ids)).map((csv, index) => whole[index] ?? csv);
    const pages = [];
    for (const csv of found) pages.push(pageOfList(ROWS, await inTurn(() => readCashflows(csv)), args));
    return pages;
  }
}

/** Columns that we do not know are sealed with the text they came in. */
const asksForMore = (context: GraphContext, selection: Selection): boolean =>
  guard.verdictsFor(viewerOf(context).scopes).sees('CashflowRow', 'other') &&
  selection.paths({ under: PAGE_NODES }).has('other');

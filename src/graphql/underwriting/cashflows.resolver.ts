import { Field, Int, ObjectType, Args, Resolver } from 'type-graphql';
import type { JsonObject } from '../../domain/record/json.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../shared/scalars.js';
import { listConnectionOf, pageOfList, PageArguments } from '../connection/connection.type.js';
import { stepsInTurns } from '../../app/runtime/in-turns.js';
import { cashflowsInSteps } from '../../domain/record/csv-rows.js';
import { STAFF_TEXT } from '../../domain/record/field.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { BatchField } from '../execution/batch-field.js';
import { all, isGranted } from '../guard/access.js';
import type { Selection } from '../execution/selected-field.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

@ObjectType({
  simpleResolvers: true,
  description: 'One month of the predicted cash flows. A cell that is empty or cannot be read is null.',
})
export class CashflowRow {
  @Field(() => String, { nullable: true, description: 'Whether the row is projected or happened.' })
  type: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the month.' })
  month: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the payment is due.' })
  date: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance at the start of the month.' })
  beginningBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal paid.' })
  principal: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest paid.' })
  interest: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount lost by default.' })
  default: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount recovered.' })
  recovery: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance at the end of the month.' })
  endingBalance: string | null;

  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'Columns that the gateway does not know, by their headings.',
  })
  other: JsonObject | null;
}

export const CashflowRowConnection = listConnectionOf('CashflowRow', () => CashflowRow);

@ObjectType({ simpleResolvers: true, description: 'The predicted cash flows of a loan, month by month.' })
export class Cashflows {}

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
    const pages = [];
    for (const csv of found) pages.push(pageOfList('cashflows', await stepsInTurns(cashflowsInSteps(csv)), args));
    return pages;
  }
}

/** Columns that we do not know are sealed with the text they came in. */
const asksForMore = (context: GraphContext, selection: Selection): boolean =>
  isGranted(all(...STAFF_TEXT), viewerOf(context).scopes) && selection.paths({ under: ['edges', 'node'] }).has('other');

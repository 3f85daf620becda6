import { Field, Int, ObjectType, Args, Resolver } from 'type-graphql';
import type { JsonObject } from '../../domain/record/json.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../shared/scalars.js';
import { listConnectionOf, pageOfList, PageArguments } from '../connection/connection.type.js';
import type { ApplicantPosition } from '../../app/ports/record-store.js';
import type { GraphContext } from '../request/context.js';
import { BatchField } from '../execution/batch-field.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

@ObjectType({
  simpleResolvers: true,
  description: 'One account on a credit report. A cell that is empty or cannot be read is null.',
})
export class TradeLineRow {
  @Field(() => String, { nullable: true, description: 'Who reports the account.' })
  subscriber: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of account, as the bureau codes it.' })
  accountType: string | null;

  @Field(() => String, { nullable: true, description: 'Membership code of the reporter.' })
  member: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the account.' })
  accountNumber: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When it was opened.' })
  opened: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When it was closed.' })
  closed: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of a payment.' })
  payment: string | null;

  @Field(() => String, { nullable: true, description: 'Terms of payment, as the bureau codes them.' })
  terms: string | null;

  @Field(() => String, { nullable: true, description: 'Revolving, installment, mortgage or open.' })
  portfolioType: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance.' })
  balance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Highest balance so far.' })
  highBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount past due.' })
  pastDue: string | null;

  @Field(() => String, { nullable: true, description: 'Manner of payment, as the bureau codes it.' })
  rating: string | null;

  @Field(() => Int, { nullable: true, description: 'How often it was 30 days late.' })
  timesLate30: number | null;

  @Field(() => Int, { nullable: true, description: 'How often it was 60 days late.' })
  timesLate60: number | null;

  @Field(() => Int, { nullable: true, description: 'How often it was 90 days late.' })
  timesLate90: number | null;

  @Field(() => String, { nullable: true, description: 'Class of the account.' })
  accountClass: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of the report.' })
  asOf: string | null;

  @Field(() => Int, { nullable: true, description: 'Age of the account.' })
  age: number | null;

  @Field(() => Int, { nullable: true, description: 'Age of the account when it was closed.' })
  ageClosed: number | null;

  @Field(() => Int, { nullable: true, description: '1 when the account is seasoned, 0 when not.' })
  seasoned: number | null;

  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'Columns that the gateway does not know, by their headings.',
  })
  other: JsonObject | null;
}

export const TradeLineRowConnection = listConnectionOf('TradeLineRow', () => TradeLineRow);

@ObjectType({ simpleResolvers: true, description: 'The accounts on a credit report.' })
export class TradeLines {}

interface TradeLinesNode extends UnderwritingNode {
  readonly applicant: ApplicantPosition;
}

@Resolver(() => Underwriting)
export class UnderwritingTradeLinesResolver {
  @BatchField(() => TradeLines, { nullable: true, description: 'Accounts on the credit report of the borrower.' })
  primaryCreditBureauTradeLines(loans: readonly UnderwritingNode[]): TradeLinesNode[] {
    return loans.map(({ id }) => ({ id, applicant: 'PRIMARY' }));
  }

  @BatchField(() => TradeLines, { nullable: true, description: 'Accounts on the credit report of the co-applicant.' })
  coApplicantCreditBureauTradeLines(loans: readonly UnderwritingNode[]): TradeLinesNode[] {
    return loans.map(({ id }) => ({ id, applicant: 'CO_APPLICANT' }));
  }
}

@Resolver(() => TradeLines)
export class TradeLinesResolver {
  @BatchField(() => String, { nullable: true, description: 'The original CSV text; null when there is none.' })
  csv(nodes: readonly TradeLinesNode[], _args: object, { loaders }: GraphContext) {
    return loaders.tradeLines(applicantOf(nodes)).loadAll(nodes.map(({ id }) => id));
  }

  @BatchField(() => TradeLineRowConnection, {
    nullable: true,
    description: 'The same, read row by row, as a Relay connection.',
  })
  async rows(
    nodes: readonly TradeLinesNode[],
    @Args(() => PageArguments) args: PageArguments,
    { loaders }: GraphContext,
  ) {
    const applicant = applicantOf(nodes);
    const tables = await loaders.tradeLineRows(applicant).loadAll(nodes.map(({ id }) => id));
    const pages = [];
    for (const read of tables) pages.push(pageOfList(`trade-lines:${applicant}`, (await read?.()) ?? [], args));
    return pages;
  }
}

/** All nodes of a level are of one field, and so of one applicant. */
const applicantOf = (nodes: readonly TradeLinesNode[]) => nodes[0]?.applicant ?? 'PRIMARY';

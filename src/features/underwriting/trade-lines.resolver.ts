import { Field, Int, ObjectType, Args, Resolver } from 'type-graphql';
import type { JsonObject } from '../../domain/record/json.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../../platform/scalars/scalars.js';
import {
  listConnectionOf,
  Paged,
  pageOfList,
  PageArguments,
  wholeList,
} from '../../platform/connection/connection.type.js';
import type { ApplicantPosition } from '../record/record-store.js';
import type { GraphContext } from '../graph-context.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';
import { tradeLineRowsOfLoan, tradeLinesOfLoan } from '../record/record.loaders.js';

@ObjectType({
  simpleResolvers: true,
  description: 'An account on a credit report. Empty or unreadable cells are null.',
})
export class TradeLineRow {
  @Field(() => String, { nullable: true, description: 'Creditor that reports the account.' })
  subscriber: string | null;

  @Field(() => String, { nullable: true, description: 'Account type, as a bureau code.' })
  accountType: string | null;

  @Field(() => String, { nullable: true, description: 'Bureau membership code of the creditor.' })
  member: string | null;

  @Field(() => String, { nullable: true, description: 'Account number.' })
  accountNumber: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Opening date.' })
  opened: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Closing date.' })
  closed: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Payment amount.' })
  payment: string | null;

  @Field(() => String, { nullable: true, description: 'Payment terms, as a bureau code.' })
  terms: string | null;

  @Field(() => String, { nullable: true, description: 'Revolving, installment, mortgage or open.' })
  portfolioType: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance.' })
  balance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Highest balance.' })
  highBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount past due.' })
  pastDue: string | null;

  @Field(() => String, { nullable: true, description: 'Manner of payment, as a bureau code.' })
  rating: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of times 30 days past due.' })
  timesLate30: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of times 60 days past due.' })
  timesLate60: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of times 90 days past due.' })
  timesLate90: number | null;

  @Field(() => String, { nullable: true, description: 'Account class.' })
  accountClass: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the report.' })
  asOf: string | null;

  @Field(() => Int, { nullable: true, description: 'Account age.' })
  age: number | null;

  @Field(() => Int, { nullable: true, description: 'Account age at closing.' })
  ageClosed: number | null;

  @Field(() => Int, { nullable: true, description: '1 for a seasoned account, otherwise 0.' })
  seasoned: number | null;

  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'Unknown columns, by heading.',
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
  @BatchField(() => TradeLines, { nullable: true, description: 'Accounts on the borrower’s credit report.' })
  primaryCreditBureauTradeLines(loans: readonly UnderwritingNode[]): TradeLinesNode[] {
    return loans.map(({ id }) => ({ id, applicant: 'PRIMARY' }));
  }

  @BatchField(() => TradeLines, { nullable: true, description: 'Accounts on the co-applicant’s credit report.' })
  coApplicantCreditBureauTradeLines(loans: readonly UnderwritingNode[]): TradeLinesNode[] {
    return loans.map(({ id }) => ({ id, applicant: 'CO_APPLICANT' }));
  }
}

const ROWS = wholeList('trade-lines');

@Resolver(() => TradeLines)
export class TradeLinesResolver {
  @BatchField(() => String, { nullable: true, description: 'Original CSV text, or null.' })
  csv(nodes: readonly TradeLinesNode[], _args: object, context: GraphContext) {
    return context.loadAll(
      tradeLinesOfLoan(applicantOf(nodes)),
      nodes.map(({ id }) => id),
    );
  }

  @Paged(() => ROWS)
  @BatchField(() => TradeLineRowConnection, {
    nullable: true,
    description: 'The CSV rows.',
  })
  async rows(nodes: readonly TradeLinesNode[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    const tables = await context.loadAll(
      tradeLineRowsOfLoan(applicantOf(nodes)),
      nodes.map(({ id }) => id),
    );
    const pages = [];
    for (const read of tables) pages.push(pageOfList(ROWS, (await read?.()) ?? [], args));
    return pages;
  }
}

/** All nodes of a level are of one field, and so of one applicant. */
const applicantOf = (nodes: readonly TradeLinesNode[]) => nodes[0]?.applicant ?? 'PRIMARY';

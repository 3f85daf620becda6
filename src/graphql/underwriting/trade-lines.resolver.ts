import { Args, Resolver } from 'type-graphql';
import { mapInTurns } from '../../app/in-turns.js';
import type { ApplicantPosition } from '../../app/record-reader.js';
import { readTradeLines } from '../../domain/record/trade-line-rows.js';
import { pageOfList } from '../connection/list-connection.js';
import { PageArguments } from '../connection/page-arguments.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { TradeLineRowConnection, TradeLines } from './trade-lines.type.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

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
  csv(nodes: readonly TradeLinesNode[], _args: object, context: GraphContext) {
    return csvOf(nodes, context);
  }

  @BatchField(() => TradeLineRowConnection, {
    nullable: true,
    description: 'The same, read row by row, as a Relay connection.',
  })
  async rows(nodes: readonly TradeLinesNode[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    const found = await csvOf(nodes, context);
    return mapInTurns(found, (csv, index) =>
      pageOfList(`trade-lines:${nodes[index]?.applicant ?? ''}`, readTradeLines(csv), args),
    );
  }
}

/** All nodes of a level are of one field, and so of one applicant. */
const csvOf = (nodes: readonly TradeLinesNode[], { loaders }: GraphContext) =>
  loaders.tradeLines(nodes[0]?.applicant ?? 'PRIMARY').loadAll(nodes.map(({ id }) => id));

import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApplicantPosition } from '../../app/record-reader.js';
import { readTradeLines, type TradeLineRow } from '../../domain/record/trade-line-rows.js';
import { pageOfList, type ListConnection } from '../connection/list-connection.js';
import { PageArguments } from '../connection/page-arguments.js';
import type { GraphContext } from '../context.js';
import { TradeLineRowConnection, TradeLines } from './trade-lines.type.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

interface TradeLinesNode extends UnderwritingNode {
  readonly applicant: ApplicantPosition;
}

@Resolver(() => Underwriting)
export class UnderwritingTradeLinesResolver {
  @FieldResolver(() => TradeLines, { nullable: true, description: 'Accounts on the credit report of the borrower.' })
  primaryCreditBureauTradeLines(@Root() { id }: UnderwritingNode): TradeLinesNode {
    return { id, applicant: 'PRIMARY' };
  }

  @FieldResolver(() => TradeLines, {
    nullable: true,
    description: 'Accounts on the credit report of the co-applicant.',
  })
  coApplicantCreditBureauTradeLines(@Root() { id }: UnderwritingNode): TradeLinesNode {
    return { id, applicant: 'CO_APPLICANT' };
  }
}

@Resolver(() => TradeLines)
export class TradeLinesResolver {
  @FieldResolver()
  csv(@Root() { id, applicant }: TradeLinesNode, @Ctx() { loaders }: GraphContext) {
    return loaders.tradeLines(applicant).load(id);
  }

  @FieldResolver(() => TradeLineRowConnection, {
    nullable: true,
    description: 'The same, read row by row, as a Relay connection.',
  })
  async rows(
    @Root() { id, applicant }: TradeLinesNode,
    @Args(() => PageArguments) args: PageArguments,
    @Ctx() { loaders }: GraphContext,
  ): Promise<ListConnection<TradeLineRow>> {
    return pageOfList(`trade-lines:${applicant}`, readTradeLines(await loaders.tradeLines(applicant).load(id)), args);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { BureauAttributes } from '../../domain/record/bureau-attributes.js';
import type { GraphContext } from '../context.js';
import { Loan } from '../loan/loan.type.js';
import { JsonObjectScalar } from '../scalars.js';
import { selectedPaths } from '../selection.js';
import { BureauAttributesArguments, chooseAttributes } from './bureau-attributes.inputs.js';
import { Deal } from './deal.type.js';
import { readDeals, type DealNode } from './read-deals.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

@Resolver(() => Loan)
export class LoanUnderwritingResolver {
  @FieldResolver(() => Underwriting, { description: 'What underwriting made of the loan.' })
  underwriting(@Root() { id }: LoanView): UnderwritingNode {
    return { id };
  }
}

@Resolver(() => Underwriting)
export class UnderwritingResolver {
  @FieldResolver(() => [Deal], {
    nullable: true,
    description: 'Sets of terms, each with what underwriting made of it; null until the loan is underwritten.',
  })
  deals(
    @Root() { id }: UnderwritingNode,
    @Arg('term', () => Int, { nullable: true, description: 'Only deals of this term, in months.' })
    term: number | null | undefined,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DealNode[] | null> {
    return readDeals(context, id, selectedPaths(info), term ?? undefined);
  }

  @FieldResolver(() => JsonObjectScalar, {
    nullable: true,
    description: 'Attributes of the credit report of the borrower by name: all, those named, or those of one family.',
  })
  async bureauAttributes(
    @Root() { id }: UnderwritingNode,
    @Args(() => BureauAttributesArguments) args: BureauAttributesArguments,
    @Ctx() { loaders }: GraphContext,
  ): Promise<BureauAttributes | null> {
    const choose = chooseAttributes(args);
    const attributes = await loaders.bureauAttributes.load(id);
    return attributes ? choose(attributes) : null;
  }
}

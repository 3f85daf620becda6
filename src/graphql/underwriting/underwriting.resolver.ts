import { Args, ArgsType, Field, Int, Resolver } from 'type-graphql';
import { mapInTurns } from '../../app/in-turns.js';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { RawJson } from '../execution/special-value.js';
import { Loan } from '../loan/loan.type.js';
import { readExcerpts } from '../record/excerpt-loading.js';
import { JsonObjectScalar } from '../scalars.js';
import type { Selection } from '../selection.js';
import { BureauAttributesArguments, chooseAttributes } from './bureau-attributes.inputs.js';
import { Deal } from './deal.type.js';
import { dealsOf, dealsSelected } from './read-deals.js';
import { Underwriting, type UnderwritingNode } from './underwriting.type.js';

@ArgsType()
class DealsArguments {
  @Field(() => Int, { nullable: true, description: 'Only deals of this term, in months.' })
  term?: number | null;
}

@Resolver(() => Loan)
export class LoanUnderwritingResolver {
  @BatchField(() => Underwriting, { description: 'What underwriting made of the loan.' }, { isLoan: true })
  underwriting(loans: readonly LoanView[]) {
    return loans;
  }
}

@Resolver(() => Underwriting)
export class UnderwritingResolver {
  @BatchField(
    () => [Deal],
    {
      nullable: true,
      description: 'Sets of terms, each with what underwriting made of it; null until the loan is underwritten.',
    },
    { needs: (selection) => dealsSelected(selection.paths(), undefined) },
  )
  deals(
    loans: readonly UnderwritingNode[],
    @Args(() => DealsArguments) { term }: DealsArguments,
    context: GraphContext,
    selection: Selection,
  ) {
    const selected = dealsSelected(selection.paths(), term ?? undefined);
    return readExcerpts(context, loans, selected, (_, excerpts) => dealsOf(excerpts, selected, term ?? undefined));
  }

  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description: 'Attributes of the credit report of the borrower by name: all, those named, or those of one family.',
  })
  async bureauAttributes(
    loans: readonly UnderwritingNode[],
    @Args(() => BureauAttributesArguments) args: BureauAttributesArguments,
    { loaders }: GraphContext,
  ) {
    const ids = loans.map(({ id }) => id);
    if (args.names == null && args.family == null) {
      const found = await loaders.bureauAttributesJson.loadAll(ids);
      return found.map((json) => json && new RawJson([json]));
    }
    const choose = chooseAttributes(args);
    const found = await loaders.bureauAttributes.loadAll(ids);
    return mapInTurns(found, (attributes) => (attributes ? choose(attributes) : null));
  }
}

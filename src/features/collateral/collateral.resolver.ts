import { Field, ObjectType, ID, Args, Resolver } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { ValuationView } from './collateral.loaders.js';
import {
  listConnectionOf,
  Paged,
  pageOfList,
  PageArguments,
  wholeList,
} from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { EncumberedStatus } from '../loan/loan-enums.js';
import { type GraphContext } from '../graph-context.js';
import { DateScalar, DecimalScalar, FractionScalar } from '../../platform/scalars/scalars.js';
import { repossessionsOfLoan } from './repossession.loaders.js';
import { RepossessionType } from './repossession.type.js';
import { releaseDueOnOfLoan, valuationsOfLoan } from './collateral.loaders.js';
import { ownersIn, partOfLoan } from '../loan/part-of-loan.js';

@ObjectType('CollateralValuation', {
  simpleResolvers: true,
  implements: Node,
  description: 'A valuation of the collateral.',
})
export class ValuationType implements ValuationView {
  @Field(() => ID, { description: 'ID of the valuation.' })
  id: string;

  @Field(() => DateScalar, { description: 'Date of the valuation.' })
  valuedOn: string;

  @Field(() => DecimalScalar, { description: 'Value of the collateral.' })
  amount: string;
}

@ObjectType({ simpleResolvers: true, description: 'The vehicle that secures a loan, and its lien.' })
export class Collateral {
  @Field(() => EncumberedStatus, { nullable: true, description: 'State of the lien.' })
  lien: EncumberedStatus | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Value by the newest valuation.' })
  value: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Loan to value, as a fraction.' })
  ltv: string | null;
}

/** What else there is of it is read when it is asked for. */
export interface CollateralNode extends Collateral {
  readonly loanId: string;
}

const ValuationConnection = listConnectionOf('CollateralValuation', () => ValuationType);

const VALUATIONS = wholeList('valuations');

@Resolver(() => Collateral)
export class CollateralResolver {
  @BatchField(() => DateScalar, { nullable: true, description: 'Date by which the lien must be released.' })
  async releaseDueOn(parents: readonly CollateralNode[], _args: object, context: GraphContext) {
    const found = await context.loadAll(
      releaseDueOnOfLoan,
      parents.map(({ loanId }) => loanId),
    );
    return found.map((day) => day ?? null);
  }

  @BatchField(() => RepossessionType, {
    nullable: true,
    description: 'The newest repossession. Null when there was none.',
  })
  async repossession(parents: readonly CollateralNode[], _args: object, context: GraphContext) {
    const found = await context.loadAll(
      repossessionsOfLoan,
      parents.map(({ loanId }) => loanId),
    );
    return found.map((cases) => cases?.at(-1) ?? null);
  }

  @Paged(() => VALUATIONS)
  @BatchField(() => ValuationConnection, { description: 'Valuations, newest first.' })
  async valuations(
    parents: readonly CollateralNode[],
    @Args(() => PageArguments) args: PageArguments,
    context: GraphContext,
  ) {
    const found = await context.loadAll(
      valuationsOfLoan,
      parents.map(({ loanId }) => loanId),
    );
    return found.map((valuations) => pageOfList(VALUATIONS, valuations ?? [], args));
  }
}

export const valuationReference = partOfLoan({
  loansOf: ownersIn('Valuation'),
  read: (loanIds, context) => context.loadAll(valuationsOfLoan, loanIds),
  idOf: ({ id }) => id,
});

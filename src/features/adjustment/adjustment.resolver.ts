import { Field, ID, ObjectType, Args, Resolver } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { LoanView } from '../loan/loan-reader.js';
import type { AdjustmentView } from './adjustment.loaders.js';
import { ownIdOf, partId } from '../../domain/record/ids.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import {
  listConnectionOf,
  Paged,
  pageOfList,
  PageArguments,
  wholeList,
} from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { type GraphContext } from '../graph-context.js';
import { FeeKindEnum } from '../loan/loan-enums.js';
import { loadTexts } from '../loan/loan-texts.js';
import { type CommandName, CommandEnum, eventNamed } from '../command/command.enum.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { adjustmentsOfLoan } from './adjustment.loaders.js';
import { ownersIn, partOfLoan } from '../loan/part-of-loan.js';

@ObjectType('LoanAdjustment', {
  simpleResolvers: true,
  implements: Node,
  description: 'A fee, waiver, refund, write-off or correction made by a person.',
})
class AdjustmentType {
  @Field(() => ID, { description: 'ID of the adjustment, to reverse it.' })
  id: string;

  @Field(() => CommandEnum, { nullable: true, description: 'Command that made it, named as its mutation.' })
  command: CommandName | null;

  @Field(() => DateScalar, { description: 'Effective date.' })
  effectiveDate: string;

  @Field(() => DecimalScalar, {
    description:
      'Amount of the command; negative where it lowers the principal. A payment recorded later with an earlier effective date can reduce the amount waived.',
  })
  amount: string;

  @Field(() => ID, { nullable: true, description: 'ID of the waived or refunded fee.' })
  feeId: string | null;

  @Field(() => FeeKindEnum, { nullable: true, description: 'Kind of the assessed fee.' })
  feeKind: FeeKind | null;

  @Field(() => DateTimeScalar, { description: 'Time of the command.' })
  at: Date;

  @Field(() => ID, { description: 'Client or `person:NAME` that made or approved it.' })
  clientId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Client or `person:NAME` that requested it, when another one approved it.',
  })
  requestedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the reversal; null without one.' })
  reversedAt: Date | null;
}

/** With the event that has its reason. */
const adjustmentOf = ({ entryId, feeId, command, ...view }: AdjustmentView) => ({
  ...view,
  id: partId('adjustment', entryId),
  command: eventNamed(command),
  feeId: feeId === null ? null : partId('fee', feeId),
});

const AdjustmentConnection = listConnectionOf('LoanAdjustment', () => AdjustmentType);

const ADJUSTMENTS = wholeList('adjustments');

@Resolver(() => Loan)
export class LoanAdjustmentsResolver {
  @Paged(() => ADJUSTMENTS)
  @BatchField(() => AdjustmentConnection, {
    description: 'Adjustments, oldest first.',
  })
  async adjustments(loans: readonly LoanView[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    const found = await context.loadAll(
      adjustmentsOfLoan,
      loans.map(({ id }) => id),
    );
    return found.map((adjustments) => pageOfList(ADJUSTMENTS, (adjustments ?? []).map(adjustmentOf), args));
  }
}

@Resolver(() => AdjustmentType)
export class AdjustmentTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Reason.' })
  reason(adjustments: readonly { readonly eventId: string }[], _args: object, context: GraphContext) {
    return loadTexts(
      context,
      'LoanEvent.reason',
      adjustments.map(({ eventId }) => eventId),
    );
  }
}

export const adjustmentReference = partOfLoan({
  loansOf: ownersIn('AccountEntry', (id) => ownIdOf('adjustment', id)),
  read: async (loanIds, context) => {
    const found = await context.loadAll(adjustmentsOfLoan, loanIds);
    return found.map((adjustments) => adjustments?.map(adjustmentOf));
  },
  idOf: ({ id }) => id,
});

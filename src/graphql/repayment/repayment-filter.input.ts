import { SHARED_TEXT } from '../../domain/record/field.js';
import { Tagged } from '../guard/tags.js';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { SortDirection } from '../../app/ports/loan-reader.js';
import type { RepaymentMethod } from '../../app/ports/loan-stores.js';
import type { RepaymentSort } from '../../app/ports/repayment-reader.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import { PageArguments } from '../connection/page-arguments.js';
import { DateRange, DateTimeRange, SortDirectionEnum } from '../loan/loan-filter.input.js';
import { enumOf } from '../shared/enum-of.js';
import { RepaymentMethodEnum, RepaymentStateEnum } from './repayment.type.js';

@InputType('RepaymentFilter', {
  description: 'Which repayments to list. All conditions given must hold; one without the day is in no range of it.',
})
export class RepaymentFilterInput {
  @Field(() => [RepaymentStateEnum], {
    nullable: true,
    description: 'In one of these states; `SUBMITTED` is the queue of those that are on their way.',
  })
  state?: RepaymentState[] | null;

  @Field(() => [RepaymentMethodEnum], { nullable: true, description: 'Made in one of these ways.' })
  method?: RepaymentMethod[] | null;

  @Field(() => [ID], { nullable: true, description: 'On one of these loans.' })
  loanIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'On loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'On loans of this servicer, as the primary or the secondary one.' })
  servicerId?: string | null;

  @Field(() => DateRange, { nullable: true, description: 'Whose money counts from a day in this range.' })
  effectiveDate?: DateRange | null;

  @Field(() => DateTimeRange, { nullable: true, description: 'Initiated, or submitted at once, then.' })
  initiatedAt?: DateTimeRange | null;

  @Tagged(SHARED_TEXT)
  @Field(() => [String], {
    nullable: true,
    description:
      'Called by one of these references in another system, to the letter. Only for who may see references; audited.',
  })
  externalReferences?: string[] | null;
}

const RepaymentSortField = enumOf<RepaymentSort>(
  'RepaymentSortField',
  'What repayments can be sorted by; equals come in order of their ids.',
  {
    INITIATED_AT: 'When it was initiated, or submitted at once.',
    EFFECTIVE_DATE: 'From which day its money counts.',
  },
);

@InputType({ description: 'How to sort repayments.' })
export class RepaymentOrder {
  @Field(() => RepaymentSortField, { description: 'What to sort by.' })
  field: RepaymentSort;

  @Field(() => SortDirectionEnum, { defaultValue: 'DESC', description: 'Which end comes first.' })
  direction: SortDirection;
}

@ArgsType()
export class RepaymentsArguments extends PageArguments {
  @Field(() => RepaymentFilterInput, {
    nullable: true,
    description: 'Which repayments; all on loans that exist for this client by default.',
  })
  filter?: RepaymentFilterInput | null;

  @Field(() => RepaymentOrder, { nullable: true, description: 'In which order; newest first by default.' })
  orderBy?: RepaymentOrder | null;
}

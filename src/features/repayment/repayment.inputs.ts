import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import { Field, ID, InputType, ArgsType } from 'type-graphql';
import type { SortDirection } from '../../platform/paging/page.js';
import type { RepaymentMethod } from '../loan/repayment.js';
import type { RepaymentSort } from './repayment-listing.js';
import { SHARED_TEXT } from '../../domain/record/field.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import { Combinable, type CombinedInput } from '../../platform/connection/combined-filter.js';
import { PageArguments } from '../../platform/connection/connection.type.js';
import { Tagged } from '../../platform/guard/tags.js';
import { DateRange, DateTimeRange, SortDirectionEnum } from '../loan/loan-filter.input.js';
import { enumOf } from '../../platform/scalars/scalars.js';
import { PaymentNatureEnum, RepaymentMethodEnum, RepaymentStateEnum } from './repayment-enums.js';

@Combinable
@InputType('RepaymentFilter', {
  description: 'Conditions on payments. All must match. A payment without a date is in no range of it.',
})
export class RepaymentFilterInput implements CombinedInput<RepaymentFilterInput> {
  and?: RepaymentFilterInput[] | null;
  or?: RepaymentFilterInput[] | null;
  not?: RepaymentFilterInput | null;

  @Field(() => [RepaymentStateEnum], {
    nullable: true,
    description: 'Only payments in one of these states. `SUBMITTED` lists pending payments.',
  })
  state?: RepaymentState[] | null;

  @Field(() => [RepaymentMethodEnum], { nullable: true, description: 'Only payments made by one of these methods.' })
  method?: RepaymentMethod[] | null;

  @Field(() => [PaymentNatureEnum], { nullable: true, description: 'Only payments of these natures.' })
  nature?: PaymentNature[] | null;

  @Field(() => [ID], { nullable: true, description: 'Only payments of these loans.' })
  loanIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this servicer, primary or secondary.' })
  servicerId?: string | null;

  @Field(() => DateRange, { nullable: true, description: 'Effective date.' })
  effectiveDate?: DateRange | null;

  @Field(() => DateTimeRange, { nullable: true, description: 'Creation time.' })
  initiatedAt?: DateTimeRange | null;

  @Tagged(SHARED_TEXT)
  @Field(() => [String], {
    nullable: true,
    description:
      'Only payments with one of these external references, exact match. Requires access to references; audited.',
  })
  externalReferences?: string[] | null;
}

const RepaymentSortField = enumOf<RepaymentSort>(
  'RepaymentSortField',
  'Sort fields of payments. Ties are sorted by ID.',
  {
    INITIATED_AT: 'Creation time. Default: newest first.',
    EFFECTIVE_DATE: 'Effective date. Default: newest first.',
  },
);

@InputType({ description: 'Sort order of payments.' })
class RepaymentOrder {
  @Field(() => RepaymentSortField, { description: 'Field to sort by.' })
  field: RepaymentSort;

  @Field(() => SortDirectionEnum, { defaultValue: 'DESC', description: 'Sort direction.' })
  direction: SortDirection;
}

@ArgsType()
export class RepaymentsArguments extends PageArguments {
  @Field(() => RepaymentFilterInput, {
    nullable: true,
    description: 'Payments to list. Default: all.',
  })
  filter?: RepaymentFilterInput | null;

  @Field(() => RepaymentOrder, { nullable: true, description: 'Sort order. Default: newest first.' })
  orderBy?: RepaymentOrder | null;
}

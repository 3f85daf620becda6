import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { SortDirection } from '../../platform/paging/page.js';
import type { ScheduledPaymentState } from '../../domain/payment/scheduled-payment.js';
import { Combinable, type CombinedInput } from '../../platform/connection/combined-filter.js';
import { PageArguments } from '../../platform/connection/connection.type.js';
import { DateRange, SortDirectionEnum } from '../loan/loan-filter.input.js';
import { ScheduledPaymentStateEnum } from './payment.type.js';

@Combinable
@InputType('ScheduledPaymentFilter', {
  description: 'Conditions on scheduled payments. All must match.',
})
export class ScheduledPaymentFilterInput implements CombinedInput<ScheduledPaymentFilterInput> {
  and?: ScheduledPaymentFilterInput[] | null;
  or?: ScheduledPaymentFilterInput[] | null;
  not?: ScheduledPaymentFilterInput | null;

  @Field(() => [ScheduledPaymentStateEnum], { nullable: true, description: 'Only payments in one of these states.' })
  state?: ScheduledPaymentState[] | null;

  @Field(() => DateRange, { nullable: true, description: 'Collection date.' })
  collectOn?: DateRange | null;

  @Field(() => [ID], { nullable: true, description: 'Only payments of these loans.' })
  loanIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this servicer, primary or secondary.' })
  servicerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the payment is recurring.' })
  recurring?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the payment has a notice of a varying amount that was not recorded as sent.',
  })
  hasUnsentNotice?: boolean | null;
}

@InputType({ description: 'Sort order of scheduled payments, by collection date.' })
export class ScheduledPaymentOrder {
  @Field(() => SortDirectionEnum, { defaultValue: 'ASC', description: 'Sort direction. Default: earliest first.' })
  direction: SortDirection;
}

@ArgsType()
export class ScheduledPaymentsArguments extends PageArguments {
  @Field(() => ScheduledPaymentFilterInput, {
    nullable: true,
    description: 'Payments to list. Default: all in the caller’s portfolio.',
  })
  filter?: ScheduledPaymentFilterInput | null;

  @Field(() => ScheduledPaymentOrder, { nullable: true, description: 'Sort order. Default: earliest first.' })
  orderBy?: ScheduledPaymentOrder | null;
}

import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { SortDirection } from '../../app/ports/loan-reader.js';
import type { PaymentFrequency } from '../../app/payment/schedule-payment.js';
import type { BankAccountType } from '../../domain/payment/bank-account.js';
import type { AmountRule, ScheduledPaymentState } from '../../domain/payment/scheduled-payment.js';
import { PageArguments } from '../connection/connection.type.js';
import { DateRange, SortDirectionEnum } from '../loan/loan-filter.input.js';
import { CommandInput } from '../shared/command.enum.js';
import { DateScalar, DecimalScalar, enumOf } from '../shared/scalars.js';
import { AmountRuleEnum, BankAccountTypeEnum, ScheduledPaymentStateEnum } from './payment.type.js';

const PaymentFrequencyEnum = enumOf<PaymentFrequency>(
  'ScheduledPaymentFrequency',
  'How often a scheduled payment goes out.',
  {
    ONCE: 'On one day.',
    EVERY_DUE_DATE: 'For each due date of the contract, as long as something is owed.',
  },
);

@InputType({ description: 'Which account payments may be drawn from, and what its holder agreed to.' })
export class AuthorizeAutopayInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => String, {
    description: 'Who holds the account, in Latin letters, as the bank has it. At most 100 characters.',
  })
  accountHolder: string;

  @Field(() => String, { description: 'Routing number of the bank: nine digits, of which the last checks the others.' })
  routingNumber: string;

  @Field(() => String, { description: 'Account number: 5 to 17 digits, letters and hyphens, with a digit among them.' })
  accountNumber: string;

  @Field(() => BankAccountTypeEnum, { description: 'What the account is for.' })
  accountType: BankAccountType;

  @Field(() => String, {
    description:
      'What the holder agreed to, word for word; it is kept with its time and hash. At most 10,000 characters.',
  })
  consentText: string;
}

@InputType({ description: 'Whose mandate to take back.' })
export class RevokeAutopayInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;
}

@InputType({ description: 'What to draw by the mandate of a loan, and when.' })
export class SchedulePaymentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => PaymentFrequencyEnum, { description: 'Once, or for every due date.' })
  frequency: PaymentFrequency;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Of one that goes out once: its day, from today to a year ahead; the next banking day where banks are closed.',
  })
  on?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of one for every due date: how many days before it, 0 to 15; 0 by default. The banking day before where banks are closed.',
  })
  daysBefore?: number | null;

  @Field(() => AmountRuleEnum, { description: 'How much it takes.' })
  amountRule: AmountRule;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of a fixed one: the amount, above zero.' })
  amount?: string | null;
}

@InputType({ description: 'Which scheduled payment to give up.' })
export class CancelScheduledPaymentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the scheduled payment.' })
  scheduledPaymentId: string;
}

@InputType('ScheduledPaymentFilter', {
  description: 'Which scheduled payments to list. All conditions given must hold.',
})
export class ScheduledPaymentFilterInput {
  @Field(() => [ScheduledPaymentStateEnum], { nullable: true, description: 'In one of these states.' })
  state?: ScheduledPaymentState[] | null;

  @Field(() => DateRange, { nullable: true, description: 'Collected on a day in this range.' })
  collectOn?: DateRange | null;

  @Field(() => [ID], { nullable: true, description: 'On one of these loans.' })
  loanIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'On loans of this servicer, as the primary or the secondary one.' })
  servicerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'For every due date, or not.' })
  recurring?: boolean | null;
}

@InputType({ description: 'How to sort scheduled payments: by the days of collection.' })
export class ScheduledPaymentOrder {
  @Field(() => SortDirectionEnum, { defaultValue: 'ASC', description: 'Which end comes first.' })
  direction: SortDirection;
}

@ArgsType()
export class ScheduledPaymentsArguments extends PageArguments {
  @Field(() => ScheduledPaymentFilterInput, {
    nullable: true,
    description: 'Which payments; all on loans that exist for this client by default.',
  })
  filter?: ScheduledPaymentFilterInput | null;

  @Field(() => ScheduledPaymentOrder, { nullable: true, description: 'In which order; earliest first by default.' })
  orderBy?: ScheduledPaymentOrder | null;
}

import { ArgsType, Field, InputType } from 'type-graphql';
import type { LoanSort } from '../../app/loan-reader.js';
import type { SortDirection } from '../../app/paging.js';
import { enumOf } from '../enum-of.js';
import { PageArguments } from '../connection/page-arguments.js';
import { LoanFilterInput } from './loan-filter.input.js';

const LoanSortField = enumOf<LoanSort>(
  'LoanSortField',
  'What loans can be sorted by; equals come in order of their ids.',
  {
    CREATED_AT: 'When the loan record was created.',
    ID: 'Id of the loan.',
    ORIGINATION_DATE: 'When the loan was made.',
    MATURITY_DATE: 'When the loan is due in full.',
    NEXT_PAYMENT_DATE: 'When the next installment is due.',
    PRINCIPAL_AMOUNT: 'Principal when the loan was made.',
    REMAINING_BALANCE: 'Principal still owed.',
    DAYS_PAST_DUE: 'Days past due.',
    DEFAULT_PROBABILITY: 'Probability of default.',
    INTEREST_RATE: 'Nominal annual interest rate.',
  },
);

const SortDirectionEnum = enumOf<SortDirection>(
  'SortDirection',
  'Which end of a list comes first. What has no value to sort by comes last either way.',
  { ASC: 'Smallest or oldest first.', DESC: 'Largest or newest first.' },
);

@InputType({ description: 'How to sort loans.' })
export class LoanOrder {
  @Field(() => LoanSortField, { description: 'What to sort by.' })
  field: LoanSort;

  @Field(() => SortDirectionEnum, { defaultValue: 'DESC', description: 'Which end comes first.' })
  direction: SortDirection;
}

@ArgsType()
export class LoansArguments extends PageArguments {
  @Field(() => LoanFilterInput, {
    nullable: true,
    description: 'Which loans; all that exist for this client by default.',
  })
  filter?: LoanFilterInput | null;

  @Field(() => LoanOrder, { nullable: true, description: 'In which order; newest record first by default.' })
  orderBy?: LoanOrder | null;
}

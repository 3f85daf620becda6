import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { LOAN_SORTS, type LoanFilter, type LoanSort } from '../../app/loan-reader.js';
import type { SortDirection } from '../../app/paging.js';
import { textFault } from '../../domain/record/storable-text.js';
import { badInput } from '../bad-input.js';
import { PageArguments } from '../connection/page-arguments.js';
import { LoanStatus } from './loan-enums.js';

const LoanSortField = Object.fromEntries(Object.keys(LOAN_SORTS).map((sort) => [sort, sort])) as { [S in LoanSort]: S };
registerEnumType(LoanSortField, {
  name: 'LoanSortField',
  description: 'What loans can be sorted by.',
  valuesConfig: {
    CREATED_AT: { description: 'When the loan record was created.' },
    ORIGINATION_DATE: { description: 'When the loan was made.' },
    REMAINING_BALANCE: { description: 'Principal still owed.' },
    DAYS_PAST_DUE: { description: 'Days past due.' },
  },
});

export const SortDirectionEnum = { ASC: 'ASC', DESC: 'DESC' } as const satisfies { [D in SortDirection]: D };
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Which end of a list comes first.',
  valuesConfig: {
    ASC: { description: 'Smallest or oldest first.' },
    DESC: { description: 'Largest or newest first.' },
  },
});

@InputType({ description: 'How to sort loans.' })
export class LoanOrder {
  @Field(() => LoanSortField, { description: 'What to sort by.' })
  field: LoanSort;

  @Field(() => SortDirectionEnum, { defaultValue: 'DESC', description: 'Which end comes first.' })
  direction: SortDirection;
}

@InputType('LoanFilter', { description: 'Which loans to list. All conditions given must hold.' })
export class LoanFilterInput {
  @Field(() => [LoanStatus], { nullable: true, description: 'In one of these states.' })
  loanStatus?: LoanStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'Owned by this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Serviced by this servicer.' })
  primaryServicerId?: string | null;
}

/** An absent condition and a null one are the same: none. */
export const toLoanFilter = ({ loanStatus, lenderId, primaryServicerId }: LoanFilterInput): LoanFilter => ({
  ...(loanStatus && { loanStatus }),
  ...(lenderId != null && { lenderId: searchable('lenderId', lenderId) }),
  ...(primaryServicerId != null && { primaryServicerId: searchable('primaryServicerId', primaryServicerId) }),
});

function searchable(name: string, text: string): string {
  const fault = textFault(text);
  if (fault !== undefined) throw badInput(`${name} ${fault}`);
  return text;
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

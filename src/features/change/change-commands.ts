import { Field, ID, InputType, type ClassType } from 'type-graphql';
import type { ChangeCommand, ChangeInput } from '../../domain/change/change-input.js';
import { changeDueDate } from './change-due-date.js';
import { changeRate } from './change-rate.js';
import { deferPayments } from './defer-payments.js';
import { modifyLoan } from './modify-loan.js';
import { reage } from './reage.js';
import { reamortize } from './reamortize.js';

/** The changes of terms. A quote takes each of them. */
export const termCommands = [deferPayments, changeDueDate, changeRate, reamortize, reage, modifyLoan];

@InputType('LoanChangeInput', { description: 'A change of terms. Exactly one field is required.' })
class LoanChange {}

for (const { name, terms } of termCommands)
  Field(() => terms, { nullable: true, description: `Same as in \`${name}\`.` })(LoanChange.prototype, name);

type LoanChangeTerms = { readonly [Name in ChangeCommand]?: ChangeInput<Name> | null };

export const LoanChangeInput = LoanChange as ClassType<LoanChangeTerms>;
export type LoanChangeInput = LoanChangeTerms;

@InputType({ description: 'A change of terms to quote.' })
export class QuoteLoanChangeInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanChangeInput, { description: 'The change, as in its command.' })
  change: LoanChangeTerms;
}

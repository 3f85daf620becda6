import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { PaymentToQuote, RepaymentQuote } from '../../app/repayment/quote-repayment.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { commandResult } from '../refusal/refusal.type.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';
import { Allocation, PaymentInstructionEnum } from './repayment.type.js';

@InputType({ description: 'A payment that may be made.' })
export class QuoteRepaymentInput implements PaymentToQuote {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Amount, above zero, in cents at most.' })
  amount: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: "From which day the money counts; today by default. A borrower's own payment counts from today.",
  })
  effectiveDate?: string | null;

  @Field(() => PaymentInstructionEnum, {
    nullable: true,
    description: 'What to do with money beyond what is due; the default of the loan without it.',
  })
  instruction?: PaymentInstruction | null;
}

@ObjectType('RepaymentQuote', {
  simpleResolvers: true,
  description:
    'Where the money of a payment would go if it settled today, and what it would leave. Nothing is changed.',
})
export class RepaymentQuoteType implements RepaymentQuote {
  @Field(() => DateScalar, { description: 'From which day the money would count.' })
  effectiveDate: RepaymentQuote['effectiveDate'];

  @Field(() => Allocation, { description: 'Where it would go.' })
  allocation: RepaymentQuote['allocation'];

  @Field(() => DecimalScalar, { description: 'Principal that would be left.' })
  remainingBalance: string;

  @Field(() => DecimalScalar, { description: 'What would still be past due today, without fees.' })
  pastDueAmount: string;

  @Field(() => LoanStatus, { description: 'Where it would leave the loan.' })
  loanStatus: RepaymentQuote['loanStatus'];
}

export const RepaymentQuoteResult = commandResult(
  'RepaymentQuoteResult',
  'What a payment would do, or why it would be refused.',
  RepaymentQuoteType,
);

import { Arg, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { isOnItsWay } from '../../app/ports/loan-stores.js';
import { type PaymentToQuote, quoteRepayment, type RepaymentQuote } from '../../app/repayment/quote-repayment.js';
import { refuse } from '../../domain/refusal.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { answer, commandResult, toRefusal } from '../refusal/refusal.type.js';
import { type GraphContext, viewerOf } from '../request/context.js';
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

const STATUS = { columns: new Set(['loanStatus'] as const), parts: new Set<never>() };

@Resolver()
export class RepaymentQuoteResolver {
  @Query(() => RepaymentQuoteResult, {
    nullable: true,
    description: 'Where the money of a payment would go, before it is submitted. Nothing is changed.',
  })
  async quoteRepayment(
    @Arg('input', () => QuoteRepaymentInput, { description: 'The payment.' }) input: QuoteRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    const { loaders, services } = context;
    const [[loan], [account]] = await Promise.all([
      loaders.loans(STATUS).loadAll([input.loanId]),
      loaders.account.loadAll([input.loanId]),
    ]);
    if (!loan?.loanStatus || !account)
      return toRefusal(refuse('NOT_FOUND', 'There is no such loan with an account').refusal);
    const today = services.businessDate();
    const quote = await quoteRepayment(
      { id: loan.id, loanStatus: loan.loanStatus },
      { recorded: account.recorded, pending: account.pending.filter((payment) => isOnItsWay(payment, today)) },
      input,
      viewerOf(context).portfolio.kind === 'BORROWER',
      today,
    );
    return answer(RepaymentQuoteType, quote);
  }
}

import { Arg, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { isOnItsWay } from '../loan/loan-stores.js';
import { type PaymentToQuote, quoteRepayment, type RepaymentQuote } from './quote-repayment.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { refuse, type Result } from '../../domain/refusal.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { resultUnion, toRefusal } from '../command/refusal.type.js';
import { type GraphContext, viewerOf } from '../graph-context.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { PaymentInstructionEnum, PaymentNatureEnum } from './repayment-enums.js';
import { Allocation } from './repayment.type.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import { loanById } from '../loan/loan.loaders.js';
import { SUBMISSION } from './submit-repayment.js';

@InputType({ description: 'A payment to quote.' })
export class QuoteRepaymentInput implements PaymentToQuote {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Amount, above zero, with up to two decimals.' })
  amount: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Effective date. Default: today. A borrower’s own payment always takes effect today.',
  })
  effectiveDate?: string | null;

  @Field(() => PaymentInstructionEnum, {
    nullable: true,
    description: 'Use of money beyond the amount due. Default: the rule of the loan.',
  })
  instruction?: PaymentInstruction | null;

  @Field(() => PaymentNatureEnum, { nullable: true, description: 'Source of the money. Default: `BORROWER`.' })
  nature?: PaymentNature | null;
}

@ObjectType('RepaymentQuote', {
  simpleResolvers: true,
  description: 'How a payment would be allocated if it settled today, and the balances after it. Nothing changes.',
})
export class RepaymentQuoteType implements RepaymentQuote {
  @Field(() => DateScalar, { description: 'Effective date.' })
  effectiveDate: RepaymentQuote['effectiveDate'];

  @Field(() => Allocation, { description: 'Allocation of the payment.' })
  allocation: RepaymentQuote['allocation'];

  @Field(() => DecimalScalar, { description: 'Remaining principal after the payment.' })
  remainingBalance: string;

  @Field(() => DecimalScalar, { description: 'Amount past due today after the payment, without fees.' })
  pastDueAmount: string;

  @Field(() => LoanStatus, { description: 'Loan status after the payment.' })
  loanStatus: RepaymentQuote['loanStatus'];
}

const REFUSALS = [
  'CONFLICT',
  'EFFECTIVE_DATE_NOT_ALLOWED',
  'INSTRUCTION_NOT_ALLOWED',
  'INVALID_INPUT',
  'NOT_ALLOWED_IN_STATE',
  'NOT_FOUND',
] as const satisfies readonly RefusalCode[];

export const RepaymentQuoteResult = resultUnion({
  name: 'RepaymentQuoteResult',
  description: 'The effect of a payment, or its refusal.',
  answers: [RepaymentQuoteType],
  refusals: REFUSALS,
});

const STATUS = { columns: new Set(['loanStatus'] as const), parts: new Set<never>() };

@Resolver()
export class RepaymentQuoteResolver {
  @Query(() => RepaymentQuoteResult, {
    nullable: true,
    description: 'Computes how a payment would be allocated. Nothing changes.',
  })
  async quoteRepayment(
    @Arg('input', () => QuoteRepaymentInput, { description: 'The payment.' }) input: QuoteRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    const { services } = context;
    const [[loan], [account]] = await Promise.all([
      context.loadAll(loanById(STATUS), [input.loanId]),
      context.loadAll(accountOfLoan, [input.loanId]),
    ]);
    if (!loan?.loanStatus || !account)
      return answered(refuse('NOT_FOUND', 'There is no funded loan with this `loanId` in your portfolio.'));
    const today = services.businessDate();
    const quote = await quoteRepayment(
      { id: loan.id, loanStatus: loan.loanStatus },
      { recorded: account.recorded, pending: account.pending.filter((payment) => isOnItsWay(payment, today)) },
      input,
      viewerOf(context).portfolio.kind === 'BORROWER',
      today,
      SUBMISSION,
    );
    return answered(quote);
  }
}

const answered = (quote: Result<RepaymentQuote, (typeof REFUSALS)[number]>) =>
  quote.ok ? Object.assign(new RepaymentQuoteType(), quote.value) : toRefusal(quote.refusal, REFUSALS);

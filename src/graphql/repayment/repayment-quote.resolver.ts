import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { isOnItsWay } from '../../app/ports/loan-stores.js';
import { quoteRepayment } from '../../app/repayment/quote-repayment.js';
import { refuse } from '../../domain/refusal.js';
import { answer, toRefusal } from '../refusal/refusal.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { QuoteRepaymentInput, RepaymentQuoteResult, RepaymentQuoteType } from './repayment-quote.type.js';

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

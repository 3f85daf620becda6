import { withoutNulls } from '../command/command-call.js';
import { Arg, Ctx, Resolver, Query } from 'type-graphql';
import { quoteLoanChange, type TermsQuote } from './quote-loan-change.js';
import type { LoanView } from '../loan/loan-reader.js';
import { isOnItsWay } from '../loan/loan-stores.js';
import { inTurn, mapInTurns } from '../../platform/runtime/in-turns.js';
import { CHANGE_COMMANDS } from '../../domain/change/change-input.js';
import { termHistory, type TermPeriod } from '../../domain/loan/term-changes.js';
import { PERCENT } from '../../domain/money.js';
import { invalidInput, refuse, type Refused } from '../../domain/refusal.js';
import { BatchField, forEachOf } from '../../platform/executor/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { toRefusal } from '../command/refusal.type.js';
import { type GraphContext, viewerOf } from '../graph-context.js';
import { toInstallment } from '../delinquency/loan-schedule.resolver.js';
import { QuoteLoanChangeInput } from './change-commands.js';
import {
  LOAN_CHANGE_QUOTE_REFUSALS,
  LoanChangeQuoteResult,
  LoanChangeQuoteType,
  TermPeriodType,
  type TermsQuoteType,
} from './change.type.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import { loanById } from '../loan/loan.loaders.js';
import type { LoanRules } from '../command/declaration.js';
import { commandNamed } from '../command/registry.js';

function rulesOf(command: string): LoanRules {
  const rules = commandNamed(command)?.onLoan;
  if (!rules) throw new TypeError(`${command} is not declared`);
  return rules;
}

const STATUS = { columns: new Set(['loanStatus'] as const), parts: new Set<never>() };

@Resolver()
export class LoanChangeQuoteResolver {
  @Query(() => LoanChangeQuoteResult, {
    nullable: true,
    description: 'Computes the effect of a change of terms: the terms before and after it. Nothing changes.',
  })
  async quoteLoanChange(
    @Arg('input', () => QuoteLoanChangeInput, { description: 'The loan and the change.' })
    { loanId, change }: QuoteLoanChangeInput,
    @Ctx() context: GraphContext,
  ) {
    const asked = CHANGE_COMMANDS.filter((command) => change[command] != null);
    const [command] = asked;
    if (command === undefined || asked.length > 1) {
      return refusedQuote(invalidInput([{ field: 'change', reason: 'must have exactly one change' }]));
    }
    const [[loan], [account]] = await Promise.all([
      context.loadAll(loanById(STATUS), [loanId]),
      context.loadAll(accountOfLoan, [loanId]),
    ]);
    if (!loan?.loanStatus || !account)
      return refusedQuote(refuse('NOT_FOUND', 'There is no funded loan with this `loanId` in your portfolio.'));
    const today = context.services.businessDate();
    const quote = await quoteLoanChange(
      { id: loan.id, loanStatus: loan.loanStatus },
      { recorded: account.recorded, pending: account.pending.filter((payment) => isOnItsWay(payment, today)) },
      command,
      withoutNulls(change[command]) as never,
      { today, scopes: viewerOf(context).scopes },
      rulesOf(command),
    );
    if (!quote.ok) return refusedQuote(quote);
    const [before, after] = [await shown(quote.value.before), await shown(quote.value.after)];
    return Object.assign(new LoanChangeQuoteType(), { before, after });
  }
}

const refusedQuote = ({ refusal }: Refused<(typeof LOAN_CHANGE_QUOTE_REFUSALS)[number]>) =>
  toRefusal(refusal, LOAN_CHANGE_QUOTE_REFUSALS);

@Resolver(() => Loan)
export class TermHistoryResolver {
  @BatchField(() => [TermPeriodType], {
    nullable: true,
    description: 'Periods of terms: the contract and each change in effect. Null without an account.',
  })
  async termHistory(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const accounts = await context.loadAll(
      accountOfLoan,
      loans.map(({ id }) => id),
    );
    return forEachOf(loans, async (_, index) => {
      const account = accounts[index]?.recorded;
      return account ? (await inTurn(() => termHistory(account))).map(toPeriod) : null;
    });
  }
}

const toPeriod = ({ annualRate, payment, ...period }: TermPeriod): TermPeriodType => ({
  ...period,
  until: period.until ?? null,
  change: period.change ?? null,
  changeId: period.changeId ?? null,
  annualRatePercent: annualRate.times(PERCENT).toFixed(),
  payment: payment?.toFixed(2) ?? null,
});

const shown = async (quote: TermsQuote): Promise<TermsQuoteType> => ({
  asOf: quote.asOf,
  payment: quote.payment?.toFixed(2) ?? null,
  maturesOn: quote.maturesOn,
  annualRatePercent: quote.annualRatePercent.toFixed(),
  comingRates: quote.comingRates.map(({ from, annualRate }) => ({
    from,
    annualRatePercent: annualRate.times(PERCENT).toFixed(),
  })),
  totalInterest: quote.totalInterest.toFixed(2),
  aprPercent: quote.aprPercent?.toFixed() ?? null,
  daysPastDue: quote.daysPastDue,
  pastDueAmount: quote.pastDueAmount.toFixed(2),
  principal: quote.principal.toFixed(2),
  payoff: quote.payoff.toFixed(2),
  fees: quote.fees.toFixed(2),
  credit: quote.credit.toFixed(2),
  schedule: await mapInTurns(quote.schedule, toInstallment),
});

import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { businessDate } from '../../domain/calendar.js';
import type { LedgerRange } from '../../domain/ledger/ledger-date.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { CheckArguments } from '../../platform/executor/check-arguments.js';
import type { GraphContext } from '../graph-context.js';
import type { LoanView } from '../loan/loan-reader.js';
import { Loan } from '../loan/loan.type.js';
import type { PortfolioSelection } from '../portfolio/portfolio-reader.js';
import { PortfolioSummary } from '../portfolio/portfolio.type.js';
import { LedgerEntryType, TrialBalanceArguments } from './ledger.type.js';
import { ledgerPeriods, portfolioTrialBalance, trialBalanceOfLoan } from './ledger.loaders.js';
import type { PeriodView } from './period-store.js';
import { LedgerPeriodType } from './period.type.js';
import { shownBalances } from './trial-balance.js';

const BALANCES = 'Trial balance: the sum of ledger entries by account, at the end of a day. It sums to zero.';
const MOST_PERIODS = 100;

const through = ({ on, by }: TrialBalanceArguments, context: GraphContext): LedgerRange => ({
  by,
  through: on == null ? context.services.businessDate() : businessDate(on),
});

@Resolver(() => Loan)
export class LoanTrialBalanceResolver {
  @BatchField(() => [LedgerEntryType], { description: `${BALANCES} Empty before funding.` })
  async trialBalance(
    loans: readonly LoanView[],
    @Args(() => TrialBalanceArguments) args: TrialBalanceArguments,
    context: GraphContext,
  ) {
    const found = await context.loadAll(
      trialBalanceOfLoan(through(args, context)),
      loans.map(({ id }) => id),
    );
    return found.map((sums) => shownBalances(sums, context.viewer?.scopes));
  }
}

@Resolver(() => PortfolioSummary)
export class PortfolioLedgerResolver {
  @FieldResolver(() => [LedgerEntryType], {
    description: `${BALANCES} Only \`lenderId\` and \`servicerId\` of the filter apply. Empty for a client with one borrower’s portfolio.`,
  })
  async trialBalance(
    @Args(() => TrialBalanceArguments) args: TrialBalanceArguments,
    @Root() { selection }: { readonly selection: PortfolioSelection },
    @Ctx() context: GraphContext,
  ) {
    return shownBalances(
      await context.read(portfolioTrialBalance, through(args, context), selection),
      context.viewer?.scopes,
    );
  }

  @CheckArguments(({ most }: { most: number }) => {
    if (most < 1 || most > MOST_PERIODS) throw badArgument('most', `\`most\` must be 1 to ${MOST_PERIODS}.`);
  })
  @FieldResolver(() => [LedgerPeriodType], {
    description: 'Periods of the ledger that were closed, last closed first. They are the same for all loans.',
  })
  async ledgerPeriods(
    @Arg('most', () => Int, { defaultValue: 12, description: `Maximum number of periods, up to ${MOST_PERIODS}.` })
    most: number,
    @Ctx() context: GraphContext,
  ): Promise<readonly PeriodView[]> {
    return context.read(ledgerPeriods, most);
  }
}

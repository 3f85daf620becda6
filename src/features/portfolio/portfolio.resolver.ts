import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type {
  MonthEnd,
  PortfolioDimension,
  PortfolioSelection,
  PortfolioSlice,
  PortfolioSlices,
} from './portfolio-reader.js';
import { BUCKETS, type Bucket } from '../../domain/delinquency/delinquency.js';
import { CURRENCY, sum } from '../../domain/money.js';
import { delinquencyRate, netLoss, ratio, weightedAverages } from '../../domain/portfolio/summary.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import type { GraphContext } from '../graph-context.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { CheckArguments } from '../../platform/executor/check-arguments.js';
import { selectionOf } from '../../platform/executor/selected-field.js';
import {
  PortfolioFilter,
  toSelection,
  BucketSlice,
  DelinquencyRates,
  GradeSlice,
  LenderSlice,
  PortfolioAverages,
  PortfolioLosses,
  PortfolioMonthEnd,
  PortfolioSummary,
  RiskRatingSlice,
  RollRate,
  ServicerSlice,
  StatusSlice,
} from './portfolio.type.js';
import { portfolioClosedThrough, portfolioMonthEnds, portfolioRolls, portfolioSlices } from './portfolio.loaders.js';

/** Which division of the totals each field reads; what is not selected is not divided. */
const DIMENSION_OF: Readonly<Record<string, PortfolioDimension>> = {
  byStatus: 'loanStatus',
  byBucket: 'bucket',
  delinquencyRates: 'bucket',
  byGrade: 'grade',
  byRiskRating: 'riskRating',
  byLender: 'lenderId',
  byServicer: 'servicerId',
};

const MOST_MONTHS = 36;

/** What the summary's fields are read from. */
interface SummaryNode extends PortfolioSlices {
  readonly selection: PortfolioSelection;
}

@Resolver(() => PortfolioSummary)
export class PortfolioResolver {
  @Query(() => PortfolioSummary, {
    description: 'Totals over the caller’s portfolio, kept up to date as loans change.',
  })
  async portfolio(
    @Arg('filter', () => PortfolioFilter, {
      nullable: true,
      description: 'Loans to sum up. Default: the caller’s portfolio.',
    })
    filter: PortfolioFilter | null | undefined,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SummaryNode> {
    const selection = toSelection(filter);
    const dimensions = [...selectionOf(info).paths()].flatMap((field) => DIMENSION_OF[field] ?? []);
    const slices = await context.read(portfolioSlices, new Set(dimensions), selection);
    return { ...slices, selection, ...figures(slices.total) };
  }

  @FieldResolver(() => String, { description: 'Currency of all amounts, as an ISO 4217 code.' })
  currency(): string {
    return CURRENCY;
  }

  @FieldResolver(() => PortfolioAverages, { description: 'Averages weighted by balance.' })
  averages(@Root() { total }: SummaryNode): PortfolioAverages {
    const { rate, ltv, remainingTerm } = weightedAverages(total);
    return { interestRate: text(rate), ltv: text(ltv), remainingTerm: text(remainingTerm) };
  }

  @FieldResolver(() => PortfolioLosses, { description: 'Charge-offs and recoveries.' })
  losses(@Root() { total }: SummaryNode): PortfolioLosses {
    const { chargedOff, recovered } = total;
    return { chargedOff: chargedOff.toFixed(2), recovered: recovered.toFixed(2), netLoss: netLoss(total).toFixed(2) };
  }

  @FieldResolver(() => DelinquencyRates, { description: 'Shares of the balance that are past due.' })
  delinquencyRates(@Root() { by }: SummaryNode): DelinquencyRates {
    return ratesOf(new Map((by.get('bucket') ?? []).map((slice) => [slice.key as Bucket, slice])));
  }

  @FieldResolver(() => [StatusSlice], { description: 'Totals by loan status, in the order of the lifecycle.' })
  byStatus(@Root() { by }: SummaryNode): StatusSlice[] {
    return slicesOf(by.get('loanStatus'), 'loanStatus');
  }

  @FieldResolver(() => [BucketSlice], {
    description: 'Totals of active loans by delinquency bucket, fewest days first.',
  })
  byBucket(@Root() { by }: SummaryNode): BucketSlice[] {
    return slicesOf(
      by.get('bucket')?.filter(({ key }) => key !== null),
      'bucket',
    );
  }

  @FieldResolver(() => [GradeSlice], {
    description: 'Totals by credit grade, in alphabetical order. Loans without a grade come last.',
  })
  byGrade(@Root() { by }: SummaryNode): GradeSlice[] {
    return slicesOf(by.get('grade'), 'grade');
  }

  @FieldResolver(() => [RiskRatingSlice], {
    description: 'Totals by risk rating, lowest risk first. Loans without a rating come last.',
  })
  byRiskRating(@Root() { by }: SummaryNode): RiskRatingSlice[] {
    return slicesOf(by.get('riskRating'), 'riskRating');
  }

  @FieldResolver(() => [LenderSlice], { description: 'Totals by lender, sorted by ID.' })
  byLender(@Root() { by }: SummaryNode): LenderSlice[] {
    return slicesOf(by.get('lenderId'), 'lenderId');
  }

  @FieldResolver(() => [ServicerSlice], {
    description: 'Totals by servicer, sorted by ID. A loan with two servicers counts for both.',
  })
  byServicer(@Root() { by }: SummaryNode): ServicerSlice[] {
    return slicesOf(by.get('servicerId'), 'servicerId');
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description: 'Last business day closed for all loans.',
  })
  closedThrough(@Ctx() context: GraphContext): Promise<string | null> {
    return context.read(portfolioClosedThrough);
  }

  @CheckArguments(checkMonths)
  @FieldResolver(() => [PortfolioMonthEnd], {
    description:
      'Delinquency at each month end, newest month first. Only `lenderId` and `servicerId` of the filter apply. Empty for a client with one borrower’s portfolio.',
  })
  async monthEnds(
    @Arg('months', () => Int, { defaultValue: 12, description: 'Number of month ends, up to 36.' })
    months: number,
    @Root() { selection }: SummaryNode,
    @Ctx() context: GraphContext,
  ): Promise<PortfolioMonthEnd[]> {
    const ends = await context.read(portfolioMonthEnds, months, selection);
    return ends.map(monthEndOf);
  }

  @CheckArguments(checkMonths)
  @FieldResolver(() => [RollRate], {
    description:
      'Movements between delinquency buckets from month end to month end: newest month first, then by bucket. Only `lenderId` and `servicerId` of the filter apply. Empty for a client with one borrower’s portfolio.',
  })
  async rollRates(
    @Arg('months', () => Int, { defaultValue: 1, description: 'Number of month ends, up to 36.' }) months: number,
    @Root() { selection }: SummaryNode,
    @Ctx() context: GraphContext,
  ): Promise<RollRate[]> {
    const rolls = await context.read(portfolioRolls, months, selection);
    return rolls.map(({ balance, ...roll }) => {
      const before = rolls.filter(({ month, from }) => month === roll.month && from === roll.from);
      const rate = ratio(balance, sum(before.map((each) => each.balance)));
      return { ...roll, balance: balance.toFixed(2), rate: text(rate) };
    });
  }
}

function checkMonths({ months }: { readonly months: number }): void {
  if (months < 1 || months > MOST_MONTHS) throw badArgument('months', `\`months\` must be 1 to ${MOST_MONTHS}.`);
}

function monthEndOf({ month, byBucket }: MonthEnd): PortfolioMonthEnd {
  const buckets = BUCKETS.flatMap(({ bucket }) => {
    const slice = byBucket.get(bucket);
    return slice ? [{ bucket, ...slice }] : [];
  });
  return {
    month,
    loans: buckets.reduce((all, { loans }) => all + loans, 0),
    remainingBalance: sum(buckets.map(({ balance }) => balance)).toFixed(2),
    delinquencyRates: ratesOf(byBucket),
    byBucket: buckets.map(({ bucket, loans, balance }) => ({ bucket, loans, remainingBalance: balance.toFixed(2) })),
  };
}

function ratesOf(byBucket: Parameters<typeof delinquencyRate>[0]): DelinquencyRates {
  const over = (days: 30 | 60 | 90) => text(delinquencyRate(byBucket, days));
  return { over30: over(30), over60: over(60), over90: over(90) };
}

const text = (figure: { toFixed(): string } | null): string | null => figure?.toFixed() ?? null;

const figures = ({ loans, principal, balance, pastDue }: Omit<PortfolioSlice, 'key'>) => ({
  loans,
  principalAmount: principal.toFixed(2),
  remainingBalance: balance.toFixed(2),
  pastDueAmount: pastDue.toFixed(2),
});

const slicesOf = <Slice>(slices: readonly PortfolioSlice[] | undefined, name: keyof Slice & string): Slice[] =>
  (slices ?? []).map((slice) => ({ ...figures(slice), [name]: slice.key }) as Slice);

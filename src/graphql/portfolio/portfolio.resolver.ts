import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type {
  MonthEnd,
  PortfolioDimension,
  PortfolioSelection,
  PortfolioSlice,
  PortfolioSlices,
} from '../../app/ports/portfolio-reader.js';
import { BUCKETS, type Bucket } from '../../domain/delinquency/delinquency.js';
import { sum } from '../../domain/money.js';
import { delinquencyRate, netLoss, ratio, weightedAverages } from '../../domain/portfolio/summary.js';
import { badInput } from '../shared/bad-input.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { DateScalar } from '../shared/scalars.js';
import { selectionOf } from '../execution/selected-field.js';
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
    description: 'Totals over the loans that exist for this client, without looking at them one by one.',
  })
  async portfolio(
    @Arg('filter', () => PortfolioFilter, { nullable: true, description: 'Which loans; all of them by default.' })
    filter: PortfolioFilter | null | undefined,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SummaryNode> {
    const selection = toSelection(filter);
    const dimensions = [...selectionOf(info).paths()].flatMap((field) => DIMENSION_OF[field] ?? []);
    const slices = await context.loaders.portfolioSlices(new Set(dimensions), selection);
    return { ...slices, selection, ...figures(slices.total) };
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

  @FieldResolver(() => DelinquencyRates, { description: 'Which share of the balance is late.' })
  delinquencyRates(@Root() { by }: SummaryNode): DelinquencyRates {
    return ratesOf(new Map((by.get('bucket') ?? []).map((slice) => [slice.key as Bucket, slice])));
  }

  @FieldResolver(() => [StatusSlice], { description: 'By state.' })
  byStatus(@Root() { by }: SummaryNode): StatusSlice[] {
    return slicesOf(by.get('loanStatus'), 'loanStatus');
  }

  @FieldResolver(() => [BucketSlice], { description: 'Loans being repaid, by how late they are.' })
  byBucket(@Root() { by }: SummaryNode): BucketSlice[] {
    return slicesOf(
      by.get('bucket')?.filter(({ key }) => key !== null),
      'bucket',
    );
  }

  @FieldResolver(() => [GradeSlice], { description: 'By grade.' })
  byGrade(@Root() { by }: SummaryNode): GradeSlice[] {
    return slicesOf(by.get('grade'), 'grade');
  }

  @FieldResolver(() => [RiskRatingSlice], { description: 'By risk rating.' })
  byRiskRating(@Root() { by }: SummaryNode): RiskRatingSlice[] {
    return slicesOf(by.get('riskRating'), 'riskRating');
  }

  @FieldResolver(() => [LenderSlice], { description: 'By lender.' })
  byLender(@Root() { by }: SummaryNode): LenderSlice[] {
    return slicesOf(by.get('lenderId'), 'lenderId');
  }

  @FieldResolver(() => [ServicerSlice], {
    description: 'By servicer; a loan with two of them counts for both.',
  })
  byServicer(@Root() { by }: SummaryNode): ServicerSlice[] {
    return slicesOf(by.get('servicerId'), 'servicerId');
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description: 'The last business day that was closed for all loans.',
  })
  closedThrough(@Ctx() { services }: GraphContext): Promise<string | null> {
    return services.portfolio.closedThrough();
  }

  @FieldResolver(() => [PortfolioMonthEnd], {
    description:
      'How late the loans were when each month was closed, newest month first. Of the filter only lender and servicer count; none for a client that is bound to one borrower.',
  })
  async monthEnds(
    @Arg('months', () => Int, { defaultValue: 12, description: 'How many month ends back, at most 36.' })
    months: number,
    @Root() { selection }: SummaryNode,
    @Ctx() context: GraphContext,
  ): Promise<PortfolioMonthEnd[]> {
    checkMonths(months);
    const ends = await context.services.portfolio.monthEnds(months, selection, viewerOf(context).portfolio);
    return ends.map(monthEndOf);
  }

  @FieldResolver(() => [RollRate], {
    description:
      "How loans moved between buckets from one month's end to the next, newest month first. Of the filter only lender and servicer count; none for a client that is bound to one borrower.",
  })
  async rollRates(
    @Arg('months', () => Int, { defaultValue: 1, description: 'How many month ends back, at most 36.' }) months: number,
    @Root() { selection }: SummaryNode,
    @Ctx() context: GraphContext,
  ): Promise<RollRate[]> {
    checkMonths(months);
    const rolls = await context.services.portfolio.rolls(months, selection, viewerOf(context).portfolio);
    return rolls.map(({ balance, ...roll }) => {
      const before = rolls.filter(({ month, from }) => month === roll.month && from === roll.from);
      const rate = ratio(balance, sum(before.map((each) => each.balance)));
      return { ...roll, balance: balance.toFixed(2), rate: text(rate) };
    });
  }
}

function checkMonths(months: number): void {
  if (months < 1 || months > MOST_MONTHS) throw badInput(`months must be from 1 to ${MOST_MONTHS}`);
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

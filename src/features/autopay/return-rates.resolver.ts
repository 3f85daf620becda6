import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { addDays, businessDate, type BusinessDate } from '../../domain/calendar.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import {
  RETURN_RATE_DAYS,
  returnRate,
  type CountedReturns,
  type ReturnRateKind,
} from '../../domain/payment/return-rates.js';
import { Prisma } from '../../generated/prisma/client.js';
import { DateScalar, FractionScalar } from '../../platform/scalars/scalars.js';
import type { GraphContext } from '../graph-context.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import type { Reading } from '../reading.js';
import type { ReadSource } from '../read-source.js';

@ObjectType('ReturnRate', { simpleResolvers: true, description: 'A share of debits that were returned.' })
class ReturnRateType {
  @Field(() => Int, { description: 'Number of returns.' })
  returns: number;

  @Field(() => FractionScalar, { nullable: true, description: 'Share of the debits; null without debits.' })
  rate: string | null;

  @Field(() => FractionScalar, { description: 'Share above which Nacha can start an inquiry.' })
  threshold: string;

  @Field(() => Boolean, { description: 'Whether the rate is above the threshold.' })
  isAbove: boolean;
}

@ObjectType({ simpleResolvers: true, description: `Return rates of debits over ${RETURN_RATE_DAYS} days.` })
class ReturnRates {
  @Field(() => DateScalar, { description: 'First effective entry date.' })
  from: BusinessDate;

  @Field(() => DateScalar, { description: 'Last effective entry date.' })
  through: BusinessDate;

  @Field(() => Int, { description: 'Number of debits sent in bank files.' })
  debits: number;

  @Field(() => ReturnRateType, { description: 'Returns as unauthorized: R05, R07, R10, R11 and R29.' })
  unauthorized: ReturnRateType;

  @Field(() => ReturnRateType, { description: 'Administrative returns: R02, R03 and R04.' })
  administrative: ReturnRateType;

  @Field(() => ReturnRateType, { description: 'All returns.' })
  overall: ReturnRateType;
}

interface SentDebits extends CountedReturns {
  readonly isReturned: boolean;
}

const sentDebits = ({ read }: Pick<ReadSource, 'read'>) => ({
  between: async (from: BusinessDate, through: BusinessDate, portfolio: Portfolio): Promise<readonly SentDebits[]> => {
    const theirs = portfolioConditions(portfolio);
    const onLoans =
      theirs.length === 0
        ? Prisma.empty
        : Prisma.sql`AND e."loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql(theirs)})`;
    return read<SentDebits>(Prisma.sql`
      SELECT e."state" = 'RETURNED' AS "isReturned", e."returnCode" AS "code", count(*)::int AS "count"
      FROM "BankFile" f JOIN "BankFileEntry" e ON e."fileId" = f."id"
      WHERE f."digest" IS NOT NULL AND f."effectiveOn" BETWEEN ${from}::date AND ${through}::date ${onLoans}
      GROUP BY 1, 2`);
  },
});

const debitsBetween = (reading: Reading, from: BusinessDate, through: BusinessDate) =>
  reading.inShare(sentDebits).between(from, through, reading.viewer.portfolio);

@Resolver()
export class ReturnRatesResolver {
  @Query(() => ReturnRates, {
    description: 'Return rates of the debits in the caller’s portfolio, with the thresholds of Nacha.',
  })
  async returnRates(
    @Arg('through', () => DateScalar, { nullable: true, description: 'Last effective entry date. Default: today.' })
    last: string | null | undefined,
    @Ctx() context: GraphContext,
  ): Promise<ReturnRates> {
    const through = last == null ? context.services.businessDate() : businessDate(last);
    const from = addDays(through, 1 - RETURN_RATE_DAYS);
    const sent = await context.read(debitsBetween, from, through);
    const debits = sent.reduce((sum, { count }) => sum + count, 0);
    const returned = sent.filter(({ isReturned }) => isReturned);
    const rateOf = (kind: ReturnRateKind): ReturnRateType => {
      const { rate, threshold, ...counted } = returnRate(kind, debits, returned);
      return { ...counted, rate: rate?.toDecimalPlaces(6).toFixed() ?? null, threshold: threshold.toFixed() };
    };
    return {
      from,
      through,
      debits,
      unauthorized: rateOf('unauthorized'),
      administrative: rateOf('administrative'),
      overall: rateOf('overall'),
    };
  }
}

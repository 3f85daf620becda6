import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PortfolioSelection } from './portfolio-reader.js';
import type { RolledBucket } from '../loan/loan-enums.js';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { DelinquencyBucket, LoanStatus, RiskRating, RollRateBucket } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar, FractionScalar, PercentScalar } from '../../platform/scalars/scalars.js';

@InputType({ description: 'Conditions on the loans to sum up. All must match.' })
export class PortfolioFilter {
  @Field(() => [LoanStatus], { nullable: true, description: 'Only loans with one of these statuses.' })
  loanStatus?: LoanStatus[] | null;

  @Field(() => [DelinquencyBucket], {
    nullable: true,
    description: 'Only active loans in one of these delinquency buckets.',
  })
  bucket?: Bucket[] | null;

  @Field(() => [String], { nullable: true, description: 'Only loans with one of these credit grades.' })
  grade?: string[] | null;

  @Field(() => [RiskRating], { nullable: true, description: 'Only loans with one of these risk ratings.' })
  riskRating?: RiskRating[] | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this servicer, primary or secondary.' })
  servicerId?: string | null;
}

/** An absent condition and a null one are the same: none. */
export function toSelection(filter: PortfolioFilter | null | undefined): PortfolioSelection {
  const { grade, lenderId, servicerId } = filter ?? {};
  return {
    loanStatus: filter?.loanStatus ?? undefined,
    bucket: filter?.bucket ?? undefined,
    grade: grade ?? undefined,
    riskRating: filter?.riskRating ?? undefined,
    lenderId: lenderId ?? undefined,
    servicerId: servicerId ?? undefined,
  };
}

@ObjectType({ simpleResolvers: true })
abstract class PortfolioFigures {
  @Field(() => Int, { description: 'Number of loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Principal lent or applied for.' })
  principalAmount: string;

  @Field(() => DecimalScalar, { description: 'Remaining principal of active loans.' })
  remainingBalance: string;

  @Field(() => DecimalScalar, { description: 'Amount past due on active loans.' })
  pastDueAmount: string;
}

@ObjectType({ simpleResolvers: true, description: 'Totals of one loan status.' })
export class StatusSlice extends PortfolioFigures {
  @Field(() => LoanStatus, { nullable: true, description: 'Loan status.' })
  loanStatus: LoanStatus | null;
}

@ObjectType({ simpleResolvers: true, description: 'Totals of active loans in one delinquency bucket.' })
export class BucketSlice extends PortfolioFigures {
  @Field(() => DelinquencyBucket, { nullable: true, description: 'Delinquency bucket.' })
  bucket: Bucket | null;
}

@ObjectType({ simpleResolvers: true, description: 'Totals of one credit grade.' })
export class GradeSlice extends PortfolioFigures {
  @Field(() => String, { nullable: true, description: 'Credit grade; null for loans without one.' })
  grade: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Totals of one risk rating.' })
export class RiskRatingSlice extends PortfolioFigures {
  @Field(() => RiskRating, { nullable: true, description: 'Risk rating; null for loans without one.' })
  riskRating: RiskRating | null;
}

@ObjectType({ simpleResolvers: true, description: 'Totals of one lender.' })
export class LenderSlice extends PortfolioFigures {
  @Field(() => ID, { nullable: true, description: 'ID of the lender; null for loans without one.' })
  lenderId: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Totals of one servicer, primary or secondary.' })
export class ServicerSlice extends PortfolioFigures {
  @Field(() => ID, { nullable: true, description: 'ID of the servicer; null for loans without one.' })
  servicerId: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Shares of the balance that are past due. Null without active loans.',
})
export class DelinquencyRates {
  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Share of the balance 30 or more days past due, as a fraction.',
  })
  over30: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Share of the balance 60 or more days past due, as a fraction.',
  })
  over60: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Share of the balance 90 or more days past due, as a fraction.',
  })
  over90: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Averages over active loans, weighted by balance.',
})
export class PortfolioAverages {
  @Field(() => PercentScalar, { nullable: true, description: 'Interest rate, in percent.' })
  interestRate: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Loan to value, as a fraction. Loans without one are excluded.',
  })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Remaining term, in months.' })
  remainingTerm: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Charge-offs and recoveries.' })
export class PortfolioLosses {
  @Field(() => DecimalScalar, { description: 'Amount charged off.' })
  chargedOff: string;

  @Field(() => DecimalScalar, { description: 'Amount recovered after charge-off.' })
  recovered: string;

  @Field(() => DecimalScalar, { description: 'Amount charged off, less recoveries.' })
  netLoss: string;
}

@ObjectType({ simpleResolvers: true, description: 'Loans that moved between two delinquency buckets within a month.' })
export class RollRate {
  @Field(() => DateScalar, { description: 'Last day of the month.' })
  month: string;

  @Field(() => RollRateBucket, { description: 'Bucket at the previous month end.' })
  from: RolledBucket;

  @Field(() => RollRateBucket, { description: 'Bucket or outcome at the month end.' })
  to: RolledBucket;

  @Field(() => Int, { description: 'Number of loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Balance at the previous month end.' })
  balance: string;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Share of the balance of the first bucket, as a fraction.',
  })
  rate: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Totals of one delinquency bucket at a month end.' })
export class MonthEndBucket {
  @Field(() => DelinquencyBucket, { description: 'Delinquency bucket at the month end.' })
  bucket: Bucket;

  @Field(() => Int, { description: 'Number of loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Balance at the month end.' })
  remainingBalance: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Active loans at a month end.',
})
export class PortfolioMonthEnd {
  @Field(() => DateScalar, { description: 'Last day of the month.' })
  month: string;

  @Field(() => Int, { description: 'Number of loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Balance at the month end.' })
  remainingBalance: string;

  @Field(() => DelinquencyRates, { description: 'Shares of the balance that were past due.' })
  delinquencyRates: DelinquencyRates;

  @Field(() => [MonthEndBucket], { description: 'Totals by delinquency bucket, current loans first.' })
  byBucket: MonthEndBucket[];
}

@ObjectType({ description: 'Totals over the caller’s portfolio, kept up to date as loans change.' })
export class PortfolioSummary extends PortfolioFigures {}

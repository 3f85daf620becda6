import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PortfolioSelection, RolledBucket } from '../../app/ports/portfolio-reader.js';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { DelinquencyBucket, LoanStatus, RiskRating, RollRateBucket } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';

@InputType({ description: 'Which loans to sum up. All conditions given must hold.' })
export class PortfolioFilter {
  @Field(() => [LoanStatus], { nullable: true, description: 'In one of these states.' })
  loanStatus?: LoanStatus[] | null;

  @Field(() => [DelinquencyBucket], { nullable: true, description: 'Being repaid, and this late.' })
  bucket?: Bucket[] | null;

  @Field(() => [String], { nullable: true, description: 'Of one of these grades.' })
  grade?: string[] | null;

  @Field(() => [RiskRating], { nullable: true, description: 'Of one of these risk ratings.' })
  riskRating?: RiskRating[] | null;

  @Field(() => ID, { nullable: true, description: 'Owned by this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Serviced by this servicer, as the first or the second one.' })
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
  @Field(() => Int, { description: 'How many loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Principal that was lent or asked for.' })
  principalAmount: string;

  @Field(() => DecimalScalar, { description: 'Principal still owed on loans that are being repaid.' })
  remainingBalance: string;

  @Field(() => DecimalScalar, { description: 'Installments past due on those of these loans that are being repaid.' })
  pastDueAmount: string;
}

@ObjectType({ simpleResolvers: true, description: 'Loans in one state.' })
export class StatusSlice extends PortfolioFigures {
  @Field(() => LoanStatus, { nullable: true, description: 'The state.' })
  loanStatus: LoanStatus | null;
}

@ObjectType({ simpleResolvers: true, description: 'Loans being repaid that are equally late.' })
export class BucketSlice extends PortfolioFigures {
  @Field(() => DelinquencyBucket, { nullable: true, description: 'How late.' })
  bucket: Bucket | null;
}

@ObjectType({ simpleResolvers: true, description: 'Loans of one grade.' })
export class GradeSlice extends PortfolioFigures {
  @Field(() => String, { nullable: true, description: 'The grade; null for loans without one.' })
  grade: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Loans of one risk rating.' })
export class RiskRatingSlice extends PortfolioFigures {
  @Field(() => RiskRating, { nullable: true, description: 'The rating; null for loans without one.' })
  riskRating: RiskRating | null;
}

@ObjectType({ simpleResolvers: true, description: 'Loans of one lender.' })
export class LenderSlice extends PortfolioFigures {
  @Field(() => ID, { nullable: true, description: 'The lender; null for loans without one.' })
  lenderId: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Loans of one servicer, as the first or the second one.' })
export class ServicerSlice extends PortfolioFigures {
  @Field(() => ID, { nullable: true, description: 'The servicer; null for loans without one.' })
  servicerId: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Which share of the balance is late. Null when nothing is being repaid.',
})
export class DelinquencyRates {
  @Field(() => DecimalScalar, {
    nullable: true,
    description: '30 days past due or more, as a fraction of the balance.',
  })
  over30: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: '60 days past due or more, as a fraction of the balance.',
  })
  over60: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: '90 days past due or more, as a fraction of the balance.',
  })
  over90: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Averages over loans that are being repaid, weighted by their balance.',
})
export class PortfolioAverages {
  @Field(() => DecimalScalar, { nullable: true, description: 'Interest rate in percent.' })
  interestRate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan to value, over the loans that have one.' })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Months to maturity.' })
  remainingTerm: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What was written off, and what of it came back.' })
export class PortfolioLosses {
  @Field(() => DecimalScalar, { description: 'Charged off.' })
  chargedOff: string;

  @Field(() => DecimalScalar, { description: 'Recovered after charge-off.' })
  recovered: string;

  @Field(() => DecimalScalar, { description: 'Charged off less recovered.' })
  netLoss: string;
}

@ObjectType({ simpleResolvers: true, description: 'Loans that moved from one bucket to another within a month.' })
export class RollRate {
  @Field(() => DateScalar, { description: "The month's last day." })
  month: string;

  @Field(() => RollRateBucket, { description: 'The bucket at the end of the month before.' })
  from: RolledBucket;

  @Field(() => RollRateBucket, { description: 'Where they were at the end of the month.' })
  to: RolledBucket;

  @Field(() => Int, { description: 'How many loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Their balance at the end of the month before.' })
  balance: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'As a fraction of the balance that was in the first bucket.',
  })
  rate: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Loans that were this late at the end of a month.' })
export class MonthEndBucket {
  @Field(() => DelinquencyBucket, { description: 'How late they were.' })
  bucket: Bucket;

  @Field(() => Int, { description: 'How many loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Their balance then.' })
  remainingBalance: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Loans that were being repaid when a month was closed, as they stood then.',
})
export class PortfolioMonthEnd {
  @Field(() => DateScalar, { description: "The month's last day." })
  month: string;

  @Field(() => Int, { description: 'How many loans.' })
  loans: number;

  @Field(() => DecimalScalar, { description: 'Their balance then.' })
  remainingBalance: string;

  @Field(() => DelinquencyRates, { description: 'Which share of the balance was late.' })
  delinquencyRates: DelinquencyRates;

  @Field(() => [MonthEndBucket], { description: 'By how late they were, those that are current first.' })
  byBucket: MonthEndBucket[];
}

@ObjectType({ description: 'Totals over the loans that exist for this client, kept up to date as loans change.' })
export class PortfolioSummary extends PortfolioFigures {}

import { Field, ID, InputType } from 'type-graphql';
import type { PortfolioSelection } from '../../app/portfolio/portfolio-reader.js';
import type { Bucket } from '../../domain/delinquency/bucket.js';
import { DelinquencyBucket } from '../loan/delinquency-bucket.js';
import { LoanStatus, RiskRating } from '../loan/loan-enums.js';

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

import { Field, Int, ObjectType } from 'type-graphql';
import type { Bucket } from '../../domain/delinquency/bucket.js';
import { DelinquencyBucket } from '../loan/delinquency-bucket.js';
import { DecimalScalar } from '../scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'How a borrower stands over all funded loans that exist for this client.',
})
export class BorrowerRisk {
  @Field(() => Int, { nullable: true, description: 'Loans that are being repaid.' })
  activeLoans: number;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal still owed on them.' })
  exposure: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Installments past due on them.' })
  pastDueAmount: string;

  @Field(() => Int, { nullable: true, description: 'Days past due of the latest one.' })
  daysPastDue: number;

  @Field(() => DelinquencyBucket, { nullable: true, description: 'The worst bucket among them.' })
  worstBucket: Bucket;

  @Field(() => String, {
    nullable: true,
    description:
      'The last 24 months, newest first, one character each: 0 up to 29 days late at the month end, 1 from 30 days, 2 ' +
      'from 60, 3 from 90, 4 from 120, L charged off, B before the first loan. The worst loan counts.',
  })
  paymentHistory: string;
}

import { Field, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

@ObjectType({ simpleResolvers: true, description: 'What a deal is expected to bring.' })
export class DealForecast {
  @Field(() => DecimalScalar, { nullable: true, description: 'Principal that is expected to be paid.' })
  principalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest that is expected to be paid.' })
  interestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'All that is expected to be paid.' })
  totalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'All that is expected to be paid, less fees.' })
  totalPaidLessFees: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount that is expected to be charged off.' })
  chargeoffAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount that is expected to be recovered after charge-off.',
  })
  recoveredAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loss that is expected to remain.' })
  netLossAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Present value of the expected cash flows.' })
  presentValue: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price at which the expected cash flows earn the target yield.',
  })
  fairValuePrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Internal rate of return, simple, as a fraction.' })
  simpleIrr: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Internal rate of return after losses, simple, as a fraction.',
  })
  simpleNetIrr: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Internal rate of return, compounding, as a fraction.' })
  compoundingIrr: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Internal rate of return after losses, compounding, as a fraction.',
  })
  compoundingNetIrr: string | null;
}

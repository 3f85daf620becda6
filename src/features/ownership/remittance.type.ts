import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import type { RemittanceView } from './remittance-reader.js';

@ObjectType('Remittance', {
  simpleResolvers: true,
  description: 'Cash of an owner in a period. Money received is positive.',
})
export class RemittanceType implements RemittanceView {
  @Field(() => ID, { description: 'ID of the lender.' })
  ownerId: string;

  @Field(() => DateScalar, { description: 'First posting date.' })
  from: RemittanceView['from'];

  @Field(() => DateScalar, { description: 'Last posting date.' })
  through: RemittanceView['through'];

  @Field(() => DecimalScalar, { description: 'Payments collected.' })
  collections: string;

  @Field(() => DecimalScalar, { description: 'Payments returned; negative.' })
  returns: string;

  @Field(() => DecimalScalar, { description: 'Credit paid back to borrowers; negative.' })
  refunds: string;

  @Field(() => DecimalScalar, { description: 'Servicing fees withheld; negative.' })
  servicingFees: string;

  @Field(() => DecimalScalar, { description: 'Loans funded; negative.' })
  disbursements: string;

  @Field(() => DecimalScalar, { description: 'Cash that other postings moved.' })
  other: string;

  @Field(() => DecimalScalar, { description: 'Sum of all lines: CASH of the owner in the period.' })
  net: string;

  @Field(() => Int, { description: 'Number of loans with cash in the period.' })
  loans: number;
}

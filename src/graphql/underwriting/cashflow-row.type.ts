import { Field, Int, ObjectType } from 'type-graphql';
import type { JsonObject } from '../../domain/record/json.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'One month of the predicted cash flows. A cell that is empty or cannot be read is null.',
})
export class CashflowRow {
  @Field(() => String, { nullable: true, description: 'Whether the row is projected or happened.' })
  type: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the month.' })
  month: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the payment is due.' })
  date: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance at the start of the month.' })
  beginningBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal paid.' })
  principal: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest paid.' })
  interest: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount lost by default.' })
  default: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount recovered.' })
  recovery: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance at the end of the month.' })
  endingBalance: string | null;

  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'Columns that the gateway does not know, by their headings.',
  })
  other: JsonObject | null;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The vehicle that secures the loan, as the application describes it.',
})
export class Vehicle {
  @Field(() => String, {
    nullable: true,
    description: 'Vehicle identification number. Personal, because it leads to its owner.',
  })
  vin: string | null;

  @Field(() => String, { nullable: true, description: 'Maker.' })
  make: string | null;

  @Field(() => String, { nullable: true, description: 'Model.' })
  model: string | null;

  @Field(() => Int, { nullable: true, description: 'Model year.' })
  year: number | null;

  @Field(() => Int, { nullable: true, description: 'Age in years.' })
  age: number | null;

  @Field(() => Int, { nullable: true, description: 'Miles driven.' })
  mileage: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Retail value.' })
  retailValue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Wholesale value.' })
  wholesaleValue: string | null;
}

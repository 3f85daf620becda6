import { Field, Int, ObjectType } from 'type-graphql';
import { listConnectionOf } from '../connection/list-connection.js';
import { DateScalar, DecimalScalar } from '../scalars.js';

@ObjectType('Installment', {
  simpleResolvers: true,
  description: 'An installment of the contract, and what became of it by a day.',
})
export class InstallmentType {
  @Field(() => Int, { nullable: true, description: 'Its number, from 1.' })
  number: number;

  @Field(() => DateScalar, { nullable: true, description: 'When it is due.' })
  dueDate: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the contract schedules.' })
  amount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal in it.' })
  principal: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest in it.' })
  interest: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Money applied to it, oldest installment first; extra principal and fees stand apart.',
  })
  paid: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What is still needed to satisfy it. The last one takes what is left of the loan.',
  })
  open: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'From which day it is satisfied; null while it is open, after a charge-off, and where an imported record says only that it was.',
  })
  satisfiedOn: string | null;

  @Field(() => Int, { nullable: true, description: 'Days since it was due, while it is open.' })
  daysPastDue: number;
}

export const InstallmentConnection = listConnectionOf('Installment', () => InstallmentType);

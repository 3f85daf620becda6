import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StageReached } from '../../domain/loan/progress.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import { enumOf } from '../enum-of.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../scalars.js';

const FeeKindEnum = enumOf<FeeKind>('FeeKind', 'What a fee is for.', {
  LATE: 'An installment was late.',
  RETURNED_PAYMENT: 'A payment was returned.',
  REFUNDED_IN_EXCESS: 'A refund turned out to be too high.',
  PREPAYMENT_PENALTY: 'The loan was paid off before maturity.',
  OTHER: 'Something else.',
});

@ObjectType({ simpleResolvers: true, description: 'How far a part of a loan’s life has come.' })
export class ProgressStage implements StageReached {
  @Field(() => String, { nullable: true, description: 'The stage; NOT_STARTED before the first one.' })
  stage: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was reached; null when a record was imported in it.',
  })
  reachedAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'How far a loan has come.' })
export class LoanProgress {
  @Field(() => ProgressStage, { nullable: true, description: 'APPLIED, then FUNDED or WITHDRAWN.' })
  origination: StageReached;

  @Field(() => ProgressStage, { nullable: true, description: 'IN_PROGRESS, then APPROVED or DECLINED.' })
  underwriting: StageReached;

  @Field(() => ProgressStage, { nullable: true, description: 'ACTIVE, then CLOSED, CLOSED_EARLY or CHARGED_OFF.' })
  servicing: StageReached;
}

@ObjectType('Fee', { simpleResolvers: true, description: 'A fee on a loan.' })
export class FeeType {
  @Field(() => ID, { nullable: true, description: 'Id of the fee.' })
  id: string;

  @Field(() => FeeKindEnum, { nullable: true, description: 'What it is for.' })
  kind: FeeKind;

  @Field(() => DateScalar, { nullable: true, description: 'When it was assessed.' })
  assessedOn: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Its amount.' })
  assessed: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What is still owed of it.' })
  outstanding: string;
}

@ObjectType('Stipulation', { simpleResolvers: true, description: 'A condition of an approval.' })
export class StipulationType {
  @Field(() => Int, { nullable: true, description: 'Its place in the list, from 0.' })
  position: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was met.' })
  clearedAt: Date | null;
}

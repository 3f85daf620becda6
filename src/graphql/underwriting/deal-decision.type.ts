import { Field, Int, ObjectType } from 'type-graphql';
import type { ReasonCode } from '../../domain/underwriting/reason-code.js';
import { ReasonCodeEnum } from './reason-code.js';

@ObjectType({ simpleResolvers: true, description: 'What was decided on a deal.' })
export class DealDecision {
  @Field(() => String, { nullable: true, description: 'The decision.' })
  status: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken, in full.' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken, in short.' })
  reasonSimple: string | null;

  @Field(() => String, { nullable: true, description: 'All warnings that were raised.' })
  allWarnings: string | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Why it was taken, in codes; null when the risk engine words its reasons otherwise.',
  })
  reasonCodes: ReasonCode[] | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Warnings that were raised, in codes; null when the risk engine words them otherwise.',
  })
  warningCodes: ReasonCode[] | null;

  @Field(() => Int, { nullable: true, description: 'How many warnings were raised.' })
  warningsNumber: number | null;
}

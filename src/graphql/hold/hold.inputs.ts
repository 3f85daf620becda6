import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { HoldKind } from '../../domain/hold/hold.js';
import { PageArguments } from '../connection/page-arguments.js';
import { CommandInput } from '../shared/command-input.js';
import { DateScalar } from '../shared/scalars.js';
import { HoldKindEnum } from '../shared/hold.type.js';

@InputType({ description: 'Which loan to hold, why, and when.' })
export class PlaceHoldInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => HoldKindEnum, { description: 'Why it is held: it decides what is forbidden.' })
  kind: HoldKind;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Its first day, in the past or up to a year ahead; today by default.',
  })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Its last day; without it, until it is lifted.' })
  until?: string | null;

  @Field(() => String, { description: 'Why, in words.' })
  reason: string;
}

@InputType({ description: 'Which hold to lift, when, and why.' })
export class LiftHoldInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the hold.' })
  holdId: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The first day without it, from its first day on, which says that it never stood, to today; today by default.',
  })
  on?: string | null;

  @Field(() => String, { description: 'Why, in words.' })
  reason: string;
}

@InputType('HoldFilter', { description: 'Which holds to list. All conditions given must hold.' })
export class HoldFilterInput {
  @Field(() => [HoldKindEnum], {
    nullable: true,
    description: 'Of one of these kinds. Only kinds that the client may know of.',
  })
  kind?: HoldKind[] | null;

  @Field(() => DateScalar, { nullable: true, description: 'That stand on this day.' })
  standingOn?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'That end, or ended, before this day.' })
  endingBefore?: string | null;

  @Field(() => [ID], { nullable: true, description: 'On one of these loans.' })
  loanIds?: string[] | null;
}

@ArgsType()
export class HoldsArguments extends PageArguments {
  @Field(() => HoldFilterInput, {
    nullable: true,
    description: 'Which holds; all that this client may know of by default.',
  })
  filter?: HoldFilterInput | null;
}

@ArgsType()
export class LoanHoldsArguments extends PageArguments {
  @Field(() => DateScalar, { nullable: true, description: 'Those that stand on this day; all by default.' })
  standingOn?: string | null;
}

import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { withoutNulls } from '../../app/command/loan-command.js';
import { loanSubject } from '../../app/ports/audit-log.js';
import type { HoldFilter } from '../../app/ports/hold-store.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { businessDate, parseBusinessDate } from '../../domain/calendar.js';
import { isPersonal, seesHold } from '../../domain/hold/hold-effects.js';
import { HOLD_KINDS, type HoldKind, type Hold } from '../../domain/hold/hold.js';
import { PageArguments, toConnection, toWindow, type CountedConnection } from '../connection/connection.type.js';
import { type AcceptsValue } from '../connection/cursor.js';
import { assertConditions, assertSeesKinds } from '../loan/list-loans.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { CommandInput } from '../shared/command.enum.js';
import { HoldKindEnum } from '../shared/types.js';
import { DateScalar } from '../shared/scalars.js';

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
class HoldFilterInput {
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

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
const FILTERED: Readonly<Record<keyof HoldFilterInput, readonly [type: string, field: string]>> = {
  kind: ['LoanHold', 'kind'],
  standingOn: ['LoanHold', 'from'],
  endingBefore: ['LoanHold', 'until'],
  loanIds: ['Loan', 'id'],
};

const ORDER = 'holds';
const isDay: AcceptsValue = (value) => typeof value === 'string' && parseBusinessDate(value) !== undefined;

/** Holds that the viewer may know of, on the loans that exist for it. */
export async function listHolds(
  { filter, ...page }: HoldsArguments,
  context: GraphContext,
): Promise<CountedConnection<Hold>> {
  const { loaders } = context;
  const asked = toFilter(filter ?? {}, viewerOf(context));
  const window = toWindow(ORDER, page, isDay);
  const found = await loaders.holdPage(asked, window);
  // Asked for by kind, a hold tells it also where it is not selected.
  if (filter?.kind) noteHolds(found.rows, context);
  const keysetOf = ({ from, id }: Hold) => ({ value: from, id });
  const connection = toConnection(ORDER, window, found, keysetOf, (hold) => hold);
  return { ...connection, count: () => loaders.holdCount(asked) };
}

function toFilter(input: HoldFilterInput, viewer: Viewer): HoldFilter {
  assertConditions(FILTERED, input, viewer);
  const { kind, standingOn, endingBefore, loanIds } = withoutNulls(input);
  if (kind) assertSeesKinds(kind, viewer);
  const seen = HOLD_KINDS.filter((one) => seesHold(viewer.scopes, one));
  const kinds = kind ?? (seen.length < HOLD_KINDS.length ? seen : undefined);
  return {
    ...(kinds && { kinds }),
    ...(standingOn && { standingOn: businessDate(standingOn) }),
    ...(endingBefore && { endingBefore: businessDate(endingBefore) }),
    ...(loanIds && { loanIds }),
  };
}

/** That a loan is held for what is about the person is told to the audit log, as what is sealed is. */
export function noteHolds(holds: readonly Hold[], { disclosures }: GraphContext): void {
  for (const { kind, loanId } of holds) if (kind && isPersonal(kind)) disclosures.note(loanSubject(loanId), 'PERSONAL');
}

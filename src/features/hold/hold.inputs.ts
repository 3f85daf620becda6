import { withoutNulls } from '../command/command-call.js';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { loanSubject } from '../../domain/audit/audit-subjects.js';
import type { HoldFilter } from './hold-store.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { businessDate, parseBusinessDate } from '../../domain/calendar.js';
import { isPersonal, seesHold } from '../../domain/hold/hold-effects.js';
import { HOLD_KINDS, type HoldKind, type Hold } from '../../domain/hold/hold.js';
import {
  Combinable,
  type CombinedInput,
  type ConditionOf,
  everyFilter,
  madeOfEach,
} from '../../platform/connection/combined-filter.js';
import {
  PageArguments,
  toConnection,
  toWindow,
  type CountedConnection,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { assertConditions, assertSeesKinds } from '../loan/list-loans.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { HoldKindEnum } from '../command/shared-types.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { holdCount, holdPage } from './hold.loaders.js';

@Combinable
@InputType('HoldFilter', { description: 'Conditions on holds. All must match.' })
class HoldFilterInput implements CombinedInput<HoldFilterInput> {
  and?: HoldFilterInput[] | null;
  or?: HoldFilterInput[] | null;
  not?: HoldFilterInput | null;

  @Field(() => [HoldKindEnum], {
    nullable: true,
    description: 'Only holds of these kinds. The caller must have access to the kind.',
  })
  kind?: HoldKind[] | null;

  @Field(() => DateScalar, { nullable: true, description: 'Only holds in effect on this date.' })
  activeOn?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Only holds that end before this date.' })
  endingBefore?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Only holds on these loans.' })
  loanIds?: string[] | null;
}

@ArgsType()
export class HoldsArguments extends PageArguments {
  @Field(() => HoldFilterInput, {
    nullable: true,
    description: 'Holds to list. Default: all that the caller can see.',
  })
  filter?: HoldFilterInput | null;
}

@ArgsType()
export class LoanHoldsArguments extends PageArguments {
  @Field(() => DateScalar, { nullable: true, description: 'Only holds in effect on this date. Default: all.' })
  activeOn?: string | null;
}

/** The field of each condition: a caller that can't see a field can't filter by it. */
const FILTERED: Readonly<Record<ConditionOf<HoldFilterInput>, readonly [type: string, field: string]>> = {
  kind: ['LoanHold', 'kind'],
  activeOn: ['LoanHold', 'from'],
  endingBefore: ['LoanHold', 'until'],
  loanIds: ['Loan', 'id'],
};

export const HOLDS: ListOrder = {
  name: 'holds',
  accepts: (value) => typeof value === 'string' && parseBusinessDate(value) !== undefined,
};

/** Holds that the viewer may know of, on the loans that exist for it. */
export async function listHolds(
  { filter, ...page }: HoldsArguments,
  context: GraphContext,
): Promise<CountedConnection<Hold>> {
  const asked = toFilter(filter ?? {}, viewerOf(context));
  const window = toWindow(HOLDS, page);
  const found = await context.read(holdPage, asked, window);
  // Asked for by kind, a hold tells it also where it is not selected.
  if (filter && everyFilter(filter).some(({ kind }) => kind)) noteHolds(found.rows, context);
  const keysetOf = ({ from, id }: Hold) => ({ value: from, id });
  const connection = toConnection(HOLDS, window, found, keysetOf, (hold) => hold);
  return { ...connection, count: () => context.read(holdCount, asked) };
}

/** Only holds of the kinds that the viewer can see, also where the filter names others. */
function toFilter(input: HoldFilterInput, viewer: Viewer): HoldFilter {
  const seen = HOLD_KINDS.filter((one) => seesHold(viewer.scopes, one));
  return { ...(seen.length < HOLD_KINDS.length && { kinds: seen }), ...conditionsOf(input, viewer) };
}

function conditionsOf(input: HoldFilterInput, viewer: Viewer): HoldFilter {
  assertConditions(FILTERED, input, viewer);
  const { kind, activeOn, endingBefore, loanIds } = withoutNulls(input);
  if (kind) assertSeesKinds(kind, viewer);
  return {
    ...(kind && { kinds: kind }),
    ...(activeOn && { activeOn: businessDate(activeOn) }),
    ...(endingBefore && { endingBefore: businessDate(endingBefore) }),
    ...(loanIds && { loanIds }),
    ...madeOfEach(input, (each) => conditionsOf(each, viewer)),
  };
}

/** That a loan is held for what is about the person is told to the audit log, as what is sealed is. */
export function noteHolds(holds: readonly Hold[], { disclosures }: GraphContext): void {
  for (const { kind, loanId } of holds) if (kind && isPersonal(kind)) disclosures.note(loanSubject(loanId), 'PERSONAL');
}

import { withoutNulls } from '../../app/command/loan-command.js';
import { loanSubject } from '../../app/ports/audit-log.js';
import type { HoldFilter } from '../../app/ports/hold-store.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { businessDate, parseBusinessDate } from '../../domain/calendar.js';
import { HOLD_KINDS, type Hold } from '../../domain/hold/hold.js';
import { isPersonal, seesHold } from '../../domain/hold/hold-effects.js';
import { toConnection, type CountedConnection } from '../connection/connection.type.js';
import type { AcceptsValue } from '../connection/cursor.js';
import { toWindow } from '../connection/page-arguments.js';
import { assertConditions, assertSeesKinds } from '../loan/list-loans.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import type { HoldFilterInput, HoldsArguments } from './hold.inputs.js';

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
export const FILTERED: Readonly<Record<keyof HoldFilterInput, readonly [type: string, field: string]>> = {
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

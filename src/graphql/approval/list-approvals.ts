import { withoutNulls } from '../../app/command/loan-command.js';
import type { ApprovalView } from '../../app/ports/approval-stores.js';
import { toConnection, type CountedConnection } from '../connection/connection.type.js';
import { isInstant } from '../connection/cursor.js';
import { toWindow } from '../connection/page-arguments.js';
import { assertConditions } from '../loan/list-loans.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import type { ApprovalFilterInput, ApprovalsArguments } from './approval.type.js';

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
export const FILTERED: Readonly<Record<keyof ApprovalFilterInput, readonly [type: string, field: string]>> = {
  state: ['LoanApproval', 'state'],
  loanId: ['Loan', 'id'],
  command: ['LoanApproval', 'command'],
};

const ORDER = 'approvals';

export async function listApprovals(
  { filter, ...page }: ApprovalsArguments,
  context: GraphContext,
): Promise<CountedConnection<ApprovalView>> {
  const given = filter ?? {};
  assertConditions(FILTERED, given, viewerOf(context));
  const conditions = withoutNulls(given);
  const window = toWindow(ORDER, page, isInstant);
  const found = await context.loaders.approvalPage(conditions, window);
  const keysetOf = ({ requestedAt, id }: ApprovalView) => ({ value: requestedAt, id });
  const connection = toConnection(ORDER, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => context.loaders.approvalCount(conditions) };
}

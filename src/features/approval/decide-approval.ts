import type { LoanAnswer } from '../loan/loan-answer.type.js';
import { actorId } from '../../platform/identity/viewer.js';
import { APPROVAL_DAYS, type ApprovalState, checkDecision } from '../../domain/adjustment/policy.js';
import { refuse, type Result } from '../../domain/refusal.js';
import { type ReadyAdjustment } from '../adjustment/adjust-account.js';
import { asCommand, type LoanWork } from '../loan/loan-command.js';
import type { ApprovalRequest } from './approval-stores.js';
import type { Approvable } from '../adjustment/approvable-command.js';
import type { AdjustmentDetails } from '../adjustment/planned-adjustment.js';
import { stateRefusal, holdRefusal } from '../loan/loan-rules.js';
import type { LoanStores } from '../ports.js';

/** An approval can only be rejected after this. */
export const expiryOf = ({ requestedAt }: { readonly requestedAt: string }): Date =>
  new Date(Date.parse(requestedAt) + APPROVAL_DAYS * 86_400_000);

/** Looks at a requested command as if it were carried out now. Nothing changes. */
export async function readyFor(
  work: LoanWork,
  { onLoan, ready }: Approvable,
  input: AdjustmentDetails,
): Promise<Result<ReadyAdjustment>> {
  const asCommanded = asCommand(work, onLoan);
  const { loan, today, call } = work;
  const refusal = stateRefusal(onLoan, loan) ?? holdRefusal(onLoan, loan, today, call.viewer.scopes);
  return refusal ?? ready(asCommanded, input);
}

export const decisionOf = ({ call, now }: LoanWork) => ({
  decidedBy: actorId(call.viewer),
  decidedAt: now.toISOString(),
});

/** Under the lock of the loan, so that of two who decide at once the second sees what the first did. */

/** What asking for an approval and deciding it answer; all else is read when it is asked for. */
export interface ApprovalAnswer extends LoanAnswer {
  readonly approvalId: string;
  readonly state: ApprovalState;
}

/** The request that an approval decides, under the lock of its loan: of two decisions at once, the second sees the first. */
export async function openRequest(
  { stores, call }: LoanWork,
  approvalId: string,
): Promise<Result<ApprovalRequest, 'NOT_FOUND' | 'CONFLICT' | 'SAME_CLIENT'>> {
  const request = await stores.approvals.byId(approvalId);
  if (!request) return refuse('NOT_FOUND', 'There is no request with this ID in your portfolio.');
  return checkDecision(request, actorId(call.viewer));
}

export const loanOfRequest = async ({ approvals }: LoanStores, { approvalId }: { readonly approvalId: string }) =>
  (await approvals.byId(approvalId))?.loanId;

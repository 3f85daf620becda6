import type { LoanAnswer } from './loan-answer.type.js';
import { newId } from '../command/command-call.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { type LoanWork } from './loan-command.js';
import type { LoanChange } from './loan-stores.js';
import { actorId } from '../../platform/identity/viewer.js';

export interface Change {
  readonly to?: LoanState;
  readonly effectiveOn?: BusinessDate;
  readonly columns?: LoanChange;
  readonly repaymentId?: string;
  readonly reason?: string | undefined;
  readonly amounts?: Readonly<Record<string, string>>;
  /** Names of updated references. */
  readonly changed?: readonly string[];
  /** The entry of an adjustment. */
  readonly entryId?: string;
  /** Who asked for it, where another client approved. */
  readonly requestedBy?: string | undefined;
}

/** The end of every command: the loan's row and its timeline. */
export async function recordChange({ call, stores, loan, now, today }: LoanWork, change: Change): Promise<LoanAnswer> {
  const {
    to = loan.loanStatus,
    columns = {},
    effectiveOn = today,
    repaymentId,
    reason,
    amounts = {},
    changed,
    entryId,
    requestedBy,
  } = change;
  const update = { ...columns, ...(to !== loan.loanStatus && { loanStatus: to }) };
  if (Object.keys(update).length > 0) await stores.loans.update(loan.id, update);
  await stores.events.append({
    id: newId('EV'),
    loanId: loan.id,
    command: call.operation,
    at: now,
    clientId: actorId(call.viewer),
    requestId: call.requestId,
    effectiveDate: effectiveOn,
    fromState: loan.loanStatus,
    toState: to,
    fromLien: loan.encumberedStatus,
    toLien: columns.encumberedStatus === undefined ? loan.encumberedStatus : columns.encumberedStatus,
    repaymentId: repaymentId ?? null,
    reason: reason ?? null,
    amounts,
    changed: changed ?? null,
    entryId: entryId ?? null,
    requestedBy: requestedBy ?? null,
  });
  return { loanId: loan.id, loanStatus: to };
}

import { newId, withoutNulls } from '../command/command-call.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { ApprovableCommand } from '../../domain/adjustment/policy.js';
import { APPROVABLE_COMMANDS, APPROVABLE_REFUSALS } from './approvable-commands.js';
import type { JsonObject } from '../../domain/record/json.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { loanCommand } from '../loan/loan-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, InputType, type ClassType } from 'type-graphql';
import type { Approvable } from '../adjustment/approvable-command.js';
import type { AdjustmentDetails } from '../adjustment/planned-adjustment.js';
import { withOwnIds } from '../adjustment/own-ids.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { ApprovalUpdated } from './approval-updated.js';
import { readyFor } from './decide-approval.js';

@InputType({ description: 'The command to ask for: exactly one of these.' })
class RequestApprovalInput extends CommandInput {}

for (const { name, request, details } of APPROVABLE_COMMANDS)
  Field(() => details, { nullable: true, description: request })(RequestApprovalInput.prototype, name);

type Requested = RequestApprovalInput &
  Partial<Record<ApprovableCommand, (AdjustmentDetails & Readonly<Record<string, unknown>>) | null>>;

const askedOf = (input: Requested): readonly Approvable[] =>
  APPROVABLE_COMMANDS.filter(({ name }) => input[name] != null);

/** Approval requests on a loan without a decision. */
const MOST_PENDING = 50;
const TOO_MANY = `The loan has ${MOST_PENDING} approval requests without a decision. Decide one first.`;

/** Asks another client for an adjustment. It is looked at as if it were carried out now; nothing changes. */
export const requestApproval = loanCommand({
  name: 'requestApproval',
  summary: 'Asks a second client to approve a command that is above the limits of this client.',
  event: 'Approval requested',
  scope: 'loan:request',
  states: ANY_STATE,
  blockedBy: [],
  refusals: APPROVABLE_REFUSALS,
  rest: { path: '/request-approval', answer: 'loanId loanStatus approvalId state' },
  offeredOn: 'APPROVAL',
  affects: ['LoanApproval'],
  input: RequestApprovalInput as ClassType<Requested>,
  answer: ApprovalUpdated,
  check: (input) => {
    if (askedOf(input).length === 1) return undefined;
    const names = APPROVABLE_COMMANDS.map(({ name }) => name).join(', ');
    return invalidInput([{ field: 'input', reason: `must have exactly one of ${names}` }]);
  },
  loanOf: (_, input) => {
    const [command] = askedOf(input);
    return Promise.resolve(command && input[command.name]?.loanId);
  },
  decide: async (work, input) => {
    const { stores, loan, now, call } = work;
    const [command] = askedOf(input);
    const asked = command && input[command.name];
    if (!asked) throw new TypeError('The input was checked');
    const ready = await readyFor(work, command, asked);
    if (!ready.ok) return inside(command.name, ready);
    if ((await stores.approvals.pending(loan.id)) >= MOST_PENDING) return refuse('CONFLICT', TOO_MANY);
    const id = newId('AR');
    const kept = await stores.approvals.insert({
      id,
      loanId: loan.id,
      command: command.name,
      input: withoutNulls(withOwnIds(asked)) as unknown as JsonObject,
      amount: ready.value.plan.amount.toFixed(2),
      state: 'PENDING',
      requestedBy: actorId(call.viewer),
      requestedAt: now.toISOString(),
    });
    if (!kept) return refuse('CONFLICT', 'The borrower was erased, so the request cannot be stored.');
    return success({ loanId: loan.id, loanStatus: loan.loanStatus, approvalId: id, state: 'PENDING' as const });
  },
});

/** Faults are named by their place in this input. */
function inside<R extends Result<never>>(command: ApprovableCommand, refused: R): R | ReturnType<typeof invalidInput> {
  if (refused.ok || refused.refusal.code !== 'INVALID_INPUT') return refused;
  return invalidInput(refused.refusal.faults.map(({ field, reason }) => ({ field: `${command}.${field}`, reason })));
}

import type { LoanAnswer } from '../loan/loan-answer.type.js';
import {
  type ApprovableCommand,
  checkLimits,
  isAdjustmentCommand,
  needsSecondClient,
} from '../../domain/adjustment/policy.js';
import { type Result } from '../../domain/refusal.js';
import { loanCommand, type LoanWork } from '../loan/loan-command.js';
import type { ClassType } from 'type-graphql';
import { InputType } from 'type-graphql';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { type CommandInput, KeyField } from '../command/command-input.js';
import type { LoanRules } from '../command/declaration.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { type ReadyAdjustment, readyAdjustment, doneAlone, carryOut } from './adjust-account.js';
import type { AdjustmentDetails, ApprovableParts } from './planned-adjustment.js';

export interface Approvable {
  readonly name: ApprovableCommand;
  readonly request: string;
  readonly details: ClassType<AdjustmentDetails>;
  readonly onLoan: LoanRules;
  readonly refusals: readonly RefusalCode[];
  readonly ready: (work: LoanWork, input: AdjustmentDetails) => Promise<Result<ReadyAdjustment>>;
}

/** Declares a command that a second client may have to approve. Up to the limit of its role, a client carries it out alone. */
export function approvableCommand<Details extends AdjustmentDetails, const Code extends RefusalCode = never>(
  parts: ApprovableParts<Details, Code>,
) {
  const { name, request, details } = parts;
  const command = loanCommand<Details & CommandInput, LoanAnswer, Code | 'NEEDS_APPROVAL'>({
    ...parts,
    scope: 'loan:service',
    refusals: [...parts.refusals, 'NEEDS_APPROVAL'],
    rest: { path: `/${kebabCase(name)}`, answer: 'loanId loanStatus' },
    affects: MONEY_FIELDS,
    input: withKey(name, details),
    answer: LoanUpdated,
    decide: async (work, input) => {
      const ready = await readyAdjustment(work, parts, input);
      if (!ready.ok) return ready;
      const { amount, boundBy = [], needsApproval } = ready.value.plan;
      if (needsApproval !== undefined) return needsSecondClient(needsApproval);
      const bounds = isAdjustmentCommand(name) ? [{ command: name, amount }, ...boundBy] : boundBy;
      const done = bounds.length > 0 ? await doneAlone(work) : {};
      const limit = checkLimits(work.policy, work.call.viewer.role, bounds, done);
      return limit.ok ? carryOut(work, ready.value) : limit;
    },
  });
  const ready = (work: LoanWork, input: AdjustmentDetails) => readyAdjustment(work, parts, input as Details);
  return { ...command, name, request, details, ready };
}

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The details with a key, which makes them a command. */
function withKey<Details extends object>(command: string, details: ClassType<Details>) {
  const name = `${command.charAt(0).toUpperCase()}${command.slice(1)}Input`;
  @InputType(name, { description: `Parameters of \`${command}\`.` })
  class Keyed extends (details as ClassType) {
    @KeyField()
    idempotencyKey: string;
  }
  return Keyed as unknown as ClassType<Details & CommandInput>;
}

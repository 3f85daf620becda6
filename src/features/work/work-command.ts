import type { ClassType } from 'type-graphql';
import type { BusinessDate } from '../../domain/calendar.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import type { Result } from '../../domain/refusal.js';
import { WORK_SCOPES, type WorkClaim } from '../../domain/work/queue.js';
import { once } from '../../platform/idempotency/once.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { Json } from '../../platform/runtime/json.js';
import { commandCall, onceOf, type Caller } from '../command/command-call.js';
import type { CommandInput } from '../command/command-input.js';
import { COMMON_REFUSALS, type Command, type CommonRefusal } from '../command/declaration.js';
import type { LoanStores } from '../ports.js';
import { shownClaim, WORK_ANSWER, WorkUpdated } from './work.type.js';

export interface AgentWork {
  readonly caller: Caller;
  readonly actor: string;
  readonly stores: LoanStores;
  readonly now: Date;
  readonly today: BusinessDate;
}

interface WorkCommandParts<Input extends CommandInput, Code extends RefusalCode> {
  readonly name: string;
  readonly summary: string;
  readonly event: string;
  readonly path: string;
  readonly refusals: readonly Code[];
  readonly input: ClassType<Input>;
  readonly decide: (work: AgentWork, input: Input) => Promise<Result<WorkClaim, NoInfer<Code> | CommonRefusal>>;
}

/** A command on the work of an agent. It changes no loan, so that no timeline shows it. */
export const workCommand = <Input extends CommandInput, const Code extends RefusalCode>({
  path,
  refusals,
  decide,
  ...parts
}: WorkCommandParts<Input, Code>): Command => ({
  ...parts,
  scopes: WORK_SCOPES,
  refusals: [...COMMON_REFUSALS, ...refusals],
  affects: ['Loan.workClaim', 'Query.workQueues'],
  isLoanEvent: false,
  rest: { path, answer: WORK_ANSWER, tag: 'Work' },
  answer: WorkUpdated,
  carryOut: ({ loanCommands: { unitOfWork, clock, businessDay } }, caller, given: Input) =>
    once(unitOfWork, onceOf(commandCall(parts.name, caller, given)), async (stores): Promise<Result<Json & object>> => {
      const now = clock.now();
      const work = { caller, actor: actorId(caller.viewer), stores, now, today: businessDay(now) };
      const claim = await decide(work, given);
      if (!claim.ok) return claim;
      return { ok: true, value: { loanId: claim.value.loanId, claim: { ...shownClaim(claim.value) } } };
    }),
});

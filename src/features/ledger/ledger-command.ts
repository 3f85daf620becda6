import type { ClassType } from 'type-graphql';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { refuse, type Result } from '../../domain/refusal.js';
import { once } from '../../platform/idempotency/once.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { Json } from '../../platform/runtime/json.js';
import { commandCall, onceOf } from '../command/command-call.js';
import type { CommandInput } from '../command/command-input.js';
import { COMMON_REFUSALS, type Command, type CommonRefusal } from '../command/declaration.js';
import { PeriodUpdated } from './period.type.js';
import type { PeriodStore, PeriodView } from './period-store.js';

export interface LedgerWork {
  readonly periods: PeriodStore;
  readonly now: Date;
  /** The client or person that sends the command. */
  readonly actor: string;
}

interface LedgerCommandParts<Input extends CommandInput, Code extends RefusalCode> {
  readonly name: string;
  readonly summary: string;
  readonly event: string;
  readonly path: string;
  /** Besides those of every command on the ledger. */
  readonly refusals: readonly Code[];
  readonly input: ClassType<Input>;
  readonly decide: (work: LedgerWork, input: Input) => Promise<Result<PeriodView, NoInfer<Code> | CommonRefusal>>;
}

const ANSWER = `period { through closedAt closedBy requestedAt requestedBy reopenedAt reopenedBy }`;

/** A command on the ledger of all loans. No posting commits while it decides. */
export function ledgerCommand<Input extends CommandInput, const Code extends RefusalCode = never>({
  name,
  summary,
  event,
  path,
  refusals,
  input,
  decide,
}: LedgerCommandParts<Input, Code>): Command {
  return {
    name,
    summary,
    event,
    scopes: ['loan:approve'],
    refusals: [...COMMON_REFUSALS, 'BEYOND_OWN_ACCESS', ...refusals],
    affects: ['Query.portfolio'],
    isLoanEvent: false,
    rest: { path, answer: ANSWER },
    input,
    answer: PeriodUpdated,
    carryOut: ({ loanCommands: { unitOfWork, clock } }, caller, given: Input) =>
      once(
        unitOfWork,
        onceOf(commandCall(name, caller, given)),
        async ({ periods }): Promise<Result<Json & object>> => {
          if (caller.viewer.portfolio.kind !== 'ALL') return NOT_ALL_LOANS;
          await periods.lock();
          const period = await decide({ periods, now: clock.now(), actor: actorId(caller.viewer) }, given);
          return period.ok ? { ok: true, value: { period: { ...period.value } } } : period;
        },
      ),
  };
}

const NOT_ALL_LOANS = refuse(
  'BEYOND_OWN_ACCESS',
  'The ledger is one for all loans. Use a client that sees all of them.',
);

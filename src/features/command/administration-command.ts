import type { ClassType } from 'type-graphql';
import type { Scope } from '../../domain/access/roles.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { success, type Refused, type Result } from '../../domain/refusal.js';
import { once } from '../../platform/idempotency/once.js';
import type { JsonObject } from '../../platform/runtime/json.js';
import type { AdministrationStores } from '../ports.js';
import { commandCall, onceOf, type Caller, type CommandCall } from './command-call.js';
import type { CommandInput } from './command-input.js';
import type { AdministrationNeeds } from './command-needs.js';
import { COMMON_REFUSALS, type Alternative, type Command, type CommonRefusal } from './declaration.js';

/** One command on clients, borrowers or webhooks, inside its unit of work. */
export interface AdministrationWork<Prepared = undefined> {
  readonly call: CommandCall;
  readonly needs: AdministrationNeeds;
  readonly stores: AdministrationStores;
  readonly now: Date;
  /** What `prepare` read. */
  readonly prepared: Prepared;
  /** Adds secrets to this answer only. They aren't kept, so a repeat doesn't have them. */
  readonly tellOnce: (secrets: object) => void;
}

interface AdministrationCommandParts<
  Input extends CommandInput,
  Value extends JsonObject,
  Code extends RefusalCode,
  Prepared,
> {
  readonly name: string;
  /** What it does, verb first. */
  readonly summary: string;
  /** Past tense: "Client created". */
  readonly event: string;
  readonly scopes: readonly Scope[];
  /** Besides those of every command. The type of `decide` enforces them. */
  readonly refusals: readonly Code[];
  /** What it can change, as `Type.field` or `Type`. */
  readonly affects: readonly string[];
  readonly input: ClassType<Input>;
  readonly answer: ClassType;
  readonly alternative?: Alternative;
  /** Looks at the caller and the input before anything is locked or counted as a repeat. */
  readonly check?: (
    needs: AdministrationNeeds,
    caller: Caller,
    input: Input,
  ) => Refused<'INVALID_INPUT'> | undefined | Promise<Refused<'INVALID_INPUT'> | undefined>;
  /** Reads what is needed before the unit of work begins. */
  readonly prepare?: (needs: AdministrationNeeds) => Promise<Prepared>;
  readonly decide: (
    work: AdministrationWork<Prepared>,
    input: Input,
  ) => Promise<Result<Value, NoInfer<Code> | CommonRefusal>>;
}

/** Declares a command on clients, borrowers or webhooks. It runs once per idempotency key, in one unit of work. */
export function administrationCommand<
  Input extends CommandInput,
  Value extends JsonObject,
  const Code extends RefusalCode = never,
  Prepared = undefined,
>({ refusals, check, prepare, decide, ...parts }: AdministrationCommandParts<Input, Value, Code, Prepared>): Command {
  const run = async (needs: AdministrationNeeds, caller: Caller, input: Input): Promise<Result<object>> => {
    const refused = await check?.(needs, caller, input);
    if (refused) return refused;
    const prepared = (await prepare?.(needs)) as Prepared;
    const call = commandCall(parts.name, caller, input);
    let secrets: object = {};
    const tellOnce = (told: object) => {
      secrets = told;
    };
    const result = await once(needs.unitOfWork, onceOf(call), (stores) =>
      decide({ call, needs, stores, now: needs.clock.now(), prepared, tellOnce }, input),
    );
    if (!result.ok) return result;
    // An attempt that was rolled back may have left some, while another request with the key was carried out.
    return success(result.repeated ? result.value : { ...result.value, ...secrets });
  };
  return {
    ...parts,
    refusals: [...COMMON_REFUSALS, ...refusals],
    isLoanEvent: false,
    carryOut: ({ administration }, caller, input: Input) => run(administration, caller, input),
  };
}

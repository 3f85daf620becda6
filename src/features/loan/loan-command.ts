import type { LoanAnswer } from './loan-answer.type.js';
import type { CommandNeeds } from '../command/command-needs.js';
import type { ClassType } from 'type-graphql';
import type { AdjustmentPolicy } from '../../domain/adjustment/policy.js';
import type { Scope } from '../../domain/access/roles.js';
import { WHOLE_PORTFOLIO, type Viewer } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LienCommand } from '../../domain/collateral/collateral.js';
import { isPersonal } from '../../domain/hold/hold-effects.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { refuse, success, type Refused, type Result } from '../../domain/refusal.js';
import { once, onceWithin } from '../../platform/idempotency/once.js';
import { rollBack } from '../../platform/postgres/unit-of-work.js';
import type { Json } from '../../platform/runtime/json.js';
import { commandCall, onceOf, type Caller, type CommandCall } from '../command/command-call.js';
import type { CommandInput } from '../command/command-input.js';
import {
  COMMON_REFUSALS,
  type Command,
  type CommandMenu,
  type CommandServices,
  type CommonRefusal,
  type Effect,
  type LoanRules,
  type Outcomes,
  type PreviewNeeds,
  type RestEndpoint,
} from '../command/declaration.js';
import type { LoanStores } from '../ports.js';
import { affectedFields } from './affected-fields.js';
import { holdRefusal, isOpenToAll, stateRefusal } from './loan-rules.js';
import type { LockedLoan } from './loan-stores.js';
import type { Repayment } from './repayment.js';

/** One command at work on one loan, which is locked until the command ends. */
export interface LoanWork {
  readonly call: CommandCall;
  /** The rules of the command that is carried out. */
  readonly rules: LoanRules;
  readonly policy: AdjustmentPolicy;
  readonly stores: LoanStores;
  readonly loan: LockedLoan;
  readonly now: Date;
  readonly today: BusinessDate;
}

/** The same work, as another command carries it out. */
export const asCommand = (work: LoanWork, rules: LoanRules): LoanWork => ({
  ...work,
  rules,
  call: { ...work.call, operation: rules.name },
});

/** Raised by the lock, the holds or the state of the loan, for any command. */
const LOAN_REFUSALS = ['NOT_FOUND', 'NOT_ALLOWED_IN_STATE', 'ON_HOLD'] as const satisfies readonly RefusalCode[];
export type LoanRefusal = (typeof LOAN_REFUSALS)[number];

interface LoanCommandParts<
  Input extends CommandInput,
  Value extends LoanAnswer,
  Code extends RefusalCode,
  Prepared = undefined,
> {
  readonly name: string;
  /** What it does, verb first. */
  readonly summary: string;
  /** Past tense: "Hold placed". */
  readonly event: string;
  readonly scope: Scope;
  /** Other scopes that it needs. */
  readonly alsoNeeds?: readonly Scope[];
  readonly states: Outcomes;
  /** What it does to the lien, where it needs a certain state of it. */
  readonly lien?: LienCommand;
  /** The kinds of holds that forbid it. */
  readonly blockedBy: readonly HoldKind[];
  /** Whether an agreed delay forbids it. `decide` refuses it, because a day or a consent may matter. */
  readonly blockedByDelay?: true;
  /** Besides those of every command on a loan. The type of `decide` enforces them. */
  readonly refusals: readonly Code[];
  readonly rest?: RestEndpoint;
  readonly menu?: CommandMenu;
  /** The object that offers it; the loan by default. An approval changes no loan itself. */
  readonly offeredOn?: LoanRules['offeredOn'];
  /** What it can change besides `affectedByAny`: fields of `Loan`, or others as `Type.field` or `Type`. */
  readonly affects: readonly string[];
  readonly isKnownTo?: LoanRules['isKnownTo'];
  readonly input: ClassType<Input>;
  readonly answer: ClassType;
  /** Looks at the input before the loan is locked. */
  readonly check?: (input: Input) => Refused<'INVALID_INPUT'> | undefined;
  /** Finds the loan, where the input does not name it. */
  readonly loanOf?: (stores: LoanStores, input: Input, viewer: Viewer) => Promise<string | undefined>;
  /** Whether `loanOf` finds only loans that the caller may change, in its portfolio or not. */
  readonly isPartyTo?: true;
  /** Reads what it needs of the graph, before the loan is locked. */
  readonly prepare?: (services: CommandServices, caller: Caller, input: Input) => Promise<Prepared>;
  readonly decide: (
    work: LoanWork,
    input: Input,
    prepared: Prepared,
  ) => Promise<Result<Value, NoInfer<Code> | CommonRefusal | 'NOT_FOUND'>>;
}

export interface LoanCommand<Input extends CommandInput, Value extends LoanAnswer> extends Command {
  readonly onLoan: LoanRules;
  readonly decide: (work: LoanWork, input: Input) => Promise<Result<Value>>;
  readonly run: (needs: CommandNeeds, caller: Caller, input: Input) => Promise<Result<Value>>;
}

/** Declares a command on a loan. Both edges, permissions, menus and the printed tables are derived from it. */
export function loanCommand<
  Input extends CommandInput,
  Value extends LoanAnswer,
  const Code extends RefusalCode = never,
  Prepared = undefined,
>(parts: LoanCommandParts<Input, Value, Code, Prepared>): LoanCommand<Input, Value> {
  const { name, summary, event, scope, states, lien, blockedBy, menu, isKnownTo, input, answer, rest } = parts;
  const onLoan: LoanRules = {
    name,
    states,
    lien,
    blockedBy,
    blockedByDelay: parts.blockedByDelay,
    menu,
    isKnownTo,
    offeredOn: parts.offeredOn ?? 'LOAN',
  };
  const loanOf = (given: Input) => {
    const find = parts.loanOf;
    return find
      ? (stores: LoanStores, viewer: Viewer) => find(stores, given, viewer)
      : (given as Input & { readonly loanId: string }).loanId;
  };
  const runPrepared = async (
    needs: CommandNeeds,
    caller: Caller,
    given: Input,
    prepared: Prepared,
  ): Promise<Result<Value>> => {
    const sent = { call: commandCall(name, caller, given), rules: onLoan, isPartyTo: parts.isPartyTo };
    return parts.check?.(given) ?? runOnLoan(needs, sent, loanOf(given), (work) => parts.decide(work, given, prepared));
  };
  const prepare = async (services: CommandServices, caller: Caller, given: Input): Promise<Prepared> =>
    parts.prepare ? parts.prepare(services, caller, given) : unprepared;
  /** Other code carries out only commands that need no preparation. */
  const unprepared = undefined as Prepared;
  const run = (needs: CommandNeeds, caller: Caller, given: Input) => runPrepared(needs, caller, given, unprepared);
  const preview = async <Seen>(
    { services, look }: PreviewNeeds<Seen>,
    caller: Caller,
    given: Input,
  ): Promise<Result<Effect<Seen>>> => {
    const sent = { call: commandCall(name, caller, given), rules: onLoan, isPartyTo: parts.isPartyTo };
    const prepared = await prepare(services, caller, given);
    return (
      parts.check?.(given) ??
      previewOnLoan(services.loanCommands, sent, loanOf(given), (work) => parts.decide(work, given, prepared), look)
    );
  };
  return {
    name,
    summary,
    event,
    scopes: [scope, ...(parts.alsoNeeds ?? [])],
    refusals: unique([
      ...COMMON_REFUSALS,
      'NOT_FOUND',
      ...(isOpenToAll(states) && lien === undefined ? [] : ['NOT_ALLOWED_IN_STATE' as const]),
      ...(blockedBy.length > 0 ? ['ON_HOLD' as const] : []),
      ...parts.refusals,
    ]),
    affects: affectedFields(parts.affects, states),
    input,
    answer,
    rest,
    isLoanEvent: onLoan.offeredOn !== 'APPROVAL',
    onLoan,
    decide: (work, given) => parts.decide(work, given, unprepared),
    run,
    carryOut: async (services, caller, given: Input) =>
      runPrepared(services.loanCommands, caller, given, await prepare(services, caller, given)),
    preview,
  };
}

const unique = (codes: readonly RefusalCode[]): readonly RefusalCode[] => [...new Set(codes)];

/** The loan's id, or how to find it. */
type LoanOf = string | ((stores: LoanStores, viewer: Viewer) => Promise<string | undefined>);

type Decide<T> = (work: LoanWork) => Promise<Result<T>>;

/** A command that a caller sent. */
export interface SentCommand {
  readonly call: CommandCall;
  readonly rules: LoanRules;
  /** The caller may change the loan that was found, in its portfolio or not. */
  readonly isPartyTo?: true | undefined;
}

/**
 * Every command on a loan: idempotency key, lock on the loan, its state and holds, decision and commit, in one unit of work.
 * A loan outside the caller's portfolio is answered like one that does not exist. Answers hold plain values only, because
 * they are kept and returned again.
 */
export async function runOnLoan<T extends object>(
  needs: CommandNeeds,
  sent: SentCommand,
  loanOf: LoanOf,
  decide: Decide<T>,
): Promise<Result<T>> {
  const done = await once(needs.unitOfWork, onceOf(sent.call), onLoan(needs, sent, loanOf, decide), tellsOf);
  return done as Result<T>;
}

/** What a command would do: it is carried out by the very same steps, looked at, and rolled back. No key is used. */
const previewOnLoan = <T extends LoanAnswer, Seen>(
  needs: CommandNeeds,
  sent: SentCommand,
  loanOf: LoanOf,
  decide: Decide<T>,
  look: PreviewNeeds<Seen>['look'],
): Promise<Result<Effect<Seen>>> =>
  rollBack(needs.unitOfWork, async (stores): Promise<Result<Effect<Seen>>> => {
    let before: Seen | undefined;
    const done = await onLoan(needs, sent, loanOf, async (work) => {
      before = await look(stores, work.loan.id);
      return decide(work);
    })(stores);
    if (!done.ok) return done;
    const { loanId } = done.value as unknown as T;
    return success({ loanId, before, after: await look(stores, loanId) });
  });

const onLoan =
  <T>(
    { clock, businessDay, policy }: CommandNeeds,
    { call, rules, isPartyTo }: SentCommand,
    loanOf: LoanOf,
    decide: Decide<T>,
  ) =>
  async (stores: LoanStores): Promise<Result<Json>> => {
    const { viewer } = call;
    const loanId = typeof loanOf === 'string' ? loanOf : await loanOf(stores, viewer);
    const portfolio = isPartyTo ? WHOLE_PORTFOLIO : viewer.portfolio;
    const loan = loanId === undefined ? undefined : await stores.loans.lock(loanId, portfolio);
    if (!loan) return refuse('NOT_FOUND', 'There is no object with this ID in your portfolio.');
    const now = clock.now();
    const today = businessDay(now);
    const refusal = stateRefusal(rules, loan) ?? holdRefusal(rules, loan, today, viewer.scopes);
    return (refusal ?? (await decide({ call, rules, policy, stores, loan, now, today }))) as Result<Json>;
  };

/** A command on a loan that is known, to be carried out with others or alone. */
export interface LoanTask<T> extends SentCommand {
  readonly loanId: string;
  readonly decide: Decide<T>;
}

/**
 * Carries out commands on different loans in one unit of work, which costs far less than one for each. Locked loans are
 * left out. When one is refused or fails, nothing is done: then each is for `runOnLoan`.
 */
export const carryOutTogether = <T extends object>(
  needs: CommandNeeds,
  tasks: readonly LoanTask<T>[],
): Promise<ReadonlyMap<LoanTask<T>, Result<T>>> =>
  needs.unitOfWork.run(async (stores) => {
    const free = new Set(await stores.loans.lockFree(tasks.map(({ loanId }) => loanId)));
    const taken = tasks.filter(({ loanId }) => free.has(loanId));
    const done = await Promise.allSettled(
      taken.map((task) =>
        onceWithin(stores, onceOf(task.call), onLoan(needs, task, task.loanId, task.decide), tellsOf),
      ),
    );
    // Every task has ended before the unit of work does.
    return new Map(taken.map((task, place) => [task, valueOf(done[place]) as Result<T>]));
  });

function valueOf<T>(settled: PromiseSettledResult<T> | undefined): T {
  if (settled?.status === 'fulfilled') return settled.value;
  throw settled?.reason;
}

/** Of all answers, those with free texts of a repayment, with a hold that is about the person, or with a code that may tell of a death. */
function tellsOf(answer: Result<Json>): string | undefined {
  if (!answer.ok) return answer.refusal.code === 'ON_HOLD' ? loanHeldForPerson(answer.refusal.holds) : undefined;
  const { loanId, repayment, hold, autopay } = answer.value as {
    readonly loanId?: string;
    readonly repayment?: Partial<Repayment>;
    readonly hold?: Hold;
    readonly autopay?: { readonly suspendedFor?: string | null };
  };
  if (autopay?.suspendedFor != null) return loanId;
  if (repayment?.externalReference != null || repayment?.reason != null) return loanId;
  return hold && loanHeldForPerson([hold]);
}

/** Once an erasure took the kind, a hold tells nothing of the person any more. */
const loanHeldForPerson = (holds: readonly Hold[]): string | undefined =>
  holds.find(({ kind }) => kind !== null && isPersonal(kind))?.loanId;

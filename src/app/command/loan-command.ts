import { randomUUID } from 'node:crypto';
import type { InputCheck } from '../../domain/input-check.js';
import { keyHolder, type Viewer } from '../../domain/access/viewer.js';
import type { IdempotencyScope, Json, Clock, LoanStores, UnitOfWork } from '../ports/ports.js';
import type { BusinessDay, BusinessDate } from '../../domain/calendar.js';
import type { Hold } from '../../domain/hold/hold.js';
import { isPersonal } from '../../domain/hold/hold-effects.js';
import { holdRefusal } from '../../domain/loan/given-commands.js';
import { refuse, type Result } from '../../domain/refusal.js';
import type { LockedLoan, Repayment } from '../ports/loan-stores.js';
import type { Autopay } from '../ports/payment-stores.js';
import { once, onceWithin } from './once.js';

/** An input's null member means the same as its absence; the domain knows only absence. */
export type WithoutNulls<T> = T extends (infer Item)[]
  ? WithoutNulls<Item>[]
  : T extends object
    ? { [Name in keyof T]: WithoutNulls<Exclude<T[Name], null>> }
    : T;

export function withoutNulls<T>(value: T): WithoutNulls<T> {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNulls(item)) as WithoutNulls<T>;
  if (typeof value !== 'object' || value === null) return value as WithoutNulls<T>;
  const members = Object.entries(value as object).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls<unknown>(member)])) as WithoutNulls<T>;
}

/** An id that nobody can guess, with a prefix that tells people what it names. */
export const newId = (prefix: string): string => `${prefix}-${randomUUID()}`;

const LONGEST = 500;

/** Free text of a command: may be absent. */
export function checkText(check: InputCheck, field: string, text: string | null | undefined): void {
  if (text == null) return;
  if (text.trim() === '' || text.length > LONGEST) check.fault(field, `must have 1 to ${LONGEST} characters`);
}

/** Who commands, and in which request. */
export interface Caller {
  readonly viewer: Viewer;
  readonly requestId: string;
  /** No key came with the command: the same input within a minute is a repeat. */
  readonly withoutKey?: boolean | undefined;
}

export interface CommandCall extends Caller {
  readonly operation: string;
  readonly idempotencyKey: string;
  /** Everything that makes the command what it is, apart from its key. */
  readonly input: Json;
}

/** An input that leaves a member out and one that says null are the same command. */
export function commandCall(
  operation: string,
  caller: Caller,
  input: { readonly idempotencyKey: string },
): CommandCall {
  const { idempotencyKey, ...rest } = input;
  return { ...caller, operation, idempotencyKey, input: withoutNulls(rest) };
}

/** How long the input of a command stands for the key that did not come with it. */
const SECONDS_WITHOUT_KEY = 60;

export const scopeOf = ({ viewer, operation, idempotencyKey, withoutKey }: CommandCall): IdempotencyScope => ({
  clientId: keyHolder(viewer),
  operation,
  key: idempotencyKey,
  seconds: withoutKey ? SECONDS_WITHOUT_KEY : undefined,
});

export interface CommandNeeds {
  readonly unitOfWork: UnitOfWork<LoanStores>;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
}

/** One command at work on one loan, which nobody else can change until it ends. */
export interface LoanWork {
  readonly call: CommandCall;
  readonly stores: LoanStores;
  readonly loan: LockedLoan;
  readonly now: Date;
  readonly today: BusinessDate;
}

/** The loan's id, or how to find it. */
type LoanOf = string | ((stores: LoanStores) => Promise<string | undefined>);

type Decide<T> = (work: LoanWork) => Promise<Result<T>>;

/**
 * Every command on a loan: idempotency key, lock on the loan as it exists for the client, its holds, decision, commit; all
 * in one unit of work. A loan outside the client's portfolio is answered as one that was never there. Answers hold plain values
 * only, since they are kept and given again.
 */
export async function loanCommand<T extends object>(
  needs: CommandNeeds,
  call: CommandCall,
  loanOf: LoanOf,
  decide: Decide<T>,
): Promise<Result<T>> {
  const { unitOfWork } = needs;
  const done = await once(unitOfWork, commandOf(call), onLoan(needs, call, loanOf, decide), tellsOf);
  return done as Result<T>;
}

const commandOf = (call: CommandCall) => ({ scope: scopeOf(call), input: call.input });

const onLoan =
  <T>({ clock, businessDay }: CommandNeeds, call: CommandCall, loanOf: LoanOf, decide: Decide<T>) =>
  async (stores: LoanStores): Promise<Result<Json>> => {
    const { viewer, operation } = call;
    const loanId = typeof loanOf === 'string' ? loanOf : await loanOf(stores);
    const loan = loanId === undefined ? undefined : await stores.loans.lock(loanId, viewer.portfolio);
    if (!loan) return refuse('NOT_FOUND', 'There is no such thing for this client');
    const now = clock.now();
    const today = businessDay(now);
    const held = holdRefusal(loan, operation, today, viewer.scopes);
    return (held ?? (await decide({ call, stores, loan, now, today }))) as Result<Json>;
  };

/** A command on a loan that is known, to be carried out with others or by itself. */
export interface LoanTask<T> {
  readonly call: CommandCall;
  readonly loanId: string;
  readonly decide: Decide<T>;
}

/**
 * Commands on different loans in one unit of work, which costs far less than one for each. Those whose loan somebody else is at are
 * left out. Where one is refused or fails, nothing is done: each is for `loanCommand` then.
 */
export const carryOutTogether = <T extends object>(
  needs: CommandNeeds,
  tasks: readonly LoanTask<T>[],
): Promise<ReadonlyMap<LoanTask<T>, Result<T>>> =>
  needs.unitOfWork.run(async (stores) => {
    const free = new Set(await stores.loans.lockFree(tasks.map(({ loanId }) => loanId)));
    const taken = tasks.filter(({ loanId }) => free.has(loanId));
    const done = await Promise.allSettled(
      taken.map(({ call, loanId, decide }) =>
        onceWithin(stores, commandOf(call), onLoan(needs, call, loanId, decide), tellsOf),
      ),
    );
    // The unit of work ends when nobody is at it any more.
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
    readonly autopay?: Partial<Autopay>;
  };
  if (autopay?.suspendedFor != null) return loanId;
  if (repayment?.externalReference != null || repayment?.reason != null) return loanId;
  return hold && loanHeldForPerson([hold]);
}

/** Once an erasure took the kind, a hold tells nothing of the person any more. */
const loanHeldForPerson = (holds: readonly Hold[]): string | undefined =>
  holds.find(({ kind }) => kind !== null && isPersonal(kind))?.loanId;

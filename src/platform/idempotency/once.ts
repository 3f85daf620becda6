import type { UnitOfWork } from '../postgres/unit-of-work.js';
import type { IdempotencyScope, IdempotencyStore } from './idempotency.js';
import type { Json } from '../runtime/json.js';

/** Why a command is not carried out: data, not a fault. An application's refusals have members of their own. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export type Outcome<Value, Refused extends Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused };

interface InvalidKey extends Refusal {
  readonly code: 'INVALID_INPUT';
  readonly faults: readonly { readonly field: string; readonly reason: string }[];
}

interface KeyRefused<Code extends string> extends Refusal {
  readonly code: Code;
}

/** Why an idempotency key keeps a command from being carried out. */
export type KeyRefusal =
  | InvalidKey
  | KeyRefused<'IN_PROGRESS'>
  | KeyRefused<'IDEMPOTENCY_KEY_REUSED'>
  | KeyRefused<'CONFLICT'>;

const refuse = <const Code extends string>(code: Code, message: string) =>
  ({ ok: false, refusal: { code, message } }) as const;

/**
 * What can be said alike in a header and in a text of the graph: printable ASCII, with no blank at either end, which HTTP
 * takes off. A comma is how HTTP joins two headers into one.
 */
const SPELLED = '[!-+\\--~]([ -+\\--~]{0,98}[!-+\\--~])?';

export const KEY_PATTERN = `^${SPELLED}$`;

const KEY = new RegExp(KEY_PATTERN);
const BLANKS_AND_PRINTABLE = /^[\t -~]*$/;

/** The key that a caller means, whichever edge it comes by: the only place that decides what a key is. */
export function readKey(text: string): Outcome<string, InvalidKey> {
  const key = BLANKS_AND_PRINTABLE.test(text) ? text.trim() : '';
  if (KEY.test(key)) return { ok: true, value: key };
  const [field, reason] = ['idempotencyKey', 'must have 1 to 100 characters of printable ASCII, without a comma'];
  return { ok: false, refusal: { code: 'INVALID_INPUT', message: `${field} ${reason}`, faults: [{ field, reason }] } };
}

export interface Command {
  readonly scope: IdempotencyScope;
  /** Everything that makes this command what it is, apart from its key. */
  readonly input: Json;
}

interface KeyStores {
  readonly idempotency: IdempotencyStore;
}

type TellsOf<T, R extends Refusal> = (answer: Outcome<T, R>) => string | undefined;

type Answered<T, R extends Refusal> = Outcome<T, R | KeyRefusal> & { readonly repeated: boolean };

/** Rolls the unit of work back while carrying the refusal out of it. */
class RolledBack extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/**
 * Runs a command once per (client, operation, key): a retry gets the first answer; a key with another input, or of a
 * running command, is refused. A refused command leaves only its answer. Without a key, the input replaces it for a
 * while.
 */
export async function once<T extends Json, R extends Refusal, Needed extends KeyStores>(
  unitOfWork: UnitOfWork<Needed>,
  { scope: given, input }: Command,
  work: (stores: Needed) => Promise<Outcome<T, R>>,
  /** The loan of whose borrower an answer tells, if it tells of any: it is sealed, and goes with the borrower. */
  tellsOf?: TellsOf<T, R>,
): Promise<Answered<T, R>> {
  const key = readKey(given.key);
  if (!key.ok) return { ...key, repeated: false };
  let scope: IdempotencyScope = { ...given, key: key.value };
  try {
    return await unitOfWork.run(async (stores) => {
      if (given.seconds !== undefined) scope = { ...given, key: await stores.idempotency.keyOf(input) };
      return onceWithin(stores, { scope, input }, work, tellsOf);
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    return rememberRefusal<T, R>(unitOfWork, { scope, input }, error.refusal as R, tellsOf);
  }
}

/** The same in a unit of work that is open already, by a key that was read. It fails where the command is refused: all of it goes then. */
export async function onceWithin<T extends Json, R extends Refusal, Needed extends KeyStores>(
  stores: Needed,
  { scope, input }: Command,
  work: (stores: Needed) => Promise<Outcome<T, R>>,
  tellsOf?: TellsOf<T, R>,
): Promise<Answered<T, R>> {
  const earlier = await recall(stores, { scope, input });
  if (earlier) return { ...(earlier as Outcome<T, R>), repeated: true };
  const result = await work(stores);
  if (!result.ok) throw new RolledBack(result.refusal);
  await stores.idempotency.save(scope, input, { ok: true, value: result.value }, tellsOf?.(result));
  return { ...result, repeated: false };
}

/**
 * A concurrent retry waits for the lock too, so a found answer counts more than the lock: a finished command is seen
 * before its lock is free.
 */
async function recall(stores: KeyStores, { scope, input }: Command): Promise<Outcome<Json, Refusal> | undefined> {
  const [isFree, earlier] = await Promise.all([
    stores.idempotency.tryLock(scope),
    stores.idempotency.find(scope, input),
  ]);
  if (!earlier) {
    if (isFree) return undefined;
    return refuse('IN_PROGRESS', 'This command is in progress. Retry in a moment.');
  }
  if (!earlier.sameInput) {
    return refuse('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used with another input. Use a new key.');
  }
  if (earlier.answer === undefined) {
    return refuse('CONFLICT', 'The result of this command was erased with the borrower.');
  }
  return earlier.answer as unknown as Outcome<Json, Refusal>;
}

async function rememberRefusal<T extends Json, R extends Refusal>(
  unitOfWork: UnitOfWork<KeyStores>,
  { scope, input }: Command,
  refusal: R,
  tellsOf: TellsOf<T, R> | undefined,
) {
  return unitOfWork.run(async (stores): Promise<Answered<T, R>> => {
    const earlier = await recall(stores, { scope, input });
    if (earlier) return { ...(earlier as Outcome<T, R>), repeated: true };
    const answer = { ok: false, refusal } as const;
    await stores.idempotency.save(scope, input, answer as unknown as Json, tellsOf?.(answer));
    return { ...answer, repeated: false };
  });
}

import { invalidInput, success, type InvalidInput, type Result, refuse, type Refusal } from '../../domain/refusal.js';
import type { IdempotencyScope, IdempotencyStore, Json, UnitOfWork } from '../ports/ports.js';

/**
 * What can be said alike in a header and in a text of the graph: printable ASCII, with no blank at either end, which HTTP
 * takes off. A comma is how HTTP joins two headers into one.
 */
const SPELLED = '[!-+\\--~]([ -+\\--~]{0,98}[!-+\\--~])?';

export const KEY_PATTERN = `^${SPELLED}$`;

const KEY = new RegExp(KEY_PATTERN);
const BLANKS_AND_PRINTABLE = /^[\t -~]*$/;

/** The key that a caller means, whichever edge it comes by: the only place that decides what a key is. */
export function readKey(text: string): Result<string, InvalidInput> {
  const key = BLANKS_AND_PRINTABLE.test(text) ? text.trim() : '';
  if (KEY.test(key)) return success(key);
  const reason = 'must have 1 to 100 characters of printable ASCII, without a comma';
  return invalidInput([{ field: 'idempotencyKey', reason }]);
}

export interface Command {
  readonly scope: IdempotencyScope;
  /** Everything that makes this command what it is, apart from its key. */
  readonly input: Json;
}

interface KeyStores {
  readonly idempotency: IdempotencyStore;
}

type TellsOf<T> = (answer: Result<T>) => string | undefined;

/** Rolls the unit of work back while carrying the refusal out of it. */
class RolledBack extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/**
 * Runs a command once per (client, operation, key): a repeat gets the first answer, a key with another input or one
 * still at work is refused. A refused command leaves nothing behind but its answer. Where no key came, the input stands for
 * it for a while.
 */
export async function once<T extends Json, Needed extends KeyStores>(
  unitOfWork: UnitOfWork<Needed>,
  { scope: given, input }: Command,
  work: (stores: Needed) => Promise<Result<T>>,
  /** The loan of whose borrower an answer tells, if it tells of any: it is sealed, and goes with the borrower. */
  tellsOf?: TellsOf<T>,
): Promise<Result<T> & { readonly repeated: boolean }> {
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
    return rememberRefusal(unitOfWork, { scope, input }, error.refusal, tellsOf);
  }
}

/** The same in a unit of work that is open already, by a key that was read. It fails where the command is refused: all of it goes then. */
export async function onceWithin<T extends Json, Needed extends KeyStores>(
  stores: Needed,
  { scope, input }: Command,
  work: (stores: Needed) => Promise<Result<T>>,
  tellsOf?: TellsOf<T>,
): Promise<Result<T> & { readonly repeated: boolean }> {
  const earlier = await recall<T>(stores, { scope, input });
  if (earlier) return { ...earlier, repeated: true };
  const result = await work(stores);
  if (!result.ok) throw new RolledBack(result.refusal);
  await stores.idempotency.save(scope, input, { ok: true, value: result.value }, tellsOf?.(result));
  return { ...result, repeated: false };
}

/**
 * Whoever repeats at the same moment holds the lock too, so what is found counts more than the lock: a command that is
 * finished is seen before its lock is free.
 */
async function recall<T extends Json>(stores: KeyStores, { scope, input }: Command): Promise<Result<T> | undefined> {
  const [isFree, earlier] = await Promise.all([
    stores.idempotency.tryLock(scope),
    stores.idempotency.find(scope, input),
  ]);
  if (!earlier) {
    if (isFree) return undefined;
    return refuse('IN_PROGRESS', 'The same command is being carried out just now: ask again in a moment');
  }
  if (!earlier.sameInput) {
    return refuse('IDEMPOTENCY_KEY_REUSED', 'This idempotencyKey was used with another input: use a new key');
  }
  if (earlier.answer === undefined) {
    return refuse('CONFLICT', 'This command was answered, and its answer was erased with the borrower');
  }
  return earlier.answer as unknown as Result<T>;
}

async function rememberRefusal<T extends Json>(
  unitOfWork: UnitOfWork<KeyStores>,
  { scope, input }: Command,
  refusal: Refusal,
  tellsOf: TellsOf<T> | undefined,
) {
  return unitOfWork.run(async (stores): Promise<Result<T> & { repeated: boolean }> => {
    const earlier = await recall<T>(stores, { scope, input });
    if (earlier) return { ...earlier, repeated: true };
    const answer = { ok: false, refusal } as const;
    await stores.idempotency.save(scope, input, answer as unknown as Json, tellsOf?.(answer));
    return { ...answer, repeated: false };
  });
}

import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { IdempotencyScope, IdempotencyStore } from './idempotency.js';
import type { Json } from '../runtime/json.js';
import { insertion } from '../postgres/statement.js';
import type { Session } from '../postgres/database.js';
import type { SealPlace } from '../sealing/sealed-box.js';

/** So many characters are written at a time. */
const MUCH = 100_000;

/** The same text for the same value, with its members in any order; in pieces, so that others get a turn in between. */
export function* canonicalJson(value: Json): Generator<string> {
  const rest = yield* written('', value);
  yield rest;
}

/** Writes a value behind `text`, hands on what is long enough, and answers what is not yet. */
function* written(text: string, value: Json): Generator<string, string> {
  if (typeof value === 'string' && value.length > MUCH) {
    yield text;
    yield* slicesOf(value);
    return '';
  }
  if (typeof value !== 'object' || value === null) return yield* handedOn(text + JSON.stringify(value));
  let rest = text;
  if (Array.isArray(value)) {
    rest += '[';
    for (const [place, element] of (value as readonly Json[]).entries())
      rest = yield* written(place > 0 ? `${rest},` : rest, element);
    return `${rest}]`;
  }
  rest += '{';
  const members = yield* byName(Object.entries(value));
  for (const [place, [name, member]] of members.entries())
    rest = yield* written(`${rest}${place > 0 ? ',' : ''}${JSON.stringify(name)}:`, member);
  return `${rest}}`;
}

function* handedOn(text: string): Generator<string, string> {
  if (text.length < MUCH) return text;
  yield text;
  return '';
}

type Member = readonly [string, Json];

/** More are put in order part by part: names may be long and alike, and then to compare them takes as long as to write them. */
const SORTED_AT_ONCE = 500;

function* byName(members: Member[]): Generator<string, Member[]> {
  if (members.length <= SORTED_AT_ONCE) return members.sort(([a], [b]) => (a < b ? -1 : 1));
  yield '';
  const middle = members.length >> 1;
  const first = yield* byName(members.slice(0, middle));
  const second = yield* byName(members.slice(middle));
  return merged(first, second);
}

function merged(first: readonly Member[], second: readonly Member[]): Member[] {
  const members: Member[] = [];
  let taken = 0;
  for (const member of first) {
    for (let next = second[taken]; next && next[0] < member[0]; next = second[taken]) {
      members.push(next);
      taken += 1;
    }
    members.push(member);
  }
  return [...members, ...second.slice(taken)];
}

function* slicesOf(text: string): Generator<string> {
  yield '"';
  for (let from = 0; from < text.length;) {
    const to = from + MUCH - (isFirstOfPair(text.charCodeAt(from + MUCH - 1)) ? 1 : 0);
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
    from = to;
  }
  yield '"';
}

/** Half of a character that is written with two: cut off from the other it would be written as an escape. */
const isFirstOfPair = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** So long others wait at most, and for the piece that is under way. */
const LONGEST_MS = 5;

const LOCK = 'SELECT pg_try_advisory_xact_lock($1::bigint) AS "locked"';
const FIND = `SELECT "inputHash", "answer", "sealedAnswer", "loanId" FROM "IdempotencyKey"
  WHERE "clientId" = $1 AND "operation" = $2 AND "key" = $3
    AND ($4::int IS NULL OR "createdAt" > now() - make_interval(secs => $4::int))`;
/** Only what does not count any more can be there already. */
const OR_REPLACE = ` ON CONFLICT ("clientId", "operation", "key")
  DO UPDATE SET "inputHash" = EXCLUDED."inputHash", "answer" = EXCLUDED."answer",
    "sealedAnswer" = EXCLUDED."sealedAnswer", "loanId" = EXCLUDED."loanId", "createdAt" = now()`;

interface KeyRow {
  readonly inputHash: Uint8Array;
  readonly answer: Json | null;
  readonly sealedAnswer: Uint8Array | null;
  readonly loanId: string | null;
}

/** Seals and opens texts under the key of one record, such as a loan. */
export interface RecordSeal {
  seal(plain: string, place: SealPlace): Buffer;
  open(sealed: Uint8Array | null, place: SealPlace): Buffer | null;
}

/** The seal of a record by its id. Undefined once the record's key was erased. */
export type RecordSeals = (recordId: string) => Promise<RecordSeal | undefined>;

/**
 * The key row and its command commit together, so a crash leaves both or neither. Keys and inputs are stored as keyed
 * hashes: clients choose both, and a plain hash would let a stolen table be searched for a known SSN.
 */
export function idempotencyStore(session: Session, inputKey: Uint8Array, seals: RecordSeals): IdempotencyStore {
  async function inputHash(input: Json): Promise<Buffer> {
    const hash = createHmac('sha256', inputKey);
    let begun = performance.now();
    for (const piece of canonicalJson(input)) {
      hash.update(piece);
      if (performance.now() - begun < LONGEST_MS) continue;
      // Not in the row of all long work: a transaction must not wait for others.
      await turn();
      begun = performance.now();
    }
    return hash.digest();
  }

  async function answerOf(place: SealPlace, { answer, sealedAnswer, loanId }: KeyRow): Promise<Json | undefined> {
    if (loanId === null) return answer ?? undefined;
    const opened = (await seals(loanId))?.open(sealedAnswer, place);
    return opened ? (JSON.parse(opened.toString()) as Json) : undefined;
  }

  async function answerColumns(place: SealPlace, answer: Json, tellsOf: string | undefined) {
    const json = JSON.stringify(answer);
    if (tellsOf === undefined) return { answer: json, sealedAnswer: null, loanId: null };
    return { answer: null, sealedAnswer: (await seals(tellsOf))?.seal(json, place) ?? null, loanId: tellsOf };
  }

  return {
    tryLock: async (scope) => {
      const [row] = await session.read<{ locked: boolean }>({ text: LOCK, values: [lockNumber(scope).toString()] });
      return row?.locked === true;
    },
    keyOf: async (input) => `input ${(await inputHash(input)).toString('hex')}`,
    find: async (scope, input) => {
      const hashed = hashedScope(inputKey, scope);
      const values = [hashed.clientId, hashed.operation, hashed.key, scope.seconds ?? null];
      const [row] = await session.read<KeyRow>({ text: FIND, values });
      if (!row) return undefined;
      const sameInput = (await inputHash(input)).equals(row.inputHash);
      return { sameInput, answer: sameInput ? await answerOf(answerPlace(hashed), row) : undefined };
    },
    save: async (scope, input, answer, tellsOf) => {
      const hashed = hashedScope(inputKey, scope);
      const columns = await answerColumns(answerPlace(hashed), answer, tellsOf);
      const row = { ...hashed, inputHash: await inputHash(input), ...columns };
      const { text, values } = insertion('IdempotencyKey', [row]);
      await session.write({ text: scope.seconds === undefined ? text : text + OR_REPLACE, values });
    },
  };
}

/** As a row is known: a client may make its keys out of anything. */
export function hashedScope(inputKey: Uint8Array, { clientId, operation, key }: IdempotencyScope): IdempotencyScope {
  const hash = createHmac('sha256', inputKey)
    .update(JSON.stringify([clientId, operation, key]))
    .digest('hex');
  return { clientId, operation, key: `h1:${hash}` };
}

export const answerPlace = ({ clientId, operation, key }: IdempotencyScope): SealPlace => ({
  table: 'IdempotencyKey',
  column: 'sealedAnswer',
  row: JSON.stringify([clientId, operation, key]),
});

const lockNumber = ({ clientId, operation, key }: IdempotencyScope): bigint =>
  createHmac('sha256', 'idempotency')
    .update(JSON.stringify([clientId, operation, key]))
    .digest()
    .readBigInt64BE();

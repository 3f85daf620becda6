import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Json, IdempotencyScope, IdempotencyStore } from '../../app/ports/ports.js';
import { insertion } from '../database/statement.js';
import type { Session } from '../database/session.js';
import type { LoanSeals } from '../sealing/loan-seals.js';
import type { SealPlace } from '../sealing/sealed-box.js';

/** Text from here on is written slice by slice. */
const LONG = 1_000_000;

/** The same text for the same value, whatever the order of its members; in pieces, so that others get a turn in between. */
export function* canonicalJson(value: Json): Generator<string> {
  for (const part of partsOf(value)) yield* typeof part === 'string' ? [part] : slicesOf(part.long);
}

type Part = string | { readonly long: string };

function partsOf(value: Json): Part[] {
  const parts: Part[] = [];
  let text = '';
  const write = (one: Json): void => {
    if (typeof one === 'string' && one.length > LONG) {
      parts.push(text, { long: one });
      text = '';
    } else if (Array.isArray(one)) writeAll('[', one, ']', write);
    else if (typeof one === 'object' && one !== null) {
      const members = Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1));
      writeAll('{', members, '}', ([name, member]) => {
        text += `${JSON.stringify(name)}:`;
        write(member);
      });
    } else text += JSON.stringify(one);
  };
  const writeAll = <Item>(open: string, items: readonly Item[], close: string, writeOne: (item: Item) => void) => {
    text += open;
    items.forEach((item, place) => {
      if (place > 0) text += ',';
      writeOne(item);
    });
    text += close;
  };
  write(value);
  return [...parts, text];
}

function* slicesOf(text: string): Generator<string> {
  yield '"';
  for (let from = 0; from < text.length;) {
    const to = from + LONG - (isFirstOfPair(text.charCodeAt(from + LONG - 1)) ? 1 : 0);
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
    from = to;
  }
  yield '"';
}

/** Half of a character that is written with two: cut off from the other it would be written as an escape. */
const isFirstOfPair = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** After so many characters others get a turn. */
const MUCH = 500_000;

const LOCK = 'SELECT pg_try_advisory_xact_lock($1::bigint) AS "locked"';
const FIND = `SELECT "inputHash", "answer", "sealedAnswer", "loanId" FROM "IdempotencyKey"
  WHERE "clientId" = $1 AND "operation" = $2 AND "key" = $3
    AND ($4::int IS NULL OR "createdAt" > now() - make_interval(secs => $4::int))`;
/** Only what does not count any more can be there already. */
const ANEW = ` ON CONFLICT ("clientId", "operation", "key")
  DO UPDATE SET "inputHash" = EXCLUDED."inputHash", "answer" = EXCLUDED."answer",
    "sealedAnswer" = EXCLUDED."sealedAnswer", "loanId" = EXCLUDED."loanId", "createdAt" = now()`;

interface KeyRow {
  readonly inputHash: Uint8Array;
  readonly answer: Json | null;
  readonly sealedAnswer: Uint8Array | null;
  readonly loanId: string | null;
}

/**
 * The key row and the work it stands for commit together, so a crash leaves both or neither. Keys and inputs are kept as
 * keyed hashes: clients choose both, and a plain hash would let a stolen table be searched for a known SSN.
 */
export function idempotencyStore(session: Session, inputKey: Uint8Array, seals: LoanSeals): IdempotencyStore {
  async function inputHash(input: Json): Promise<Buffer> {
    const hash = createHmac('sha256', inputKey);
    for (const piece of canonicalJson(input)) {
      hash.update(piece);
      // Not in the row of all long work: a transaction must not wait for others.
      if (piece.length >= MUCH) await turn();
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
      await session.write({ text: scope.seconds === undefined ? text : text + ANEW, values });
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

import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { IdempotencyScope, IdempotencyStore, Json } from '../../app/ports.js';
import { canonicalJson } from '../canonical-json.js';
import { insertion } from '../database/insertion.js';
import type { Session } from '../database/session.js';

/** After so many characters others get a turn. */
const MUCH = 500_000;

const LOCK = 'SELECT pg_try_advisory_xact_lock($1::bigint) AS "locked"';
const FIND = `SELECT "inputHash", "answer" FROM "IdempotencyKey"
  WHERE "clientId" = $1 AND "operation" = $2 AND "key" = $3
    AND ($4::int IS NULL OR "createdAt" > now() - make_interval(secs => $4::int))`;
/** Only what does not count any more can be there already. */
const ANEW = ` ON CONFLICT ("clientId", "operation", "key")
  DO UPDATE SET "inputHash" = EXCLUDED."inputHash", "answer" = EXCLUDED."answer", "createdAt" = now()`;

/**
 * The key row and the work it stands for commit together, so a crash leaves both or neither. Inputs are kept as a keyed
 * hash: a plain one would let a stolen table be searched for a known SSN.
 */
export function idempotencyStore(session: Session, inputKey: Uint8Array): IdempotencyStore {
  async function inputHash(input: Json): Promise<Buffer> {
    const hash = createHmac('sha256', inputKey);
    for (const piece of canonicalJson(input)) {
      hash.update(piece);
      // Not in the row of all long work: a transaction must not wait for others.
      if (piece.length >= MUCH) await turn();
    }
    return hash.digest();
  }

  return {
    tryLock: async (scope) => {
      const [row] = await session.read<{ locked: boolean }>({ text: LOCK, values: [lockNumber(scope).toString()] });
      return row?.locked === true;
    },
    keyOf: async (input) => `input ${(await inputHash(input)).toString('hex')}`,
    find: async ({ clientId, operation, key, seconds }, input) => {
      const values = [clientId, operation, key, seconds ?? null];
      const [row] = await session.read<{ inputHash: Uint8Array; answer: Json }>({ text: FIND, values });
      return row && { sameInput: (await inputHash(input)).equals(row.inputHash), answer: row.answer };
    },
    save: async ({ clientId, operation, key, seconds }, input, answer) => {
      const row = { clientId, operation, key, inputHash: await inputHash(input), answer: JSON.stringify(answer) };
      const { text, values } = insertion('IdempotencyKey', [row]);
      await session.write({ text: seconds === undefined ? text : text + ANEW, values });
    },
  };
}

const lockNumber = ({ clientId, operation, key }: IdempotencyScope): bigint =>
  createHmac('sha256', 'idempotency')
    .update(JSON.stringify([clientId, operation, key]))
    .digest()
    .readBigInt64BE();

import type { IdempotencyScope, Json } from '../../app/ports/ports.js';
import { answerPlace, hashedScope } from '../idempotency/idempotency-store.js';
import { loanSeals } from '../sealing/loan-seals.js';
import type { UpgradeStep } from './earlier-texts.js';

const AT_ONCE = 200;

const CLEAR = `SELECT "clientId", "operation", "key", "answer" FROM "IdempotencyKey" WHERE "key" NOT LIKE 'h1:%' LIMIT ${AT_ONCE}`;
const SEALED = `UPDATE "IdempotencyKey" SET "key" = $4, "answer" = $5::jsonb, "sealedAnswer" = $6, "loanId" = $7
  WHERE "clientId" = $1 AND "operation" = $2 AND "key" = $3`;

interface KeyRow extends IdempotencyScope {
  readonly answer: { readonly value?: { readonly loanId?: string; readonly repayment?: Json } } & Json;
}

/** Keys in the clear become hashes, and answers that tell of a repayment, which has texts, are sealed. */
export const sealEarlierKeys: UpgradeStep = async (session, { ring, inputKey }) => {
  if (!inputKey) return 0;
  const seals = loanSeals(session, ring);
  const rows = await session.read<KeyRow>({ text: CLEAR, values: [] });
  for (const { answer, ...scope } of rows) {
    const hashed = hashedScope(inputKey, scope);
    const loanId = answer.value?.repayment === undefined ? undefined : answer.value.loanId;
    const json = JSON.stringify(answer);
    const sealed =
      loanId === undefined
        ? [json, null, null]
        : [null, (await seals(loanId))?.seal(json, answerPlace(hashed)) ?? null, loanId];
    await session.write({
      text: SEALED,
      values: [scope.clientId, scope.operation, scope.key, hashed.key, ...sealed],
    });
  }
  return rows.length;
};

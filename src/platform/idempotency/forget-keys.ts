import type { JobHandler } from '../jobs/jobs.js';
import type { Write } from '../postgres/statement.js';

/** Keys that one statement deletes. Commands do not wait for it. */
const BATCH = 5_000;

const FORGET = `WITH "old" AS (
    SELECT "clientId", "operation", "key" FROM "IdempotencyKey" WHERE "createdAt" < now() - make_interval(days => $1)
    ORDER BY "createdAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
  "gone" AS (DELETE FROM "IdempotencyKey" USING "old" WHERE "IdempotencyKey"."clientId" = "old"."clientId"
    AND "IdempotencyKey"."operation" = "old"."operation" AND "IdempotencyKey"."key" = "old"."key" RETURNING 1)
  SELECT count(*)::int AS "count" FROM "gone"`;

/** Deletes the idempotency keys that are older than so many days. A command that is sent again after that is carried out again. */
export const forgetKeys =
  (write: Write, days: number): JobHandler =>
  async (_data, { signal }) => {
    let count = BATCH;
    while (count === BATCH) {
      signal.throwIfAborted();
      const [gone] = await write<{ count: number }>({ text: FORGET, values: [days] });
      count = gone?.count ?? 0;
    }
  };

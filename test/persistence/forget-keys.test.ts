import { expect, it, onTestFinished } from 'vitest';
import { forgetKeys } from '../../src/platform/idempotency/forget-keys.js';
import { openTestDatabase } from '../support/open-test-database.js';

it('idempotency keys go after their days, however many there are, and others stay', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await database.execute(
    `INSERT INTO "IdempotencyKey" ("clientId", "operation", "key", "inputHash", "createdAt")
      SELECT 'client', 'placeHold', 'h1:' || n, decode('00', 'hex'), now() - make_interval(days => CASE WHEN n <= 11000 THEN 31 ELSE 29 END)
      FROM generate_series(1, 11003) AS n`,
    [],
  );
  const run = { id: 'one', retries: 0, signal: new AbortController().signal };
  await forgetKeys(database.write, 30)({}, run);
  expect(await database.prisma.idempotencyKey.count()).toBe(3);
});

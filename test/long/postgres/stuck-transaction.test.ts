import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { command } from '../../support/commands.js';
import { startProcess } from '../../support/gateway-process.js';
import { insist } from '../../support/insist.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { openTestWorld, type World } from '../../support/world.js';

const AT_ONCE = 6;

const submit = (client: TestClient, loanId: string, idempotencyKey: string = randomUUID()) =>
  command(client, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH', idempotencyKey });

const faultOf = (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1];

/** A gateway process that stops dead in a command, while its transaction holds the loan. */
async function stopWithin(world: World, client: TestClient, loanId: string) {
  const holder = new pg.Client({ connectionString: world.database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "Loan" WHERE "id" = $1 FOR UPDATE', [loanId]);
  const gateway = startProcess(['serve'], world.processEnv);
  const key = randomUUID();
  const asked = submit(client.at(await gateway.url()), loanId, key).then(() => 'SUBMITTED', faultOf);
  await expect
    .poll(async () => {
      const { rows } = await holder.query<{ waiting: string }>(
        `SELECT count(*) AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return Number(rows[0]?.waiting);
    })
    .toBe(1);
  gateway.signal('SIGSTOP');
  await holder.end();
  return {
    asked,
    key,
    goOn: () => {
      gateway.signal('SIGCONT');
    },
  };
}

it('a process that hangs in a command blocks the others for seconds only, and every key is carried out once', async () => {
  const world = await openTestWorld();
  const servicer = await world.client('SERVICER');
  const [stuck, free] = await world.loans([INTEREST_FREE_LOAN, INTEREST_FREE_LOAN]);
  const stopped = await stopWithin(world, servicer, stuck!.id);

  const keys = Array.from({ length: AT_ONCE }, () => randomUUID());
  const first = keys.map((key) => submit(servicer, stuck!.id, key).then(() => 'SUBMITTED', faultOf));
  const other = submit(servicer, free!.id);
  // The last of them may wait just long enough.
  expect(new Set([...(await Promise.all(first)), 'SUBMITTED'])).toEqual(new Set(['SERVICE_UNAVAILABLE', 'SUBMITTED']));
  expect((await other).repayment?.state).toBe('SUBMITTED');

  // The database ends the transaction of the process that is silent.
  const again = (idempotencyKey: string) =>
    insist(() => servicer, 'submitRepayment', { loanId: stuck!.id, amount: '10.00', method: 'ACH', idempotencyKey });
  for (const answer of await Promise.all(keys.map(again))) expect(answer.repayment?.state).toBe('SUBMITTED');
  stopped.goOn();
  expect(await stopped.asked).toBe('SERVICE_UNAVAILABLE');
  expect((await again(stopped.key)).repayment?.state).toBe('SUBMITTED');
  expect(await world.prisma.repayment.count({ where: { loanId: stuck!.id } })).toBe(AT_ONCE + 1);
});

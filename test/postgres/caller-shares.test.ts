import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { encodeCursor } from '../../src/platform/connection/cursor.js';
import { follow } from '../support/live.js';
import { startReceiver } from '../support/receiver.js';
import { webhookCommand } from '../support/webhooks.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Every read of the table waits until `release` is called. */
async function hold(table: string, { database } = world) {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
  return {
    waiting: async () => {
      const { rows } = await holder.query<{ count: number }>(
        `SELECT count(*)::int AS "count" FROM pg_locks WHERE NOT granted AND relation = '"${table}"'::regclass`,
      );
      return rows[0]?.count;
    },
    release: () => holder.end(),
  };
}

const HELD = `{ ${Array.from({ length: 5 }, (_, n) => `count${n}: loans(first: 1, filter: { holds: [FRAUD] }) { totalCount }`).join(' ')} }`;
const SHARED = '{ portfolio(filter: { servicerId: "SRV-2" }) { loans } }';
const TOTAL = '{ portfolio { loans } }';
const PAYMENTS = '{ repayments(first: 5, filter: { state: [SUBMITTED] }) { totalCount edges { node { id } } } }';
const LOAN = 'query ($id: ID!) { loan(id: $id) { id borrowerId } }';

it('lists and counts of one client, however many and long, leave connections to the others', async () => {
  const [greedy, other] = [await world.client('SERVICER'), await world.client('SERVICER')];
  const { id } = await world.loan();
  const held = await hold('Hold');
  const asked = Array.from({ length: 10 }, () => greedy.query(HELD));
  await expect.poll(held.waiting).toBe(3);
  expect(await other.data(PAYMENTS)).toEqual({ repayments: { totalCount: 0, edges: [] } });
  // What it shows is written to the audit log before it leaves, which takes a connection too.
  expect(await other.data(LOAN, { id })).toMatchObject({ loan: { id } });
  expect(await greedy.data(LOAN, { id })).toMatchObject({ loan: { id } });
  expect(await held.waiting()).toBe(3);
  await held.release();
  const answers = await Promise.all(asked);
  // On a busy machine some of them may have waited too long.
  const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(codes.filter((code) => code !== 'SERVICE_UNAVAILABLE')).toEqual([]);
  expect(answers.some(({ errors }) => errors.length === 0)).toBe(true);
});

it('of several clients too: two of eight are for what is short', async () => {
  const { id } = await world.loan();
  const greedy = [await world.client('SERVICER'), await world.client('SERVICER'), await world.client('SERVICER')];
  const other = await world.client('SERVICER');
  const held = await hold('Hold');
  const asked = greedy.map((client) => client.query(HELD));
  await expect.poll(held.waiting).toBe(6);
  expect(await other.data(LOAN, { id })).toMatchObject({ loan: { id } });
  expect(await held.waiting()).toBe(6);
  await held.release();
  for (const { errors } of await Promise.all(asked)) expect(errors).toEqual([]);
});

it('jobs of a gateway do not wait for what its callers read', async () => {
  const working = await openWorld({ config: { workers: true, webhookAllowLocal: ['127.0.0.1'] } });
  onTestFinished(() => working.close());
  const greedy = await Promise.all(Array.from({ length: 3 }, () => working.client('SERVICER')));
  const other = await working.client('SERVICER');
  const receiver = await startReceiver();
  const { webhookId } = await webhookCommand(other, 'createWebhook', { url: receiver.url });
  const held = await hold('Hold', working);
  const asked = greedy.map((client) => client.query(HELD));
  await expect.poll(held.waiting).toBe(6);
  await webhookCommand(other, 'testWebhook', { webhookId });
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(await held.waiting()).toBe(6);
  await held.release();
  for (const { errors } of await Promise.all(asked)) expect(errors).toEqual([]);
});

it('so do sums over loans that two servicers share, which are not stored', async () => {
  const greedy = await world.client('SERVICER', { servicer: 'SRV-1' });
  const other = await world.client('SERVICER', { servicer: 'SRV-3' });
  const held = await hold('Loan');
  const asked = Array.from({ length: 10 }, () => greedy.query(SHARED));
  await expect.poll(held.waiting).toBe(3);
  expect(await other.data(TOTAL)).toEqual({ portfolio: { loans: 0 } });
  expect(await held.waiting()).toBe(3);
  await held.release();
  for (const { data } of await Promise.all(asked)) expect(data).toEqual({ portfolio: { loans: 0 } });
});

const OF_BORROWER = `query ($id: ID!) { borrower(id: $id) { ${Array.from({ length: 5 }, (_, n) => `loans${n}: loans(first: ${n + 1}, filter: { holds: [FRAUD] }) { edges { node { id } } }`).join(' ')} } }`;
const LOG = '{ auditLog(first: 5) { totalCount edges { node { id } } } }';
const SENT = '{ webhooks { edges { node { deliveries(first: 5) { edges { node { id } } } } } } }';

it.each([
  ['pages of the loans of a borrower', 'Hold', 'SERVICER', OF_BORROWER],
  ['the audit log', 'AuditEntry', 'AUDITOR', LOG],
  ['deliveries of webhooks', 'WebhookDelivery', 'SERVICER', SENT],
] as const)('so do %s', async (_, table, role, query) => {
  const greedy = await world.client(role);
  const { borrowerId } = await world.loan();
  if (role === 'SERVICER') await webhookCommand(greedy, 'createWebhook', { url: 'https://example.com/' });
  const held = await hold(table);
  const asked = Array.from({ length: 10 }, () => greedy.query(query, { id: borrowerId }));
  await expect.poll(held.waiting).toBe(3);
  await sleep(50);
  expect(await held.waiting()).toBe(3);
  await held.release();
  for (const { errors } of await Promise.all(asked)) expect(errors).toEqual([]);
});

it('so do those that follow the feed', async () => {
  const greedy = await world.client('SERVICER');
  const { id } = await world.loan();
  await world.prisma
    .$executeRaw`INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "toState", "amounts")
    VALUES ('EV-1', ${id}, 1, 'submitRepayment', now(), 'client', 'request', '2026-01-01', 'ACTIVE', '{}')`;
  const begin = encodeCursor('loanEvents', { value: '0', id: '' });
  const query = `subscription { portfolioChanged(after: "${begin}") { node { id } } }`;
  const held = await hold('LoanEvent');
  const following = Array.from({ length: 10 }, () => follow(greedy, 'WebSocket', id, query));
  await expect.poll(held.waiting).toBe(3);
  await sleep(50);
  expect(await held.waiting()).toBe(3);
  await held.release();
  await expect.poll(() => following.every(({ updates }) => updates.length === 1)).toBe(true);
});

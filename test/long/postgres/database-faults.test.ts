import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../../../src/gateway/main.js';
import { follow } from '../../support/live.js';
import { openDatabaseAt } from '../../support/open-test-database.js';
import { OwnPostgres, postgresBin, smallDisk } from '../../support/own-postgres.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import { TcpRelay } from '../../support/tcp-relay.js';
import type { TestClient } from '../../support/test-client.js';
import { openTestWorld, openWorld, type World } from '../../support/world.js';

const LOAN = 'query ($id: ID!) { loan(id: $id) { id borrower { firstName } } }';
const SUBMIT = `mutation ($input: SubmitRepaymentInput!) { submitRepayment(input: $input) { __typename } }`;

/** A gateway that reaches its database by a relay, with a client and a loan. */
async function gatewayBehindRelay(world: World, statementSeconds = 1) {
  const relay = new TcpRelay(new URL(world.database.url!));
  // A connection is given up at its limit here, whatever the server says of it.
  const database = { kind: 'postgres' as const, url: await relay.url(), silentSeconds: 60 };
  const limits = { ...world.config.limits, statementSeconds };
  const gateway = await startGateway(
    { ...world.config, database, limits, metricsToken: METRICS_TOKEN },
    { logger: pino({ level: 'silent' }) },
  );
  onTestFinished(async () => {
    await gateway.stop();
    await relay.cut();
  });
  const client = (await world.client('SERVICER')).at(gateway.url);
  const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
  return { relay, url: gateway.url, client, loanId };
}

const input = (loanId: string) => ({ loanId, amount: '10.00', method: 'ACH', idempotencyKey: randomUUID() });

const graphqlRead = (client: TestClient, loanId: string) => client.query(LOAN, { id: loanId });
const graphqlWrite = (client: TestClient, loanId: string) => client.query(SUBMIT, { input: input(loanId) });
const restWrite = (client: TestClient, loanId: string) => {
  const { idempotencyKey, ...body } = input(loanId);
  return client.fetch(`/v2/servicing/loan-repay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
  });
};

/** What both edges say to a command. */
async function saidToCommands(client: TestClient, loanId: string) {
  const graph = await graphqlWrite(client, loanId);
  const rest = await restWrite(client, loanId);
  const { code } = (await rest.json()) as { code?: string };
  return [
    [graph.status, graph.headers.get('retry-after'), graph.errors[0]?.extensions.code],
    [rest.status, rest.headers.get('retry-after'), code],
  ];
}
const UNAVAILABLE = [503, '1', 'SERVICE_UNAVAILABLE'];
const DONE = [
  [200, null, undefined],
  [200, null, undefined],
];

const METRICS_TOKEN = 'of-those-who-run-it';
const metricsStatus = async (url: string) =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status;

const readiness = async (url: string) => {
  const response = await fetch(`${url}/health/ready`);
  return [response.status, ((await response.json()) as { faults?: string[] }).faults?.join()] as const;
};
const READY = [200, undefined];

/** In the end, however busy the machine is. */
const eventually = <T>(ask: () => Promise<T>) => expect.poll(ask, { interval: 100, timeout: 30_000 });

describe.skipIf(postgresBin === undefined)(
  'a PostgreSQL of our own (left out where its programs are not found)',
  () => {
    let server: OwnPostgres;
    let world: World;
    beforeAll(async () => {
      server = await OwnPostgres.start({ max_connections: '40' });
      world = await openWorld({ database: await openDatabaseAt(server.url) });
    });
    afterAll(async () => {
      await world.close();
      await server.stop();
    });

    it('that has no connection to spare: 503 on both edges, not ready, and back as soon as there is one', async () => {
      const { relay, url, client, loanId } = await gatewayBehindRelay(world);
      await eventually(() => readiness(url)).toEqual(READY);
      await relay.cut();
      const taken = await takeAllConnections(server.url);
      await relay.restore();
      await eventually(() => saidToCommands(client, loanId)).toEqual([UNAVAILABLE, UNAVAILABLE]);
      const read = await graphqlRead(client, loanId);
      expect([read.status, read.headers.get('retry-after'), read.errors[0]?.extensions.code]).toEqual(UNAVAILABLE);
      // Over WebSocket a client is asked to connect again, and not to stay away.
      expect(await follow(client, 'WebSocket', loanId).ended).toMatchObject({ code: 1013 });
      expect((await readiness(url))[0]).toBe(503);
      await Promise.all(taken.map((connection) => connection.end()));
      await eventually(() => readiness(url)).toEqual(READY);
      expect(await saidToCommands(client, loanId)).toEqual(DONE);
    });

    it('that is a standby after a failover: 503 on both edges, not ready, and the primary is looked for again', async () => {
      const { relay, url, client, loanId } = await gatewayBehindRelay(world);
      const standby = await server.standby();
      onTestFinished(() => standby.stop());
      const primary = new URL(world.database.url!);
      relay.lead(new URL(standby.url));
      await relay.cut();
      await relay.restore();
      await eventually(() => saidToCommands(client, loanId)).toEqual([UNAVAILABLE, UNAVAILABLE]);
      await eventually(() => readiness(url)).toEqual([503, 'the database is read-only or a standby']);
      // The connections to the standby stay open.
      relay.lead(primary);
      await eventually(() => readiness(url)).toEqual(READY);
      await eventually(() => saidToCommands(client, loanId)).toEqual(DONE);
    });

    it('that stands still: 503 in time, readiness and metrics at once, and back by itself', async () => {
      const { url, client, loanId } = await gatewayBehindRelay(world);
      expect((await graphqlRead(client, loanId)).status).toBe(200);
      server.pause();
      onTestFinished(() => {
        server.goOn();
      });
      await eventually(async () => (await graphqlRead(client, loanId)).status).toBe(503);
      expect((await readiness(url))[0]).toBe(503);
      expect(await metricsStatus(url)).toBe(200);
      server.goOn();
      await eventually(() => readiness(url)).toEqual(READY);
      await eventually(() => saidToCommands(client, loanId)).toEqual(DONE);
    });

    it('with silently dead connections: they are closed in time, and replaced', async () => {
      const { relay, url, client, loanId } = await gatewayBehindRelay(world);
      await Promise.all(Array.from({ length: 40 }, () => graphqlRead(client, loanId)));
      relay.swallow();
      const during = await Promise.all(Array.from({ length: 40 }, () => graphqlRead(client, loanId)));
      expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
      expect((await readiness(url))[0]).toBe(503);
      expect(await metricsStatus(url)).toBe(200);
      relay.admit();
      await eventually(() => readiness(url)).toEqual(READY);
      await eventually(() => saidToCommands(client, loanId)).toEqual(DONE);
      expect((await graphqlRead(client, loanId)).status).toBe(200);
    });

    it('whose connections are dead: readiness and metrics answer while reads still wait for their limit', async () => {
      // Longer than this takes on any machine: they end when their connections are cut.
      const { relay, url, client, loanId } = await gatewayBehindRelay(world, 60);
      await Promise.all(Array.from({ length: 40 }, () => graphqlRead(client, loanId)));
      relay.swallow();
      const order: string[] = [];
      const reading = Array.from({ length: 40 }, async () => {
        const { status } = await graphqlRead(client, loanId);
        order.push(`read ${status}`);
      });
      await expect.poll(() => relay.swallowed).toBeGreaterThan(0);
      const [ready, metrics] = await Promise.all([readiness(url), metricsStatus(url)]);
      order.push('asked how it is');
      expect([ready, metrics]).toEqual([[503, 'the database does not respond in time'], 200]);
      await relay.cut();
      await Promise.all(reading);
      expect(order.filter((each) => each === 'read 503')).toHaveLength(reading.length);
      expect(order.at(-1)).toBe('read 503');
    });

    it('whose disk is full: 503 on both edges, not ready, and back when there is room', async ({ skip }) => {
      const folder = server.makeFolder('small');
      const disk = smallDisk(folder, 64);
      if (!disk) return skip('no small file system can be mounted here');
      onTestFinished(() => {
        disk.remove();
      });
      await server.query(`CREATE TABLESPACE small LOCATION '${folder}'`);
      const small = await openTestWorld({ database: await openDatabaseAt(server.url, 'small') });
      const { url, client, loanId } = await gatewayBehindRelay(small);
      disk.fill();
      // There is room in pages that are begun.
      await eventually(() => saidToCommands(client, loanId)).toEqual([UNAVAILABLE, UNAVAILABLE]);
      await eventually(() => readiness(url)).toEqual([503, "the database's disk is full"]);
      disk.free();
      await eventually(() => readiness(url)).toEqual(READY);
      expect(await saidToCommands(client, loanId)).toEqual(DONE);
    });
  },
);

async function takeAllConnections(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}

import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { startGateway } from '../../../src/gateway/main.js';
import { checkConnection } from '../../../src/platform/postgres/check-connection.js';
import { openPostgres } from '../../../src/platform/postgres/postgres.js';
import type { PostgresPlace } from '../../../src/platform/postgres/place.js';
import { openDatabase } from '../../../src/platform/postgres/open-database.js';
import { jobEngine } from '../../../src/platform/jobs/job-engine.js';
import { command } from '../../support/commands.js';
import { freePort } from '../../support/free-port.js';
import { pgbouncerPath, startPgbouncer } from '../../support/pgbouncer.js';
import { follow } from '../../support/live.js';
import { asAdministrator, createDatabase, databaseUrl } from '../../support/postgres-databases.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import { openWorld, type World } from '../../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const gatewayOn = (url: string, more: Partial<PostgresPlace> = {}) =>
  startGateway(
    { ...world.config, database: { kind: 'postgres', url, ...more } },
    { logger: pino({ level: 'silent' }) },
  );

const COUNT = 'query ($id: ID!) { loan(id: $id) { id repayments { totalCount } } }';

describe.skipIf(pgbouncerPath === undefined)('behind PgBouncer (left out where it is not installed)', () => {
  it('in session mode, with its own settings, reads and commands are answered', async () => {
    const gateway = await gatewayOn(await startPgbouncer(world.database.url!, 'session'));
    onTestFinished(() => gateway.stop());
    const servicer = (await world.client('SERVICER')).at(gateway.url);
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
    expect(repayment?.state).toBe('SUBMITTED');
    expect(await servicer.data('query ($id: ID!) { loan(id: $id) { id } }', { id: loanId })).toEqual({
      loan: { id: loanId },
    });
  });

  it('in session mode PostgreSQL ends statements that take too long', async () => {
    const url = await startPgbouncer(world.database.url!, 'session');
    const database = openPostgres(url, { statementMs: 300, silentMs: 60_000 });
    onTestFinished(() => database.close());
    await expect(database.read({ text: 'SELECT pg_sleep(30)::text', values: [] })).rejects.toMatchObject({
      code: '57014',
    });
  });

  it('in transaction mode it does not start without a direct address, and says what to do', async () => {
    const url = await startPgbouncer(world.database.url!, 'transaction');
    const refused =
      /pool_mode = transaction .*Set DATABASE_DIRECT_URL to a direct connection, or set pool_mode = session/;
    await expect(gatewayOn(url)).rejects.toThrow(refused);
    await expect(gatewayOn(url, { directUrl: url })).rejects.toThrow(
      /DATABASE_DIRECT_URL leads to a transaction pooler/,
    );
    const other = databaseUrl(world.database.url!, 'postgres');
    await expect(gatewayOn(url, { directUrl: other })).rejects.toThrow(
      /DATABASE_DIRECT_URL and DATABASE_URL lead to different databases/,
    );
  });

  it('in transaction mode, with a direct address, reads, commands and live updates go on, and nothing stays set', async () => {
    const directUrl = world.database.url!;
    // Fewer than the gateway asks for at once.
    const url = await startPgbouncer(directUrl, 'transaction', 4);
    const gateway = await gatewayOn(url, { directUrl });
    onTestFinished(() => gateway.stop());
    const servicer = (await world.client('SERVICER')).at(gateway.url);
    const [told, busy] = await world.loans([INTEREST_FREE_LOAN, INTEREST_FREE_LOAN]);
    const submit = (loanId = '') => command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH' });
    const { updates } = follow(servicer, 'WebSocket', told!.id);
    await expect.poll(async () => [await submit(told?.id), updates.length][1]).toBeGreaterThan(0);
    const reads = Array.from({ length: 50 }, () => servicer.query(COUNT, { id: told?.id }));
    const commands = Array.from({ length: 10 }, () => submit(busy?.id));
    for (const { repayment } of await Promise.all(commands)) expect(repayment?.state).toBe('SUBMITTED');
    for (const read of await Promise.all(reads))
      expect(read).toMatchObject({ data: { loan: { id: told?.id } }, errors: [] });
    expect(await servicer.data(COUNT, { id: busy?.id })).toMatchObject({ loan: { repayments: { totalCount: 10 } } });
    expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(200);
    const shown = await asAdministrator(url, (query) => query('SHOW statement_timeout'));
    expect(shown).toEqual(await asAdministrator(directUrl, (query) => query('SHOW statement_timeout')));
  });

  it('in transaction mode, with a direct address, migrations and jobs go on', async () => {
    const directUrl = await createDatabase(inject('testDatabase'));
    const url = await startPgbouncer(directUrl, 'transaction', 2);
    const database = await openDatabase({ kind: 'postgres', url, directUrl });
    try {
      await database.migrate();
      const engine = jobEngine(database);
      const doOne = async (id: string) => {
        await engine.send('webhook-upkeep', { id });
        const [job] = await engine.take('webhook-upkeep', 1);
        if (job) await engine.complete(job);
        return job?.data;
      };
      for (const id of ['one', 'two', 'three']) expect(await doOne(id)).toEqual({ id });
      await engine.tidy();
    } finally {
      await database.close();
    }
  });

  it('in transaction mode a statement fails, if it fails, and is never answered by another one', async () => {
    const url = await startPgbouncer(world.database.url!, 'transaction');
    const right = new Set<string>();
    // Each learns the statements in an order of its own.
    for (const order of [0, 1, 2]) {
      const database = openPostgres(url);
      const ask = async (number: number) => {
        const which = (number * 5 + order) % 12;
        const text = `SELECT $1::integer AS "asked", ${which} AS "which"`;
        const rows = await database.read({ text, values: [number] }).catch(() => undefined);
        if (rows) right.add(JSON.stringify(rows) === JSON.stringify([{ asked: number, which }]) ? 'right' : 'wrong');
      };
      for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n)));
      await database.close();
    }
    expect([...right]).toEqual(['right']);
  });
});

it('a pool has as many connections as it is told, and no more', async () => {
  const database = openPostgres(world.database.url!, undefined, { poolSize: 3 });
  onTestFinished(() => database.close());
  await Promise.all(Array.from({ length: 12 }, () => database.execute('SELECT pg_sleep(0.05)', [])));
  expect(database.poolUse?.().open).toBe(3);
});

describe('a start that fails says why', () => {
  const reason = (url: string) =>
    checkConnection({ url }).then(
      () => 'it works',
      (error: unknown) => (error as Error).message,
    );

  it('and not when the database is as it should be', async () => {
    expect(await reason(world.database.url!)).toBe('it works');
  });

  it('when nothing listens there', async () => {
    const port = await freePort();
    expect(await reason(`postgresql://postgres@127.0.0.1:${port}/postgres`)).toMatch(
      new RegExp(`the connection was refused.*DATABASE_URL.*127.0.0.1:${port}`),
    );
  });

  it('when there is no such database', async () => {
    expect(await reason(databaseUrl(world.database.url!, 'no_such_database'))).toContain('Create it');
  });

  it('when there is no such user', async () => {
    const url = new URL(world.database.url!);
    url.username = 'no_such_user';
    expect(await reason(url.href)).toContain('the user was refused');
  });
});

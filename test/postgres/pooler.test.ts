import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { startGateway } from '../../src/gateway/main.js';
import { checkConnection } from '../../src/persistence/database/check-connection.js';
import { openPostgres } from '../../src/persistence/database/postgres.js';
import { command } from '../support/commands.js';
import { freePort } from '../support/free-port.js';
import { pgbouncerPath, startPgbouncer } from '../support/pgbouncer.js';
import { databaseUrl } from '../support/postgres-databases.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const gatewayOn = (url: string) =>
  startGateway({ ...world.config, database: { kind: 'postgres', url } }, { logger: pino({ level: 'silent' }) });

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

  it('in transaction mode it does not start, and says what to do', async () => {
    const url = await startPgbouncer(world.database.url!, 'transaction');
    await expect(gatewayOn(url)).rejects.toThrow(/pool_mode = transaction .* Set pool_mode = session/);
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

describe('a start that fails says why', () => {
  const reason = (url: string) =>
    checkConnection(url).then(
      () => 'it works',
      (error: unknown) => (error as Error).message,
    );

  it('and not when the database is as it should be', async () => {
    expect(await reason(world.database.url!)).toBe('it works');
  });

  it('when nothing listens there', async () => {
    const port = await freePort();
    expect(await reason(`postgresql://postgres@127.0.0.1:${port}/postgres`)).toMatch(
      new RegExp(`nothing listens at its address.*DATABASE_URL.*127.0.0.1:${port}`),
    );
  });

  it('when there is no such database', async () => {
    expect(await reason(databaseUrl(world.database.url!, 'no_such_database'))).toContain('Create it');
  });

  it('when there is no such user', async () => {
    const url = new URL(world.database.url!);
    url.username = 'no_such_user';
    expect(await reason(url.href)).toContain('does not accept this user');
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../src/platform/postgres/postgres.js';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { auditMonths } from '../../support/audit-months.js';
import { verifyLog } from '../../support/audit-of.js';
import { runCli } from '../../support/gateway-process.js';
import { importInto } from '../../support/import-record.js';
import { openTestDatabase, type TestDatabase } from '../../support/open-test-database.js';
import { testClock } from '../../support/test-clock.js';
import { openTestWorld } from '../../support/world.js';

const MASTER_KEY = Buffer.alloc(32, 7);

async function openLog() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return { database, log: await auditMonths(database, MASTER_KEY) };
}

/** A process of its own, as far as the database can tell. */
async function another({ url }: TestDatabase) {
  const database = openPostgres(url ?? '');
  onTestFinished(() => database.close());
  return { database, log: await auditMonths(database, MASTER_KEY) };
}

describe("at a month's end", () => {
  it('processes that write and read at once wait for each other and lose nothing, whichever begins the next part', async () => {
    const { database, log } = await openLog();
    await log.writer()('2019-01-01T00:00:00.000Z');
    const processes = await Promise.all([1, 2, 3, 4].map(() => another(database)));
    const instants = (second: number) =>
      new Date(Date.UTC(2019, 0, 31, 23, 59, 40) + second * 1_000 + (second % 7) * 100).toISOString();
    const reading = new AbortController();
    const reads = (async () => {
      let count = 0;
      for (; !reading.signal.aborted; count += 1)
        await database.prisma.auditEntry.count({ where: { clientId: 'client' } });
      return count;
    })();
    const writes = processes.map(async (process) => {
      const write = process.log.writer();
      for (let second = 0; second < 40; second += 1) await write(instants(second));
    });
    await Promise.all(writes).finally(() => {
      reading.abort();
    });
    expect(await reads).toBeGreaterThan(0);
    expect(await log.faults()).toEqual([]);
    expect(await database.prisma.auditEntry.count()).toBe(161);
    const [open, ended] = await log.parts();
    expect(open).toMatch(/^\d+-MAXVALUE$/);
    expect(ended).toBe(`MINVALUE-${open?.split('-')[0] ?? ''}`);
    expect(await database.prisma.auditEntry.count({ where: { at: { gte: new Date('2019-02-01') } } })).toBeGreaterThan(
      0,
    );
  }, 120_000);

  it('an entry does not wait for a long read of the log: it goes into the part before', async () => {
    const { database, log } = await openLog();
    const complaints: unknown[] = [];
    const write = log.writer((error) => complaints.push(error));
    await write('2019-01-31T00:00:00.000Z');
    const reader = await another(database);
    await reader.database.prisma.$transaction(
      async (tx) => {
        await tx.auditEntry.count();
        await write('2019-02-01T00:00:00.000Z');
      },
      { timeout: 60_000 },
    );
    expect(complaints).toHaveLength(1);
    expect(await log.parts()).toEqual(['MINVALUE-MAXVALUE']);
    await log.writer()('2019-02-02T00:00:00.000Z');
    expect(await log.parts()).toEqual(['3-MAXVALUE', 'MINVALUE-3']);
    expect(await log.faults()).toEqual([]);
  }, 60_000);

  it('a role that may only add to the log begins the next part too', async () => {
    const { database, log } = await openLog();
    await log.writer()('2019-01-01T00:00:00.000Z');
    const role = `serves_${process.pid}`;
    await database.run(`CREATE ROLE ${role}; GRANT SELECT, INSERT ON "AuditEntry" TO ${role}`);
    onTestFinished(() => database.run(`DROP OWNED BY ${role}; DROP ROLE ${role}`));
    await database.prisma.$transaction([
      database.prisma.$executeRawUnsafe(`SET LOCAL ROLE ${role}`),
      database.prisma.$executeRaw`SELECT "begin_audit_part"('2019-02-01')`,
      database.prisma
        .$executeRaw`INSERT INTO "AuditEntry" SELECT 2, "at", "clientId", "clientName", "operation", "requestId",
        "subjects", "classes", "fields", "reason", "hash" FROM "AuditEntry"`,
    ]);
    expect(await log.parts()).toEqual(['2-MAXVALUE', 'MINVALUE-2']);
    await expect(database.prisma.$executeRaw`DELETE FROM "AuditEntry_from_2"`).rejects.toThrow('only ever added to');
  });

  it('a role that cannot add to the log begins none, and no table of the caller is taken for the list of parts', async () => {
    const { database, log } = await openLog();
    await log.writer()('2019-01-01T00:00:00.000Z');
    const [serves, stranger] = [`adds_${process.pid}`, `stranger_${process.pid}`];
    await database.run(`CREATE ROLE ${serves} LOGIN; GRANT SELECT, INSERT ON "AuditEntry" TO ${serves};
      CREATE ROLE ${stranger} LOGIN`);
    onTestFinished(() => database.run(`DROP OWNED BY ${serves}, ${stranger}; DROP ROLE ${serves}, ${stranger}`));
    const as = async (role: string, ...statements: string[]) => {
      const url = new URL(database.url!);
      [url.username, url.password] = [role, ''];
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    };
    const begin = `SELECT "begin_audit_part"('2019-02-01')`;
    await expect(as(stranger, begin)).rejects.toThrow('who may add to it');
    await expect(as(serves, `SELECT "begin_audit_part"('infinity')`)).rejects.toThrow('in its time');
    expect(await log.parts()).toEqual(['MINVALUE-MAXVALUE']);
    const from = `MINVALUE) TO (2); ALTER TABLE "AuditEntry_from_1" DISABLE TRIGGER ALL; DELETE FROM "AuditEntry_from_1"; --`;
    await as(
      serves,
      `CREATE TEMP TABLE "AuditPart" AS SELECT 'AuditEntry_from_1' AS "name", '${from}' AS "from", 'MAXVALUE' AS "to"`,
      begin,
    );
    expect(await log.parts()).toEqual(['2-MAXVALUE', 'MINVALUE-2']);
    expect(await database.prisma.auditEntry.count()).toBe(1);
  });

  it('a gateway that runs over it begins the next part', async () => {
    const clock = testClock('2031-01-15');
    const world = await openTestWorld({ clock });
    await importInto(world, [sampleEnvelope()]);
    const look = async () =>
      (await world.client('UNDERWRITER')).data('{ loan(id: "LN-1-463370") { borrower { firstName } } }');
    await look();
    clock.set('2031-02-01');
    await look();
    await look();
    const parts = await world.prisma.$queryRaw<{ to: string }[]>`SELECT "to" FROM "AuditPart" ORDER BY "to"`;
    const [first] = await world.prisma.auditEntry.findMany({ where: { at: { gte: new Date('2031-02-01') } } });
    expect(parts).toEqual([{ to: String(first?.seq) }, { to: 'MAXVALUE' }]);
    expect((await verifyLog(world)).faults).toEqual([]);
  });
});

describe('audit drop', () => {
  it('drops months that a file holds, says so in the log and in its anchor, and the rest is in order', async () => {
    const { database, log } = await openLog();
    const folder = mkdtempSync(join(tmpdir(), 'audit-drop-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const [anchor, file, cut] = ['anchor', 'all', 'cut'].map((name) => join(folder, `${name}.ndjson`)) as [
      string,
      string,
      string,
    ];
    const env = {
      DATABASE_URL: database.url ?? '',
      MASTER_KEY: MASTER_KEY.toString('base64'),
      TOKEN_SIGNING_KEY: MASTER_KEY.toString('base64'),
    };
    const anchored = { ...env, AUDIT_ANCHOR: anchor };
    const drop = (archive: string, using: Record<string, string> = anchored) =>
      runCli(['audit', 'drop', '--before', '2019-03-01', '--archive', archive, '--reason', 'retention'], using);
    await log.writer()('2019-01-01T00:00:00.000Z', '2019-02-01T00:00:00.000Z', '2019-03-01T00:00:00.000Z');
    const { stdout: exported } = await runCli(['audit', 'export'], env);
    writeFileSync(file, exported);
    writeFileSync(cut, exported.slice(0, exported.indexOf('\n') + 1));
    writeFileSync(anchor, '');

    expect(await drop(file, env)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('AUDIT_ANCHOR is not set') as string,
    });
    expect(await drop(cut)).toMatchObject({ code: 1, stderr: expect.stringContaining('entry 2: missing') as string });
    expect(await database.prisma.auditEntry.count()).toBe(3);
    const earlier = readFileSync(anchor);
    expect(await drop(file)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Dropped entries 1 to 2.') as string,
    });
    expect(await database.prisma.auditEntry.findMany({ select: { seq: true, operation: true } })).toEqual([
      { seq: 3n, operation: 'Look' },
      { seq: 4n, operation: 'audit drop' },
    ]);

    expect(await runCli(['audit', 'verify'], anchored)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /\n2 entries verified, the log is intact\nentries up to 2:[0-9a-f]{64} were dropped\n/,
      ) as string,
    });
    const whole = await runCli(['audit', 'verify', '--archive', file], anchored);
    expect(whole).toMatchObject({ code: 0, stdout: expect.stringContaining('4 entries verified') as string });
    writeFileSync(anchor, earlier);
    expect(await runCli(['audit', 'verify'], anchored)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no anchor records the drop') as string,
    });
  }, 180_000);
});

import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { auditBeginning, holds } from '../../src/platform/audit/audit-chain.js';
import { auditWriter } from '../../src/platform/audit/audit-log.js';
import { dropFaults, verifyChain } from '../../src/platform/audit/verify-chain.js';
import { auditEntry, auditMonths, type AuditMonths } from '../support/audit-months.js';
import { tamper } from '../support/audit-of.js';
import { OLDER_KEYS, openOlderDatabase } from '../support/older-database.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';

const [MASTER_KEY] = OLDER_KEYS.masterKeys;

let database: TestDatabase;
let log: AuditMonths;
beforeAll(async () => {
  database = await openTestDatabase();
  log = await auditMonths(database, MASTER_KEY!);
});
beforeEach(() => log.empty());
afterAll(() => database.close());

const numbers = async () =>
  (await database.prisma.auditEntry.findMany({ orderBy: { seq: 'asc' } })).map(({ seq }) => Number(seq));
const headAt = async (seq: number) => {
  const { hash } = await database.prisma.auditEntry.findUniqueOrThrow({ where: { seq: BigInt(seq) } });
  return { seq: BigInt(seq), hash };
};

describe('a log that was begun before there were parts', () => {
  it('keeps its entries and their chain, as the first part, and goes on in another', async () => {
    const old = await openOlderDatabase();
    onTestFinished(() => old.close());
    const older = await auditMonths(old, MASTER_KEY!);
    const earlier = auditWriter(old.prisma, older.chain);
    for (const day of ['2018-12-31', '2019-01-01', '2019-02-01'])
      await earlier.write(auditEntry(`${day}T00:00:00.000Z`));
    await old.migrate();
    expect(await older.parts()).toEqual(['4-MAXVALUE', 'MINVALUE-4']);
    await older.writer()('2019-02-02T00:00:00.000Z');
    expect(await old.prisma.auditEntry.count()).toBe(4);
    expect(await older.faults()).toEqual([]);
  });

  it('is still written to by who might', async () => {
    const old = await openOlderDatabase();
    const role = `wrote_${process.pid}_${inject('testDatabase') === 'pglite' ? 'pglite' : 'postgres'}`;
    onTestFinished(async () => {
      await old.run(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      await old.close();
    });
    await old.run(`CREATE ROLE ${role}; GRANT SELECT, INSERT ON "AuditEntry" TO ${role}`);
    await old.migrate();
    const [rights] = await old.execute<{ adds: boolean; changes: boolean }>(
      `SELECT has_table_privilege($1, '"AuditEntry"', 'INSERT') AS "adds",
         has_table_privilege($1, '"AuditEntry"', 'DELETE') AS "changes"`,
      [role],
    );
    expect(rights).toEqual({ adds: true, changes: false });
  });
});

describe('a log', () => {
  it('begins a part with the first entry of a month, at midnight in UTC', async () => {
    await log.writer()('2019-01-01T00:00:00.000Z', '2019-01-31T23:59:59.999Z', '2019-02-01T00:00:00.000Z');
    expect(await log.parts()).toEqual(['3-MAXVALUE', 'MINVALUE-3']);
    expect(await log.faults()).toEqual([]);
  });

  it('begins one part for a month, whichever process comes first, and takes late entries of the month before', async () => {
    const [one, another] = [log.writer(), log.writer()];
    await one('2019-01-01T00:00:00.000Z');
    await database.prisma.$executeRaw`SELECT "begin_audit_part"('2019-02-01')`;
    await one('2019-01-31T23:59:59.999Z');
    await another('2019-02-01T00:00:00.000Z');
    await one('2019-02-01T00:00:01.000Z');
    await log.writer()('2019-02-15T00:00:00.000Z');
    expect(await log.parts()).toEqual(['2-MAXVALUE', 'MINVALUE-2']);
    await another('2019-04-01T00:00:00.000Z');
    expect(await log.parts()).toEqual(['2-6', '6-MAXVALUE', 'MINVALUE-2']);
    expect(await log.faults()).toEqual([]);
  });

  it('goes on with its parts after an entry of a clock that was wrong', async () => {
    const write = log.writer();
    await write('2019-01-01T00:00:00.000Z');
    await log.writer()('2099-01-01T00:00:00.000Z');
    expect(await log.parts()).toEqual(['2-MAXVALUE', 'MINVALUE-2']);
    await write('2019-01-02T00:00:00.000Z', '2019-02-01T00:00:00.000Z');
    expect(await log.parts()).toEqual(['2-4', '4-MAXVALUE', 'MINVALUE-2']);
  });

  it('has no part that can be changed or emptied', async () => {
    await log.writer()('2019-01-01T00:00:00.000Z', '2019-02-01T00:00:00.000Z');
    for (const part of ['AuditEntry', 'AuditEntry_from_1', 'AuditEntry_from_2'])
      for (const change of [`DELETE FROM "${part}"`, `UPDATE "${part}" SET "reason" = ''`, `TRUNCATE "${part}"`])
        await expect(database.prisma.$executeRawUnsafe(change)).rejects.toThrow('only ever added to');
  });
});

describe('months that are dropped', () => {
  let file: string;
  beforeEach(async () => {
    const months = ['2019-01', '2019-02', '2019-03', '2019-04'];
    await log.writer()(...months.flatMap((month) => [`${month}-01T00:00:00.000Z`, `${month}-28T00:00:00.000Z`]));
    file = await log.archive();
  });

  it('leave a log that proves itself from where it begins, and says why', async () => {
    const remembered = await headAt(3);
    const open = log.writer();
    await log.drop('2019-03-01', file);
    expect(await numbers()).toEqual([5, 6, 7, 8, 9]);
    expect(await log.faults()).toEqual([]);
    const entry = await database.prisma.auditEntry.findUniqueOrThrow({ where: { seq: 9n } });
    expect(entry).toMatchObject({ operation: 'audit drop', subjects: ['audit-log', 'audit-drop', expect.any(String)] });
    expect(log.chain.openReason(entry)).toBe('seven years have passed');
    expect(await holds(database.prisma, log.chain, remembered)).toBe(true);
    await open('2019-06-02T00:00:00.000Z');
    expect(await log.faults({ archives: [file] })).toEqual([]);
    expect((await verifyChain(database.prisma, log.chain, { archives: [file] })).verified).toBe(10n);
  });

  it('are whole months before a day, oldest first, and never the last part', async () => {
    expect(await log.drop('2019-01-28', file)).toEqual(['nothing is old enough']);
    await log.drop('2019-02-01', file);
    expect((await numbers())[0]).toBe(3);
    await log.drop('2019-12-31', file);
    expect(await numbers()).toEqual([7, 8, 9, 10]);
    expect(await log.faults()).toEqual([]);
    expect(await log.faults({ archives: [file] })).toEqual([]);
  });

  it('may be all that there was before the drop itself', async () => {
    await database.prisma.$executeRaw`SELECT "begin_audit_part"('2019-05-01')`;
    const remembered = await headAt(8);
    await log.drop('2019-05-01', file);
    expect(await numbers()).toEqual([9]);
    expect(await log.faults()).toEqual([]);
    expect(await holds(database.prisma, log.chain, remembered)).toBe(true);
    expect(await holds(database.prisma, log.chain, { ...remembered, hash: Buffer.alloc(32) })).toBe(false);
  });

  it.each([
    ['lacks an entry', (lines: string[]) => lines.toSpliced(1, 1), '2 missing'],
    ['ends too early', (lines: string[]) => lines.slice(0, 3), '4 missing'],
    [
      'has an altered entry',
      (lines: string[]) => lines.map((line) => line.replace('2019-01-28', '2019-01-27')),
      '2 altered, inserted or out of order',
    ],
  ])('are kept while the file of them %s', async (_, change, fault) => {
    expect(await log.drop('2019-03-01', await log.archive(change))).toEqual([fault]);
    expect(await numbers()).toHaveLength(8);
  });

  it('are kept while the file of them is no export', async () => {
    await expect(log.drop('2019-03-01', await log.archive((lines) => ['{}\n', ...lines]))).rejects.toThrow(
      /Line 1 of .* is not an entry/,
    );
    expect(await numbers()).toHaveLength(8);
  });

  describe('cannot be made up, nor hide anything:', () => {
    it('a part that went without the command is missing', async () => {
      await database.prisma.$executeRawUnsafe('DROP TABLE "AuditEntry_from_1"');
      expect(await log.faults()).toEqual(['1 missing, up to 2']);
    });

    it('an entry turned into one about a drop is altered, and the ends that went are not taken for dropped', async () => {
      const [gone, through] = [await headAt(1), await headAt(2)];
      const subject = `dropped:2:${Buffer.from(through.hash).toString('hex')}`;
      await database.prisma.$executeRawUnsafe('DROP TABLE "AuditEntry_from_1"');
      await tamper(database, `UPDATE "AuditEntry" SET "subjects" = ARRAY['audit-drop', '${subject}'] WHERE "seq" = 6`);
      expect(await log.faults()).toEqual(['6 altered, inserted or out of order']);
      expect(await holds(database.prisma, log.chain, gone)).toBe(false);
    });

    it('an entry about a drop put behind the end does not count', async () => {
      await database.prisma.$executeRawUnsafe('DROP TABLE "AuditEntry_from_1"');
      await tamper(
        database,
        `INSERT INTO "AuditEntry" SELECT 9, "at", "clientId", "clientName", "operation", "requestId",
           ARRAY['audit-drop', 'dropped:2:${'0'.repeat(64)}'], "classes", "fields", "reason", "hash" FROM "AuditEntry" WHERE "seq" = 8`,
      );
      expect(await log.faults()).toEqual(['1 missing, up to 2', '9 inserted after the head of the log']);
    });

    it('entries that went beyond what was dropped are missing', async () => {
      await log.drop('2019-02-01', file);
      await tamper(database, 'DELETE FROM "AuditEntry" WHERE "seq" IN (3, 4)');
      expect(await log.faults()).toEqual(['3 missing, up to 4']);
    });

    it('a drop that says more than it dropped is altered', async () => {
      await log.drop('2019-02-01', file);
      const { hash } = await headAt(4);
      await database.prisma.$executeRawUnsafe('DROP TABLE "AuditEntry_from_3"');
      const subject = `dropped:4:${Buffer.from(hash).toString('hex')}`;
      await tamper(database, `UPDATE "AuditEntry" SET "subjects" = ARRAY['audit-drop', '${subject}'] WHERE "seq" = 9`);
      expect(await log.faults()).toEqual(['9 altered, inserted or out of order']);
    });

    it('a drop whose entry is gone leaves the beginning missing', async () => {
      await log.drop('2019-02-01', file);
      await log.writer()('2019-06-02T00:00:00.000Z');
      await tamper(database, 'DELETE FROM "AuditEntry" WHERE "seq" = 9');
      expect(await log.faults()).toEqual(['1 missing, up to 2', '9 missing']);
    });

    it('entries in the place of dropped ones are found', async () => {
      await log.drop('2019-02-01', file);
      await database.prisma.$executeRawUnsafe(
        'CREATE TABLE "AuditEntry_from_1" PARTITION OF "AuditEntry" FOR VALUES FROM (MINVALUE) TO (3)',
      );
      await database.prisma.$executeRawUnsafe(
        `INSERT INTO "AuditEntry" SELECT 1, "at", "clientId", "clientName", "operation", "requestId", "subjects", "classes", "fields", "reason", "hash"
         FROM "AuditEntry" WHERE "seq" = 5`,
      );
      expect(await log.faults()).toEqual(['1 inserted where entries were dropped']);
    });

    it('a drop that no anchor names is a finding', async () => {
      await log.drop('2019-02-01', file);
      const report = await verifyChain(database.prisma, log.chain);
      const beginning = await auditBeginning(database.prisma, log.chain);
      expect(dropFaults(report, [beginning])).toEqual([]);
      expect(dropFaults(report, [])).toHaveLength(1);
      expect(dropFaults(report, [{ ...beginning, hash: Buffer.alloc(32) }])).toHaveLength(1);
    });

    it('a file with other entries than those that were dropped is found, also by a kept end', async () => {
      const kept = await headAt(1);
      await log.drop('2019-02-01', file);
      const other = await log.archive(() => ['{"seq":"1"}\n']);
      await expect(log.faults({ archives: [other] })).rejects.toThrow(/not an entry/);
      expect(await log.faults({ archives: [file], expected: [kept] })).toEqual([]);
      expect(await log.faults({ archives: [file], expected: [{ ...kept, hash: Buffer.alloc(32) }] })).toEqual([
        '1 differs from the entry whose hash was kept',
      ]);
    });
  });
});

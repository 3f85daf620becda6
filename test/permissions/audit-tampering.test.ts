import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureAuditHead } from '../../src/platform/audit/audit-chain.js';
import { auditWriter } from '../../src/platform/audit/audit-log.js';
import { chainOf, tamper, verifyLog } from '../support/audit-of.js';
import { openWorld, type World } from '../support/world.js';

const entry = (number: number) => ({
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)),
  clientId: `client-${number}`,
  clientName: null,
  operation: 'Look',
  requestId: `request-${number}`,
  subjects: [`loan:LN-${number}`],
  classes: ['PERSONAL'] as const,
  fields: ['Borrower.firstName'],
  reason: null,
});

const COLUMNS = '"at", "clientId", "clientName", "operation", "requestId", "subjects", "classes", "fields", "reason"';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const chain = await chainOf(world);
  await tamper(world, `TRUNCATE "AuditEntry"`);
  await world.prisma.auditHead.deleteMany();
  await ensureAuditHead(world.prisma, chain);
  const log = auditWriter(world.prisma, chain);
  for (let number = 1; number <= 10; number += 1) await log.write(entry(number));
});

const faults = async (expected?: { seq: bigint; hash: Uint8Array }) =>
  (await verifyLog(world, expected)).faults.map(({ seq, what }) => `${seq} ${what}`);

const head = () => world.prisma.auditHead.findUniqueOrThrow({ where: { id: 1 } });

describe('audit verify', () => {
  it('finds no fault in an untouched log of more than one batch', async () => {
    const log = auditWriter(world.prisma, await chainOf(world));
    await Promise.all(Array.from({ length: 2_200 }, (_, index) => log.write(entry(index))));
    expect(await verifyLog(world)).toMatchObject({ verified: 2_210n, faults: [] });
  });

  it.each(
    Object.entries({
      at: `"at" + interval '1 millisecond'`,
      clientId: `'someone-else'`,
      clientName: `'A name'`,
      operation: `'Harmless'`,
      requestId: `'another'`,
      subjects: `ARRAY['loan:LN-OTHER']`,
      classes: `ARRAY[]::text[]`,
      fields: `ARRAY['Loan.grade']`,
      reason: `'because'`,
      hash: `'\\x00'::bytea`,
    }),
  )('finds an edited %s', async (column, value) => {
    await tamper(world, `UPDATE "AuditEntry" SET "${column}" = ${value} WHERE "seq" = 4`);
    const [first] = await faults();
    expect(first).toBe('4 altered, inserted or out of order');
  });

  it('finds a deleted entry', async () => {
    await tamper(world, `DELETE FROM "AuditEntry" WHERE "seq" = 5`);
    expect(await faults()).toEqual(['5 missing']);
  });

  it('finds the first entries deleted', async () => {
    await tamper(world, `DELETE FROM "AuditEntry" WHERE "seq" < 4`);
    expect(await faults()).toEqual(['1 missing, up to 3']);
  });

  it('finds a deleted entry whose place was closed up', async () => {
    await tamper(
      world,
      `DELETE FROM "AuditEntry" WHERE "seq" = 5`,
      ...[6, 7, 8, 9, 10].map((seq) => `UPDATE "AuditEntry" SET "seq" = ${seq - 1} WHERE "seq" = ${seq}`),
    );
    expect((await faults())[0]).toBe('5 altered, inserted or out of order');
  });

  it('finds an inserted entry', async () => {
    await tamper(
      world,
      ...[10, 9, 8, 7, 6].map((seq) => `UPDATE "AuditEntry" SET "seq" = ${seq + 1} WHERE "seq" = ${seq}`),
      `INSERT INTO "AuditEntry" ("seq", "hash", ${COLUMNS}) SELECT 6, "hash", ${COLUMNS} FROM "AuditEntry" WHERE "seq" = 5`,
    );
    expect((await faults())[0]).toBe('6 altered, inserted or out of order');
  });

  it('finds an entry put behind the end', async () => {
    await tamper(
      world,
      `INSERT INTO "AuditEntry" ("seq", "hash", ${COLUMNS}) SELECT 11, "hash", ${COLUMNS} FROM "AuditEntry" WHERE "seq" = 5`,
    );
    expect(await faults()).toEqual(['11 inserted after the head of the log']);
  });

  it('finds two entries that changed places', async () => {
    await tamper(
      world,
      `UPDATE "AuditEntry" SET "seq" = 99 WHERE "seq" = 3`,
      `UPDATE "AuditEntry" SET "seq" = 3 WHERE "seq" = 7`,
      `UPDATE "AuditEntry" SET "seq" = 7 WHERE "seq" = 99`,
    );
    const found = await faults();
    expect(found[0]).toBe('3 altered, inserted or out of order');
    expect(found).toContain('7 altered, inserted or out of order');
  });

  it('finds a cut tail', async () => {
    await tamper(world, `DELETE FROM "AuditEntry" WHERE "seq" > 7`);
    expect(await faults()).toEqual(['8 missing, up to 10']);
  });

  it('finds a cut tail under a head that was moved back', async () => {
    await tamper(
      world,
      `DELETE FROM "AuditEntry" WHERE "seq" > 7`,
      `UPDATE "AuditHead" SET "seq" = 7, "hash" = (SELECT "hash" FROM "AuditEntry" WHERE "seq" = 7)`,
    );
    expect(await faults()).toEqual(['7 the head of the log is not signed by this gateway']);
  });

  it('finds a head that is gone', async () => {
    await world.prisma.auditHead.deleteMany();
    expect(await faults()).toEqual(['0 the head of the log is missing']);
  });

  it('finds a database put back to an old state, by the end that was kept', async () => {
    const old = await head();
    const log = auditWriter(world.prisma, await chainOf(world));
    await log.write(entry(11));
    await log.write(entry(12));
    const kept = await head();
    expect(await faults(kept)).toEqual([]);
    await tamper(world, `DELETE FROM "AuditEntry" WHERE "seq" > 10`);
    await world.prisma.auditHead.update({ where: { id: 1 }, data: old });
    expect(await faults()).toEqual([]);
    expect(await faults(kept)).toEqual(['11 missing, up to 12']);
    const forgetful = auditWriter(world.prisma, await chainOf(world));
    for (const number of [13, 14, 15]) await forgetful.write(entry(number));
    expect(await faults(kept)).toEqual(['12 differs from the entry whose hash was kept']);
  });
});

describe('the log', () => {
  it('is not gone on with by a process that remembers an end which is no longer in it', async () => {
    const old = await head();
    const log = auditWriter(world.prisma, await chainOf(world));
    await log.write(entry(11));
    await log.write(entry(12));
    await tamper(world, `DELETE FROM "AuditEntry" WHERE "seq" > 10`);
    await world.prisma.auditHead.update({ where: { id: 1 }, data: old });
    await expect(log.write(entry(13))).rejects.toMatchObject({ cause: { name: 'AuditLogCut' } });
    expect(await world.prisma.auditEntry.count()).toBe(10);
  });

  it('that was taken away is not begun again, and what it would note is withheld', async () => {
    await tamper(world, `TRUNCATE "AuditEntry"`);
    await world.prisma.auditHead.deleteMany();
    const peer = await world.peer();
    expect(await world.prisma.auditHead.count()).toBe(0);
    expect(world.log.join('')).toContain('The head of the audit log is missing');
    const auditor = (await world.client('AUDITOR')).at(peer.url);
    const { errors } = await auditor.query('{ auditLog(first: 1) { edges { node { id } } } }');
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SERVICE_UNAVAILABLE']);
  });

  it('whose key was taken away with it keeps a gateway from starting', async () => {
    const chainKey = await world.prisma.systemKey.delete({ where: { name: 'audit-chain' } });
    try {
      await expect(world.peer()).rejects.toThrow(/audit log and its key are missing/);
    } finally {
      await world.prisma.systemKey.create({ data: chainKey });
    }
  });

  it('is not gone on with from an end that this gateway did not sign', async () => {
    await tamper(world, `DELETE FROM "AuditEntry" WHERE "seq" > 7`);
    await tamper(world, `UPDATE "AuditHead" SET "seq" = 7, "hash" = (SELECT "hash" FROM "AuditEntry" WHERE "seq" = 7)`);
    const log = auditWriter(world.prisma, await chainOf(world));
    await expect(log.write(entry(11))).rejects.toThrow('The audit log cannot be written');
    expect(await world.prisma.auditEntry.count()).toBe(7);
  });
});

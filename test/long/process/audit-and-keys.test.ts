import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayProcess, newDataDir } from '../../support/gateway-process.js';

const folder = newDataDir();
const keyFile = join(folder, 'keys.json');
const anchorFile = join(folder, 'audit-anchor.ndjson');
const masterKeys = () => (JSON.parse(readFileSync(keyFile, 'utf8')) as { masterKeys: string[] }).masterKeys;

const run = (...args: string[]) => new GatewayProcess(args, { DATA_DIR: folder, LOG_LEVEL: 'silent' }).ended;

beforeAll(async () => {
  expect(await run('seed', '--loans', '3')).toMatchObject({ code: 0 });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the command line', () => {
  let exported: string;
  let kept: string;

  it('writes an export down before it writes it out', async () => {
    const file = join(folder, 'before.ndjson');
    expect(await run('export', file)).toMatchObject({ code: 0 });
    exported = readFileSync(file, 'utf8');
    const { code, stdout: out } = await run('audit', 'verify');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^1 entries verified, the log is intact\nhead 1:[0-9a-f]{64}\n$/m),
    ]);
    kept = /head (\S+)/.exec(out)?.[1] ?? '';
  });

  it('rotates the key of an embedded database by itself', async () => {
    const [before] = masterKeys();
    const { code, stdout: out } = await run('keys', 'rotate');
    expect([code, out]).toEqual([0, expect.stringMatching(/\d+ keys wrapped with the current key\n$/)]);
    const after = masterKeys();
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    const file = join(folder, 'after.ndjson');
    expect(await run('export', file)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(exported);
  });

  it('verifies a log against an end that was kept', async () => {
    const other = kept.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const differing = await run('audit', 'verify', '--expect', other);
    expect(differing).toMatchObject({ code: 1, stderr: 'entry 1: differs from the entry whose hash was kept\n' });
    expect(await run('audit', 'verify', '--expect', 'nonsense')).toMatchObject({ code: 2 });
  });

  it('keeps ends of the log beside the database, and compares all of them', async () => {
    const lines = readFileSync(anchorFile, 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { seq: string }).seq)).toEqual(['0', '1', '2']);
    expect(statSync(anchorFile).mode & 0o777).toBe(0o600);
    rmSync(anchorFile);
    const without = await run('audit', 'verify');
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('audit-anchor.ndjson is missing\n')]);
    writeFileSync(anchorFile, `${lines.join('\n')}\n`, { mode: 0o600 });
    expect(await run('audit', 'verify')).toMatchObject({ code: 0, stderr: '' });
  });

  it('names a log whose entries and head were deleted, and goes on only when that is accepted', async () => {
    const database = await PGlite.create(join(folder, 'pglite'));
    const [[entries], [head]] = [
      (await database.query<{ rows: string }>(`SELECT json_agg(e)::text AS rows FROM "AuditEntry" e`)).rows,
      (await database.query<{ row: string }>(`SELECT row_to_json(h)::text AS row FROM "AuditHead" h`)).rows,
    ];
    await database.exec(`ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only";
      DELETE FROM "AuditEntry"; DELETE FROM "AuditHead"`);
    await database.close();
    expect(await run('audit', 'verify')).toMatchObject({
      code: 1,
      stderr: 'entry 0: the head of the log is missing\n',
    });
    const refused = await run('export', join(folder, 'withheld.ndjson'));
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('The audit log cannot be written')]);
    const before = readFileSync(anchorFile, 'utf8');
    const accepted = await run('audit', 'accept', '--reason', 'put back from a backup');
    expect([accepted.code, accepted.stdout]).toEqual([0, expect.stringMatching(/^The log is accepted\.\nhead 1:/)]);
    const verified = await run('audit', 'verify');
    expect([verified.code, verified.stderr]).toEqual([0, expect.stringContaining('(put back from a backup)')]);
    writeFileSync(anchorFile, before);
    expect(await run('audit', 'verify')).toMatchObject({
      code: 1,
      stderr: 'entry 1: differs from the entry whose hash was kept\nentry 2: missing\n',
    });
    const again = await PGlite.create(join(folder, 'pglite'));
    await again.exec(`DELETE FROM "AuditEntry"; DELETE FROM "AuditHead"`);
    await again.query(`INSERT INTO "AuditEntry" SELECT * FROM json_populate_recordset(NULL::"AuditEntry", $1::json)`, [
      entries?.rows,
    ]);
    await again.query(`INSERT INTO "AuditHead" SELECT * FROM json_populate_record(NULL::"AuditHead", $1::json)`, [
      head?.row,
    ]);
    await again.close();
  });

  it('names the place where a log was tampered with', async () => {
    const database = await PGlite.create(join(folder, 'pglite'));
    await database.exec(`ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only";
      UPDATE "AuditEntry" SET "clientId" = 'nobody' WHERE "seq" = 2`);
    await database.close();
    const { code, stdout: out, stderr: err } = await run('audit', 'verify');
    expect([code, err]).toEqual([1, 'entry 2: altered, inserted or out of order\n']);
    expect(out).toContain('NOT intact');
  });
});

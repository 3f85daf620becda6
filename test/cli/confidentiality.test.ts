import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayProcess, startedDataDir } from '../support/gateway-process.js';

const folder = startedDataDir();
const keyFile = join(folder, 'keys.json');
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
      expect.stringMatching(/^1 entries verified, the log is in order\nhead 1:[0-9a-f]{64}\n$/m),
    ]);
    kept = /head (\S+)/.exec(out)?.[1] ?? '';
  });

  it('rotates the key of an embedded database by itself', async () => {
    const [before] = masterKeys();
    const { code, stdout: out } = await run('keys', 'rotate');
    expect([code, out]).toEqual([0, expect.stringMatching(/\d+ keys wrapped under the current master key\n$/)]);
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
    expect(differing).toMatchObject({ code: 1, stderr: 'entry 1: not the entry whose hash was kept\n' });
    expect(await run('audit', 'verify', '--expect', 'nonsense')).toMatchObject({ code: 2 });
  });

  it('names the place where a log was tampered with', async () => {
    const database = await PGlite.create(join(folder, 'pglite'));
    await database.exec(`ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only";
      UPDATE "AuditEntry" SET "clientId" = 'nobody' WHERE "seq" = 2`);
    await database.close();
    const { code, stdout: out, stderr: err } = await run('audit', 'verify');
    expect([code, err]).toEqual([1, 'entry 2: altered, inserted or out of its place\n']);
    expect(out).toContain('NOT in order');
  });
});

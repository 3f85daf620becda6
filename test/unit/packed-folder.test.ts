import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packFolder, unpackFolder } from '../../src/platform/postgres/packed-folder.js';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-packed-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function packed(): Buffer {
  const from = scratch();
  mkdirSync(join(from, 'base', 'empty'), { recursive: true });
  writeFileSync(join(from, 'base', 'pg_filenode.map'), Buffer.from([0, 255, 10]));
  writeFileSync(join(from, 'nothing'), '');
  writeFileSync(join(from, 'PG_VERSION'), '17\n');
  return packFolder(from);
}

it('a folder comes out as it went in, with empty folders and files, for its owner alone', () => {
  const to = join(scratch(), 'copy');
  unpackFolder(packed(), to);
  expect((readdirSync(to, { recursive: true }) as string[]).sort()).toEqual(
    ['PG_VERSION', 'base', join('base', 'empty'), join('base', 'pg_filenode.map'), 'nothing'].sort(),
  );
  expect([...readFileSync(join(to, 'base', 'pg_filenode.map'))]).toEqual([0, 255, 10]);
  expect(readFileSync(join(to, 'nothing'))).toHaveLength(0);
  expect(statSync(to).mode & 0o077).toBe(0);
  expect(statSync(join(to, 'PG_VERSION')).mode & 0o077).toBe(0);
});

it('one that is cut off is refused, and not by the system', () => {
  const whole = packed();
  for (const length of [0, 3, whole.length >> 1, whole.length - 1]) {
    let fault: unknown;
    try {
      unpackFolder(whole.subarray(0, length), join(scratch(), 'copy'));
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(Error);
    expect((fault as NodeJS.ErrnoException).syscall).toBeUndefined();
  }
});

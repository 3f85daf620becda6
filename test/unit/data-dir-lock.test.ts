import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from '../../src/persistence/database/data-dir.js';

const NO_PROCESS = 2 ** 22 + 1;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'loan-gateway-lock-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

describe('the lock of a data directory', () => {
  it('is refused while another process lives that holds it, and says which and what to do', () => {
    writeFileSync(join(dataDir, 'lock'), String(process.ppid));
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir)).toThrow(`${dataDir} is in use by process ${process.ppid}. Stop that process`);
  });

  it('is refused to the same process a second time', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    unlock();
    lockDataDir(dataDir)();
  });

  it.each([
    ['that died', String(NO_PROCESS)],
    ['with this id that ran before a restart', String(process.pid)],
    ['that left nothing readable', 'garbage'],
  ])('is taken over from a process %s', (_, owner) => {
    writeFileSync(join(dataDir, 'lock'), owner);
    lockDataDir(dataDir)();
  });

  it('leaves nothing behind', () => {
    lockDataDir(dataDir)();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { announceEnd, DataDirInUse, lockDataDir, lockWhenFree } from '../../src/platform/postgres/data-dir-lock.js';

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

  it.runIf(process.platform === 'linux')('is taken over from a dead process that was not reaped', async () => {
    // The shell starts a process that waits for its end, then becomes a program that never reaps it.
    const parent = spawn('sh', ['-c', '(read end <&3) & echo $!; exec sleep 60 3<&-'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [printed] = (await once(parent.stdout!, 'data')) as [Buffer];
    const zombie = Number(String(printed));
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'latin1')).toBe('sleep\n');
    (parent.stdio[3] as Writable).end('end\n');
    await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'latin1')).toMatch(/\) Z /);
    expect(process.kill(zombie, 0)).toBe(true);
    writeFileSync(join(dataDir, 'lock'), String(zombie));
    lockDataDir(dataDir)();
  });

  it('is waited for while its owner is ending, and the wait is announced once', async () => {
    const owner = spawn('sleep', ['60']);
    onTestFinished(() => void owner.kill('SIGKILL'));
    for (const name of ['lock', 'lock.ending']) writeFileSync(join(dataDir, name), String(owner.pid));
    const said: string[] = [];
    const locked = lockWhenFree(dataDir, (line) => said.push(line));
    await expect.poll(() => said.length).toBe(1);
    owner.kill('SIGKILL');
    (await locked)();
    expect(said).toEqual([`Waiting up to 15 s for process ${owner.pid}, which is stopping and still uses ${dataDir}.`]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is not waited for while its owner continues, after any announcement of an earlier process', async () => {
    writeFileSync(join(dataDir, 'lock'), String(process.ppid));
    writeFileSync(join(dataDir, 'lock.ending'), String(NO_PROCESS));
    await expect(lockWhenFree(dataDir, () => undefined)).rejects.toThrow(DataDirInUse);
  });

  it('says that its owner is ending, until it has ended', () => {
    const unlock = lockDataDir(dataDir);
    announceEnd();
    expect(readFileSync(join(dataDir, 'lock.ending'), 'utf8')).toBe(String(process.pid));
    unlock();
  });

  it('leaves nothing behind', () => {
    lockDataDir(dataDir)();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

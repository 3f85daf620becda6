import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDataDir, startProcess } from '../support/gateway-process.js';

const GATEWAY = fileURLToPath(new URL('../../bin/loan-gateway.js', import.meta.url));

function scratchDataDir(): string {
  const dataDir = newDataDir();
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

describe('stop and start again', () => {
  it('ends in order while demo loans are stored, and tells a process that starts meanwhile', async () => {
    const DATA_DIR = scratchDataDir();
    let told = 0;
    // A short end may be over before it is seen.
    for (let round = 1; told === 0 && round <= 20; round += 1) {
      const gateway = startProcess(['serve'], { DATA_DIR });
      await gateway.url();
      const stopped = gateway.stop();
      while (gateway.running && !existsSync(join(DATA_DIR, 'lock.ending'))) await pause(2);
      if (gateway.running) told += 1;
      expect(await stopped).toMatchObject({ code: 0, stderr: '' });
    }
    expect(told).toBeGreaterThan(0);
  });

  it('waits for the process that is ending, and says so', async () => {
    const DATA_DIR = scratchDataDir();
    const owner = spawn('sleep', ['60']);
    onTestFinished(() => void owner.kill('SIGKILL'));
    for (const name of ['lock', 'lock.ending']) writeFileSync(join(DATA_DIR, name), String(owner.pid));
    const gateway = startProcess(['serve', '--demo-loans', '0'], { DATA_DIR });
    await expect.poll(() => gateway.stderr).toContain(`Waiting up to 15 s for process ${owner.pid}, which is stopping`);
    owner.kill('SIGKILL');
    await gateway.url();
    await gateway.stop();
  });

  it('ends with the shell of npm, which does not pass a signal on', async () => {
    const DATA_DIR = scratchDataDir();
    const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR, npm_lifecycle_event: 'start' };
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${GATEWAY}" serve --demo-loans 0; true`], { env });
    const lock = join(DATA_DIR, 'lock');
    let printed = '';
    shell.stdout.on('data', (text) => (printed += String(text)));
    await expect.poll(() => printed).toContain('Press Ctrl-C to stop');
    const gateway = Number(readFileSync(lock, 'utf8'));
    onTestFinished(() => {
      try {
        process.kill(gateway, 'SIGKILL');
      } catch {
        // It has ended, as it should.
      }
    });
    shell.kill('SIGTERM');
    await expect.poll(() => existsSync(lock), { timeout: 5_000 }).toBe(false);
  });
});

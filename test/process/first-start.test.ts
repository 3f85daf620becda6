import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a clone does not have, or what nothing of this needs. */
const LEFT_OUT = new Set(['.data', '.git', 'bench', 'dist', 'node_modules', 'test']);

it('a checkout that was never built builds itself, and its first request works when pasted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-checkout-'));
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const generated of ['src', 'clients/typescript/src', 'desk/src'])
    rmSync(join(folder, generated, 'generated'), { recursive: true, force: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const gateway = spawn(process.execPath, ['bin/loan-gateway.js', 'serve', '--demo-loans', '3'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(gateway, 'close');
  onTestFinished(async () => {
    gateway.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  for await (const text of gateway.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    said += text;
    if (said.includes('Ctrl-C')) break;
  }
  const curl = said.split('\n').find((line) => line.startsWith('curl ')) ?? '';
  const { stdout } = spawnSync('sh', ['-c', curl], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject({ data: { loans: { edges: { length: 3 } } } });
}, 240_000);

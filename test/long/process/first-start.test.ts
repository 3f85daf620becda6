import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess } from '../../support/gateway-process.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What a clone does not have, or what nothing of this needs. */
const LEFT_OUT = new Set(['.data', '.git', 'bench', 'dist', 'node_modules', 'test']);

it('a checkout that was never built builds itself, and its first request works when pasted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-checkout-'));
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  rmSync(join(folder, 'src', 'generated'), { recursive: true, force: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const gateway = startProcess(['serve', '--demo-loans', '3'], { DATA_DIR: join(folder, '.data') }, folder);
  expect(await gateway.askAsPrinted()).toMatchObject({ data: { loans: { edges: { length: 3 } } } });
  await gateway.stop();
}, 240_000);

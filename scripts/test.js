// npm test: bring the tools and build, check, then vitest; `--all` (npm run test:all) also tries what takes minutes, and every engine for
// everything. Other arguments go to vitest. The last line counts all of it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhole } from './build.js';
import { check } from './check.js';
import { bringTools } from './tools.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const all = process.argv.includes('--all');
const passed = [];
const failed = [];

// The build needs none of the tools, and to bring them is mostly to wait for the network and the disk.
await attempt('build', async () => {
  const ended = await Promise.allSettled([bringTools(), buildWhole()]);
  const failure = ended.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
});
if (failed.length === 0) {
  const unclean = await check();
  failed.push(...unclean);
  const { tally, ok } = runVitest(process.argv.slice(2).filter((arg) => arg !== '--all'));
  console.log(`engines: ${tally.engines.join(', ')}`);
  if (!all) console.log('what takes minutes was left out: npm run test:all');
  passed.length += tally.passed;
  failed.length += ok ? 0 : Math.max(1, tally.failed);
}
console.log(`${passed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function attempt(name, work) {
  try {
    await work();
  } catch (error) {
    console.error(`FAIL  ${name}: ${error.message}`);
    failed.push(name);
  }
}

function runVitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-tally-'));
  const file = join(folder, 'tally.json');
  const cli = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [cli, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_TALLY_FILE: file, TEST_SUITE: all ? 'all' : 'usual' },
  });
  const tally = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1, engines: ['none'] };
  rmSync(folder, { recursive: true, force: true });
  return { tally, ok: status === 0 };
}

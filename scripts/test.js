// npm test: installs the tools, builds, checks, runs vitest and ends with one line that counts passes and failures, which no npm script can.
// `--all` (npm run test:all) adds the long tests and runs everything on every engine. Other arguments go to vitest.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhole } from './build.js';
import { buildDocs } from './docs.js';
import { bringTools } from './tools.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const all = process.argv.includes('--all');

const { passed, failed } = (await isBuilt()) ? await runChecksAndTests() : { passed: 0, failed: 1 };
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The build needs none of the tools, and installing them mostly waits for the network and the disk. */
async function isBuilt() {
  const ended = await Promise.allSettled([bringTools(), buildWhole()]);
  const failures = ended.filter(({ status }) => status === 'rejected');
  for (const { reason } of failures) console.error(`FAIL  build: ${reason.message}`);
  return failures.length === 0;
}

async function runChecksAndTests() {
  // npm is a shell script on Windows.
  const check = spawn('npm', ['run', '--silent', 'check'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const checked = once(check, 'close');
  // The gateway serves the documentation; a test that built it would wait too long.
  await buildDocs();
  const [status] = await checked;
  const { tally, isOk } = runVitest(process.argv.slice(2).filter((arg) => arg !== '--all'));
  console.log(`engines: ${tally.engines.join(', ')}`);
  if (!all) console.log('The long tests were skipped: npm run test:all runs them.');
  const failedTests = isOk ? 0 : Math.max(1, tally.failed);
  return { passed: tally.passed, failed: failedTests + (status === 0 ? 0 : 1) };
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
  return { tally, isOk: status === 0 };
}

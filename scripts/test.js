// npm test: installs the tools, builds, checks, runs vitest and ends with one line that counts passes and failures, which no npm script can.
// `--all` (npm run test:all) adds the long tests and runs everything on every engine. Other arguments go to vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
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

/** The build needs none of the tools, and installing them mostly waits for the network and the disk. The gateway serves the docs. */
async function isBuilt() {
  const ended = await Promise.allSettled([bringTools(), buildWhole().then(buildDocs)]);
  const failures = ended.filter(({ status }) => status === 'rejected');
  for (const { reason } of failures) console.error(`FAIL  build: ${reason.message}`);
  return failures.length === 0;
}

async function runChecksAndTests() {
  const checked = runChecks();
  const { tally, isOk } = await runVitest(process.argv.slice(2).filter((arg) => arg !== '--all'));
  const { said, status } = await checked;
  process.stdout.write(said);
  console.log(`engines: ${tally.engines.join(', ')}`);
  if (!all) console.log('The long tests were skipped: npm run test:all runs them.');
  const failedTests = isOk ? 0 : Math.max(1, tally.failed);
  return { passed: tally.passed, failed: failedTests + (status === 0 ? 0 : 1) };
}

/** Beside the tests, in the time in which those wait; what they say comes after the tests. */
async function runChecks() {
  // Without `precheck`, which would build again: the tests run what was built.
  const check = spawn('npm run --silent --ignore-scripts check 2>&1', {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: true,
  });
  setPriority(check.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [said, [status]] = await Promise.all([text(check.stdout), once(check, 'close')]);
  return { said, status };
}

async function runVitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-tally-'));
  const file = join(folder, 'tally.json');
  const cli = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const vitest = spawn(process.execPath, [cli, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_TALLY_FILE: file, TEST_SUITE: all ? 'all' : 'usual' },
  });
  const [status] = await once(vitest, 'close');
  const tally = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1, engines: ['none'] };
  rmSync(folder, { recursive: true, force: true });
  return { tally, isOk: status === 0 };
}

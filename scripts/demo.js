// The demo of first starts: two years of history, played once for a version and packed into dist/demo. It takes most of a minute, so `npm ci`
// and packages make it, and tests and restarts do not.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { withLock } from './build.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'dist', 'demo');
const stampFile = join(folder, 'made.json');

/** A first start plays the days since then, so a demo of last week is still a quick one. */
const OLDEST_DAYS = 7;
const DAY_MS = 86_400_000;

/** Makes it, unless the one that is there is of the same sources and new enough. */
export async function makeDemo() {
  if (isFresh()) return;
  await withLock(async () => {
    if (isFresh()) return;
    process.stderr.write('Making the demo, about a minute. It is kept until the sources change ...\n');
    rmSync(folder, { recursive: true, force: true });
    await run(join(root, 'dist', 'main.js'), ['pack-demo']);
    writeFileSync(stampFile, JSON.stringify({ digest: digestOfSources(), at: new Date().toISOString() }));
  });
}

function isFresh() {
  if (!existsSync(stampFile)) return false;
  const { digest, at } = JSON.parse(readFileSync(stampFile, 'utf8'));
  return digest === digestOfSources() && Date.now() - Date.parse(at) < OLDEST_DAYS * DAY_MS;
}

function digestOfSources() {
  const hash = createHash('sha256');
  for (const source of ['src/demo', 'src/domain', 'src/features', 'src/gateway', 'prisma/migrations'])
    for (const name of readdirSync(join(root, source), { recursive: true }).sort())
      if (/\.(ts|sql)$/.test(name)) hash.update(`${name}\n`).update(readFileSync(join(root, source, name)));
  return hash.digest('hex');
}

function run(script, args) {
  // Without this process's configuration, which may name a database in use.
  const { PATH, HOME, SystemRoot, TMPDIR } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH, HOME, SystemRoot, TMPDIR },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error('the demo could not be made'))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeDemo();

// Generates the Prisma client, compiles src to dist and builds the desk. As a module it does so only when something changed.
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const stampFile = join(root, 'dist', '.stamp');
const lockFile = join(root, '.build-lock');

export function run(packageName, script, args) {
  const cli = join(dirname(require.resolve(`${packageName}/package.json`)), script);
  const result = spawnSync(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      // `generate` never starts the schema engine; without this the CLI tries to download one.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  if (result.status === 0) return;
  process.stderr.write(result.stdout + result.stderr);
  throw new Error(`${packageName} ${args[0]} failed`);
}

export function generatePrismaClient() {
  run('prisma', 'build/index.js', ['generate', '--config', 'prisma/prisma.config.ts']);
}

export function generateClientKit() {
  run('@graphql-codegen/cli', 'cjs/bin.js', ['--config', 'codegen.yml', '--silent']);
}

/** What makes it are devDependencies: where they are not installed the gateway comes without a desk. */
function buildDesk() {
  if (!isInstalled('vite') || !isInstalled('@graphql-codegen/cli')) return;
  generateClientKit();
  run('vite', 'bin/vite.js', ['build', '--config', 'desk/vite.config.ts', '--logLevel', 'error']);
  const folder = join(root, 'dist', 'desk');
  for (const name of readdirSync(folder, { recursive: true }).filter((name) => /\.(html|js|css|svg|ttf)$/.test(name))) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < WORTH_COMPRESSING) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, BROTLI));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

const WORTH_COMPRESSING = 1_024;
/** The last steps cost many times the time for a few hundredths of the size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function isInstalled(packageName) {
  try {
    return require.resolve(`${packageName}/package.json`) !== '';
  } catch {
    return false;
  }
}

export async function build() {
  await withLock(() => {
    const stamp = fingerprint();
    if (isFresh(stamp)) return;
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    generatePrismaClient();
    run('typescript', 'bin/tsc', ['-p', 'tsconfig.build.json', '--noCheck']);
    buildDesk();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  });
}

/** Two first starts at once: the second waits for the first one's build. */
async function withLock(work) {
  if (isFresh(fingerprint())) return;
  for (;;) {
    const handle = tryLock();
    if (handle !== undefined) {
      try {
        work();
      } finally {
        closeSync(handle);
        rmSync(lockFile, { force: true });
      }
      return;
    }
    await sleep(100);
    if (existsSync(lockFile) && Date.now() - statSync(lockFile).mtimeMs > 120_000) rmSync(lockFile, { force: true });
  }
}

function tryLock() {
  try {
    return openSync(lockFile, 'wx');
  } catch (error) {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  }
}

const isFresh = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

const SOURCE_FILES = [
  'prisma/schema.prisma',
  'schema/schema.graphql',
  'codegen.yml',
  'docs/tour.md',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];
const SOURCE_FOLDERS = ['src', 'desk', 'clients/typescript/src', 'schema/operations'];

function fingerprint() {
  const files = [...SOURCE_FILES];
  for (const folder of SOURCE_FOLDERS)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile() && !path.includes(join('src', 'generated'))) files.push(path.slice(root.length + 1));
    }
  return files
    .sort()
    .map((file) => {
      const { mtimeMs, size } = statSync(join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();

// Generates the Prisma client, compiles src to dist and builds the desk. As a module it does so only when something changed.
import { spawn } from 'node:child_process';
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
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const stampFile = join(root, 'dist', '.stamp');
const lockFile = join(root, '.build-lock');

export function run(packageName, script, args) {
  const cli = join(dirname(require.resolve(`${packageName}/package.json`)), script);
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // `generate` never starts the schema engine; without this the CLI tries to download one.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(said);
      reject(new Error(`${packageName} ${args[0]} failed`));
    });
  });
}

const generatePrismaClient = () => run('prisma', 'build/index.js', ['generate', '--config', 'prisma/prisma.config.ts']);

const generateClientKit = () => run('@graphql-codegen/cli', 'cjs/bin.js', ['--config', 'codegen.yml', '--silent']);

export const generate = () => Promise.all([generatePrismaClient(), generateClientKit()]);

/** Types are checked by `npm run check`; here they are left out, file by file, which takes a second and not twenty. */
async function compile() {
  const { transformWithOxc } = await import('vite');
  const sources = readdirSync(join(root, 'src'), { recursive: true }).filter((name) => name.endsWith('.ts'));
  await Promise.all(
    sources.map(async (name) => {
      const file = join(root, 'src', name);
      const { code, map } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: 'es2022' });
      const made = join(root, 'dist', name.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(made), { recursive: true });
      writeFileSync(made, `${code}\n//# sourceMappingURL=${basename(made)}.map\n`);
      writeFileSync(`${made}.map`, JSON.stringify(map));
    }),
  );
}

async function buildDesk() {
  await run('vite', 'bin/vite.js', ['build', '--config', 'desk/vite.config.ts', '--logLevel', 'error']);
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

/** Whether there was anything to build. */
export async function build() {
  return withLock(async () => {
    const stamp = fingerprint();
    if (isFresh(stamp)) return false;
    process.stderr.write('Building, as at the first start and after each change: some seconds ...\n');
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    await generate();
    await Promise.all([compile(), buildDesk()]);
    writeFileSync(stampFile, stamp);
    return true;
  });
}

/** Two first starts at once: the second waits for the first one's build. */
async function withLock(work) {
  if (isFresh(fingerprint())) return false;
  for (;;) {
    const handle = tryLock();
    if (handle !== undefined) {
      try {
        return await work();
      } finally {
        closeSync(handle);
        rmSync(lockFile, { force: true });
      }
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
    if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM')
      throw new Error(
        `this checkout is to be built, and ${root} cannot be written to: build it where it can (npm run build)`,
        { cause: error },
      );
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

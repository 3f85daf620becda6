// npm run build: the Prisma client, the bundles of server and desk, each only when its sources changed. A start builds too, so two processes may
// build at once: Vite alone has neither the check nor the lock.
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const dist = join(root, 'dist');
const generated = join(root, 'src', 'generated');
const stampFile = join(dist, '.stamp');
const lockFile = join(root, '.build-lock');

function run(script, args, env = {}, base = process.env) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...base, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(said);
      reject(new Error(`${basename(script)} ${args[0]} failed`));
    });
  });
}

const tool = (name, script) => join(dirname(require.resolve(`${name}/package.json`)), script);

const generate = () =>
  run(tool('prisma', 'build/index.js'), ['generate', '--config', 'prisma/prisma.config.ts'], {
    // `generate` never starts the schema engine; without this the CLI tries to download it.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  });

const bundle = (config) => run(tool('vite', 'bin/vite.js'), ['build', '--config', config, '--logLevel', 'error']);

/** Compiles src file by file for tests, bench/ and scripts/, which import parts of it. `npm run check` checks the types. */
async function compile(whole) {
  const folder = `${whole}.new`;
  rmSync(folder, { recursive: true, force: true });
  const { transformWithOxc } = await import('vite');
  const sources = readdirSync(join(root, 'src'), { recursive: true }).filter((name) => name.endsWith('.ts'));
  await Promise.all(
    sources.map(async (name) => {
      const file = join(root, 'src', name);
      const { code, map } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: 'es2022' });
      const made = join(folder, name.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(made), { recursive: true });
      writeFileSync(made, `${code}\n//# sourceMappingURL=${basename(made)}.map\n`);
      writeFileSync(`${made}.map`, JSON.stringify(map));
    }),
  );
  renameSync(folder, whole);
}

async function buildDesk() {
  await bundle('desk/vite.config.ts');
  compressFiles(join(dist, 'desk'));
}

/** Writes a compressed copy beside each file of a page. */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((name) => COMPRESSED.test(name))) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < WORTH_COMPRESSING) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, BROTLI));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

const COMPRESSED = /\.(html|js|css|svg|ttf|txt|md|json)$/;
const WORTH_COMPRESSING = 1_024;
/** Higher qualities take many times as long and save a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Builds what a start needs. */
export async function build() {
  if (isFresh(fingerprint())) return;
  await withLock(async () => {
    const stamp = fingerprint();
    if (isFresh(stamp)) return;
    process.stderr.write('Building the changed sources, some seconds ...\n');
    // The documentation and the demo have builds of their own (scripts/docs.js, scripts/demo.js).
    for (const name of existsSync(dist) ? readdirSync(dist) : [])
      if (name !== 'docs' && name !== 'demo') rmSync(join(dist, name), { recursive: true, force: true });
    // Separate processes: Vite sets NODE_ENV=production in the one it builds in.
    await Promise.all([generate().then(() => bundle('vite.config.ts')), buildDesk()]);
    writeFileSync(stampFile, stamp);
  });
}

/** Builds what packages, tests, bench/ and scripts/ need as well. */
export async function buildWhole() {
  await build();
  await withLock(async () => {
    const [modules, embedded] = [join(dist, 'modules'), join(dist, 'embedded')];
    if (!existsSync(modules)) await compile(modules);
    if (!existsSync(embedded)) await makeEmptyDatabase(embedded, modules);
  });
}

/** An empty embedded database that first starts copy, since PGlite takes seconds to make one. */
async function makeEmptyDatabase(whole, modules) {
  const data = mkdtempSync(join(tmpdir(), 'loan-gateway-empty-'));
  try {
    // Without this process's configuration, which may name a database in use.
    const { PATH, HOME, SystemRoot } = process.env;
    await run(join(dist, 'main.js'), ['migrate'], { PATH, HOME, SystemRoot, DATA_DIR: data }, {});
    const { packFolder } = await import(pathToFileURL(join(modules, 'platform/postgres/packed-folder.js')).href);
    const { migrationNames } = await import(pathToFileURL(join(modules, 'platform/postgres/migrations.js')).href);
    const folder = `${whole}.new`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, `${migrationNames().at(-1)}.gz`), packFolder(join(data, 'pglite')));
    renameSync(folder, whole);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Of two first starts at once, the second waits for the build of the first. */
export async function withLock(work) {
  for (;;) {
    const handle = tryLock();
    if (handle !== undefined) {
      const sign = setInterval(() => {
        if (existsSync(lockFile)) utimesSync(lockFile, new Date(), new Date());
      }, 10_000).unref();
      try {
        return await work();
      } finally {
        clearInterval(sign);
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
      throw new Error(`${root} must be built and isn't writable. Run \`npm run build\` as a user who can write to it`, {
        cause: error,
      });
    throw error;
  }
}

const isFresh = (stamp) => existsSync(generated) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

const SOURCE_FILES = [
  'prisma/schema.prisma',
  'docs/tour.md',
  'docs/start/demo-loans.md',
  'tsconfig.json',
  'package-lock.json',
  'vite.config.ts',
];
const SOURCE_FOLDERS = ['src', 'prisma/migrations', 'desk', 'clients/typescript/src'];

function fingerprint() {
  const files = [...SOURCE_FILES];
  for (const folder of SOURCE_FOLDERS)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile() && !path.startsWith(generated)) files.push(path.slice(root.length + 1));
    }
  return files
    .sort()
    .map((file) => {
      const { mtimeMs, size } = statSync(join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWhole();

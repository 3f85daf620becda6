// npm run docs: the documentation site in dist/docs, which the gateway serves at /docs. Built again only when its sources changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, compressFiles, withLock } from './build.js';
import { writeDownloads, writeGeneratedPages } from './docs/generated-pages.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const site = join(root, 'dist', 'docs');
const made = join(root, 'dist', 'docs.new');
const stampFile = join(site, '.stamp');

export async function buildDocs() {
  await build();
  if (isFresh()) return;
  await withLock(async () => {
    const stamp = fingerprint();
    if (isFresh()) return;
    process.stderr.write('Building the documentation, some seconds ...\n');
    const openapi = JSON.parse(await run([join(root, 'dist', 'main.js'), 'schema', 'print', '--openapi']));
    writeGeneratedPages(openapi);
    rmSync(made, { recursive: true, force: true });
    const require = createRequire(import.meta.url);
    await run([join(dirname(require.resolve('vitepress/package.json')), 'bin', 'vitepress.js'), 'build', 'docs']);
    writeDownloads(made, openapi);
    compressFiles(made);
    writeFileSync(join(made, '.stamp'), stamp);
    rmSync(site, { recursive: true, force: true });
    renameSync(made, site);
  });
}

async function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The documentation was not built:\n${stdout}${stderr}`);
  return stdout;
}

const isFresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();

const SOURCE_FILES = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'package-lock.json'];
const SOURCE_FOLDERS = ['docs', 'schema', 'scripts/docs'];

function fingerprint() {
  const files = [...SOURCE_FILES];
  for (const folder of SOURCE_FOLDERS)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1);
      if (entry.isFile() && !path.startsWith(join('docs', 'generated'))) files.push(path);
    }
  return files
    .sort()
    .map((file) => {
      const { mtimeMs, size } = statSync(join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildDocs();

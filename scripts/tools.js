// npm run tools: brings what tests and checks need (test/package.json) beside what builds and runs. Only when it is missing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Of which lockfile the packages are that were brought. `npm ci` clears it away with them. */
const stampFile = join(root, 'node_modules', '.tools');

/** `npm ci` leaves the workspace alone (.npmrc), so that a first look does not wait for it. */
export async function bringTools() {
  const locked = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === locked) return;
  process.stderr.write('Installing what tests and checks need, as after each npm ci: up to a minute ...\n');
  const args = [
    'install',
    '--workspaces',
    '--include-workspace-root',
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  // npm is a script of the shell on Windows.
  const npm = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const [status] = await once(npm, 'close').catch(({ message }) => [message]);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed (${status})`);
  writeFileSync(stampFile, locked);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bringTools();

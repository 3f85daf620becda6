// npm run tools: installs the packages of test/package.json when they are missing. npm can't leave a workspace out of
// `npm ci` and add it later, and a first look should not wait for them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The lockfile that the installed packages match. `npm ci` deletes it with them. */
const stampFile = join(root, 'node_modules', '.tools');

export async function bringTools() {
  const locked = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === locked) return;
  process.stderr.write('Installing the packages of tests and checks, up to a minute ...\n');
  const args = [
    'install',
    '--workspaces',
    '--include-workspace-root',
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  // npm is a shell script on Windows.
  const npm = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const [status] = await once(npm, 'close').catch(({ message }) => [message]);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed (${status})`);
  writeFileSync(stampFile, locked);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bringTools();

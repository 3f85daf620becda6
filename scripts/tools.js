// npm run tools: brings what tests and checks need (test/package.json) beside what builds and runs. Only when it is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** `npm ci` leaves the workspace alone (.npmrc), so that a first look does not wait for it; its link says that it is there. */
export function bringTools() {
  if (existsSync(join(root, 'node_modules', 'loan-gateway-tests'))) return;
  process.stderr.write('Installing what tests and checks need, as after each npm ci: up to a minute ...\n');
  const args = ['install', '--workspaces', '--include-workspace-root', '--no-save', '--loglevel=error'];
  // npm is a script of the shell on Windows.
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) bringTools();

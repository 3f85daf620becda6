// npm run dev: builds and starts the gateway, and does both again when a file of src or the Prisma schema changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Editors save in several steps. */
const SETTLE_MS = 200;

let gateway;
let isRestarting = false;
let settled;

function start() {
  gateway = spawn(process.execPath, [join(root, 'bin', 'loan-gateway.js'), 'serve', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  gateway.once('exit', (code) => {
    if (!isRestarting && code !== 0) console.log('The gateway ended; it starts again when a file changes.');
  });
}

function restart() {
  if (isRestarting) return;
  isRestarting = true;
  const again = () => {
    isRestarting = false;
    start();
  };
  if (gateway.exitCode !== null || gateway.signalCode !== null) again();
  else {
    gateway.once('exit', again);
    gateway.kill('SIGTERM');
  }
}

function changed(_event, name) {
  if (name?.startsWith('generated')) return;
  clearTimeout(settled);
  settled = setTimeout(restart, SETTLE_MS);
}

for (const folder of ['src', 'prisma']) watch(join(root, folder), { recursive: true }, changed);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isRestarting = true;
    gateway.once('exit', () => process.exit(0));
    gateway.kill(signal);
  });
start();

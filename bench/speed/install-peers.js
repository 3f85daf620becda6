import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../peers/', import.meta.url));

/** The peers are no part of the product; they are installed when they are measured first. */
export function installPeers() {
  if (existsSync(`${FOLDER}node_modules`)) return;
  console.log('Installing the peers in bench/peers');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('npm ci in bench/peers failed');
}

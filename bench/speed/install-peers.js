import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../peers/', import.meta.url));
const INSTALL = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
const GENERATE = [process.execPath, 'node_modules/prisma/build/index.js', 'generate'];

/** The peers are no part of the product; they are installed when they are measured first. */
export function installPeers() {
  if (!existsSync(`${FOLDER}node_modules`)) run('Installing the peers', INSTALL);
  if (!existsSync(`${FOLDER}generated`)) run("Generating the peers' Prisma client", GENERATE);
}

function run(what, [command, ...args]) {
  console.log(what);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    // `generate` never starts the schema engine; without this the CLI tries to download one.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  });
  if (status !== 0) throw new Error(`${what} failed\n${stdout}${stderr}`);
}

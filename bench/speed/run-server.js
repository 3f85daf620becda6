import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const TICKS_A_SECOND = 100;
const LONGEST_START_MS = 60_000;
const TURNS = new URL('turns.js', import.meta.url).href;
/** As the gateway has them, by `npm start` and otherwise; the others get the same. */
const FLAGS = [
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
  '--no-memory-reducer',
  ...(Number.parseInt(process.versions.v8) >= 13 ? ['--external-memory-accounted-in-global-limit'] : []),
];

export const canPin = spawnSync('taskset', ['--version']).status === 0;

/** The whole process, threads that it has already included. */
export function pin(pid, core) {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
}

/**
 * Starts a server on a core of its own and waits until it answers `/health/ready`. One that tells how long its turns take is
 * not bound: on one core its own threads, which collect garbage and compile, would stand in its way.
 */
export async function runServer(args, environment, { tellsTurns = false, preload } = {}) {
  const port = await freePort();
  const isBound = canPin && !tellsTurns;
  const command = [
    process.execPath,
    ...FLAGS,
    ...(tellsTurns ? ['--import', TURNS] : []),
    ...(preload ? ['--import', preload] : []),
    ...args,
  ];
  const started = performance.now();
  const child = spawn(isBound ? 'taskset' : command[0], isBound ? ['-c', '0', ...command] : command.slice(1), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', ...(tellsTurns ? ['ipc'] : [])],
  });
  const ended = once(child, 'close');
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} did not start`);
    if (performance.now() - started > LONGEST_START_MS) throw new Error(`${args[0]} is not ready after a minute`);
    await sleep(20);
  }
  return {
    port,
    url,
    startMilliseconds: performance.now() - started,
    /** Milliseconds of CPU so far. */
    cpu: () => cpuOf(child.pid),
    resident: () => residentMegabytes(child.pid),
    /** Milliseconds of the longest turn of its event loop since the last call. */
    longestTurn: async () => {
      child.send('longest turn');
      return (await once(child, 'message'))[0];
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(url) {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return ((Number(utime) + Number(stime)) * 1000) / TICKS_A_SECOND;
}

function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

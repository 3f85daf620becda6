import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const TICKS_A_SECOND = 100;
const pinned = spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', '0'] : [];

/** A server in a process of its own, on the first core if the system allows that; ready when it prints its address. */
export function serverProcess(args, env) {
  const [program, ...rest] = [...pinned, process.execPath, ...args];
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more) => {
      text = (text + more).slice(-2_000);
      const [, url] = /listens at (\S+)\n/.exec(text) ?? [];
      if (url) resolve({ url, cpuSeconds: () => cpuSeconds(child.pid), stop: () => stop(child, ended) });
    });
    void ended.then((code) => reject(new Error(`${args[0]} ended with ${code}: ${text}`)));
  });
}

async function stop(child, ended) {
  child.kill('SIGTERM');
  await ended;
}

/** What the kernel counts for a process, in it and for it. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

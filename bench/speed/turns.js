// Loaded into a server before all else. Tells, when asked, how long the longest turn of its event loop took since it was last
// asked: by the clock, and in work of its own thread, which is less where the machine gave the core to others.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds of work; not a number where nothing tells it. */
function work() {
  if (process.threadCpuUsage) {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e3;
  }
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
}

const soFar = () => ({ clock: performance.now(), work: work() });

if (isMainThread && process.channel) {
  let longest = { clock: 0, work: 0 };
  let before = soFar();
  const tick = () => {
    const now = soFar();
    longest = {
      clock: Math.max(longest.clock, now.clock - before.clock),
      work: Math.max(longest.work, now.work - before.work),
    };
    before = now;
  };
  setInterval(tick, 1).unref();
  process.on('message', () => {
    tick();
    process.send(longest);
    longest = { clock: 0, work: 0 };
  });
  process.channel.unref();
}

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from './connection.js';
import { inTurn } from './load.js';

const CONNECTIONS = 128;

const { port, requests, perSecond, seconds, uncounted } = workerData;
const next = inTurn(requests);
const first = Math.round(perSecond * uncounted);
const times = new Float64Array(first + Math.round(perSecond * seconds));
const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));
const [idle, waiting] = [[...connections], []];
let [answered, failure] = [0, undefined];

async function serve(connection, due) {
  try {
    for (let since = due; since !== undefined; since = waiting.shift()) {
      await connection.ask(next());
      times[answered++] = performance.now() - since;
    }
    idle.push(connection);
  } catch (error) {
    failure ??= error;
  }
}

const started = performance.now();
let [before, pause] = [started, 0];
for (let sent = 0; answered < times.length && !failure;) {
  const now = performance.now();
  if (answered >= first) pause = Math.max(pause, now - before);
  before = now;
  for (; sent < times.length && sent <= ((now - started) / 1000) * perSecond; sent += 1) {
    // In turns: the gateway closes idle ones.
    const connection = idle.shift();
    if (connection) void serve(connection, now);
    else waiting.push(now);
  }
  await sleep(1);
}
for (const { close } of connections) close();
if (failure) throw failure;
parentPort.postMessage({ times: times.subarray(first), pause });

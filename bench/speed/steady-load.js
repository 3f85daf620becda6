import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from './connection.js';
import { inTurn } from './load.js';

const CONNECTIONS = 128;

/**
 * So many requests a second, whether or not earlier ones are answered. A request that finds every connection taken waits,
 * and its time counts from when it was due. Gives the milliseconds of each, and how long the load itself stood still at
 * most: where that is much, the machine was measured and not the server.
 */
export async function steadyLoad(port, requests, perSecond, seconds) {
  const next = inTurn(requests);
  const total = Math.round(perSecond * seconds);
  const idle = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));
  const connections = [...idle];
  const [waiting, times] = [[], []];
  const serve = async (connection, due) => {
    for (let since = due; since !== undefined; since = waiting.shift()) {
      await connection.ask(next());
      times.push(performance.now() - since);
    }
    idle.push(connection);
  };
  const served = [];
  let failure;
  const fail = (error) => {
    failure = error;
  };
  const started = performance.now();
  let [before, pause] = [started, 0];
  for (let sent = 0; sent < total && !failure;) {
    const now = performance.now();
    pause = Math.max(pause, now - before);
    before = now;
    for (; sent < total && sent <= ((now - started) / 1000) * perSecond; sent += 1) {
      const connection = idle.pop();
      if (connection) served.push(serve(connection, now).catch(fail));
      else waiting.push(now);
    }
    await sleep(1);
  }
  await Promise.all(served);
  for (const { close } of connections) close();
  if (failure) throw failure;
  return { times, pause };
}

import { performance } from 'node:perf_hooks';
import { openConnection } from './connection.js';

/** The requests over and over, from any of them on. */
export function inTurn(requests) {
  let next = Math.floor(Math.random() * requests.length);
  return () => requests[(next = (next + 1) % requests.length)];
}

/**
 * Each connection sends the next request when the last one is answered, until `nextRequest` has none. Gives the
 * milliseconds of each request and the seconds of all.
 */
export async function load(port, nextRequest, connections, options) {
  const times = [];
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port, options)));
  const started = performance.now();
  const keepAsking = async ({ ask }) => {
    for (let request = nextRequest(); request; request = nextRequest()) {
      const sent = performance.now();
      await ask(request);
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(opened.map(keepAsking));
    return { times, seconds: (performance.now() - started) / 1000 };
  } finally {
    for (const { close } of opened) close();
  }
}

/** The same for so many seconds. */
export function loadFor(seconds, port, requests, connections, options) {
  const next = inTurn(requests);
  const end = performance.now() + seconds * 1000;
  return load(port, () => (performance.now() < end ? next() : undefined), connections, options);
}

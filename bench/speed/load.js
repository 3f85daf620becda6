import { Buffer } from 'node:buffer';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const OK = Buffer.from('HTTP/1.1 200');
const ERRORS = Buffer.from('"errors":');

/** A POST as it goes over the wire. */
export function rawRequest(port, path, headers, body) {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Sends requests over so many connections that are kept open, each the next one when the last is answered, and gives the
 * milliseconds of each. Anything but an answer without errors ends it.
 */
export async function load(port, requests, connections, seconds) {
  const end = performance.now() + seconds * 1000;
  const times = [];
  let next = Math.floor(Math.random() * requests.length);
  const nextRequest = () => requests[(next = (next + 1) % requests.length)];
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, nextRequest, end, times)));
  return { times, seconds: (performance.now() - started) / 1000 };
}

function keepAsking(port, nextRequest, end, times) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let [chunks, received, expected, sent] = [[], 0, undefined, 0];
    const ask = () => {
      [chunks, received, expected, sent] = [[], 0, undefined, performance.now()];
      socket.write(nextRequest());
    };
    socket.on('connect', ask);
    socket.on('error', (error) => reject(new Error(`${error.message} after ${times.length} answers of ${port}`)));
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      received += chunk.length;
      if (expected === undefined) expected = lengthOf(chunks);
      if (expected === undefined || (expected === 'chunked' ? !endsChunked(chunk) : received < expected)) return;
      const now = performance.now();
      times.push(now - sent);
      const fault = faultOf(chunks);
      if (fault) {
        reject(new Error(fault));
        socket.destroy();
      } else if (now < end) ask();
      else socket.end();
    });
  });
}

/** The length of the whole answer, once its head is there. */
function lengthOf(chunks) {
  if (chunks.length > 1) chunks.splice(0, chunks.length, Buffer.concat(chunks));
  const head = chunks[0].indexOf(HEAD_END);
  if (head === -1) return undefined;
  const text = chunks[0].toString('latin1', 0, head);
  const length = /\r\ncontent-length: (\d+)/i.exec(text);
  return length ? head + HEAD_END.length + Number(length[1]) : 'chunked';
}

const endsChunked = (chunk) => chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);

function faultOf(chunks) {
  const [first] = chunks;
  if (!first.subarray(0, OK.length).equals(OK)) return first.toString();
  return chunks.some((chunk) => chunk.includes(ERRORS)) ? Buffer.concat(chunks).toString().slice(0, 2_000) : undefined;
}

import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const OK = Buffer.from('HTTP/1.1 200');
const ERRORS = Buffer.from('"errors":');
/** Of so many compressed answers one is looked into: reading all would slow the load down. */
const LOOKED_INTO = 64;
const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };

/** A POST as it goes over the wire; without a body, a GET. */
export function rawRequest(port, path, headers, body = '') {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    ...(body && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * A connection that is kept open and has one request at a time; as little as a load generator can do for each. Anything but an
 * answer without errors is refused, unless errors are expected.
 */
export async function openConnection(port, { expectsErrors = false } = {}) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let [chunks, received, expected, settle] = [[], 0, undefined, undefined];
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    if (expected === undefined) expected = lengthOf(chunks);
    if (expected === undefined || (expected === 'chunked' ? !endsChunked(chunk) : received < expected)) return;
    const fault = faultOf(chunks, expectsErrors);
    if (fault) settle.reject(new Error(fault));
    else settle.resolve();
  });
  await once(socket, 'connect');
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error(`${port} closed the connection`)));
  return {
    /** Resolves with the answer's end. */
    ask: (request) =>
      new Promise((resolve, reject) => {
        [chunks, received, expected, settle] = [[], 0, undefined, { resolve, reject }];
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
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

let compressed = 0;

function faultOf(chunks, expectsErrors) {
  const [first] = chunks;
  if (!first.subarray(0, OK.length).equals(OK)) return first.toString();
  const body = bodyOf(chunks);
  if (body === undefined) return undefined;
  const hasErrors = body.some((chunk) => chunk.includes(ERRORS));
  return hasErrors === expectsErrors ? undefined : Buffer.concat(body).toString().slice(0, 2_000);
}

/** In the clear; undefined where it is compressed and not looked into. */
function bodyOf(chunks) {
  const end = chunks[0].indexOf(HEAD_END);
  const coding = /\r\ncontent-encoding: (\w+)/i.exec(chunks[0].toString('latin1', 0, end))?.[1];
  if (!coding || coding === 'identity') return chunks;
  if ((compressed += 1) % LOOKED_INTO !== 1) return undefined;
  return [DECODERS[coding](Buffer.concat(chunks).subarray(end + HEAD_END.length))];
}

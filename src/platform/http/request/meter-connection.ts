import type { Socket } from 'node:net';
import { countBegun, isTurnFull, isTurnSpent, readInTurn, readLater } from '../../runtime/in-turns.js';

/** How much of what a connection sent is read at a time: a few dozen of the shortest requests. */
const SLICE = 4_096;

/** A probe is read at once, before all other requests. */
const PROBE = Buffer.from('GET /health/');
const LONGEST_PROBE = 1_024;

const isProbe = (chunk: Buffer): boolean =>
  chunk.length <= LONGEST_PROBE && chunk.subarray(0, PROBE.length).equals(PROBE);

const metered = new WeakSet<Socket>();

/**
 * Reads what a connection sends in slices, each in a turn of the event loop that has time for it. Node would handle all
 * requests and messages of a chunk in one turn, and those of all connections that have sent something.
 */
export function meterConnection(socket: Socket): void {
  // A connection that offered another protocol begins again.
  if (metered.has(socket)) return;
  metered.add(socket);
  // Node reads requests without the stream, until another listener asks for its data.
  const ignore = () => undefined;
  socket.on('data', ignore).off('data', ignore);
  const push = socket.push.bind(socket);
  const read = socket._read.bind(socket);
  /** Null is the end. */
  const held: (Buffer | null)[] = [];
  let heldBytes = 0;
  let takesMore = true;

  const pushSlice = (): void => {
    const chunk = held.shift();
    if (chunk === undefined) return;
    const isLonger = chunk !== null && chunk.length > SLICE;
    if (isLonger) held.unshift(chunk.subarray(SLICE));
    const slice = isLonger ? chunk.subarray(0, SLICE) : chunk;
    heldBytes -= slice?.length ?? 0;
    takesMore = push(slice);
  };

  /** Bodies are read on, until the turn is spent; what was asked is answered first. */
  const pushHeld = (): void => {
    const before = countBegun();
    do pushSlice();
    while (held.length > 0 && countBegun() === before && !socket.destroyed && !isTurnSpent());
    if (socket.destroyed) held.length = 0;
    if (held.length > 0) readLater(socket, pushHeld);
  };

  const takeChunk = (chunk: Buffer | null): boolean => {
    if (held.length === 0 && (chunk === null || isProbe(chunk) || (chunk.length <= SLICE && !isTurnFull())))
      return push(chunk);
    held.push(chunk);
    heldBytes += chunk?.length ?? 0;
    if (held.length === 1) readInTurn(socket, pushHeld);
    // Behind a request or two it is not stopped: to stop and to start again are two calls of the system.
    return heldBytes <= SLICE && takesMore;
  };
  const readMore = (size: number): void => {
    if (held.length === 0) read(size);
  };
  socket.push = takeChunk;
  socket._read = readMore;
}

import { open } from 'node:fs/promises';
import type { ImportLine } from '../features/record/records.js';
import { inexactNumbers } from '../domain/record/inexact-numbers.js';

export interface SizedLine extends ImportLine {
  readonly bytes: number;
}

const LONGEST_LINE = 64 * 1024 * 1024;
const CHUNK = 1024 * 1024;
const NEWLINE = 0x0a;

/** The lines of a file of any size, one at a time. A line that is too long is skipped without holding it in memory. */
export async function* ndjsonLines(file: string): AsyncGenerator<SizedLine> {
  let number = 1;
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(file)) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start);
      const piece = chunk.subarray(start, end === -1 ? undefined : end);
      length += piece.length;
      if (length <= LONGEST_LINE) held.push(Buffer.from(piece));
      else held = [];
      if (end === -1) break;
      yield* line(number, held, length + 1);
      number += 1;
      held = [];
      length = 0;
      start = end + 1;
    }
  }
  yield* line(number, held, length);
}

/**
 * The bytes of a file, each time in the same buffer: what a stream allocates per chunk lies outside the heap, and the
 * collector lets hundreds of megabytes of it pile up.
 */
async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file);
  try {
    const buffer = Buffer.allocUnsafeSlow(CHUNK);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, CHUNK);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

function* line(number: number, held: readonly Buffer[], bytes: number): Generator<SizedLine> {
  if (bytes - 1 > LONGEST_LINE) {
    yield { number, bytes, content: unread(`the line is longer than ${LONGEST_LINE / 1024 / 1024} MB`) };
    return;
  }
  const text = decode(Buffer.concat(held));
  if (text === undefined) yield { number, bytes, content: unread('the line is not UTF-8 text') };
  else if (text.trim() !== '') yield { number, bytes, content: parse(text) };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const unread = (reason: string): ImportLine['content'] => ({ faults: [{ path: '', reason }] });

/** The parser's own message repeats a piece of the line, which may be personal. */
function parse(text: string): ImportLine['content'] {
  try {
    const envelope: unknown = JSON.parse(text);
    const faults = inexactNumbers(text);
    return faults.length > 0 ? { faults } : { envelope };
  } catch {
    return unread('the line is not valid JSON');
  }
}

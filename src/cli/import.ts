import { statSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { Command } from 'commander';
import { importRecords, type ImportReport, type ImportLine } from '../app/record/import-records.js';
import { readRecords } from '../app/record/read-records.js';
import { inexactNumbers } from '../domain/record/inexact-numbers.js';
import { progress } from './progress.js';
import { withRecords } from './with-database.js';

const BATCH_LINES = 50;
const BATCH_BYTES = 16 * 1024 * 1024;

export const importCommand = () =>
  new Command('import')
    .description('Import loan records, one v2 envelope with its loanId a line. Importing a file again changes nothing.')
    .argument('<file>', 'the file, NDJSON')
    .action(async (file: string) => {
      const { size } = fileToRead(file);
      const total: ImportReport = { stored: 0, unchanged: 0, rejected: [] };
      let rejected = 0;
      await withRecords(async (access) => {
        const importBatch = importRecords({ store: access.store, current: (ids) => readRecords(access, ids) });
        const bar = progress('import', size);
        let done = 0;
        for await (const batch of batches(ndjsonLines(file))) {
          const report = await importBatch(batch);
          total.stored += report.stored;
          total.unchanged += report.unchanged;
          rejected += report.rejected.length;
          printRejected(report);
          done += batch.reduce((sum, { bytes }) => sum + bytes, 0);
          bar.step(done, { stored: total.stored, unchanged: total.unchanged, rejected });
        }
        bar.end();
      });
      process.stdout.write(`${total.stored} stored, ${total.unchanged} unchanged, ${rejected} rejected\n`);
      if (rejected > 0) process.exitCode = 1;
    });

/** Before a database is opened for it. */
function fileToRead(file: string): Stats {
  const stats = statSync(file);
  if (stats.isDirectory()) throw new Error(`${file} is a folder: name the NDJSON file`);
  return stats;
}

async function* batches(lines: AsyncIterable<SizedLine>): AsyncGenerator<SizedLine[]> {
  let batch: SizedLine[] = [];
  let bytes = 0;
  for await (const line of lines) {
    batch.push(line);
    bytes += line.bytes;
    if (batch.length < BATCH_LINES && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

function printRejected({ rejected }: ImportReport): void {
  for (const { line, faults } of rejected) {
    for (const { path, reason } of faults) {
      process.stderr.write(`line ${line}: ${path === '' ? '' : `${path}: `}${reason}\n`);
    }
  }
}

interface SizedLine extends ImportLine {
  readonly bytes: number;
}

const LONGEST_LINE = 64 * 1024 * 1024;
const CHUNK = 1024 * 1024;
const NEWLINE = 0x0a;

/** The lines of a file, one at a time, whatever its size. A line too long is passed over without being held in memory. */
async function* ndjsonLines(file: string): AsyncGenerator<SizedLine> {
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

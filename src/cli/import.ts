import { statSync, type Stats } from 'node:fs';
import { Command } from 'commander';
import { importRecords, type ImportReport, readRecords } from '../app/record/records.js';
import { ndjsonLines, type SizedLine } from './ndjson-lines.js';
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

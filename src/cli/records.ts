import { randomUUID } from 'node:crypto';
import { statSync, type Stats } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { createPrivateFile } from '../platform/files/private-file.js';
import { loanSubject } from '../domain/audit/audit-subjects.js';
import { exportRecords } from '../features/record/export-records.js';
import { importRecords, type ImportReport, readRecords } from '../features/record/records.js';
import { SEALED_CLASSES } from '../domain/access/roles.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { DEMO_SEED } from '../demo/demo-seed.js';
import { ndjsonLines, type SizedLine } from './ndjson-lines.js';
import { progress, untilInterrupted } from './progress.js';
import { withRecords, type RecordAccess } from './with-database.js';

const IMPORTED_AT_ONCE = 50;
const IMPORTED_BYTES_AT_ONCE = 16 * 1024 * 1024;

export const importCommand = () =>
  new Command('import')
    .description(
      'Imports loan records, one v2 envelope with its loanId per line. Importing a file again changes nothing.',
    )
    .argument('<file>', 'NDJSON file')
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
  if (stats.isDirectory()) throw new Error(`${file} is a folder. Name the NDJSON file`);
  return stats;
}

async function* batches(lines: AsyncIterable<SizedLine>): AsyncGenerator<SizedLine[]> {
  let batch: SizedLine[] = [];
  let bytes = 0;
  for await (const line of lines) {
    batch.push(line);
    bytes += line.bytes;
    if (batch.length < IMPORTED_AT_ONCE && bytes < IMPORTED_BYTES_AT_ONCE) continue;
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

const EXPORTED_AT_ONCE = 25;

type Exported = Omit<RecordAccess, 'store'>;

export const exportCommand = () =>
  new Command('export')
    .description('Exports every loan record to a file, one v2 envelope with its loanId per line.')
    .argument('<file>', 'NDJSON file to write')
    .action(async (file: string) => {
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${file} is a folder. Name a file`);
      const count = await untilInterrupted((signal) => withRecords((access) => exportTo(file, access, signal)));
      process.stdout.write(`${count} exported\n`);
    });

export async function exportTo(file: string, access: Exported, signal: AbortSignal): Promise<number> {
  const bar = progress('export', await access.loans.count({}, WHOLE_PORTFOLIO));
  let exported = 0;
  const lines = envelopes(access, (count) => {
    exported += count;
    bar.step(exported, { exported });
  });
  const output = await createPrivateFile(file, 'REPLACE');
  try {
    for await (const line of lines) {
      signal.throwIfAborted();
      await output.write(line);
    }
    signal.throwIfAborted();
    await output.flush();
    await output.publish();
  } finally {
    await output.close();
  }
  bar.end();
  return exported;
}

async function* envelopes(access: Exported, written: (count: number) => void): AsyncGenerator<string> {
  const requestId = randomUUID();
  for await (const ids of allLoanIds(access)) {
    const records = await exportRecords(access, ids, access.businessDay(new Date()));
    await writeDisclosure(access, ids, requestId);
    for (const loanId of ids) {
      const data = records.get(loanId);
      if (data) yield `${JSON.stringify({ loanId, message: 'Loan fetched successfully', data })}\n`;
    }
    written(records.size);
  }
}

/** A batch is on the record before a line of it is written. */
async function writeDisclosure({ audit }: Exported, loanIds: readonly string[], requestId: string): Promise<void> {
  if (loanIds.length === 0) return;
  await audit.write({
    at: new Date(),
    clientId: 'command line',
    clientName: null,
    operation: 'export',
    requestId,
    subjects: loanIds.map(loanSubject),
    classes: SEALED_CLASSES,
    fields: ['Loan.record'],
    reason: null,
  });
}

async function* allLoanIds({ loans }: Exported): AsyncGenerator<string[]> {
  const listing = { filter: {}, sort: 'CREATED_AT', direction: 'ASC' } as const;
  let after: { value: string; id: string } | undefined;
  for (;;) {
    const window = { direction: 'FORWARD', size: EXPORTED_AT_ONCE, after, before: undefined } as const;
    const { rows, hasMore } = await loans.page(listing, window, new Set(['createdAt']), WHOLE_PORTFOLIO);
    yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (!hasMore || !last?.createdAt) return;
    after = { value: last.createdAt.toISOString(), id: last.id };
  }
}

export const seedCommand = () =>
  new Command('seed')
    .description('Stores a demo portfolio with loans in every state. The same seed creates the same loans.')
    .requiredOption('--loans <n>', 'number of loans', wholeNumber)
    .option('--seed <text>', 'name of the portfolio', DEMO_SEED)
    .action(async ({ loans, seed }: { loans: number; seed: string }) => {
      const stored = await withRecords(async ({ store, businessDay }) => {
        const { seedPortfolio } = await import('../demo/seed-portfolio.js');
        const bar = progress('seed', loans);
        const today = businessDay(new Date());
        let count = 0;
        for await (const { done, stored } of seedPortfolio(store, { loans, seed, today })) {
          bar.step(done, { stored });
          count = stored;
        }
        bar.end();
        return count;
      });
      process.stdout.write(`${stored} stored, ${loans - stored} already present\n`);
    });

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 10_000_000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 10000000.');
  return value;
}

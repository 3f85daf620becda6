import { randomUUID } from 'node:crypto';
import { createWriteStream, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { loanSubject } from '../app/ports/audit-log.js';
import { readRecords } from '../app/record/records.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { SEALED_CLASSES } from '../domain/access/roles.js';
import { progress, untilInterrupted } from './progress.js';
import { withRecords, type RecordAccess } from './with-database.js';

const BATCH = 25;

type Exported = Pick<RecordAccess, 'loans' | 'records' | 'audit'>;

export const exportCommand = () =>
  new Command('export')
    .description('Write every loan record to a file, one v2 envelope with its loanId a line.')
    .argument('<file>', 'the file to write, NDJSON')
    .action(async (file: string) => {
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${file} is a folder: name a file`);
      const count = await untilInterrupted((signal) => withRecords((access) => exportTo(file, access, signal)));
      process.stdout.write(`${count} exported\n`);
    });

/** A file of this name is a whole export: it gets its name at the end. Half of one is of no use, and it is people's data. */
export async function exportTo(file: string, access: Exported, signal: AbortSignal): Promise<number> {
  const bar = progress('export', await access.loans.count({}, WHOLE_PORTFOLIO));
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  let exported = 0;
  const lines = envelopes(access, (count) => {
    exported += count;
    bar.step(exported, { exported });
  });
  try {
    // Made anew, so that its mode is ours.
    const written = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(lines), written, { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw signal.aborted ? signal.reason : error;
  }
  bar.end();
  return exported;
}

async function* envelopes(access: Exported, written: (count: number) => void): AsyncGenerator<string> {
  const requestId = randomUUID();
  for await (const ids of allLoanIds(access)) {
    const records = await readRecords(access, ids);
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
    const window = { direction: 'FORWARD', size: BATCH, after, before: undefined } as const;
    const { rows, hasMore } = await loans.page(listing, window, new Set(['createdAt']), WHOLE_PORTFOLIO);
    yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (!hasMore || !last?.createdAt) return;
    after = { value: last.createdAt.toISOString(), id: last.id };
  }
}

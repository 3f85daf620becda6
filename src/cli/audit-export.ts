import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { archiveLine } from '../persistence/audit/audit-archive.js';
import { chainedEntry } from '../persistence/audit/audit-reader.js';
import type { Database } from '../persistence/database/database.js';
import { untilInterrupted } from './progress.js';
import { withDatabase } from './with-database.js';

const BATCH = 500;
const LOOK_MS = 1_000;

interface ExportOptions {
  readonly after?: bigint;
  readonly follow?: boolean;
}

/** For systems that watch what is read: the log itself stays where it is, and `head` of each line proves it. */
export const auditExportCommand = () =>
  new Command('export')
    .description(
      'Write the log to standard output, one entry a line (NDJSON). `head` of a line is what `audit verify --expect` takes. ' +
        'Entries name clients, fields and ids, never values; reasons stay sealed.',
    )
    .option('--after <seq>', 'begin behind this entry, the last one that was taken', sequence)
    .option('--follow', 'go on with what is added, until it is stopped')
    .action(async ({ after = 0n, follow }: ExportOptions) => {
      await untilInterrupted((signal) =>
        withDatabase(({ prisma }) =>
          pipeline(Readable.from(lines(prisma, after, follow ?? false, signal)), process.stdout),
        ),
      );
    });

async function* lines(
  prisma: Database['prisma'],
  after: bigint,
  follow: boolean,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let last = after;
  for (;;) {
    // Behind the head nothing is in the log yet, and nothing before it is added any more.
    const head = await prisma.auditHead.findUnique({ where: { id: 1 } });
    const rows = await prisma.auditEntry.findMany({
      where: { seq: { gt: last, lte: head?.seq ?? 0n } },
      orderBy: { seq: 'asc' },
      take: BATCH,
    });
    for (const row of rows) yield archiveLine(chainedEntry(row));
    last = rows.at(-1)?.seq ?? last;
    if (signal.aborted) return;
    if (rows.length === BATCH) continue;
    if (!follow) return;
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

function sequence(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new InvalidArgumentError('It must be the number of an entry.');
  return BigInt(text);
}

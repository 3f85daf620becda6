import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { acceptLog, archiveFaults, droppable, dropParts } from '../platform/audit/maintain-log.js';
import { addAnchor } from '../platform/audit/audit-anchor.js';
import { printHead, openAuditChain } from '../platform/audit/audit-chain.js';
import { archiveLine } from '../platform/audit/verify-chain.js';
import type { Database } from '../platform/postgres/database.js';
import type { KeyRing } from '../platform/sealing/key-ring.js';
import { auditVerifyCommand, gather, printFaults, verifyLog } from './audit-verify.js';
import { untilInterrupted } from './progress.js';
import { withDatabase } from './with-database.js';

export const auditCommand = () =>
  new Command('audit')
    .description('The audit log.')
    .addCommand(auditVerifyCommand())
    .addCommand(auditExportCommand())
    .addCommand(auditDropCommand())
    .addCommand(acceptCommand());

const acceptCommand = () =>
  new Command('accept')
    .description(
      'Accepts the log after a restore, although later heads were recorded elsewhere. Adds an entry about it.',
    )
    .requiredOption('--reason <text>', 'reason, stored permanently in the log', parseReason)
    .action(async ({ reason: why }: { reason: string }) => {
      const head = await withDatabase(async ({ prisma }, config, ring) => {
        const by = { at: new Date(), clientId: 'command line', clientName: null, requestId: randomUUID(), reason: why };
        const accepted = await acceptLog(prisma, ring, by);
        if (config.auditAnchor !== undefined) await addAnchor(config.auditAnchor, accepted, { acceptedBecause: why });
        return accepted;
      });
      process.stdout.write(`The log is accepted.\nhead ${printHead(head)}\n`);
    });

const BATCH = 500;
const LOOK_MS = 1_000;

interface ExportOptions {
  readonly after?: bigint;
  readonly follow?: boolean;
}

/** For systems that watch what is read: the log itself stays where it is, and `head` of each line proves it. */
const auditExportCommand = () =>
  new Command('export')
    .description(
      'Writes the log to standard output, one entry per line (NDJSON). `audit verify --expect` accepts the `head` of a line. Entries name clients, fields and IDs, never values. Reasons stay sealed.',
    )
    .option('--after <seq>', 'start after this entry', sequence)
    .option('--follow', 'keep running and write new entries')
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
    for (const row of rows) yield archiveLine(row);
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

interface DropOptions {
  readonly before: Date;
  readonly archive: readonly string[];
  readonly anchor: readonly string[];
  readonly reason: string;
}

const auditDropCommand = () =>
  new Command('drop')
    .description(
      'Drops months of the log that are older than a day and archived in files. The log must verify, and the files must have every dropped entry. An entry and AUDIT_ANCHOR record the drop.',
    )
    .requiredOption('--before <day>', 'drop months that end before this day (UTC)', parseDay)
    .requiredOption('--archive <file>', 'file written by `audit export`; can be repeated', gather, [])
    .option('--anchor <file>', 'anchor file kept elsewhere that records an earlier drop; can be repeated', gather, [])
    .requiredOption('--reason <text>', 'reason, stored in the log', parseReason)
    .action(async (options: DropOptions) => {
      const said = await withDatabase((database, config, ring) => drop(database, config, ring, options));
      process.stdout.write(said);
    });

async function drop(
  database: Parameters<typeof verifyLog>[0],
  config: Parameters<typeof verifyLog>[1],
  ring: KeyRing,
  { before, archive, anchor, reason }: DropOptions,
): Promise<string> {
  const refuse = (why: string) => {
    process.exitCode = 1;
    return `Nothing was dropped: ${why}.\n`;
  };
  const { prisma } = database;
  const file = config.auditAnchor;
  if (file === undefined) return refuse('AUDIT_ANCHOR is not set, but a drop must be recorded outside the database');
  const { head, faults, kept } = await verifyLog(database, config, ring, { anchor, archive: [] });
  printFaults(faults);
  if (!head || faults.length > 0) return refuse('the log does not verify');
  const chain = await openAuditChain(prisma, ring);
  const old = await droppable(prisma, chain, before);
  if (!old) return 'Nothing was dropped: no full month of the log is older.\n';
  const unkept = await archiveFaults(chain, old, archive, kept.heads);
  printFaults(unkept);
  if (unkept.length > 0) return refuse('the files do not have every entry in its original form');
  // Said outside first: a log that begins later than any anchor knows is a finding.
  await addAnchor(file, head, { dropping: old.through });
  const by = { at: new Date(), clientId: 'command line', clientName: null, requestId: randomUUID(), reason };
  const after = await dropParts(prisma, chain, old, by);
  await addAnchor(file, after);
  return `Dropped entries ${old.from.seq + 1n} to ${old.through.seq}.\nhead ${printHead(after)}\n`;
}

function parseDay(text: string): Date {
  const day = new Date(`${text}T00:00:00.000Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new InvalidArgumentError('It must be a date, such as 2020-01-01.');
  if (day > new Date()) throw new InvalidArgumentError('It must not be in the future.');
  return day;
}

/** Why something was done to the audit log. */
function parseReason(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.');
  return text.trim();
}

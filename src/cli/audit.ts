import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { acceptLog, archiveFaults, droppable, dropParts } from '../persistence/audit/maintain-log.js';
import { addAnchor } from '../persistence/audit/audit-anchor.js';
import { printHead, openAuditChain } from '../persistence/audit/audit-chain.js';
import { chainedEntry } from '../persistence/audit/audit-log.js';
import { archiveLine } from '../persistence/audit/verify-chain.js';
import type { Database } from '../persistence/database/database.js';
import type { KeyRing } from '../persistence/sealing/key-ring.js';
import { auditVerifyCommand, gather, printFaults, verifyLog } from './audit-verify.js';
import { untilInterrupted } from './progress.js';
import { withDatabase } from './with-database.js';

export const auditCommand = () =>
  new Command('audit')
    .description('The log of who read what.')
    .addCommand(auditVerifyCommand())
    .addCommand(auditExportCommand())
    .addCommand(auditDropCommand())
    .addCommand(acceptCommand());

const acceptCommand = () =>
  new Command('accept')
    .description(
      'After a restore: let the log go on from its last entry, although ends that were kept are not in it. An entry says so.',
    )
    .requiredOption('--reason <text>', 'why; it stays in the log for good', parseReason)
    .action(async ({ reason: why }: { reason: string }) => {
      const head = await withDatabase(async ({ prisma }, config, ring) => {
        const by = { at: new Date(), clientId: 'command line', clientName: null, requestId: randomUUID(), reason: why };
        const accepted = await acceptLog(prisma, ring, by);
        if (config.auditAnchor !== undefined) await addAnchor(config.auditAnchor, accepted, { acceptedBecause: why });
        return accepted;
      });
      process.stdout.write(`The log goes on.\nhead ${printHead(head)}\n`);
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

interface DropOptions {
  readonly before: Date;
  readonly archive: readonly string[];
  readonly anchor: readonly string[];
  readonly reason: string;
}

const auditDropCommand = () =>
  new Command('drop')
    .description(
      'Drop the months of the log that are older than a day and are kept in files. The log must be in order, and the files must ' +
        'hold every entry that goes. An entry and AUDIT_ANCHOR say that it was done.',
    )
    .requiredOption('--before <day>', 'a month goes if all of it is older than this day begins (UTC)', parseDay)
    .requiredOption('--archive <file>', 'what `audit export` wrote; may be repeated', gather, [])
    .option('--anchor <file>', 'a file of ends kept elsewhere that names an earlier drop; may be repeated', gather, [])
    .requiredOption('--reason <text>', 'why; it stays in the log', parseReason)
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
  if (file === undefined) return refuse('AUDIT_ANCHOR is not set, and a drop has to be known outside the database');
  const { head, faults, kept } = await verifyLog(database, config, ring, { anchor, archive: [] });
  printFaults(faults);
  if (!head || faults.length > 0) return refuse('the log is not in order');
  const chain = await openAuditChain(prisma, ring);
  const old = await droppable(prisma, chain, before);
  if (!old) return 'Nothing was dropped: no month of the log is wholly older.\n';
  const unkept = await archiveFaults(chain, old, archive, kept.heads);
  printFaults(unkept);
  if (unkept.length > 0) return refuse('the files do not hold every entry as it was written');
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
    throw new InvalidArgumentError('It must be a day, such as 2020-01-01.');
  if (day > new Date()) throw new InvalidArgumentError('It must not be in the future.');
  return day;
}

/** Why something was done to the audit log. */
function parseReason(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.');
  return text.trim();
}

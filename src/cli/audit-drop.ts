import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError } from 'commander';
import { addAnchor } from '../persistence/audit/audit-anchor.js';
import { openAuditChain, printHead } from '../persistence/audit/audit-chain.js';
import { archiveFaults, dropParts, droppable } from '../persistence/audit/drop-parts.js';
import type { KeyRing } from '../persistence/sealing/key-ring.js';
import { gather, printFaults, verifyLog } from './audit-verify.js';
import { parseReason } from './parse-reason.js';
import { withDatabase } from './with-database.js';

interface DropOptions {
  readonly before: Date;
  readonly archive: readonly string[];
  readonly anchor: readonly string[];
  readonly reason: string;
}

export const auditDropCommand = () =>
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

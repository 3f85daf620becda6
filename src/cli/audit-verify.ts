import { Command, InvalidArgumentError } from 'commander';
import type { Config } from '../gateway/config/config.js';
import { type AuditHead, parseHead, printHead, readAuditChain } from '../platform/audit/audit-chain.js';
import {
  type ChainFault,
  type ChainReport,
  dropFaults,
  type KeptHeads,
  keptHeads,
  verifyChain,
} from '../platform/audit/verify-chain.js';
import type { Database } from '../platform/postgres/database.js';
import type { KeyRing } from '../platform/sealing/key-ring.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const auditVerifyCommand = () =>
  new Command('verify')
    .description(
      'Verifies the log from the first entry to the last, and against heads recorded in AUDIT_ANCHOR and the options. Exits with 1 if the log was altered or is missing.',
    )
    .option('--expect <seq:hash>', 'head of the log that an earlier run or a log line printed', parseEnd)
    .option('--anchor <file>', 'anchor file kept elsewhere; can be repeated', gather, [])
    .option('--archive <file>', 'file written by `audit export` with all dropped entries; can be repeated', gather, [])
    .action(async ({ expect, anchor, archive }: ToCompare & { expect?: AuditHead }) => {
      const { head, beginning, verified, faults } = await withDatabase((database, config, ring) =>
        verifyLog(database, config, ring, { anchor, archive }, expect),
      );
      printFaults(faults);
      const state = faults.length === 0 ? 'intact' : `NOT intact, ${faults.length} faults`;
      process.stdout.write(`${verified} entries verified, the log is ${state}\n`);
      if (beginning && beginning.seq > 0n) process.stdout.write(`entries up to ${printHead(beginning)} were dropped\n`);
      if (head) process.stdout.write(`head ${printHead(head)}\n`);
      if (faults.length > 0) process.exitCode = 1;
    });

/** Files outside the database. */
interface ToCompare {
  readonly anchor: readonly string[];
  readonly archive: readonly string[];
}

interface LogReport extends Omit<ChainReport, 'beginning'> {
  readonly beginning: AuditHead | undefined;
  readonly kept: KeptHeads;
}

/** A fault of no entry in particular. */
const ofTheLog = (what: string): ChainFault => ({ seq: -1n, what });

export function printFaults(faults: readonly ChainFault[]): void {
  for (const { seq, what } of faults) process.stderr.write(`${seq < 0n ? '' : `entry ${seq}: `}${what}\n`);
}

export async function verifyLog(
  { prisma }: Database,
  config: Config,
  ring: KeyRing,
  { anchor, archive }: ToCompare,
  expect?: AuditHead,
): Promise<LogReport> {
  const files = [config.auditAnchor, ...anchor].filter((file) => file !== undefined);
  const kept = await keptHeads(files);
  for (const note of kept.notes) process.stderr.write(`${note}\n`);
  const expected = [...(expect ? [expect] : []), ...kept.heads];
  if (expected.length === 0)
    process.stderr.write('No heads from outside the database were compared: see AUDIT_ANCHOR, --anchor and --expect\n');
  const chain = await readAuditChain(prisma, ring);
  if (!chain) {
    const gone = 'there is no audit log: its key is missing, or no gateway has started one in this database';
    const faults = [gone, ...kept.faults].map(ofTheLog);
    return { head: undefined, beginning: undefined, verified: 0n, faults, kept };
  }
  const total = Number((await prisma.auditHead.findUnique({ where: { id: 1 } }))?.seq ?? 0n);
  const bar = progress('audit verify', total);
  const report = await verifyChain(prisma, chain, {
    expected,
    archives: archive,
    onStep: (done) => {
      bar.step(Number(done), { checked: Number(done) });
    },
  });
  bar.end();
  const unseen = archive.length > 0 ? [] : expected.filter(({ seq }) => seq > 0n && seq < report.beginning.seq);
  if (unseen.length > 0)
    process.stderr.write(`${unseen.length} recorded heads are of dropped entries: add --archive to compare them\n`);
  const outside = [...kept.faults, ...(files.length > 0 ? dropFaults(report, kept.drops) : [])];
  return { ...report, faults: [...report.faults, ...outside.map(ofTheLog)], kept };
}

function parseEnd(text: string): AuditHead {
  const head = parseHead(text);
  if (!head) throw new InvalidArgumentError('It must be SEQ:HASH, as printed by `audit verify`.');
  return head;
}

export function gather(file: string, files: readonly string[]): string[] {
  return [...files, file];
}

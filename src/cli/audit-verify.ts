import { Command, InvalidArgumentError } from 'commander';
import type { Config } from '../config/config.js';
import { type AuditHead, parseHead, printHead, readAuditChain } from '../persistence/audit/audit-chain.js';
import {
  type ChainFault,
  type ChainReport,
  dropFaults,
  type KeptHeads,
  keptHeads,
  verifyChain,
} from '../persistence/audit/verify-chain.js';
import type { Database } from '../persistence/database/database.js';
import type { KeyRing } from '../persistence/sealing/key-ring.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const auditVerifyCommand = () =>
  new Command('verify')
    .description(
      'Check the log from its first entry to its last, and against the ends that were kept of it: in AUDIT_ANCHOR and ' +
        'what is given here. Exit 1 when it is not as it was written, or not there.',
    )
    .option('--expect <seq:hash>', 'an end of the log that an earlier run or a log line printed', parseEnd)
    .option('--anchor <file>', 'a file of ends kept elsewhere; may be repeated', gather, [])
    .option('--archive <file>', 'what `audit export` wrote, with all that was dropped; may be repeated', gather, [])
    .action(async ({ expect, anchor, archive }: ToCompare & { expect?: AuditHead }) => {
      const { head, beginning, verified, faults } = await withDatabase((database, config, ring) =>
        verifyLog(database, config, ring, { anchor, archive }, expect),
      );
      printFaults(faults);
      const state = faults.length === 0 ? 'in order' : `NOT in order, ${faults.length} faults`;
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
    process.stderr.write('Nothing kept outside the database was compared: see AUDIT_ANCHOR, --anchor and --expect\n');
  const chain = await readAuditChain(prisma, ring);
  if (!chain) {
    const gone = 'there is no audit log: its key is gone, or no gateway has begun one in this database';
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
    process.stderr.write(`${unseen.length} kept ends are of entries that were dropped: --archive compares them too\n`);
  const outside = [...kept.faults, ...(files.length > 0 ? dropFaults(report, kept.drops) : [])];
  return { ...report, faults: [...report.faults, ...outside.map(ofTheLog)], kept };
}

function parseEnd(text: string): AuditHead {
  const head = parseHead(text);
  if (!head) throw new InvalidArgumentError('It must be SEQ:HASH as `audit verify` prints it.');
  return head;
}

export function gather(file: string, files: readonly string[]): string[] {
  return [...files, file];
}

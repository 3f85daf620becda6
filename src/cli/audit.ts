import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError } from 'commander';
import { acceptLog } from '../persistence/audit/accept-log.js';
import { addAnchor, parseHead, printHead } from '../persistence/audit/audit-anchor.js';
import { type AuditHead, readAuditChain } from '../persistence/audit/audit-chain.js';
import { type ChainFault, keptHeads, verifyChain, type ChainReport } from '../persistence/audit/verify-chain.js';
import type { Database } from '../persistence/database/database.js';
import type { KeyRing } from '../persistence/sealing/key-ring.js';
import { auditExportCommand } from './audit-export.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const auditCommand = () =>
  new Command('audit')
    .description('The log of who read what.')
    .addCommand(verifyCommand())
    .addCommand(auditExportCommand())
    .addCommand(acceptCommand());

interface VerifyOptions {
  readonly expect?: AuditHead;
  readonly anchor: readonly string[];
}

const verifyCommand = () =>
  new Command('verify')
    .description(
      'Check the log from its first entry to its last, and against the ends that were kept of it: in AUDIT_ANCHOR and ' +
        'what is given here. Exit 1 when it is not as it was written, or not there.',
    )
    .option('--expect <seq:hash>', 'an end of the log that an earlier run or a log line printed', parseEnd)
    .option('--anchor <file>', 'a file of ends kept elsewhere; may be repeated', gather, [])
    .action(async ({ expect, anchor }: VerifyOptions) => {
      const { head, verified, faults } = await withDatabase((database, config, ring) =>
        verify(database, ring, [config.auditAnchor, ...anchor], expect),
      );
      for (const { seq, what } of faults) process.stderr.write(`${seq < 0n ? '' : `entry ${seq}: `}${what}\n`);
      const state = faults.length === 0 ? 'in order' : `NOT in order, ${faults.length} faults`;
      process.stdout.write(`${verified} entries verified, the log is ${state}\n`);
      if (head) process.stdout.write(`head ${printHead(head)}\n`);
      if (faults.length > 0) process.exitCode = 1;
    });

/** A fault of no entry in particular. */
const ofTheLog = (what: string): ChainFault => ({ seq: -1n, what });

async function verify(
  { prisma }: Database,
  ring: KeyRing,
  files: readonly (string | undefined)[],
  expect: AuditHead | undefined,
): Promise<ChainReport> {
  const kept = await keptHeads(files.filter((file) => file !== undefined));
  for (const note of kept.notes) process.stderr.write(`${note}\n`);
  const expected = [...(expect ? [expect] : []), ...kept.heads];
  if (expected.length === 0)
    process.stderr.write('Nothing kept outside the database was compared: see AUDIT_ANCHOR, --anchor and --expect\n');
  const faults = kept.faults.map(ofTheLog);
  const chain = await readAuditChain(prisma, ring);
  if (!chain) {
    const gone = ofTheLog('there is no audit log: its key is gone, or no gateway has begun one in this database');
    return { head: undefined, verified: 0n, faults: [gone, ...faults] };
  }
  const total = Number((await prisma.auditHead.findUnique({ where: { id: 1 } }))?.seq ?? 0n);
  const bar = progress('audit verify', total);
  const report = await verifyChain(prisma, chain, {
    expected,
    onStep: (done) => {
      bar.step(Number(done), { checked: Number(done) });
    },
  });
  bar.end();
  return { ...report, faults: [...report.faults, ...faults] };
}

const acceptCommand = () =>
  new Command('accept')
    .description(
      'After a restore: let the log go on from its last entry, although ends that were kept are not in it. An entry says so.',
    )
    .requiredOption('--reason <text>', 'why; it stays in the log for good', reason)
    .action(async ({ reason: why }: { reason: string }) => {
      const head = await withDatabase(async ({ prisma }, config, ring) => {
        const by = { at: new Date(), clientId: 'command line', clientName: null, requestId: randomUUID(), reason: why };
        const accepted = await acceptLog(prisma, ring, by);
        if (config.auditAnchor !== undefined) await addAnchor(config.auditAnchor, accepted, why);
        return accepted;
      });
      process.stdout.write(`The log goes on.\nhead ${printHead(head)}\n`);
    });

function parseEnd(text: string): AuditHead {
  const head = parseHead(text);
  if (!head) throw new InvalidArgumentError('It must be SEQ:HASH as `audit verify` prints it.');
  return head;
}

const gather = (file: string, files: readonly string[]): string[] => [...files, file];

function reason(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.');
  return text.trim();
}

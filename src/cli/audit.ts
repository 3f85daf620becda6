import { Command, InvalidArgumentError } from 'commander';
import type { AuditHead } from '../persistence/audit/audit-chain.js';
import { openAuditChain } from '../persistence/audit/open-audit-chain.js';
import { verifyChain } from '../persistence/audit/verify-chain.js';
import { keysOf } from '../persistence/keys-of.js';
import { KeyRing } from '../persistence/sealing/key-ring.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const auditCommand = () =>
  new Command('audit').description('The log of who read what.').addCommand(
    new Command('verify')
      .description('Check the log from its first entry to its last. Exit 1 when it is not as it was written.')
      .option('--expect <seq:hash>', 'an end of the log that an earlier run printed, kept elsewhere', parseEnd)
      .action(async ({ expect }: { expect?: AuditHead }) => {
        const { head, verified, faults } = await withDatabase(async ({ prisma }, config) => {
          const chain = await openAuditChain(prisma, new KeyRing(keysOf(config).masterKeys));
          const total = Number((await prisma.auditHead.findUnique({ where: { id: 1 } }))?.seq ?? 0n);
          const bar = progress('audit verify', total);
          const report = await verifyChain(prisma, chain, {
            expected: expect,
            onStep: (done) => {
              bar.step(Number(done), { checked: Number(done) });
            },
          });
          bar.end();
          return report;
        });
        for (const { seq, what } of faults) process.stderr.write(`entry ${seq}: ${what}\n`);
        const state = faults.length === 0 ? 'in order' : `NOT in order, ${faults.length} faults`;
        process.stdout.write(`${verified} entries verified, the log is ${state}\n`);
        if (head) process.stdout.write(`head ${head.seq}:${Buffer.from(head.hash).toString('hex')}\n`);
        if (faults.length > 0) process.exitCode = 1;
      }),
  );

function parseEnd(text: string): AuditHead {
  const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/i.exec(text) ?? [];
  if (seq === undefined || hash === undefined)
    throw new InvalidArgumentError('It must be SEQ:HASH as `audit verify` prints it.');
  return { seq: BigInt(seq), hash: Buffer.from(hash, 'hex') };
}

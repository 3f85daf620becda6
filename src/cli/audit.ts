import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { acceptLog } from '../persistence/audit/accept-log.js';
import { addAnchor } from '../persistence/audit/audit-anchor.js';
import { printHead } from '../persistence/audit/audit-chain.js';
import { auditDropCommand } from './audit-drop.js';
import { auditExportCommand } from './audit-export.js';
import { auditVerifyCommand } from './audit-verify.js';
import { parseReason } from './parse-reason.js';
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

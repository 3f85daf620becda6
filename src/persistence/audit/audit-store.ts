import type { AuditStore } from '../../app/audit/audit-log.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { readThrough } from '../database/read.js';
import { appendEntries } from './append-entries.js';
import type { AuditChain } from './audit-chain.js';
import { lockAuditHead } from './audit-head.js';

/** Holds the end of the log until the unit of work ends: append last. */
export const auditStore = (tx: Prisma.TransactionClient, chain: AuditChain): AuditStore => ({
  append: async (entry) => {
    if (!(await appendEntries(readThrough(tx), chain, await lockAuditHead(tx, chain), [entry])))
      throw new Error('A locked audit head moved');
  },
});

import { reconcile, type Difference } from '../../src/features/reconciliation/reconcile.js';
import { ALL_LOAN_COLUMNS } from '../../src/features/record/records.js';
import { WHOLE_PORTFOLIO } from '../../src/domain/access/viewer.js';
import type { PrismaClient } from '../../src/generated/prisma/client.js';
import { inSnapshot, ledgerReader } from '../../src/features/ledger/ledger-reader.js';
import { readThrough } from '../../src/platform/postgres/statement.js';
import { loanReader } from '../../src/features/loan/loan.reader.js';

/** The funded loans whose balances, ledger and account differ: none, when all is well. */
export const differences = (prisma: PrismaClient): Promise<Difference[]> =>
  inSnapshot(prisma, async (tx) => {
    const rows = await tx.loan.findMany({
      where: { loanStatus: { in: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF'] } },
      select: { id: true },
    });
    const ids = rows.map(({ id }) => id);
    const loans = await loanReader({ read: readThrough(tx) }).byIds(ids, ALL_LOAN_COLUMNS, WHOLE_PORTFOLIO);
    return reconcile(ledgerReader({ read: readThrough(tx) }), [...loans.values()]);
  });

import { reconciler, type Difference } from '../../src/app/ledger/reconcile.js';
import { ALL_LOAN_COLUMNS } from '../../src/app/read-records.js';
import { WHOLE_PORTFOLIO } from '../../src/domain/access/portfolio.js';
import type { PrismaClient } from '../../src/generated/prisma/client.js';
import { ledgerReader } from '../../src/persistence/ledger/ledger-reader.js';
import { loanReader } from '../../src/persistence/loan/loan-reader.js';

/** The funded loans whose balances, ledger and account differ: none, when all is well. */
export async function differences(prisma: PrismaClient): Promise<Difference[]> {
  const rows = await prisma.loan.findMany({
    where: { loanStatus: { in: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF'] } },
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  const loans = await loanReader(prisma).byIds(ids, ALL_LOAN_COLUMNS, WHOLE_PORTFOLIO);
  return reconciler(ledgerReader(prisma))([...loans.values()]);
}

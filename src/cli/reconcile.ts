import { Command } from 'commander';
import { reconciler } from '../app/ledger/reconcile.js';
import type { LoanReader, LoanView } from '../app/loan-reader.js';
import { ALL_LOAN_COLUMNS } from '../app/read-records.js';
import { WHOLE_PORTFOLIO } from '../domain/access/portfolio.js';
import { ledgerReader } from '../persistence/ledger/ledger-reader.js';
import { loanReader } from '../persistence/loan/loan-reader.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

const BATCH = 100;
const FUNDED = { loanStatus: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF'] } as const;

export const reconcileCommand = () =>
  new Command('reconcile')
    .description(
      'Prove that the balances, the ledger and the account of every funded loan agree, or list those that differ.',
    )
    .action(async () => {
      const { checked, different } = await withDatabase(async ({ prisma }) => {
        const loans = loanReader(prisma);
        const check = reconciler(ledgerReader(prisma));
        const bar = progress('reconcile', await loans.count(FUNDED, WHOLE_PORTFOLIO));
        let [checked, different] = [0, 0];
        for await (const batch of fundedLoans(loans)) {
          const differences = await check(batch);
          for (const { loanId, reasons } of differences) process.stderr.write(`${loanId}: ${reasons.join('; ')}\n`);
          checked += batch.length;
          different += differences.length;
          bar.step(checked, { checked, different });
        }
        bar.end();
        return { checked, different };
      });
      process.stdout.write(`${checked} loans checked, ${different} differ\n`);
      if (different > 0) process.exitCode = 1;
    });

async function* fundedLoans(loans: LoanReader): AsyncGenerator<readonly LoanView[]> {
  const listing = { filter: FUNDED, sort: 'CREATED_AT', direction: 'ASC' } as const;
  let after: { value: string; id: string } | undefined;
  for (;;) {
    const window = { direction: 'FORWARD', size: BATCH, after, before: undefined } as const;
    const { rows, hasMore } = await loans.page(listing, window, ALL_LOAN_COLUMNS, WHOLE_PORTFOLIO);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!hasMore || !last?.createdAt) return;
    after = { value: last.createdAt.toISOString(), id: last.id };
  }
}

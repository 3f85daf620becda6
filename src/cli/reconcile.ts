import { Command } from 'commander';
import { reconcile } from '../app/ledger/reconcile.js';
import type { Keyset } from '../app/ports/loan-reader.js';
import { ALL_LOAN_COLUMNS } from '../app/record/read-records.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { type Executor, readThrough } from '../persistence/database/statement.js';
import { inSnapshot, ledgerReader } from '../persistence/ledger/ledger-reader.js';
import { loanReader } from '../persistence/loan/loan-reader.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';
import { FUNDED_STATES } from '../domain/record/spelling.js';

const BATCH = 100;
const FUNDED = { loanStatus: FUNDED_STATES };

export const reconcileCommand = () =>
  new Command('reconcile')
    .description(
      'Prove that the balances, the ledger and the account of every funded loan agree, or list those that differ.',
    )
    .action(async () => {
      const { checked, different, without } = await withDatabase(async ({ prisma }) => {
        const bar = progress('reconcile', await loanReader(prisma).count(FUNDED, WHOLE_PORTFOLIO));
        let [checked, different, without] = [0, 0, 0];
        let after: Keyset | undefined;
        do {
          const batch = await inSnapshot(prisma, (tx) => checkBatch(tx, after));
          for (const { loanId, reasons, isWithoutAccount } of batch.differences) {
            process.stderr.write(`${loanId}: ${isWithoutAccount ? 'has no account: ' : ''}${reasons.join('; ')}\n`);
            if (isWithoutAccount) without += 1;
            else different += 1;
          }
          checked += batch.checked;
          after = batch.next;
          bar.step(checked, { checked, different, without });
        } while (after);
        bar.end();
        return { checked, different, without };
      });
      const unserviced = without > 0 ? `, ${without} have no account` : '';
      process.stdout.write(`${checked} loans checked, ${different} differ${unserviced}\n`);
      if (different > 0) process.exitCode = 1;
    });

async function checkBatch(tx: Executor, after: Keyset | undefined) {
  const listing = { filter: FUNDED, sort: 'CREATED_AT', direction: 'ASC' } as const;
  const window = { direction: 'FORWARD', size: BATCH, after, before: undefined } as const;
  const { rows, hasMore } = await loanReader(tx).page(listing, window, ALL_LOAN_COLUMNS, WHOLE_PORTFOLIO);
  const last = rows.at(-1);
  const next = hasMore && last?.createdAt ? { value: last.createdAt.toISOString(), id: last.id } : undefined;
  return { checked: rows.length, differences: await reconcile(ledgerReader(readThrough(tx)), rows), next };
}

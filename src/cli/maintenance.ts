import { LOAN_KEYS } from '../features/loan/loan-seals.js';
import { Command } from 'commander';
import { reconcile } from '../features/reconciliation/reconcile.js';
import type { Keyset } from '../platform/paging/page.js';
import { ALL_LOAN_COLUMNS } from '../features/record/records.js';
import { loadConfig } from '../gateway/config/config.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { FUNDED_STATES } from '../domain/record/spelling.js';
import { openDatabase } from '../platform/postgres/open-database.js';
import { type Executor, readThrough } from '../platform/postgres/statement.js';
import { journalFaults } from '../features/ledger/export-journal.js';
import { inSnapshot, ledgerReader } from '../features/ledger/ledger-reader.js';
import { loanReader } from '../features/loan/loan.reader.js';
import { openKeyRing } from '../gateway/config/keys.js';
import { addEmbeddedMasterKey, dropOldEmbeddedMasterKeys } from '../platform/sealing/embedded-keys.js';
import { rotateKeys } from '../platform/sealing/rotate-keys.js';
import { upgradeDatabase } from '../gateway/upgrade/upgrade-database.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const keysCommand = () =>
  new Command('keys').description('Keys that seal personal data.').addCommand(
    new Command('rotate')
      .description(
        'Wraps every data key with the key of KEY_SERVICE, or else with the first of MASTER_KEY. An embedded database creates a new key. An interrupted run resumes.',
      )
      .action(async () => {
        const { rewrapped, unopened } = await withDatabase(async ({ prisma }, config) => {
          const isOwn = !config.keys && config.keyService === undefined && config.database.kind === 'embedded';
          const own = isOwn ? config.database.dataDir : undefined;
          if (own !== undefined) addEmbeddedMasterKey(own);
          const ring = await openKeyRing(config);
          let bar: ReturnType<typeof progress> | undefined;
          const report = await rotateKeys(prisma, ring, LOAN_KEYS, (done, total) => {
            bar ??= progress('keys rotate', total);
            bar.step(done, { rewrapped: done });
          });
          bar?.end();
          // The old key goes only when nothing needs it any more.
          if (own !== undefined && report.unopened === 0) dropOldEmbeddedMasterKeys(own);
          return report;
        });
        process.stdout.write(`${rewrapped} keys wrapped with the current key\n`);
        if (unopened > 0)
          throw new Error(
            `${unopened} keys cannot be opened: their wrapping key is neither in MASTER_KEY nor in KEY_SERVICE`,
          );
      }),
  );

export const migrateCommand = () =>
  new Command('migrate')
    .description(
      'Upgrades the database: its schema, and text that an earlier version stored unsealed. An interrupted run resumes.',
    )
    .action(async () => {
      const config = loadConfig(process.env);
      const database = await openDatabase(config.database);
      try {
        const pending = await database.pendingMigrations();
        let sealed = 0;
        await upgradeDatabase(database, await openKeyRing(config), (done) => {
          sealed = done;
          process.stderr.write(`${done} rows sealed\n`);
        });
        const isCurrent = pending.length === 0 && sealed === 0;
        process.stdout.write(isCurrent ? 'The schema is up to date.\n' : report(pending, sealed));
      } finally {
        await database.close();
      }
    });

const report = (pending: readonly string[], sealed: number): string =>
  [
    ...(pending.length > 0 ? [`Applied: ${pending.join(', ')}\n`] : []),
    ...(sealed > 0 ? [`Sealed: ${sealed} rows\n`] : []),
  ].join('');

const BATCH = 100;
const FUNDED = { loanStatus: FUNDED_STATES };

export const reconcileCommand = () =>
  new Command('reconcile')
    .description(
      'Checks that balances, ledger and account of every funded loan agree, and that exported days of the ledger are unchanged. Lists what differs.',
    )
    .action(async () => {
      const { checked, different, without, faults } = await withDatabase(async ({ prisma }) => {
        const bar = progress(
          'reconcile',
          await loanReader({ read: readThrough(prisma) }).count(FUNDED, WHOLE_PORTFOLIO),
        );
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
        return { checked, different, without, faults: await journalFaults(prisma) };
      });
      const unserviced = without > 0 ? `, ${without} have no account` : '';
      process.stdout.write(`${checked} loans checked, ${different} differ${unserviced}\n`);
      for (const fault of faults) process.stderr.write(`${fault}\n`);
      if (different > 0 || faults.length > 0) process.exitCode = 1;
    });

async function checkBatch(tx: Executor, after: Keyset | undefined) {
  const listing = { filter: FUNDED, sort: 'CREATED_AT', direction: 'ASC' } as const;
  const window = { direction: 'FORWARD', size: BATCH, after, before: undefined } as const;
  const { rows, hasMore } = await loanReader({ read: readThrough(tx) }).page(
    listing,
    window,
    ALL_LOAN_COLUMNS,
    WHOLE_PORTFOLIO,
  );
  const last = rows.at(-1);
  const next = hasMore && last?.createdAt ? { value: last.createdAt.toISOString(), id: last.id } : undefined;
  return { checked: rows.length, differences: await reconcile(ledgerReader({ read: readThrough(tx) }), rows), next };
}

import { Command } from 'commander';
import { reconcile } from '../app/ledger/reconcile.js';
import type { Keyset } from '../app/ports/loan-reader.js';
import { ALL_LOAN_COLUMNS } from '../app/record/records.js';
import { loadConfig } from '../config/config.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { FUNDED_STATES } from '../domain/record/spelling.js';
import { openDatabase } from '../persistence/database/open-database.js';
import { type Executor, readThrough } from '../persistence/database/statement.js';
import { inSnapshot, ledgerReader } from '../persistence/ledger/ledger-reader.js';
import { loanReader } from '../persistence/loan/loan-reader.js';
import { addEmbeddedMasterKey, dropOldEmbeddedMasterKeys, openKeyRing } from '../persistence/sealing/key-ring.js';
import { rotateKeys } from '../persistence/sealing/rotate-keys.js';
import { upgradeDatabase } from '../persistence/upgrade/upgrade-database.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const keysCommand = () =>
  new Command('keys').description('The keys that seal personal data.').addCommand(
    new Command('rotate')
      .description(
        'Wrap every data key under the key of KEY_SERVICE, or else the first of MASTER_KEY. An embedded database makes a new key itself. ' +
          'A run that was cut off goes on where it stood.',
      )
      .action(async () => {
        const { rewrapped, unopened } = await withDatabase(async ({ prisma }, config) => {
          const isOwn = !config.keys && config.keyService === undefined && config.database.kind === 'embedded';
          const own = isOwn ? config.database.dataDir : undefined;
          if (own !== undefined) addEmbeddedMasterKey(own);
          const ring = await openKeyRing(config);
          let bar: ReturnType<typeof progress> | undefined;
          const report = await rotateKeys(prisma, ring, (done, total) => {
            bar ??= progress('keys rotate', total);
            bar.step(done, { rewrapped: done });
          });
          bar?.end();
          // The old key goes only when nothing needs it any more.
          if (own !== undefined && report.unopened === 0) dropOldEmbeddedMasterKeys(own);
          return report;
        });
        process.stdout.write(`${rewrapped} keys wrapped under the current key\n`);
        if (unopened > 0)
          throw new Error(`${unopened} keys do not open: their key is neither in MASTER_KEY nor in KEY_SERVICE`);
      }),
  );

export const migrateCommand = () =>
  new Command('migrate')
    .description(
      'Bring the database up to date: its schema, and texts that an earlier version kept unsealed. ' +
        'A run that was cut off goes on where it stood.',
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

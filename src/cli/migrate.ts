import { Command } from 'commander';
import { loadConfig } from '../config/config.js';
import { openDatabase } from '../persistence/database/open-database.js';
import { openKeyRing } from '../persistence/sealing/embedded-keys.js';
import { upgradeDatabase } from '../persistence/upgrade/upgrade-database.js';

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

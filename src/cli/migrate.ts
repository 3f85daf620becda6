import { Command } from 'commander';
import { loadConfig } from '../config.js';
import { openDatabase } from '../persistence/database/open-database.js';

export const migrateCommand = () =>
  new Command('migrate').description('Bring the database schema up to date.').action(async () => {
    const database = await openDatabase(loadConfig(process.env).database);
    try {
      const pending = await database.pendingMigrations();
      await database.migrate();
      process.stdout.write(pending.length === 0 ? 'The schema is up to date.\n' : `Applied: ${pending.join(', ')}\n`);
    } finally {
      await database.close();
    }
  });

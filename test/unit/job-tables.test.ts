import PgBoss from 'pg-boss';
import { expect, it } from 'vitest';
import { readMigration } from '../../src/platform/postgres/migrations.js';

/** Statements as words, without what makes a script of them. */
const words = (sql: string) =>
  sql
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s*;\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('the tables of the job engine are those that this version of pg-boss would make', () => {
  const own = words(PgBoss.getConstructionPlans('pgboss'));
  const tables = own.slice(own.indexOf('CREATE TYPE'), own.indexOf(' COMMIT'));
  expect(tables).toMatch(/^CREATE TYPE .* VALUES \('\d+'\)$/);
  expect(words(readMigration('20261117011000_jobs'))).toContain(tables);
});

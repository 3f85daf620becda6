import { describe, expect, it } from 'vitest';
import { needsFullStop } from '../../src/platform/postgres/full-stop.js';

describe('processes of an earlier version have to stop before a migration that', () => {
  it.each([
    ['drops a table', 'DROP TABLE "A";'],
    ['drops a column', 'ALTER TABLE "A" DROP COLUMN "b", DROP COLUMN "c";'],
    ['renames', 'ALTER TABLE "A" RENAME COLUMN "b" TO "c";'],
    ['changes a type', 'ALTER TABLE "A" ALTER COLUMN "b" SET DATA TYPE BIGINT;'],
    ['requires a value', 'ALTER TABLE "A" ALTER COLUMN "b" SET NOT NULL;'],
    ['adds a column that needs a value', 'ALTER TABLE "A" ADD COLUMN "b" TEXT, ADD COLUMN "c" DECIMAL(18,2) NOT NULL;'],
    ['says so', '-- Stop all processes: amounts are in cents now.\nUPDATE "A" SET "b" = "b" * 100;'],
  ])('%s', (_, sql) => {
    expect(needsFullStop(sql)).toBe(true);
  });
});

describe('they may run on beside one that', () => {
  it.each([
    ['adds a table', 'CREATE TABLE "A" ("b" TEXT NOT NULL);'],
    ['adds a column', 'ALTER TABLE "A" ADD COLUMN "b" DECIMAL(18,2), ADD COLUMN "c" BOOLEAN NOT NULL DEFAULT false;'],
    ['adds a value', `ALTER TYPE "T" ADD VALUE 'X';`],
    ['adds an index', 'CREATE INDEX "I" ON "A" ("b");'],
    [
      'replaces a function',
      'CREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ BEGIN RETURN NULL; END $$ LANGUAGE plpgsql;',
    ],
    ['only speaks of it', '-- DROP TABLE comes later.\nSELECT 1;'],
  ])('%s', (_, sql) => {
    expect(needsFullStop(sql)).toBe(false);
  });
});

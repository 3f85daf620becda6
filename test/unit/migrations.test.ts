import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationDrift } from '../../src/platform/postgres/migrations.js';
import { pgliteAdapter } from '../../src/platform/postgres/embedded.js';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

it('the migrations build what prisma/schema.prisma says; `npm run migration -- <name>` writes what is missing', async () => {
  const sql = await migrationDrift(pgliteAdapter(pglite), { keepOpen: true });
  expect(sql.replaceAll(/^--.*$/gm, '').trim()).toBe('');
});

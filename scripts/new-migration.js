// npm run migration -- <name>: writes the SQL between prisma/migrations and prisma/schema.prisma, to be read and edited. `prisma migrate` downloads
// an engine and needs a database; this uses the WebAssembly engine and PGlite.
import { mkdirSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { buildWhole } from './build.js';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('usage: npm run migration -- <name in lower_case>');
  process.exit(2);
}
await buildWhole();
const { pgliteAdapter } = await import('../dist/modules/platform/postgres/embedded.js');
const { migrationDrift } = await import('../dist/modules/platform/postgres/migrations.js');
const pglite = await PGlite.create();
const sql = await migrationDrift(pgliteAdapter(pglite), { keepOpen: true });
await pglite.close();
if (!/\S/.test(sql.replace(/^--.*$/gm, ''))) {
  console.log('The migrations and prisma/schema.prisma agree: nothing to write.');
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = `prisma/migrations/${stamp}_${name}`;
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/migration.sql`, sql);
console.log(`Wrote ${folder}/migration.sql`);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '../../src/platform/postgres/migrations.js';
import { pgliteAdapter } from '../../src/platform/postgres/embedded.js';
import type { Template } from './templates.js';

/** Making a PGlite directory takes seconds, loading one half a second: so one is made, migrated and kept as a file. */
export async function pgliteTemplate(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-test-'));
  const file = join(folder, 'template.tar');
  const pglite = await PGlite.create();
  await applyMigrations(pgliteAdapter(pglite), { keepOpen: true });
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  return {
    name: file,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

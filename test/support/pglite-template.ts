import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '../../src/persistence/database/migrations.js';
import { pgliteAdapter } from '../../src/persistence/database/embedded.js';
import type { Template } from './templates.js';

/** Making a PGlite directory takes seconds, loading one half a second: so one is made, migrated and kept, also as a file. */
export async function pgliteTemplate(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-test-'));
  const file = join(folder, 'template.tar');
  const dataDir = join(folder, 'pglite');
  const pglite = await PGlite.create(dataDir);
  await applyMigrations(pgliteAdapter(pglite), { keepOpen: true });
  const engine = await versionOf(pglite);
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  return {
    name: file,
    dataDir,
    engine,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

async function versionOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ version: string }>('SELECT version()');
  const [, postgres, own] = /^PostgreSQL (\S+) \(PGlite (\S+)\)/.exec(rows[0]?.version ?? '') ?? [];
  return `PGlite ${own ?? ''} (PostgreSQL ${postgres ?? ''})`;
}

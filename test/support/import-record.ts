import { importRecords } from '../../src/app/import-records.js';
import { KeyRing } from '../../src/persistence/sealing/key-ring.js';
import { recordStore } from '../../src/persistence/record/record-store.js';
import { systemKey } from '../../src/persistence/sealing/system-keys.js';
import type { World } from './world.js';

/** Stores envelopes of the specification as the command line would. */
export async function importInto({ prisma, config }: World, envelopes: readonly unknown[]): Promise<void> {
  const ring = new KeyRing(config.keys?.masterKeys ?? []);
  const ssnIndexKey = await systemKey(prisma, ring, 'ssn-index');
  const digestKey = await systemKey(prisma, ring, 'import-digest');
  const store = recordStore(prisma, { ring, ssnIndexKey, digestKey });
  const load = importRecords({ store, current: () => Promise.resolve(new Map()) });
  const { rejected } = await load(envelopes.map((envelope, index) => ({ number: index + 1, content: { envelope } })));
  if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
}

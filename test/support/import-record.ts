import { importRecords } from '../../src/features/record/records.js';
import { businessDayIn } from '../../src/domain/calendar.js';
import type { RecordStore } from '../../src/features/record/record-store.js';
import { KeyRing, systemKeys } from '../../src/platform/sealing/key-ring.js';
import { recordStore } from '../../src/features/record/record.store.js';
import type { World } from './world.js';

/** Stores envelopes of the specification as the command line would. */
export async function importInto(world: World, envelopes: readonly unknown[]): Promise<void> {
  const load = importRecords({ store: await recordStoreOf(world), current: () => Promise.resolve(new Map()) });
  const { rejected } = await load(envelopes.map((envelope, index) => ({ number: index + 1, content: { envelope } })));
  if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
}

export async function recordStoreOf({ prisma, config }: World): Promise<RecordStore> {
  const ring = new KeyRing(config.keys?.masterKeys ?? []);
  const [blindIndexKey, digestKey] = await systemKeys(prisma, ring, 'ssn-index', 'import-digest');
  return recordStore(prisma, { ring, blindIndexKey, digestKey, businessDay: businessDayIn('UTC') });
}

import type { PrismaClient } from '../../generated/prisma/client.js';
import type { KeyRing } from './key-ring.js';
import type { SealPlace } from './sealed-box.js';

/** Keys that must outlive a change of the master key, so they are made once and only their wrapping changes. */
export type SystemKeyName = 'audit-chain' | 'idempotency-input' | 'import-digest' | 'ssn-index';

export const systemKeyPlace = (name: string): SealPlace => ({ table: 'SystemKey', column: 'wrapped', row: name });

export async function systemKey(prisma: PrismaClient, ring: KeyRing, name: SystemKeyName): Promise<Buffer> {
  const place = systemKeyPlace(name);
  const known = await prisma.systemKey.findUnique({ where: { name } });
  if (known) return ring.unwrap(known.wrapped, place);
  // Several processes may start on an empty database at once: whoever comes first decides.
  await prisma.systemKey.createMany({
    data: [{ name, wrapped: new Uint8Array(ring.newKey(place).wrapped) }],
    skipDuplicates: true,
  });
  const made = await prisma.systemKey.findUniqueOrThrow({ where: { name } });
  return ring.unwrap(made.wrapped, place);
}

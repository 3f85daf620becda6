import type { PrismaClient } from '../../generated/prisma/client.js';
import type { KeyRing } from './key-ring.js';
import type { SealPlace } from './sealed-box.js';

/** Keys that must outlive a change of the master key, so they are made once and only their wrapping changes. */
export type SystemKeyName = 'audit-chain' | 'idempotency-input' | 'import-digest' | 'ssn-index';

export const systemKeyPlace = (name: string): SealPlace => ({ table: 'SystemKey', column: 'wrapped', row: name });

export function newSystemKey(ring: KeyRing, name: SystemKeyName) {
  const { key, wrapped } = ring.newKey(systemKeyPlace(name));
  return { key, row: { name, wrapped: new Uint8Array(wrapped) } };
}

/** Undefined when it was never made. */
export async function readSystemKey(
  prisma: Pick<PrismaClient, 'systemKey'>,
  ring: KeyRing,
  name: SystemKeyName,
): Promise<Buffer | undefined> {
  const known = await prisma.systemKey.findUnique({ where: { name } });
  return known ? ring.unwrap(known.wrapped, systemKeyPlace(name)) : undefined;
}

export async function systemKey(prisma: PrismaClient, ring: KeyRing, name: SystemKeyName): Promise<Buffer> {
  const known = await readSystemKey(prisma, ring, name);
  if (known) return known;
  // Several processes may start on an empty database at once: whoever comes first decides.
  await prisma.systemKey.createMany({ data: [newSystemKey(ring, name).row], skipDuplicates: true });
  const made = await prisma.systemKey.findUniqueOrThrow({ where: { name } });
  return ring.unwrap(made.wrapped, systemKeyPlace(name));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames } from '../../platform/postgres/migrations.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { HOME } from '../../platform/runtime/home.js';
import { KeyRing } from '../../platform/sealing/key-ring.js';

/** So many loans are in the packed demo. */
export const PACKED_LOANS = 80;

/**
 * What the packed demo is sealed under. It is no secret: it seals invented data, until the first start seals them under keys of
 * its own.
 */
const PACKING_KEY = Buffer.alloc(32, 'demo');

export const packingRing = (): KeyRing => new KeyRing([PACKING_KEY]);

/** Named after the newest migration, so that one of another version is not used. */
export const packedDemoFile = (): string => join(HOME, 'dist', 'demo', `${migrationNames().at(-1) ?? 'none'}.gz`);

/** The demo that the build made, if it did. */
export function packedDemo(): string | undefined {
  const file = packedDemoFile();
  return existsSync(file) ? file : undefined;
}

/** Whether a database is a copy that no installation has made its own yet. */
export async function isPackedDemo(prisma: PrismaClient): Promise<boolean> {
  const [made] = await prisma.$queryRaw<{ some: boolean }[]>`
    SELECT to_regclass('"SystemKey"') IS NOT NULL AS "some"`;
  if (made?.some !== true) return false;
  const packing = packingRing();
  const keys = await prisma.systemKey.findMany();
  return keys.some(({ wrapped }) => packing.isCurrent(wrapped));
}

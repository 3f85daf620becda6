import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { KeyRing } from './key-ring.js';

/** Whether a ring has the master key of every key that is kept wrapped. */
export async function opensEverything(prisma: PrismaClient, ring: KeyRing): Promise<boolean> {
  const known = Prisma.join(ring.ids.map((id) => new Uint8Array(id)));
  const [found] = await prisma.$queryRaw<{ isAny: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "LoanSeal" WHERE substring("dataKey" FROM 1 FOR 8) NOT IN (${known}))
      OR EXISTS (SELECT 1 FROM "SystemKey" WHERE substring("wrapped" FROM 1 FOR 8) NOT IN (${known})) AS "isAny"`;
  return found?.isAny === false;
}

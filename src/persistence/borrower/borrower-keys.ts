import type { Prisma } from '../../generated/prisma/client.js';
import { dataKeyPlace, type KeyHolder } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';

export interface NewBorrower {
  readonly id: string;
  readonly ssnIndex: Uint8Array<ArrayBuffer> | null;
}

/** The borrowers' keys; those not known yet are created, each with a data key of its own. */
export async function borrowerKeys(
  tx: Prisma.TransactionClient,
  ring: KeyRing,
  borrowers: readonly NewBorrower[],
): Promise<ReadonlyMap<string, KeyHolder>> {
  await tx.borrower.createMany({
    data: borrowers.map(({ id, ssnIndex }) => ({
      id,
      ssnIndex,
      dataKey: new Uint8Array(ring.newKey(dataKeyPlace(id)).wrapped),
    })),
    skipDuplicates: true,
  });
  // Until this import ends nobody can erase them, or what it seals would outlive the erasure.
  await tx.$queryRaw`SELECT 1 FROM "Borrower" WHERE "id" = ANY(${borrowers.map(({ id }) => id)}) ORDER BY "id" FOR SHARE`;
  const rows = await tx.borrower.findMany({
    where: { id: { in: borrowers.map(({ id }) => id) } },
    select: { id: true, dataKey: true },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

import type { Session } from '../database/session.js';
import { addMissing } from '../record/insert-rows.js';
import { dataKeyPlace, type KeyHolder } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';

/** Until this transaction ends nobody can erase them, or what it seals would outlive the erasure. */
const HELD = `SELECT "id", "dataKey" FROM "Borrower" WHERE "id" = ANY($1::text[]) ORDER BY "id" FOR SHARE`;

export interface NewBorrower {
  readonly id: string;
  readonly ssnIndex: Uint8Array | null;
}

/** The borrowers' keys; those not known yet are created, each with a data key of its own. */
export async function borrowerKeys(
  session: Session,
  ring: KeyRing,
  borrowers: readonly NewBorrower[],
): Promise<ReadonlyMap<string, KeyHolder>> {
  const created = borrowers.map(({ id, ssnIndex }) => {
    return { id, ssnIndex, dataKey: ring.newKey(dataKeyPlace(id)).wrapped };
  });
  await addMissing(session, 'Borrower', created);
  const rows = await session.read<KeyHolder>({ text: HELD, values: [borrowers.map(({ id }) => id)] });
  return new Map(rows.map((row) => [row.id, row]));
}

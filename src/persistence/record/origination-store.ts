import type { NewApplication, OriginationStore } from '../../app/origination/origination-store.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { borrowerKeys } from '../borrower/borrower-keys.js';
import { ssnIndex } from '../borrower/ssn-index.js';
import { borrowerSeal } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { replaceAssessment } from './assessment-rows.js';
import { insertRows } from './insert-rows.js';
import { recordReader } from './record-reader.js';
import { loanRow, partRow } from './record-rows.js';

export interface OriginationKeys {
  readonly ring: KeyRing;
  readonly ssnIndexKey: Uint8Array;
}

export function originationStore(
  tx: Prisma.TransactionClient,
  { ring, ssnIndexKey }: OriginationKeys,
): OriginationStore {
  return {
    isFree: async (loanId) => (await tx.loan.count({ where: { id: loanId } })) === 0,
    borrowerWith: async (ssn) => {
      const index = ssnIndex(ssnIndexKey, ssn);
      if (!index) return undefined;
      // Two first applications of one person at once must not make two persons.
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(${Buffer.from(index).readBigInt64BE()})::text`;
      const known = await tx.borrower.findFirst({
        where: { ssnIndex: index, erasedAt: null, dataKey: { not: null } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true },
      });
      return known?.id;
    },
    insert: (application) => insertApplication(tx, { ring, ssnIndexKey }, application),
    excerpts: async (loanId, parts) => {
      const wanted: ReadonlySet<JsonPart> = new Set(parts);
      return (await recordReader(tx, ring).excerpts([loanId], wanted)).get(loanId) ?? {};
    },
    saveAssessment: (loanId, borrowerId, parts) => replaceAssessment(tx, ring, loanId, borrowerId, parts),
    stipulations: (loanId) =>
      tx.stipulation.findMany({
        where: { loanId },
        orderBy: { position: 'asc' },
        select: { position: true, text: true, clearedAt: true },
      }),
    replaceStipulations: async (loanId, texts) => {
      await tx.stipulation.deleteMany({ where: { loanId } });
      await tx.stipulation.createMany({ data: texts.map((text, position) => ({ loanId, position, text })) });
    },
    clearStipulation: async (loanId, position, clientId, at) => {
      await tx.stipulation.updateMany({ where: { loanId, position }, data: { clearedAt: at, clearedBy: clientId } });
    },
  };
}

async function insertApplication(
  tx: Prisma.TransactionClient,
  { ring, ssnIndexKey }: OriginationKeys,
  { loanId, ssn, loan, excerpts, dealerState }: NewApplication,
): Promise<void> {
  const { borrowerId } = loan;
  const holders = await borrowerKeys(tx, ring, [{ id: borrowerId, ssnIndex: ssnIndex(ssnIndexKey, ssn) }]);
  const holder = holders.get(borrowerId);
  if (!holder) throw new Error('A borrower that was just stored is gone');
  await insertRows(tx, 'Loan', [{ id: loanId, ...loanRow({ loan }), dealerState }]);
  const parts = partRow('Application', loanId, excerpts, borrowerSeal(ring, holder));
  await tx.application.createMany({ data: [{ loanId, ...parts } as Prisma.ApplicationCreateManyInput] });
}

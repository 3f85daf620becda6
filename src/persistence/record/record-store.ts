import { createHmac } from 'node:crypto';
import type { IncomingRecord, RecordStore, Verdict } from '../../app/record-store.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { borrowerKeys } from '../borrower/borrower-keys.js';
import { ssnIndex } from '../borrower/ssn-index.js';
import { canonicalJson } from '../canonical-json.js';
import { borrowerSeal } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { recordRows, type RecordRows } from './record-rows.js';

export interface RecordStoreKeys {
  readonly ring: KeyRing;
  readonly ssnIndexKey: Uint8Array;
  readonly digestKey: Uint8Array;
}

/** Prisma's code for it: another import stored one of these loans meanwhile, so the next attempt finds it. */
const UNIQUE_VIOLATION = 'P2002';

const DIFFERENT = 'a loan with this id and other contents exists already';
const ERASED = 'its borrower was erased';

export function recordStore(prisma: PrismaClient, { ring, ssnIndexKey, digestKey }: RecordStoreKeys): RecordStore {
  const digestOf = ({ data }: IncomingRecord) => createHmac('sha256', digestKey).update(canonicalJson(data)).digest();

  const newBorrower = ({ parts, data }: IncomingRecord) => {
    const ssn = valueAt(data, 'Request.ApplicantInfo.ApplicantSSN');
    return { id: parts.loan.borrowerId, ssnIndex: typeof ssn === 'string' ? ssnIndex(ssnIndexKey, ssn) : null };
  };

  async function importIn(tx: Prisma.TransactionClient, records: readonly IncomingRecord[]): Promise<Verdict[]> {
    const known = await knownDigests(tx, records);
    const holders = await borrowerKeys(
      tx,
      ring,
      uniqueById(records.filter(({ loanId }) => !known.has(loanId)).map(newBorrower)),
    );
    const rows: RecordRows[] = [];
    const verdicts = records.map((record): Verdict => {
      const digest = digestOf(record);
      const earlier = known.get(record.loanId);
      if (earlier)
        return earlier.digest?.equals(digest) ? { kind: 'UNCHANGED' } : { kind: 'CONFLICT', reason: DIFFERENT };
      const holder = holders.get(record.parts.loan.borrowerId);
      if (!holder?.dataKey) return { kind: 'CONFLICT', reason: ERASED };
      known.set(record.loanId, { digest });
      rows.push(recordRows(record, borrowerSeal(ring, holder), digest));
      return { kind: 'STORED' };
    });
    await insertRows(tx, rows);
    return verdicts;
  }

  const importOnce = (records: readonly IncomingRecord[]) =>
    prisma.$transaction((tx) => importIn(tx, records), { maxWait: 30_000, timeout: 120_000 });

  return {
    importBatch: async (records) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await importOnce(records);
        } catch (error) {
          if (attempt === 3 || (error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
        }
      }
    },
  };
}

async function knownDigests(tx: Prisma.TransactionClient, records: readonly IncomingRecord[]) {
  const rows = await tx.loan.findMany({
    where: { id: { in: records.map(({ loanId }) => loanId) } },
    select: { id: true, importDigest: true },
  });
  return new Map(rows.map(({ id, importDigest }) => [id, { digest: importDigest && Buffer.from(importDigest) }]));
}

const uniqueById = <T extends { id: string }>(items: readonly T[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

async function insertRows(tx: Prisma.TransactionClient, rows: readonly RecordRows[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.loan.createMany({ data: rows.map(({ loan }) => loan) });
  await tx.application.createMany({ data: rows.map(({ application }) => application) });
  await tx.riskAssessment.createMany({ data: rows.flatMap(({ riskAssessments }) => riskAssessments) });
  await tx.underwriting.createMany({ data: rows.flatMap(({ underwritings }) => underwritings) });
  await tx.cashflows.createMany({ data: rows.flatMap(({ cashflows }) => cashflows) });
  await tx.paymentHistory.createMany({ data: rows.flatMap(({ payments }) => payments) });
  await tx.bureauFile.createMany({ data: rows.flatMap(({ bureauFiles }) => bureauFiles) });
  await tx.document.createMany({ data: rows.flatMap(({ documents }) => documents) });
  await tx.documentContent.createMany({ data: rows.flatMap(({ contents }) => contents) });
  const openings = rows.flatMap(({ opening }) => opening ?? []);
  await tx.servicingTerms.createMany({ data: openings.map(({ terms }) => terms) });
  await tx.ledgerPosting.createMany({ data: openings.flatMap(({ posting }) => posting?.posting ?? []) });
  await tx.ledgerEntry.createMany({ data: openings.flatMap(({ posting }) => posting?.entries ?? []) });
}

import { createHmac } from 'node:crypto';
import type { IncomingRecord, RecordStore, Verdict } from './record-store.js';
import type { Clock } from '../ports.js';
import type { BusinessDay } from '../../domain/calendar.js';
import { valueAt } from '../../domain/record/json.js';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { type Book, bookName } from '../../domain/borrower/borrower.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { ssnIndex } from '../loan/blind-index.js';
import { inTransaction, sessionThrough, type Session } from '../../platform/postgres/database.js';
import { blindIndexRows } from '../loan/blind-index.js';
import { borrowerSeal, newSeal, sealRow } from '../loan/loan-seals.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';
import { addMissing, recordRows, TABLES, type RecordRows } from './record-rows.js';

export interface RecordStoreKeys {
  readonly ring: KeyRing;
  readonly blindIndexKey: Uint8Array;
  readonly digestKey: Uint8Array;
}

/** The day on which a record comes is that of the business, by a clock that is the real one unless it is given. */
export interface RecordStoreNeeds extends RecordStoreKeys {
  readonly businessDay: BusinessDay;
  readonly clock?: Pick<Clock, 'now'>;
}

/** Another import stored one of these loans since we looked: the next attempt finds it. */
class StoredMeanwhile extends Error {}

const unsealed = (): never => {
  throw new Error('A record that is not known yet has a seal');
};

/** More than two imports of one file at once would need. */
const ATTEMPTS = 5;

const DIFFERENT = 'a loan with this id and other contents exists already';

export function recordStore(
  prisma: PrismaClient,
  { ring, blindIndexKey, digestKey, businessDay, clock }: RecordStoreNeeds,
): RecordStore {
  /** Members in another order give another digest; such a record is then found equal by comparing. */
  const digestOf = ({ data }: IncomingRecord) => createHmac('sha256', digestKey).update(JSON.stringify(data)).digest();

  const indexOf = ({ data }: IncomingRecord) => {
    const ssn = valueAt(data, 'Request.ApplicantInfo.ApplicantSSN');
    return typeof ssn === 'string' ? ssnIndex(blindIndexKey, ssn) : null;
  };

  const sealFor = async (record: IncomingRecord) => {
    const fresh = await newSeal(ring, record.loanId, indexOf(record));
    return { fresh, seal: await borrowerSeal(ring, fresh) };
  };

  async function importIn(tx: Prisma.TransactionClient, records: readonly IncomingRecord[]): Promise<Verdict[]> {
    const known = await knownDigests(tx, records);
    const session = sessionThrough(tx);
    const incoming = records.filter(({ loanId }) => !known.has(loanId));
    const borrowers = await KnownBorrowers.of(
      session,
      incoming.map(({ parts }) => parts.loan.borrowerId),
    );
    const sealed = new Map(await Promise.all(incoming.map(async (record) => [record, await sealFor(record)] as const)));
    const rows: RecordRows[] = [];
    const today = businessDay(clock?.now() ?? new Date());
    const verdicts = records.map((record): Verdict => {
      const digest = digestOf(record);
      const earlier = known.get(record.loanId);
      if (earlier)
        return earlier.digest?.equals(digest) ? { kind: 'UNCHANGED' } : { kind: 'CONFLICT', reason: DIFFERENT };
      const index = indexOf(record);
      const reason = borrowers.conflictOf(record.parts.loan, index);
      if (reason !== undefined) return { kind: 'CONFLICT', reason };
      known.set(record.loanId, { digest });
      const { fresh, seal } = sealed.get(record) ?? unsealed();
      rows.push({
        ...recordRows(record, seal, digest, today),
        LoanSeal: [sealRow(fresh)],
        BlindIndex: blindIndexRows(blindIndexKey, record.loanId, record.parts.excerpts),
      });
      return { kind: 'STORED' };
    });
    await insertRecords(session, tx, rows);
    return verdicts;
  }

  const importOnce = (records: readonly IncomingRecord[]) =>
    inTransaction(prisma, { maxWait: 30_000, timeout: 120_000 }, (tx) => importIn(tx, records));

  return {
    importBatch: async (records) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await importOnce(records);
        } catch (error) {
          if (attempt === ATTEMPTS || !(error instanceof StoredMeanwhile)) throw error;
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

const sortedBy = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

async function insertRecords(
  session: Session,
  tx: Prisma.TransactionClient,
  records: readonly RecordRows[],
): Promise<void> {
  // In the same order in every import, so that two at once wait for each other and not in a circle.
  const sorted = sortedBy(records, ({ Loan }) => String(Loan[0]?.id));
  for (const table of TABLES) {
    const rows = sorted.flatMap((record) => record[table]);
    if ((await addMissing(session, table, rows)) < rows.length) throw new StoredMeanwhile();
  }
  const openings = sorted.flatMap(({ opening }) => opening ?? []);
  await tx.servicingTerms.createMany({ data: openings.map(({ terms }) => terms) });
  await tx.delinquencyStanding.createMany({ data: openings.map(({ standing }) => standing) });
  await tx.ledgerPosting.createMany({ data: openings.flatMap(({ posting }) => posting?.posting ?? []) });
  await tx.ledgerEntry.createMany({ data: openings.flatMap(({ posting }) => posting?.entries ?? []) });
}

const ADD = `INSERT INTO "Borrower" ("id") SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`;
/** Until this transaction ends they can't be erased, or the stored values would outlive the erasure. */
const HOLD = `SELECT "id" FROM "Borrower" WHERE "id" = ANY($1::text[]) ORDER BY "id" FOR SHARE`;
const FILES = `SELECT DISTINCT "borrowerId", "lenderId", "primaryServicerId", "erasedAt" IS NOT NULL AS "isErased",
    encode("ssnIndex", 'hex') AS "ssn"
  FROM "Loan" JOIN "LoanSeal" ON "LoanSeal"."loanId" = "Loan"."id" WHERE "borrowerId" = ANY($1::text[])`;

interface FileRow extends Book {
  readonly borrowerId: string;
  readonly isErased: boolean;
  readonly ssn: string | null;
}

interface ImportedBorrower extends Book {
  readonly borrowerId: string;
}

const ERASED = 'its borrower was erased';
const SOMEBODY_ELSE =
  'another lender has a borrower with this borrowerId and another social security number: give this one an id of its own';

/** What the books hold of borrowers whose records are about to be stored. */
class KnownBorrowers {
  private readonly files = new Map<string, FileRow[]>();

  static async of(session: Session, borrowerIds: readonly string[]): Promise<KnownBorrowers> {
    const ids = [...new Set(borrowerIds)].sort();
    const known = new KnownBorrowers();
    if (ids.length === 0) return known;
    await session.write({ text: ADD, values: [ids] });
    await session.read({ text: HOLD, values: [ids] });
    for (const row of await session.read<FileRow>({ text: FILES, values: [ids] })) known.add(row);
    return known;
  }

  /** Why a record of this borrower cannot be stored; undefined when it can, and then it is known too. */
  conflictOf({ borrowerId, lenderId, primaryServicerId }: ImportedBorrower, index: Uint8Array | null) {
    const file = {
      borrowerId,
      lenderId,
      primaryServicerId,
      isErased: false,
      ssn: index && Buffer.from(index).toString('hex'),
    };
    const book = bookName(file);
    const others = this.files.get(borrowerId) ?? [];
    if (others.some((other) => other.isErased && bookName(other) === book)) return ERASED;
    const isSomebodyElse = ({ ssn, ...other }: FileRow) =>
      ssn !== null && file.ssn !== null && ssn !== file.ssn && bookName(other) !== book;
    if (others.some(isSomebodyElse)) return SOMEBODY_ELSE;
    this.add(file);
    return undefined;
  }

  private add(row: FileRow): void {
    getOrCreate(this.files, row.borrowerId, (): FileRow[] => []).push(row);
  }
}

import { bookName, type Book } from '../../domain/borrower/borrower.js';
import { obtain } from '../../domain/obtain.js';
import type { Session } from '../database/session.js';

const ADD = `INSERT INTO "Borrower" ("id") SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`;
/** Until this transaction ends nobody can erase them, or what it stores would outlive the erasure. */
const HOLD = `SELECT "id" FROM "Borrower" WHERE "id" = ANY($1::text[]) ORDER BY "id" FOR SHARE`;
const FILES = `SELECT DISTINCT "borrowerId", "lenderId", "primaryServicerId", "erasedAt" IS NOT NULL AS "isErased",
    encode("ssnIndex", 'hex') AS "ssn"
  FROM "Loan" JOIN "LoanSeal" ON "LoanSeal"."loanId" = "Loan"."id" WHERE "borrowerId" = ANY($1::text[])`;

interface FileRow extends Book {
  readonly borrowerId: string;
  readonly isErased: boolean;
  readonly ssn: string | null;
}

export interface ImportedBorrower extends Book {
  readonly borrowerId: string;
}

const ERASED = 'its borrower was erased';
const SOMEBODY_ELSE =
  'another lender has a borrower with this borrowerId and another social security number: give this one an id of its own';

/** What the books hold of borrowers whose records are about to be stored. */
export class KnownBorrowers {
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
    obtain(this.files, row.borrowerId, (): FileRow[] => []).push(row);
  }
}

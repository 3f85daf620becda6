import { createHash, createHmac } from 'node:crypto';
import type {
  BankFileOutput,
  BankFileView,
  DuePayment,
  NightStore,
  OpenDebit,
  ReturnsRead,
  SentDebit,
} from '../autopay/payment-stores.js';
import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import type { BatchKind } from '../../domain/payment/entry-class.js';
import { centsOf, nachaFile } from '../../domain/payment/nacha-file.js';
import type { Database } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import { borrowerSeals, HOLDER, joinHolder, type KeyHolder } from '../loan/loan-seals.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';
import { addPayments, linePlace, openFrame } from './add-to-file.js';

export interface NightKeys {
  readonly ring: KeyRing;
  /** The system key `bank-file`. */
  readonly fileKey: Uint8Array;
}

/** A slice takes a fraction of a second; one that waits for a loan may take as long as commands do. */
const LONGEST_MS = 60_000;
const LINES_AT_ONCE = 1_000;

const DUE = `SELECT "id", "loanId", "collectOn"::text FROM "ScheduledPayment"
  WHERE "state" = 'SCHEDULED' AND "collectOn" <= $1::date AND ("collectOn", "id") > ($2::date, $3)
  ORDER BY "collectOn", "id" LIMIT $4::int`;
/** By the index of days: loans are looked at again after an event of theirs. */
const TO_COMPARE = `SELECT sp."id", sp."loanId", sp."collectOn"::text FROM "ScheduledPayment" sp
  WHERE sp."state" = 'SCHEDULED' AND sp."recurring" AND sp."collectOn" BETWEEN $1::date AND $2::date
    AND (sp."collectOn", sp."id") > ($3::date, $4)
    AND (sp."comparedAt" IS NULL OR EXISTS (SELECT 1 FROM "LoanEvent" e WHERE e."loanId" = sp."loanId" AND e."at" > sp."comparedAt"))
  ORDER BY sp."collectOn", sp."id" LIMIT $5::int`;
const FILE = `SELECT "id", "effectiveOn"::text, "frame", "closedAt", "digest" FROM "BankFile" WHERE "on" = $1::date`;
const LINES = `SELECT "entry".*, ${HOLDER} FROM (
    SELECT "loanId", "position", "batch", "line", "entryClass"::text AS "entryClass", "isRetry" FROM "BankFileEntry" WHERE "fileId" = $1 AND "position" > $2::int
    ORDER BY "position" LIMIT $3::int) AS "entry" ${joinHolder('"entry"."loanId"')} ORDER BY "entry"."position"`;
/** Fixes the bytes before they are published, unless the date or the entries changed while they were written. */
const KEEP_DIGEST = `UPDATE "BankFile" SET "digest" = $2 WHERE "id" = $1 AND "digest" IS NULL AND "frame" = $3
  AND (SELECT count(*) FROM "BankFileEntry" WHERE "fileId" = $1) = $4::int`;
/** What was not wholly written never left. */
const OPEN = `SELECT e."fileId", e."position", e."loanId", e."repaymentId" FROM "BankFileEntry" e JOIN "BankFile" f ON f."id" = e."fileId"
  WHERE e."state" = 'OPEN' AND f."digest" IS NOT NULL AND f."effectiveOn" <= $1::date AND (e."fileId", e."position") > ($2, $3::int)
  ORDER BY e."fileId", e."position" LIMIT $4::int`;
const BY_TRACES = `SELECT e."trace", e."loanId", e."repaymentId", (r."amount" * 100)::bigint::text AS "cents"
  FROM "BankFileEntry" e JOIN "Repayment" r ON r."id" = e."repaymentId" WHERE e."trace" = ANY($1::text[])`;
const RETURNS = `SELECT "importedAt", "returned", "corrected", "rejected" FROM "BankReturnFile" WHERE "digest" = $1`;
const KEEP_RETURNS = ' ON CONFLICT ("digest") DO NOTHING';

interface FileRow {
  readonly id: string;
  readonly effectiveOn: string;
  readonly frame: Uint8Array;
  readonly closedAt: Date | null;
  readonly digest: Uint8Array | null;
}

interface LineRow extends KeyHolder, BatchKind {
  readonly position: number;
  readonly batch: number;
  readonly line: Uint8Array | null;
}

/** A file cannot be made again once a borrower in it is erased: its digest tells only that there was one. */
class FileErased extends Error {
  constructor(on: BusinessDate) {
    super(`The file of ${on} cannot be written again: borrowers with payments in it were erased`);
    this.name = 'FileErased';
  }
}

export function nightStore(database: Pick<Database, 'read' | 'transact'>, { ring, fileKey }: NightKeys): NightStore {
  const { read, transact } = database;
  const keyed = (sha256: string): Buffer => createHmac('sha256', fileKey).update(sha256).digest();

  const placeOf = (after: DuePayment | undefined) => [after?.collectOn ?? '0001-01-01', after?.id ?? ''];
  const dueBy = async (text: string, values: readonly (string | number)[]): Promise<readonly DuePayment[]> => {
    const rows = await read<DuePayment & { collectOn: string }>({ text, values: [...values] }, 'EACH_TIME');
    return rows.map((row): DuePayment => ({
      ...row,
      collectOn: businessDate(row.collectOn),
    }));
  };

  const writeFile = async (on: BusinessDate, file: FileRow, out: BankFileOutput) => {
    const writer = nachaFile(openFrame(fileKey, file));
    const hash = createHash('sha256');
    const write = async (text: string) => {
      hash.update(text);
      await out.write(text);
    };
    let payments = 0;
    let cents = 0;
    await write(writer.begin());
    for (let after = 0; ;) {
      const rows = await read<LineRow>({ text: LINES, values: [file.id, after, LINES_AT_ONCE] });
      if (rows.length === 0) break;
      const seals = await borrowerSeals(ring, rows);
      let text = '';
      for (const [index, { position, batch, line, ...kind }] of rows.entries()) {
        const opened = seals[index]?.open(line, linePlace(file.id, position));
        if (!opened) throw new FileErased(on);
        const entry = opened.toString();
        text += writer.add(entry, batch, kind);
        payments += 1;
        cents += centsOf(entry);
        after = position;
      }
      await write(text);
    }
    await write(writer.end());
    return { sha256: hash.digest('hex'), payments, cents };
  };

  return {
    due: (on, after, most) => dueBy(DUE, [on, ...placeOf(after), most]),
    toCompare: ({ from, to }, after, most) => dueBy(TO_COMPARE, [from, to, ...placeOf(after), most]),

    addToFile: (file, at) => transact(LONGEST_MS, (session) => addPayments(session, ring, fileKey, file, at)),

    write: async (on, out): Promise<BankFileView | undefined> => {
      const [file] = await read<FileRow>({ text: FILE, values: [on] });
      if (!file?.closedAt) return undefined;
      const { sha256, payments, cents } = await writeFile(on, file, out);
      const digest = keyed(sha256);
      if (file.digest && !digest.equals(file.digest))
        throw new Error(`The file of ${on} is not what it was when it was first written: do not send it`);
      await out.flush();
      await transact(LONGEST_MS, (session) =>
        session.write({ text: KEEP_DIGEST, values: [file.id, digest, file.frame, payments] }),
      );
      const [kept] = await read<FileRow>({ text: FILE, values: [on] });
      if (!kept?.digest || !digest.equals(kept.digest))
        throw new Error(`The file of ${on} changed while it was written: do not send it, and export ${on} again`);
      await out.publish();
      return { id: file.id, on, effectiveOn: businessDate(file.effectiveOn), payments, cents, sha256 };
    },

    open: (effectiveBy, after, most) =>
      read<OpenDebit>(
        { text: OPEN, values: [effectiveBy, after?.fileId ?? '', after?.position ?? 0, most] },
        'EACH_TIME',
      ),

    byTraces: async (traces) => {
      const rows = await read<{ trace: string; loanId: string; repaymentId: string; cents: string }>({
        text: BY_TRACES,
        values: [[...traces]],
      });
      const sent = new Map<string, SentDebit[]>();
      for (const { trace, cents, ...debit } of rows)
        getOrCreate(sent, trace, (): SentDebit[] => []).push({ ...debit, cents: Number(cents) });
      return sent;
    },

    returnsRead: async (sha256) => {
      const [known] = await read<ReturnsRead>({ text: RETURNS, values: [keyed(sha256)] });
      return known;
    },

    saveReturns: (sha256, kept) =>
      transact(LONGEST_MS, (session) => {
        const { text, values } = insertion('BankReturnFile', [{ digest: keyed(sha256), ...kept }]);
        return session.write({ text: text + KEEP_RETURNS, values });
      }),
  };
}

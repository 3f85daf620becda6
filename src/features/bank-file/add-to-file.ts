import { newId } from '../command/command-call.js';
import type { AddedToFile, NewBankFile } from '../autopay/payment-stores.js';
import { businessDate } from '../../domain/calendar.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import { referenceOf, traceNumber } from '../../domain/payment/nacha-fields.js';
import { debitLine, type FileFrame } from '../../domain/payment/nacha-file.js';
import { type FilePlace, newFile, placeEntry } from '../../domain/payment/payment-plan.js';
import { type AutopayState, reasonAgainst } from '../../domain/payment/scheduled-payment.js';
import type { Consented } from '../../domain/payment/entry-class.js';
import { byKind, kindOf } from './by-kind.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import { BY_BANK_FILE } from '../../domain/repayment/repayment-state.js';
import { holdsStopping } from '../../domain/hold/hold-effects.js';
import { stopPayments } from '../hold/hold.store.js';
import { holdsOf } from '../loan/loan-holds.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';
import { borrowerSeals, HOLDER, joinHolder, type KeyHolder } from '../loan/loan-seals.js';
import { open, seal, type SealPlace } from '../../platform/sealing/sealed-box.js';
import { openAccount } from '../autopay/payment-store.js';
import { dropPayments, type DroppedPayment } from './drop-payments.js';

/** The newest file has the highest trace, since none begins before the one before it is written. */
const LAST = `SELECT "place" FROM "BankFile" ORDER BY "createdAt" DESC, "on" DESC LIMIT 1`;
const REDATE = `UPDATE "BankFile" SET "frame" = $2, "effectiveOn" = $3::date WHERE "id" = $1`;

const framePlace = (fileId: string): SealPlace => ({ table: 'BankFile', column: 'frame', row: fileId });

export const sealedFrame = (fileKey: Uint8Array, fileId: string, frame: FileFrame): Buffer =>
  seal(Buffer.from(fileKey), Buffer.from(JSON.stringify(frame)), framePlace(fileId));

interface Framed {
  readonly id: string;
  readonly frame: Uint8Array;
}

export const openFrame = (fileKey: Uint8Array, { id, frame }: Framed): FileFrame =>
  JSON.parse(open(Buffer.from(fileKey), frame, framePlace(id)).toString()) as FileFrame;

/** The file of a day, still without entries. */
export async function beginFile(
  session: Session,
  fileKey: Uint8Array,
  { on, ...dated }: NewBankFile,
  at: Date,
): Promise<{ readonly id: string; readonly place: FilePlace }> {
  const [last] = await session.read<{ place: FilePlace }>({ text: LAST, values: [] });
  const id = newId('BF');
  // The trace after the last one balances the last batch of that file.
  const place = newFile(last ? last.place.sequence + 1 : 0);
  const frame = sealedFrame(fileKey, id, { ...dated, modifier: 'A' });
  const { effectiveOn } = dated;
  const row = { id, on, effectiveOn, frame, place: JSON.stringify(place), createdAt: at.toISOString() };
  await session.write(insertion('BankFile', [row]));
  return { id, place };
}

/** A file that is finished on a later day than it was begun moves money after that day. */
export function redateFile(
  session: Session,
  fileKey: Uint8Array,
  file: Framed,
  { createdOn, createdAt, effectiveOn }: NewBankFile,
): Promise<void> {
  const frame = { ...openFrame(fileKey, file), createdOn, createdAt, effectiveOn };
  return session.write({ text: REDATE, values: [file.id, sealedFrame(fileKey, file.id, frame), effectiveOn] });
}

export const linePlace = (fileId: string, position: number): SealPlace => ({
  table: 'BankFileEntry',
  column: 'line',
  row: `${fileId}:${position}`,
});

const AT_ONCE = 500;

/** Writers of files wait here for each other. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('bank-file'))::text`;
const FILE = `SELECT "id", "frame", "place", "effectiveOn"::text, "closedAt", "digest" FROM "BankFile" WHERE "on" = $1::date`;
const UNFINISHED = `SELECT "on"::text FROM "BankFile" WHERE "digest" IS NULL AND "on" <> $1::date ORDER BY "on" LIMIT 1`;
const CLOSE = `UPDATE "BankFile" SET "closedAt" = $2::timestamptz WHERE "id" = $1`;
const KEEP_PLACE = `UPDATE "BankFile" SET "place" = $2::jsonb WHERE "id" = $1`;

const TO_EXPORT = `SELECT sp."id", sp."loanId" FROM "ScheduledPayment" sp JOIN "Repayment" r ON r."id" = sp."repaymentId"
  WHERE sp."state" = 'SENT' AND NOT sp."inFile" AND sp."collectOn" <= $1::date AND r."state" = 'SUBMITTED'
  ORDER BY sp."collectOn", sp."id" LIMIT $2::int`;
const LOCK_LOANS = `SELECT "id" FROM "Loan" WHERE "id" = ANY($1::text[]) ORDER BY "id" FOR UPDATE`;
/**
 * Read after the locks, so that none of them can be cancelled any more. OFFSET keeps the planner from looking through all that were sent.
 */
export const DEBITS = `SELECT "debit".*, ${HOLDER} FROM (
    SELECT sp."id", sp."loanId", sp."autopayId", sp."repaymentId", (r."amount" * 100)::bigint::text AS "cents", a."account",
      COALESCE(sp."consentMethod", a."consentMethod")::text AS "consentMethod", a."isBusinessAccount", sp."retryOf" IS NOT NULL AS "isRetry",
      COALESCE((SELECT o."recurring" FROM "ScheduledPayment" o WHERE o."repaymentId" = sp."retryOf"), sp."recurring") AS "recurring",
      a."state"::text AS "autopay", l."loanStatus"::text AS "loanStatus", sp."collectOn", r."expiresOn" < $2::date AS "isExpired"
    FROM (SELECT * FROM "ScheduledPayment" WHERE "id" = ANY($1::text[]) OFFSET 0) sp
      JOIN "Repayment" r ON r."id" = sp."repaymentId" JOIN "Autopay" a ON a."id" = sp."autopayId" JOIN "Loan" l ON l."id" = sp."loanId"
    WHERE sp."state" = 'SENT' AND r."state"::text = 'SUBMITTED') AS "debit"
  ${joinHolder('"debit"."loanId"')} ORDER BY "debit"."collectOn", "debit"."id"`;
/** What is in a file does not expire: it settles or comes back. */
const MARK_SENT = `UPDATE "Repayment" SET "sentAt" = COALESCE("sentAt", $2::timestamptz), "expiresOn" = NULL
  WHERE "id" = ANY($1::text[])`;
const MARK_IN_FILE = `UPDATE "ScheduledPayment" SET "inFile" = true WHERE "id" = ANY($1::text[])`;
const APPEND_EVENTS = `INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate",
    "fromState", "toState", "fromLien", "toLien", "repaymentId", "amounts")
  SELECT e."id", e."loanId",
    COALESCE((SELECT MAX("sequence") FROM "LoanEvent" WHERE "loanId" = e."loanId"), 0)
      + row_number() OVER (PARTITION BY e."loanId" ORDER BY e."id"),
    $5, $2::timestamptz, 'payments', $3, $4::date, l."loanStatus", l."loanStatus", l."encumberedStatus",
    l."encumberedStatus", e."repaymentId", '{}'::jsonb
  FROM jsonb_to_recordset($1::jsonb) AS e("id" text, "loanId" text, "repaymentId" text) JOIN "Loan" l ON l."id" = e."loanId"`;

interface Debit extends KeyHolder, Consented {
  readonly id: string;
  readonly loanId: string;
  readonly autopayId: string;
  readonly repaymentId: string;
  readonly cents: string;
  readonly account: Uint8Array | null;
  readonly autopay: AutopayState;
  readonly recurring: boolean;
  readonly isRetry: boolean;
  readonly loanStatus: LoanState;
  readonly isExpired: boolean | null;
}

interface FileRow {
  readonly id: string;
  readonly frame: Uint8Array;
  readonly place: FilePlace;
  readonly effectiveOn: string;
  readonly closedAt: Date | null;
  readonly digest: Uint8Array | null;
}

/** One slice of the file of a day: all of it or nothing. */
export async function addPayments(
  session: Session,
  ring: KeyRing,
  fileKey: Uint8Array,
  newFile: NewBankFile,
  at: Date,
): Promise<AddedToFile> {
  const { on, createdOn, effectiveOn, originator } = newFile;
  await session.read({ text: LOCK, values: [] });
  const [begun] = await session.read<FileRow>({ text: FILE, values: [on] });
  if (begun?.digest) return { seen: 0 };
  const [other] = await session.read<{ on: string }>({ text: UNFINISHED, values: [on] });
  if (other) return { unfinished: businessDate(other.on) };
  if (begun && begun.effectiveOn < effectiveOn) await redateFile(session, fileKey, begun, newFile);
  if (begun?.closedAt) return { seen: 0 };
  const found = await session.read<{ id: string; loanId: string }>({ text: TO_EXPORT, values: [on, AT_ONCE] });
  const loanIds = [...new Set(found.map(({ loanId }) => loanId))];
  await session.read({ text: LOCK_LOANS, values: [loanIds] });
  const debits = await session.read<Debit>({ text: DEBITS, values: [found.map(({ id }) => id), createdOn] });
  const holds = await holdsOf((statement) => session.read(statement), loanIds);
  const { drawn, dropped } = decide(debits);
  await dropPayments(session, dropped, at);
  await stopPayments(
    session,
    dropped.flatMap(({ id, reason }) => (reason === 'ON_HOLD' ? [id] : [])),
    holdsStopping([...holds.values()].flat(), 'SCHEDULED_PAYMENTS', createdOn).map(({ id }) => id),
  );
  await tell(BY_BANK_FILE.dropped, dropped);
  const file = begun ?? (drawn.length > 0 ? await beginFile(session, fileKey, newFile, at) : undefined);
  const entries = file ? await entriesOf(ring, originator.originatingBank, file, drawn) : [];
  const [first, ...others] = entries;
  if (!file || !first) {
    const isDone = found.length === 0 || drawn.length > 0;
    if (file && isDone) await session.write({ text: CLOSE, values: [file.id, at.toISOString()] });
    return { seen: isDone ? 0 : found.length };
  }
  await session.write(insertion('BankFileEntry', [first.row, ...others.map(({ row }) => row)]));
  const repaymentIds = entries.map(({ row }) => row.repaymentId);
  await session.write({ text: MARK_SENT, values: [repaymentIds, at.toISOString()] });
  await session.write({ text: MARK_IN_FILE, values: [entries.map(({ id }) => id)] });
  await tell(
    BY_BANK_FILE.taken,
    entries.map(({ row }) => row),
  );
  await session.write({ text: KEEP_PLACE, values: [file.id, JSON.stringify(entries.at(-1)?.place)] });
  return { seen: found.length };

  /** What was collected may have been stopped since: by a hold, a return, the holder, an erasure. */
  function decide(all: readonly Debit[]) {
    const drawn: (Debit & { account: Uint8Array })[] = [];
    const dropped: DroppedPayment[] = [];
    for (const { account, ...debit } of all) {
      const asked = { ...debit, holds: holds.get(debit.loanId) ?? [] };
      const reason = reasonAgainst(asked, createdOn) ?? (debit.isExpired ? 'NOT_COLLECTED' : undefined);
      if (account && !reason) drawn.push({ ...debit, account });
      else dropped.push({ ...debit, reason: reason ?? 'NOT_COLLECTED' });
    }
    return { drawn, dropped };
  }

  async function tell(command: string, of: readonly { loanId: string; repaymentId: string }[]): Promise<void> {
    if (of.length === 0) return;
    const events = of.map(({ loanId, repaymentId }) => ({ id: newId('EV'), loanId, repaymentId }));
    const values = [JSON.stringify(events), at.toISOString(), `bank file ${on}`, createdOn, command];
    await session.write({ text: APPEND_EVENTS, values });
  }
}

async function entriesOf(
  ring: KeyRing,
  originatingBank: string,
  file: Pick<FileRow, 'id' | 'place'>,
  found: readonly (Debit & { account: Uint8Array })[],
) {
  let { place } = file;
  const entries = [];
  const debits = byKind(found, place.kind);
  const seals = await borrowerSeals(ring, debits);
  for (const [index, borrower] of seals.entries()) {
    const debit = debits[index];
    if (!debit) break;
    const { id, loanId, autopayId, repaymentId, cents, account: sealed } = debit;
    const account = openAccount(borrower, autopayId, sealed);
    const kind = kindOf(debit);
    const next = placeEntry(place, Number(cents), kind);
    if (!next) break;
    if (!account) throw new Error(`The account of mandate ${autopayId} does not open`);
    place = next;
    const trace = traceNumber(originatingBank, place.sequence);
    const { recurring } = debit;
    const reference = referenceOf(repaymentId);
    const line = debitLine({ account, cents: Number(cents), reference, trace, recurring, entryClass: kind.entryClass });
    const position = place.entries;
    const row = {
      fileId: file.id,
      position,
      batch: place.batch,
      trace,
      loanId,
      autopayId,
      repaymentId,
      line: borrower.seal(line, linePlace(file.id, position)),
      ...kind,
      state: 'OPEN',
    };
    entries.push({ id, place, row });
  }
  return entries;
}

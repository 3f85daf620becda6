import { inTurn, mapInTurns } from '../../platform/runtime/in-turns.js';
import type {
  ApplicantPosition,
  DocumentView,
  ReserveMemory,
  RecordReader,
  StoredDocument,
  TradeLineTable,
} from './record-store.js';
import type { BureauAttributes } from '../../domain/record/bureau-attributes.js';
import { readTradeLines, type TradeLineRow } from '../../domain/record/csv-rows.js';
import type { JsonValue } from '../../domain/record/json.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { BASE64_SLICE, base64Json } from '../../domain/record/record-parts.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { ReadSource } from '../read-source.js';
import { among } from '../../platform/postgres/sql/sql.js';
import { borrowerSeal, type BorrowerSeal, type KeyHolder, HOLDER, joinHolder } from '../loan/loan-seals.js';
import type { Reading } from '../../platform/sealing/opened-values.js';
import { HEAD, type SealPlace, asBase64, fromBase64 } from '../../platform/sealing/sealed-box.js';
import { longerList } from './longer-list.js';
import { largeColumn, readAtOnce, type LargeRow } from './large-values.js';
import { settledPayments } from '../repayment/repayment-allocations.js';
import { excerptsReader } from '../loan/excerpts.js';

interface HeldRow extends KeyHolder {
  readonly loanId: string;
}

type Asked = readonly [loanIds: readonly string[], reserveMemory?: ReserveMemory | undefined];

/** `sealOf`: another one for bulk readers, or to measure the cost of sealing. */
export function recordReader({ read, ring }: Pick<ReadSource, 'read' | 'ring'>, sealOf = borrowerSeal): RecordReader {
  const sealsOf = (rows: readonly KeyHolder[]) => Promise.all(rows.map((row) => sealOf(ring, row)));

  /** One sealed value of each loan, those that have one. */
  const sealedColumn = <Value>(
    [table, column]: readonly [table: string, column: string],
    [loanIds, reserveMemory]: Asked,
    placeOf: (loanId: string) => SealPlace,
    valueOf: OpenedAs<Value>,
    condition = Prisma.empty,
  ): Promise<ReadonlyMap<string, Value | null>> =>
    largeColumn(
      read,
      {
        table,
        column,
        shown: asBase64,
        along: { columns: `, ${HOLDER}`, joins: joinHolder(`"${table}"."loanId"`), condition },
      },
      loanIds,
      reserveMemory,
      async (rows: readonly (HeldRow & LargeRow)[]) => {
        const seals = await sealsOf(rows);
        return mapInTurns(rows, ({ loanId, value, dataKey }, index) => {
          const seal = seals[index];
          return seal && dataKey && value !== null ? valueOf(seal, value, placeOf(loanId)) : null;
        });
      },
    );

  const bureauColumn = <Value>(
    column: 'attributes' | 'tradeLines',
    applicant: ApplicantPosition,
    asked: Asked,
    valueOf: OpenedAs<Value>,
  ): Promise<ReadonlyMap<string, Value | null>> =>
    sealedColumn(
      ['BureauFile', column],
      asked,
      (loanId) => ({ table: 'BureauFile', column, row: bureauRow(loanId, applicant) }),
      valueOf,
      Prisma.sql`AND "applicant" = ${applicant}::"ApplicantPosition"`,
    );

  /** Sealed, opened and made into something else, large ones take some times their size: few are read at once. */
  async function documentsAs<Made>(
    make: MakeOfSlice<Made>,
    documents: readonly StoredDocument[],
  ): Promise<Map<string, Made[] | null>> {
    const made = new Map<string, Made[] | null>();
    for (const ids of readAtOnce(documents)) {
      for (const [first, ...others] of await slicesOf(ids)) {
        if (first) made.set(first.documentId, await documentAs(make, first, [first, ...others]));
      }
    }
    return made;
  }

  /** One may be many megabytes: it comes in slices, and the work on each may take a turn of its own. */
  async function slicesOf(documentIds: readonly string[]): Promise<Iterable<readonly SliceRow[]>> {
    const rows = await read<SliceRow>(Prisma.sql`${Prisma.raw(SLICES)} WHERE "documentId" ${among(documentIds)}`);
    const slices = new Map<string, SliceRow[]>();
    for (const row of rows) getOrCreate(slices, row.documentId, (): SliceRow[] => [])[row.slice] = row;
    return slices.values();
  }

  async function documentAs<Made>(
    make: MakeOfSlice<Made>,
    first: SliceRow,
    slices: readonly SliceRow[],
  ): Promise<Made[] | null> {
    const place = { table: 'DocumentContent', column: 'bytes', row: first.documentId };
    const seal = await sealOf(ring, first);
    const opening = seal.opening(fromBase64(first.head), place);
    if (!opening) return null;
    const opened: Buffer[] = [];
    for (const { sealed } of slices) opened.push(await inTurn(() => opening.add(fromBase64(sealed))));
    opening.end();
    const made: Made[] = [];
    for (let slice = opened.shift(); slice; slice = opened.shift()) {
      const [bytes, isFirst, isLast] = [slice, made.length === 0, opened.length === 0];
      made.push(await inTurn(() => make(bytes, { isFirst, isLast })));
    }
    return made;
  }

  return {
    excerpts: excerptsReader({ read, ring }, sealOf),
    paymentsJson: async (...asked) => {
      const [rows, settled] = await Promise.all([
        sealedColumn(['PaymentHistory', 'payments'], asked, paymentsPlace, asBytes),
        settledPayments(read, asked[0]),
      ]);
      const found = new Map<string, readonly Uint8Array[]>();
      for (const [loanId, json] of rows) if (json) found.set(loanId, [json]);
      for (const [loanId, added] of settled) found.set(loanId, longerList(found.get(loanId)?.[0], added));
      return found;
    },
    payments: async (ids) => {
      const stored = sealedColumn(['PaymentHistory', 'payments'], [ids], paymentsPlace, asPayments);
      const [rows, settled] = await Promise.all([stored, settledPayments(read, ids)]);
      const payments = new Map<string, readonly JsonValue[]>();
      for (const [loanId, known] of rows) if (known) payments.set(loanId, known);
      for (const [loanId, added] of settled) payments.set(loanId, [...(payments.get(loanId) ?? []), ...added]);
      return payments;
    },
    cashflows: (loanIds, reserveMemory) =>
      largeColumn(
        read,
        { table: 'Cashflows', column: 'csv', shown: (csv) => csv },
        loanIds,
        reserveMemory,
        (rows: readonly LargeRow[]) => Promise.resolve(rows.map(({ value }) => value)),
      ),
    wholeCashflows: (...asked) => sealedColumn(['Cashflows', 'sealedCsv'], asked, csvPlace, asText),
    bureauAttributesJson: (...asked) => bureauColumn('attributes', 'PRIMARY', asked, asBytes),
    bureauAttributes: (...asked) => bureauColumn('attributes', 'PRIMARY', asked, asAttributes),
    tradeLines: (applicant, ...asked) => bureauColumn('tradeLines', applicant, asked, asText),
    tradeLineRows: (applicant, ...asked) => bureauColumn('tradeLines', applicant, asked, asTable),
    documents: async (loanIds) => {
      const rows = await read<DocumentRow>(
        Prisma.sql`SELECT "id", "loanId", "kind", "contentType", "size", "sha256" FROM "Document"
          WHERE "loanId" ${among(loanIds)} ORDER BY "kind"`,
      );
      const views = rows.map(({ id, loanId, kind, contentType, size, sha256 }): DocumentView => ({
        id,
        loanId,
        applicant: kind === 'PRIMARY_CREDIT_BUREAU' ? 'PRIMARY' : 'CO_APPLICANT',
        contentType,
        size,
        sha256: Buffer.from(sha256).toString('hex'),
      }));
      return new Map(views.map(({ loanId }) => [loanId, views.filter((view) => view.loanId === loanId)]));
    },
    documentBytes: async (documents) => {
      const found = await documentsAs((slice) => slice, documents);
      return new Map([...found].map(([id, slices]) => [id, slices && Buffer.concat(slices)]));
    },
    documentJson: (documents) => documentsAs(base64Json, documents),
  };
}

/** The use of a sealed value. Null if its borrower was erased. */
type OpenedAs<Value> = (seal: BorrowerSeal, stored: string, place: SealPlace) => Value | null;

const asBytes: OpenedAs<Buffer> = (seal, stored, place) => seal.open(fromBase64(stored), place);
const asText: OpenedAs<string> = (seal, stored, place) => asBytes(seal, stored, place)?.toString() ?? null;

const readAs =
  <Value>(reading: Reading<Value>): OpenedAs<Value> =>
  (seal, stored, place) =>
    seal.read(stored, place, reading);

const asPayments = readAs((json) => JSON.parse(json.toString()) as readonly JsonValue[]);
const asAttributes = readAs((json) => JSON.parse(json.toString()) as BureauAttributes);
const asTradeLineRows = readAs((csv): readonly TradeLineRow[] => readTradeLines(csv.toString()));

/** Rows of longer texts are not cached: they would fill the cache. */
const LONGEST_CACHED = 32 * 1024;

const asTable: OpenedAs<TradeLineTable> = (seal, stored, place) => () =>
  stored.length <= LONGEST_CACHED
    ? inTurn(() => asTradeLineRows(seal, stored, place) ?? [])
    : inTurn(() => readTradeLines(asText(seal, stored, place)));

type MakeOfSlice<Made> = (slice: Buffer, place: { isFirst: boolean; isLast: boolean }) => Made;

interface SliceRow extends KeyHolder {
  readonly documentId: string;
  readonly slice: number;
  readonly head: string;
  readonly sealed: string;
}

const SLICES = `SELECT "documentId", "slice", ${asBase64(`substring("bytes" FOR ${HEAD})`)} AS "head",
    ${asBase64(`substring("bytes" FROM ${HEAD + 1} + "slice" * ${BASE64_SLICE} FOR ${BASE64_SLICE})`)} AS "sealed", ${HOLDER}
  FROM "DocumentContent" JOIN "Document" ON "Document"."id" = "documentId" ${joinHolder('"Document"."loanId"')}
  CROSS JOIN LATERAL generate_series(0, GREATEST(octet_length("bytes") - ${HEAD + 1}, 0) / ${BASE64_SLICE}) AS "slice"`;

interface DocumentRow extends Omit<DocumentView, 'applicant' | 'sha256'> {
  readonly kind: string;
  readonly sha256: Uint8Array;
}

export const bureauRow = (loanId: string, applicant: string) => `${applicant}:${loanId}`;

export const csvPlace = (loanId: string): SealPlace => ({ table: 'Cashflows', column: 'sealedCsv', row: loanId });

export const paymentsPlace = (loanId: string): SealPlace => ({
  table: 'PaymentHistory',
  column: 'payments',
  row: loanId,
});

import type { ApplicantPosition, DocumentView, Excerpts, RecordReader } from '../../app/record-reader.js';
import type { BureauAttributes } from '../../domain/record/bureau-attributes.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import type { Executor } from '../database/executor.js';
import { readThrough, type Read } from '../database/read.js';
import { borrowerSeal, type BorrowerSeal } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { PART_COLUMNS, type PartTable } from './part-columns.js';
import { settledPayments } from './settled-payments.js';

/** The borrower whose key seals a part of a loan's record. */
const HOLDER = '"Borrower"."id" AS "borrowerId", "Borrower"."dataKey" AS "dataKey"';
const joinHolder = (loanId: string) =>
  `JOIN "Loan" ON "Loan"."id" = ${loanId} JOIN "Borrower" ON "Borrower"."id" = "Loan"."borrowerId"`;

interface HeldRow {
  readonly loanId: string;
  readonly borrowerId: string;
  readonly dataKey: Uint8Array | null;
}

interface Options {
  readonly read?: Read;
  /** For measuring what sealing costs. */
  readonly sealOf?: typeof borrowerSeal;
}

export function recordReader(
  prisma: Executor,
  ring: KeyRing,
  { read = readThrough(prisma), sealOf = borrowerSeal }: Options = {},
): RecordReader {
  const sealOfRow = ({ borrowerId, dataKey }: Omit<HeldRow, 'loanId'>) => sealOf(ring, { id: borrowerId, dataKey });

  async function tableExcerpts(table: PartTable, parts: readonly JsonPart[], loanIds: readonly string[]) {
    const sealed = parts.some((part) => PART_COLUMNS[part].sealed);
    const columns = ['loanId', ...parts.map((part) => PART_COLUMNS[part].column)].map((name) => `"${table}"."${name}"`);
    const rows = await read<HeldRow & Record<string, unknown>>({
      text: `SELECT ${[...columns, ...(sealed ? [HOLDER] : [])].join(', ')} FROM "${table}"
        ${sealed ? joinHolder(`"${table}"."loanId"`) : ''} WHERE "${table}"."loanId" = ANY($1::text[])`,
      values: [[...loanIds]],
    });
    return rows.map((row) => {
      const opener = sealed ? sealOfRow(row) : undefined;
      return [row.loanId, Object.fromEntries(parts.map((part) => [part, excerptOf(part, row, opener)]))] as const;
    });
  }

  async function bureauColumn(
    column: 'attributes' | 'tradeLines',
    applicant: ApplicantPosition,
    loanIds: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> {
    const rows = await read<HeldRow & { readonly sealed: Uint8Array }>({
      text: `SELECT "BureauFile"."loanId", "BureauFile"."${column}" AS "sealed", ${HOLDER} FROM "BureauFile"
        ${joinHolder('"BureauFile"."loanId"')} WHERE "BureauFile"."loanId" = ANY($1::text[])
        AND "applicant" = $2::"ApplicantPosition" AND "BureauFile"."${column}" IS NOT NULL`,
      values: [[...loanIds], applicant],
    });
    return new Map(
      rows.map((row) => {
        const place = { table: 'BureauFile', column, row: bureauRow(row.loanId, applicant) };
        return [row.loanId, sealOfRow(row).open(row.sealed, place)?.toString() ?? null];
      }),
    );
  }

  return {
    excerpts: async (loanIds, parts) => {
      const wanted = (table: PartTable) => [...parts].filter((part) => PART_COLUMNS[part].table === table);
      const tables = new Set([...parts].map((part) => PART_COLUMNS[part].table));
      const found = await Promise.all([...tables].map((table) => tableExcerpts(table, wanted(table), loanIds)));
      const merged = new Map<string, Excerpts>();
      for (const [loanId, excerpts] of found.flat()) merged.set(loanId, { ...merged.get(loanId), ...excerpts });
      return merged;
    },
    payments: async (loanIds) => {
      const [rows, settled] = await Promise.all([
        prisma.paymentHistory.findMany({ where: { loanId: { in: [...loanIds] } } }),
        settledPayments(prisma, loanIds),
      ]);
      const imported = rows.map((row) => [row.loanId, JSON.parse(row.payments) as readonly JsonValue[]] as const);
      const payments = new Map<string, readonly JsonValue[]>(imported);
      for (const [loanId, added] of settled) payments.set(loanId, [...(payments.get(loanId) ?? []), ...added]);
      return payments;
    },
    cashflows: async (loanIds) => {
      const rows = await read<{ loanId: string; csv: string }>({
        text: 'SELECT "loanId", "csv" FROM "Cashflows" WHERE "loanId" = ANY($1::text[])',
        values: [[...loanIds]],
      });
      return new Map(rows.map((row) => [row.loanId, row.csv]));
    },
    bureauAttributesJson: (loanIds) => bureauColumn('attributes', 'PRIMARY', loanIds),
    bureauAttributes: async (loanIds) => {
      const texts = await bureauColumn('attributes', 'PRIMARY', loanIds);
      return new Map(
        [...texts].map(([loanId, json]) => [loanId, json === null ? null : (JSON.parse(json) as BureauAttributes)]),
      );
    },
    tradeLines: (applicant, loanIds) => bureauColumn('tradeLines', applicant, loanIds),
    documents: async (loanIds) => {
      const rows = await read<DocumentRow>({
        text: `SELECT "id", "loanId", "kind", "contentType", "size", "sha256" FROM "Document"
          WHERE "loanId" = ANY($1::text[]) ORDER BY "kind"`,
        values: [[...loanIds]],
      });
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
    documentBytes: async (documentIds) => {
      const rows = await read<Omit<HeldRow, 'loanId'> & { documentId: string; bytes: Uint8Array | null }>({
        text: `SELECT "documentId", "bytes", ${HOLDER} FROM "DocumentContent"
          JOIN "Document" ON "Document"."id" = "documentId" ${joinHolder('"Document"."loanId"')}
          WHERE "documentId" = ANY($1::text[])`,
        values: [[...documentIds]],
      });
      return new Map(
        rows.map((row) => {
          const place = { table: 'DocumentContent', column: 'bytes', row: row.documentId };
          return [row.documentId, sealOfRow(row).open(row.bytes, place)];
        }),
      );
    },
  };
}

interface DocumentRow extends Omit<DocumentView, 'applicant' | 'sha256'> {
  readonly kind: string;
  readonly sha256: Uint8Array;
}

export const bureauRow = (loanId: string, applicant: string) => `${applicant}:${loanId}`;

function excerptOf(
  part: JsonPart,
  row: HeldRow & Record<string, unknown>,
  opener: BorrowerSeal | undefined,
): JsonObject | null {
  const { table, column, sealed } = PART_COLUMNS[part];
  const stored = row[column];
  if (!sealed) return JSON.parse(stored as string) as JsonObject;
  const json = opener?.open(stored as Uint8Array | null, { table, column, row: row.loanId });
  return json ? (JSON.parse(json.toString()) as JsonObject) : null;
}

import type { DocumentView, Excerpts, RecordReader } from '../../app/record-reader.js';
import type { BureauAttributes } from '../../domain/record/bureau-attributes.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import type { Executor } from '../database/executor.js';
import { borrowerSeal, type BorrowerSeal, type KeyHolder } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { PART_COLUMNS, type PartTable } from './part-columns.js';
import { settledPayments } from './settled-payments.js';

const HOLDER = { loan: { select: { borrower: { select: { id: true, dataKey: true } } } } } as const;

interface HeldRow {
  readonly loanId: string;
  readonly loan?: { readonly borrower: KeyHolder };
}

/** `sealOf` is for measuring what sealing costs. */
export function recordReader(prisma: Executor, ring: KeyRing, sealOf = borrowerSeal): RecordReader {
  const readTable = {
    Application: (query: object) => prisma.application.findMany(query),
    RiskAssessment: (query: object) => prisma.riskAssessment.findMany(query),
    Underwriting: (query: object) => prisma.underwriting.findMany(query),
  } satisfies Record<PartTable, unknown>;

  async function tableExcerpts(table: PartTable, parts: readonly JsonPart[], loanIds: readonly string[]) {
    const sealed = parts.some((part) => PART_COLUMNS[part].sealed);
    const columns = Object.fromEntries(parts.map((part) => [PART_COLUMNS[part].column, true]));
    const rows = (await readTable[table]({
      where: { loanId: { in: [...loanIds] } },
      select: { loanId: true, ...columns, ...(sealed && HOLDER) },
    })) as (HeldRow & Record<string, unknown>)[];
    return rows.map((row) => {
      const opener = row.loan && sealOf(ring, row.loan.borrower);
      return [row.loanId, Object.fromEntries(parts.map((part) => [part, excerptOf(part, row, opener)]))] as const;
    });
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
      const rows = await prisma.cashflows.findMany({ where: { loanId: { in: [...loanIds] } } });
      return new Map(rows.map((row) => [row.loanId, row.csv]));
    },
    bureauAttributes: async (loanIds) => {
      const rows = await prisma.bureauFile.findMany({
        where: { loanId: { in: [...loanIds] }, applicant: 'PRIMARY', attributes: { not: null } },
        select: { loanId: true, attributes: true, ...HOLDER },
      });
      return new Map(
        rows.map(({ loanId, attributes, loan }) => {
          const place = { table: 'BureauFile', column: 'attributes', row: bureauRow(loanId, 'PRIMARY') };
          const json = sealOf(ring, loan.borrower).open(attributes, place);
          return [loanId, json && (JSON.parse(json.toString()) as BureauAttributes)];
        }),
      );
    },
    tradeLines: async (applicant, loanIds) => {
      const rows = await prisma.bureauFile.findMany({
        where: { loanId: { in: [...loanIds] }, applicant, tradeLines: { not: null } },
        select: { loanId: true, tradeLines: true, ...HOLDER },
      });
      return new Map(
        rows.map(({ loanId, tradeLines, loan }) => {
          const place = { table: 'BureauFile', column: 'tradeLines', row: bureauRow(loanId, applicant) };
          return [loanId, sealOf(ring, loan.borrower).open(tradeLines, place)?.toString() ?? null];
        }),
      );
    },
    documents: async (loanIds) => {
      const rows = await prisma.document.findMany({
        where: { loanId: { in: [...loanIds] } },
        orderBy: { kind: 'asc' },
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
      const rows = await prisma.documentContent.findMany({
        where: { documentId: { in: [...documentIds] } },
        select: { documentId: true, bytes: true, document: { select: HOLDER } },
      });
      return new Map(
        rows.map(({ documentId, bytes, document }) => {
          const place = { table: 'DocumentContent', column: 'bytes', row: documentId };
          return [documentId, sealOf(ring, document.loan.borrower).open(bytes, place)];
        }),
      );
    },
  };
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

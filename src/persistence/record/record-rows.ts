import { createHash } from 'node:crypto';
import type { IncomingRecord } from '../../app/record-store.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { RecordSlots } from '../../domain/record/record-parts.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { openingRows, type OpeningRows } from '../ledger/opening-rows.js';
import type { BorrowerSeal } from '../sealing/borrower-seal.js';
import { JSON_PART_NAMES, PART_COLUMNS, type PartTable } from './part-columns.js';
import { bureauRow } from './record-reader.js';

/** The rows of one record, ready for createMany; everything that must be is sealed already. */
export interface RecordRows {
  readonly loan: Prisma.LoanCreateManyInput;
  readonly application: Prisma.ApplicationCreateManyInput;
  readonly riskAssessments: readonly Prisma.RiskAssessmentCreateManyInput[];
  readonly underwritings: readonly Prisma.UnderwritingCreateManyInput[];
  readonly cashflows: readonly Prisma.CashflowsCreateManyInput[];
  readonly payments: readonly Prisma.PaymentHistoryCreateManyInput[];
  readonly bureauFiles: readonly Prisma.BureauFileCreateManyInput[];
  readonly documents: readonly Prisma.DocumentCreateManyInput[];
  readonly contents: readonly Prisma.DocumentContentCreateManyInput[];
  /** A funded loan enters the ledger with its record. */
  readonly opening: OpeningRows | undefined;
}

export function recordRows(
  { loanId, parts, data }: IncomingRecord,
  seal: BorrowerSeal,
  importDigest: Uint8Array,
): RecordRows {
  const { cashflowsCsv, payments } = parts;
  const partsOf = (table: PartTable) => ({ loanId, ...partRow(table, loanId, parts.excerpts, seal) });
  const documents = documentRows(loanId, parts, seal);
  return {
    loan: {
      id: loanId,
      ...loanRow(parts),
      dealerState: textAt(data, 'Request.DealerInfo.DealerState'),
      importDigest: new Uint8Array(importDigest),
    },
    application: partsOf('Application') as Prisma.ApplicationCreateManyInput,
    riskAssessments: isEmpty(data.Response) ? [] : [partsOf('RiskAssessment') as Prisma.RiskAssessmentCreateManyInput],
    underwritings: isEmpty(data.Underwriting) ? [] : [partsOf('Underwriting') as Prisma.UnderwritingCreateManyInput],
    cashflows: cashflowsCsv === null ? [] : [{ loanId, csv: cashflowsCsv }],
    payments: payments.length === 0 ? [] : [{ loanId, payments: JSON.stringify(payments) }],
    bureauFiles: bureauRows(loanId, parts, seal),
    documents: documents.map(({ document }) => document),
    contents: documents.map(({ content }) => content),
    opening: openingRows(loanId, parts.loan),
  };
}

/** A loan that is not assessed yet has nothing there, not even an empty row. */
const isEmpty = (member: object) => Object.keys(member).length === 0;

function textAt(data: IncomingRecord['data'], path: string): string | null {
  const value = valueAt(data, path);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function loanRow({ loan }: Pick<IncomingRecord['parts'], 'loan'>) {
  const values = loan as unknown as Record<string, string | number | null>;
  return Object.fromEntries(
    LOAN_COLUMNS.map(({ name, type }) => {
      const value = values[name] ?? null;
      const isTime = type === 'date' || type === 'timestamp';
      return [name, isTime && value !== null ? new Date(value) : value];
    }),
  ) as unknown as Omit<Prisma.LoanCreateManyInput, 'id'>;
}

type PartExcerpts = Readonly<Partial<Record<JsonPart, JsonObject>>>;

export function partRow(table: PartTable, loanId: string, excerpts: PartExcerpts, seal: BorrowerSeal) {
  return Object.fromEntries(
    JSON_PART_NAMES.filter((part) => PART_COLUMNS[part].table === table).map((part) => {
      const { column, sealed } = PART_COLUMNS[part];
      const json = JSON.stringify(excerpts[part]);
      return [column, sealed ? seal.seal(json, { table, column, row: loanId }) : json];
    }),
  );
}

export function bureauRows(loanId: string, { bureau }: Pick<RecordSlots, 'bureau'>, seal: BorrowerSeal) {
  const row = (
    applicant: 'PRIMARY' | 'CO_APPLICANT',
    attributes: string | undefined,
    tradeLines: string | undefined,
  ) => {
    const sealed = (column: string, plain: string | undefined) =>
      plain === undefined ? null : seal.seal(plain, { table: 'BureauFile', column, row: bureauRow(loanId, applicant) });
    return {
      loanId,
      applicant,
      attributes: sealed('attributes', attributes),
      tradeLines: sealed('tradeLines', tradeLines),
    };
  };
  const { primary, coApplicant } = bureau;
  return [
    ...(primary ? [row('PRIMARY', primary.attributes && JSON.stringify(primary.attributes), primary.tradeLines)] : []),
    ...(coApplicant ? [row('CO_APPLICANT', undefined, coApplicant.tradeLines)] : []),
  ];
}

export function documentRows(loanId: string, { documents }: Pick<RecordSlots, 'documents'>, seal: BorrowerSeal) {
  const kinds = [
    ['PRIMARY_CREDIT_BUREAU', 'primary', documents.primary],
    ['CO_APPLICANT_CREDIT_BUREAU', 'co-applicant', documents.coApplicant],
  ] as const;
  return kinds.flatMap(([kind, name, bytes]) => {
    if (!bytes) return [];
    const id = `${loanId}:${name}-credit-bureau`;
    const sha256 = new Uint8Array(createHash('sha256').update(bytes).digest());
    return [
      {
        document: { id, loanId, kind, contentType: 'application/pdf', size: bytes.length, sha256 },
        content: { documentId: id, bytes: seal.seal(bytes, { table: 'DocumentContent', column: 'bytes', row: id }) },
      },
    ];
  });
}

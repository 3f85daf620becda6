import { createHash } from 'node:crypto';
import type { IncomingRecord } from '../../app/record-store.js';
import { isJsonObject } from '../../domain/record/json.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { BorrowerSeal } from '../sealing/borrower-seal.js';
import type { Row } from './insert-rows.js';
import { JSON_PART_NAMES, PART_COLUMNS, type PartTable } from './part-columns.js';
import { bureauRow } from './record-reader.js';

/** In the order in which their rows must be stored: each refers only to those before it. */
export const TABLES = [
  'Loan',
  'Application',
  'RiskAssessment',
  'Underwriting',
  'Cashflows',
  'PaymentHistory',
  'BureauFile',
  'Document',
  'DocumentContent',
] as const;

/** The rows of one record; everything that must be is sealed already. */
export type RecordRows = Readonly<Record<(typeof TABLES)[number], readonly Row[]>>;

export function recordRows(
  { loanId, parts, data }: IncomingRecord,
  seal: BorrowerSeal,
  importDigest: Uint8Array,
): RecordRows {
  const { cashflowsCsv, payments } = parts;
  const partsOf = (table: PartTable): Row[] => [{ loanId, ...partRow(table, loanId, parts, seal) }];
  const documents = documentRows(loanId, parts, seal);
  const dealerState = textAt(data, 'Request.DealerInfo.DealerState');
  return {
    Loan: [{ id: loanId, ...loanRow(parts), dealerState, importDigest }],
    Application: partsOf('Application'),
    RiskAssessment: isEmpty(data.Response) && !hasCreditVision(parts) ? [] : partsOf('RiskAssessment'),
    Underwriting: isEmpty(data.Underwriting) ? [] : partsOf('Underwriting'),
    Cashflows: cashflowsCsv === null ? [] : [{ loanId, csv: cashflowsCsv }],
    PaymentHistory: payments.length === 0 ? [] : [{ loanId, payments: JSON.stringify(payments) }],
    BureauFile: bureauRows(loanId, parts, seal),
    Document: documents.map(({ document }) => document),
    DocumentContent: documents.map(({ content }) => content),
  };
}

/** A loan that is not assessed yet has nothing there, not even an empty row. */
const isEmpty = (member: object) => Object.keys(member).length === 0;

/** The one thing of an assessment that stands in loanDetails: it may be known before there is a Response. */
function hasCreditVision({ excerpts }: IncomingRecord['parts']): boolean {
  const { loanDetails } = excerpts['risk.bureau'];
  return isJsonObject(loanDetails) && Object.values(loanDetails).some((text) => text !== '');
}

function textAt(data: IncomingRecord['data'], path: string): string | null {
  const value = valueAt(data, path);
  return typeof value === 'string' && value !== '' ? value : null;
}

function loanRow({ loan }: IncomingRecord['parts']): Row {
  const values = loan as unknown as Record<string, string | number | null>;
  return Object.fromEntries(
    LOAN_COLUMNS.map(({ name, type }) => {
      const value = values[name] ?? null;
      return [name, type === 'timestamp' && value !== null ? new Date(value).toISOString() : value];
    }),
  );
}

function partRow(table: PartTable, loanId: string, { excerpts }: IncomingRecord['parts'], seal: BorrowerSeal): Row {
  return Object.fromEntries(
    JSON_PART_NAMES.filter((part) => PART_COLUMNS[part].table === table).map((part) => {
      const { column, sealed } = PART_COLUMNS[part];
      const json = JSON.stringify(excerpts[part]);
      return [column, sealed ? seal.seal(json, { table, column, row: loanId }) : json];
    }),
  );
}

function bureauRows(loanId: string, { bureau }: IncomingRecord['parts'], seal: BorrowerSeal) {
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

function documentRows(loanId: string, { documents }: IncomingRecord['parts'], seal: BorrowerSeal) {
  const kinds = [
    ['PRIMARY_CREDIT_BUREAU', 'primary', documents.primary],
    ['CO_APPLICANT_CREDIT_BUREAU', 'co-applicant', documents.coApplicant],
  ] as const;
  return kinds.flatMap(([kind, name, bytes]) => {
    if (!bytes) return [];
    const id = `${loanId}:${name}-credit-bureau`;
    const sha256 = createHash('sha256').update(bytes).digest();
    return [
      {
        document: { id, loanId, kind, contentType: 'application/pdf', size: bytes.length, sha256 },
        content: { documentId: id, bytes: seal.seal(bytes, { table: 'DocumentContent', column: 'bytes', row: id }) },
      },
    ];
  });
}

import { createHash } from 'node:crypto';
import type { IncomingRecord } from '../../app/record-store.js';
import { openCashflows } from '../../domain/record/cashflow-rows.js';
import type { JsonPart } from '../../domain/record/field.js';
import { isJsonObject, type JsonObject } from '../../domain/record/json.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { RecordSlots } from '../../domain/record/record-parts.js';
import { openingRows, type OpeningRows } from '../ledger/opening-rows.js';
import type { BorrowerSeal } from '../sealing/borrower-seal.js';
import type { Row } from './insert-rows.js';
import { JSON_PART_NAMES, PART_COLUMNS, type PartTable } from './part-columns.js';
import { bureauRow, csvPlace, paymentsPlace } from './record-reader.js';

/** In the order in which their rows must be stored: each refers only to those before it. */
export const TABLES = [
  'Loan',
  'LoanSeal',
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
export interface RecordRows extends Readonly<Record<(typeof TABLES)[number], readonly Row[]>> {
  /** A funded loan enters the ledger with its record. */
  readonly opening: OpeningRows | undefined;
}

export function recordRows(
  { loanId, parts, data }: IncomingRecord,
  seal: BorrowerSeal,
  importDigest: Uint8Array,
): Omit<RecordRows, 'LoanSeal'> {
  const { cashflowsCsv, payments } = parts;
  const partsOf = (table: PartTable): Row[] => [{ loanId, ...partRow(table, loanId, parts.excerpts, seal) }];
  const documents = documentRows(loanId, parts, seal);
  const dealerState = textAt(data, 'Request.DealerInfo.DealerState');
  return {
    Loan: [{ id: loanId, ...loanRow(parts), dealerState, importDigest }],
    Application: partsOf('Application'),
    RiskAssessment: isEmpty(data.Response) && !hasLoanDetails(parts) ? [] : partsOf('RiskAssessment'),
    Underwriting: isEmpty(data.Underwriting) ? [] : partsOf('Underwriting'),
    Cashflows: cashflowsCsv === null ? [] : [cashflowsRow(loanId, cashflowsCsv, seal)],
    PaymentHistory: payments.length === 0 ? [] : [paymentsRow(loanId, JSON.stringify(payments), seal)],
    BureauFile: bureauRows(loanId, parts, seal),
    Document: documents.map(({ document }) => document()),
    DocumentContent: documents.map(({ content }) => content()),
    opening: openingRows(loanId, parts.loan),
  };
}

/** A loan that is not assessed yet has nothing there, not even an empty row. */
const isEmpty = (member: object) => Object.keys(member).length === 0;

/** What of an assessment stands in loanDetails may be known before there is a Response. */
const hasLoanDetails = ({ excerpts }: IncomingRecord['parts']): boolean =>
  [excerpts['risk.bureau'], excerpts['risk.staff']].some(
    ({ loanDetails }) => isJsonObject(loanDetails) && Object.values(loanDetails).some((text) => text !== ''),
  );

/** Columns that we do not know, and cells that are not what their column says, are sealed: the whole text with them. */
export function cashflowsRow(loanId: string, csv: string, seal: BorrowerSeal) {
  const { open, isAll } = openCashflows(csv);
  return { loanId, csv: open, sealedCsv: isAll ? null : seal.seal(csv, csvPlace(loanId)) };
}

/** The specification does not show what a payment is. */
export const paymentsRow = (loanId: string, json: string, seal: BorrowerSeal) => ({
  loanId,
  payments: seal.seal(json, paymentsPlace(loanId)),
});

function textAt(data: IncomingRecord['data'], path: string): string | null {
  const value = valueAt(data, path);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function loanRow({ loan }: Pick<IncomingRecord['parts'], 'loan'>): Row {
  const values = loan as unknown as Record<string, string | number | null>;
  return Object.fromEntries(
    LOAN_COLUMNS.map(({ name, type }) => {
      const value = values[name] ?? null;
      return [name, type === 'timestamp' && value !== null ? new Date(value).toISOString() : value];
    }),
  );
}

type PartExcerpts = Readonly<Partial<Record<JsonPart, JsonObject>>>;

export function partRow(table: PartTable, loanId: string, excerpts: PartExcerpts, seal: BorrowerSeal): Row {
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

interface DocumentRows {
  readonly document: () => Row;
  readonly content: () => Row;
}

/** Each is made when it is called for, because that takes its time: it is digested, and then sealed. */
export function documentRows(
  loanId: string,
  { documents }: Pick<RecordSlots, 'documents'>,
  seal: BorrowerSeal,
): DocumentRows[] {
  const kinds = [
    ['PRIMARY_CREDIT_BUREAU', 'primary', documents.primary],
    ['CO_APPLICANT_CREDIT_BUREAU', 'co-applicant', documents.coApplicant],
  ] as const;
  return kinds.flatMap(([kind, name, bytes]) => {
    if (!bytes) return [];
    const id = `${loanId}:${name}-credit-bureau`;
    const place = { table: 'DocumentContent', column: 'bytes', row: id };
    const document = () => {
      const sha256 = createHash('sha256').update(bytes).digest();
      return { id, loanId, kind, contentType: 'application/pdf', size: bytes.length, sha256 };
    };
    return [{ document, content: () => ({ documentId: id, bytes: seal.seal(bytes, place) }) }];
  });
}

import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { insertion, type Statement } from '../../platform/postgres/statement.js';
import type { Session } from '../../platform/postgres/database.js';
import type { IncomingRecord } from './record-store.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { openCashflows, type OpenCashflows } from '../../domain/record/csv-rows.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { JsonPart } from '../../domain/record/field.js';
import { isJsonObject, type JsonObject, valueAt } from '../../domain/record/json.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import type { RecordSlots } from '../../domain/record/record-parts.js';
import { openingRows, type OpeningRows } from '../loan/account/terms-row.js';
import { type BorrowerSeal, borrowerSeal, holderOf } from '../loan/loan-seals.js';
import { JSON_PART_NAMES, PART_COLUMNS, type PartTable } from '../loan/sealed-parts.js';
import { bureauRow, csvPlace, paymentsPlace } from './record-reader.js';
import type { AssessmentParts } from '../../domain/record/split-and-join.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';

type Cell = string | number | boolean | Uint8Array | null;

/** Rows of one table, all with the same columns. */
export type Row = Readonly<Record<string, Cell>>;

/** Stores rows that are not there yet: another one in the place of any of them fails the transaction. */
export async function addRows(session: Session, table: string, rows: readonly Row[]): Promise<void> {
  const statement = insertionOf(table, rows);
  if (statement) await session.write(statement);
}

/** Stores those rows that are not there yet and says how many. */
export async function addMissing(session: Session, table: string, rows: readonly Row[]): Promise<number> {
  const statement = insertionOf(table, rows);
  if (!statement) return 0;
  const { text, values } = statement;
  const added = await session.read({ text: `${text} ON CONFLICT DO NOTHING RETURNING 1`, values });
  return added.length;
}

function insertionOf(table: string, [first, ...others]: readonly Row[]): Statement | undefined {
  return first && insertion(table, [first, ...others]);
}

/** In the order in which their rows must be stored: each refers only to those before it. */
export const TABLES = [
  'Loan',
  'LoanSeal',
  'BlindIndex',
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
  today: BusinessDate,
): Omit<RecordRows, 'LoanSeal' | 'BlindIndex'> {
  const { cashflowsCsv, payments } = parts;
  const partsOf = (table: PartTable): Row[] => [{ loanId, ...partRow(table, loanId, parts.excerpts, seal) }];
  const documents = documentRows(loanId, parts, seal);
  const dealerState = textAt(data, 'Request.DealerInfo.DealerState');
  return {
    Loan: [{ id: loanId, ...loanRow(parts), dealerState, importDigest }],
    Application: partsOf('Application'),
    RiskAssessment: isEmpty(data.Response) && !hasLoanDetails(parts) ? [] : partsOf('RiskAssessment'),
    Underwriting: isEmpty(data.Underwriting) ? [] : partsOf('Underwriting'),
    Cashflows: cashflowsCsv === null ? [] : [cashflowsRow(loanId, cashflowsCsv, openCashflows(cashflowsCsv), seal)],
    PaymentHistory: payments.length === 0 ? [] : [paymentsRow(loanId, JSON.stringify(payments), seal)],
    BureauFile: bureauRows(loanId, parts, seal),
    Document: documents.map(({ document }) => document()),
    DocumentContent: documents.map(({ content }) => content()),
    opening: openingRows(loanId, parts, data.loanDetails, today),
  };
}

/** A loan that is not assessed yet has nothing there, not even an empty row. */
const isEmpty = (member: object) => Object.keys(member).length === 0;

/** The parts of an assessment in loanDetails can be known before there is a Response. */
const hasLoanDetails = ({ excerpts }: IncomingRecord['parts']): boolean =>
  [excerpts['risk.bureau'], excerpts['risk.staff']].some(
    ({ loanDetails }) => isJsonObject(loanDetails) && Object.values(loanDetails).some((text) => text !== ''),
  );

/** Columns that we do not know, and cells that are not what their column says, are sealed: the whole text with them. */
export function cashflowsRow(loanId: string, csv: string, { open, isAll }: OpenCashflows, seal: BorrowerSeal) {
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

const REMOVAL = [
  `DELETE FROM "DocumentContent" USING "Document" WHERE "Document"."id" = "documentId" AND "loanId" = $1`,
  ...['RiskAssessment', 'Underwriting', 'Cashflows', 'BureauFile', 'Document'].map(
    (table) => `DELETE FROM "${table}" WHERE "loanId" = $1`,
  ),
];

/** Stores an assessment in place of an earlier one. False if the borrower was erased: it would be unreadable. */
export async function replaceAssessment(
  session: Session,
  ring: KeyRing,
  loanId: string,
  parts: AssessmentParts,
): Promise<boolean> {
  const holder = await holderOf(session, loanId);
  if (!holder?.dataKey) return false;
  const seal = await borrowerSeal(ring, holder);
  for (const text of REMOVAL) await session.write({ text, values: [loanId] });
  const { excerpts, cashflowsCsv } = parts;
  // To seal megabytes takes its time, and to send them again.
  const insert = async (table: string, rows: () => readonly Row[]): Promise<void> => {
    await turn();
    const sealed = rows();
    await turn();
    await addRows(session, table, sealed);
  };
  await insert('RiskAssessment', () => [{ loanId, ...partRow('RiskAssessment', loanId, excerpts, seal) }]);
  await insert('Underwriting', () => [{ loanId, ...partRow('Underwriting', loanId, excerpts, seal) }]);
  if (cashflowsCsv !== null) {
    const open = await inTurn(() => openCashflows(cashflowsCsv));
    await insert('Cashflows', () => [cashflowsRow(loanId, cashflowsCsv, open, seal)]);
  }
  await insert('BureauFile', () => bureauRows(loanId, parts, seal));
  for (const { document, content } of documentRows(loanId, parts, seal)) {
    await insert('Document', () => [document()]);
    await insert('DocumentContent', () => [content()]);
  }
  return true;
}

import { WHOLE_PORTFOLIO } from '../../domain/access/viewer.js';
import { JSON_PARTS, type JsonPart } from '../../domain/record/field.js';
import { exportedRecord } from '../../domain/record/split-and-join.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../domain/record/loan-columns.js';
import { type RecordData, storedParts, type FoundParts } from '../../domain/record/record-parts.js';
import type { LoanColumn, LoanReader, LoanView } from '../ports/loan-reader.js';
import type { DocumentView, RecordReader } from '../ports/record-store.js';

export const ALL_LOAN_COLUMNS: ReadonlySet<LoanColumn> = new Set(LOAN_COLUMNS.map(({ name }) => name));
const ALL_PARTS: ReadonlySet<JsonPart> = new Set(Object.keys(JSON_PARTS) as JsonPart[]);

/** Whole records in the specification's shape, as they can be imported, every part of a batch read at once. Unknown ids are left out. */
export async function readRecords(
  { loans, records }: { loans: LoanReader; records: RecordReader },
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, RecordData>> {
  const [views, excerpts, payments, cashflows, whole, attributes, tradeLines, coTradeLines, documents] =
    await Promise.all([
      loans.byIds(loanIds, ALL_LOAN_COLUMNS, WHOLE_PORTFOLIO),
      records.excerpts(loanIds, ALL_PARTS),
      records.payments(loanIds),
      records.cashflows(loanIds),
      records.wholeCashflows(loanIds),
      records.bureauAttributes(loanIds),
      records.tradeLines('PRIMARY', loanIds),
      records.tradeLines('CO_APPLICANT', loanIds),
      records.documents(loanIds),
    ]);
  const bytes = await records.documentBytes([...documents.values()].flat());
  const bytesOf = (loanId: string, position: DocumentView['applicant']) => {
    const document = documents.get(loanId)?.find(({ applicant }) => applicant === position);
    return document && bytes.get(document.id);
  };
  const foundOf = ({ id }: LoanView): FoundParts => ({
    excerpts: excerpts.get(id),
    payments: payments.get(id),
    cashflowsCsv: whole.get(id) ?? cashflows.get(id),
    attributes: attributes.get(id),
    tradeLines: tradeLines.get(id),
    coApplicantTradeLines: coTradeLines.get(id),
    pdf: bytesOf(id, 'PRIMARY'),
    coApplicantPdf: bytesOf(id, 'CO_APPLICANT'),
  });
  return new Map(
    [...views.values()].map((loan) => [loan.id, exportedRecord(storedParts(loanColumns(loan), foundOf(loan)))]),
  );
}

/** A view with every column, as the record's own columns. */
export const loanColumns = (loan: LoanView): LoanColumns =>
  ({ ...loan, createdAt: loan.createdAt?.getTime() }) as unknown as LoanColumns;

import { WHOLE_PORTFOLIO } from '../domain/access/portfolio.js';
import { JSON_PARTS, type JsonPart } from '../domain/record/field.js';
import { joinRecord } from '../domain/record/join-record.js';
import { LOAN_COLUMNS, type LoanColumns } from '../domain/record/loan-columns.js';
import type { RecordData, StoredParts } from '../domain/record/record-parts.js';
import type { LoanColumn, LoanReader, LoanView } from './loan-reader.js';
import type { DocumentView, RecordReader } from './record-reader.js';

export const ALL_LOAN_COLUMNS: ReadonlySet<LoanColumn> = new Set(LOAN_COLUMNS.map(({ name }) => name));
const ALL_PARTS: ReadonlySet<JsonPart> = new Set(Object.keys(JSON_PARTS) as JsonPart[]);

/** Whole records in the specification's shape, every part of a batch read at once. Unknown ids are left out. */
export async function readRecords(
  { loans, records }: { loans: LoanReader; records: RecordReader },
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, RecordData>> {
  const [views, excerpts, payments, cashflows, attributes, tradeLines, coTradeLines, documents] = await Promise.all([
    loans.byIds(loanIds, ALL_LOAN_COLUMNS, WHOLE_PORTFOLIO),
    records.excerpts(loanIds, ALL_PARTS),
    records.payments(loanIds),
    records.cashflows(loanIds),
    records.bureauAttributes(loanIds),
    records.tradeLines('PRIMARY', loanIds),
    records.tradeLines('CO_APPLICANT', loanIds),
    records.documents(loanIds),
  ]);
  const bytes = await records.documentBytes([...documents.values()].flat().map(({ id }) => id));
  const bytesOf = (loanId: string, position: DocumentView['applicant']) => {
    const document = documents.get(loanId)?.find(({ applicant }) => applicant === position);
    return (document && bytes.get(document.id)) ?? null;
  };
  const partsOf = (loan: LoanView): StoredParts => {
    const primary = { attributes: attributes.get(loan.id), tradeLines: tradeLines.get(loan.id) };
    const coApplicant = coTradeLines.get(loan.id);
    return {
      loan: loanColumns(loan),
      excerpts: excerpts.get(loan.id) ?? {},
      payments: payments.get(loan.id) ?? [],
      cashflowsCsv: cashflows.get(loan.id) ?? null,
      bureau: {
        primary: {
          ...(primary.attributes && { attributes: primary.attributes }),
          ...(primary.tradeLines != null && { tradeLines: primary.tradeLines }),
        },
        coApplicant: coApplicant == null ? null : { tradeLines: coApplicant },
      },
      documents: { primary: bytesOf(loan.id, 'PRIMARY'), coApplicant: bytesOf(loan.id, 'CO_APPLICANT') },
    };
  };
  return new Map([...views.values()].map((loan) => [loan.id, joinRecord(partsOf(loan))]));
}

/** A view with every column, as the record's own columns. */
export const loanColumns = (loan: LoanView): LoanColumns =>
  ({ ...loan, createdAt: loan.createdAt?.getTime() }) as unknown as LoanColumns;

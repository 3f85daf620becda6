import { isDeepStrictEqual } from 'node:util';
import { WHOLE_PORTFOLIO } from '../../domain/access/viewer.js';
import { servicingFault } from '../../domain/loan/imported-terms.js';
import type { Fault } from '../../domain/record/check-record.js';
import { JSON_PARTS, type JsonPart } from '../../domain/record/field.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import { valueAt } from '../../domain/record/json.js';
import { historyFaults, withoutHistory } from '../../domain/record/record-history.js';
import { type FoundParts, type RecordData, storedParts } from '../../domain/record/record-parts.js';
import { exportedRecord, joinRecord, splitRecord } from '../../domain/record/split-and-join.js';
import type { LoanColumn, LoanReader, LoanView } from '../loan/loan-reader.js';
import type { DocumentView, IncomingRecord, RecordReader, RecordStore, Verdict } from './record-store.js';
import { loanColumns } from '../loan/loan-columns.js';

export interface ImportLine {
  readonly number: number;
  /** The envelope, or why the line could not be read as JSON. */
  readonly content: { readonly envelope: unknown } | { readonly faults: readonly Fault[] };
}

export interface ImportReport {
  stored: number;
  unchanged: number;
  readonly rejected: { readonly line: number; readonly faults: readonly Fault[] }[];
}

type CurrentRecords = (loanIds: readonly string[]) => Promise<ReadonlyMap<string, RecordData>>;

/** Imports a batch of lines: each record whole or not at all, bad ones reported with their line and the reason. */
export function importRecords({ store, current }: { store: RecordStore; current: CurrentRecords }) {
  return async (lines: readonly ImportLine[]): Promise<ImportReport> => {
    const report: ImportReport = { stored: 0, unchanged: 0, rejected: [] };
    const incoming: { line: number; record: IncomingRecord }[] = [];
    for (const { number, content } of lines) {
      if ('faults' in content) {
        report.rejected.push({ line: number, faults: content.faults });
        continue;
      }
      const split = splitRecord(content.envelope);
      const unserviceable = split.ok ? servicingFault(split.parts.loan) : undefined;
      const misrated = split.ok ? historyFaults(valueAt(content.envelope, 'data.loanDetails')) : [];
      if (misrated.length > 0) report.rejected.push({ line: number, faults: misrated });
      else if (!split.ok) report.rejected.push({ line: number, faults: split.faults });
      else if (unserviceable !== undefined)
        report.rejected.push({ line: number, faults: [{ path: 'data.loanDetails', reason: unserviceable }] });
      else {
        const { data } = content.envelope as { data: RecordData };
        incoming.push({ line: number, record: { loanId: split.loanId, parts: split.parts, data } });
      }
    }
    const verdicts = await settle(
      store,
      current,
      incoming.map(({ record }) => record),
    );
    incoming.forEach(({ line }, index) => {
      const verdict = verdicts[index];
      if (verdict?.kind === 'STORED') report.stored += 1;
      if (verdict?.kind === 'UNCHANGED') report.unchanged += 1;
      if (verdict?.kind === 'CONFLICT')
        report.rejected.push({ line, faults: [{ path: 'loanId', reason: verdict.reason }] });
    });
    report.rejected.sort((a, b) => a.line - b.line);
    return report;
  };
}

/**
 * A record that says what the loan says now conflicts with nothing, however it is spelled: its members in another
 * order, `1000` for `1,000.00`, or an export of a loan that changed since its import.
 */
async function settle(
  store: RecordStore,
  current: CurrentRecords,
  records: readonly IncomingRecord[],
): Promise<readonly Verdict[]> {
  if (records.length === 0) return [];
  const verdicts = await store.importBatch(records);
  const doubtful = records.filter((_, index) => verdicts[index]?.kind === 'CONFLICT').map(({ loanId }) => loanId);
  if (doubtful.length === 0) return verdicts;
  const standing = await current(doubtful);
  return verdicts.map((verdict, index): Verdict => {
    const record = records[index];
    const now = verdict.kind === 'CONFLICT' && record && standing.get(record.loanId);
    const same = now && isDeepStrictEqual(timeless(now), timeless(joinRecord(record.parts)));
    return same ? { kind: 'UNCHANGED' } : verdict;
  });
}

const timeless = (data: RecordData): RecordData => ({ ...data, loanDetails: withoutHistory(data.loanDetails) });

export const ALL_LOAN_COLUMNS: ReadonlySet<LoanColumn> = new Set(LOAN_COLUMNS.map(({ name }) => name));
const ALL_PARTS: ReadonlySet<JsonPart> = new Set(Object.keys(JSON_PARTS) as JsonPart[]);

export interface RecordReaders {
  readonly loans: LoanReader;
  readonly records: RecordReader;
}

/** Whole records in the specification's shape, as they can be imported, every part of a batch read at once. Unknown ids are left out. */
export async function readRecords(
  { loans, records }: RecordReaders,
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

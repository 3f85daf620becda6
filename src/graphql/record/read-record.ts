import type { LoanView } from '../../app/loan-reader.js';
import { loanColumns } from '../../app/read-records.js';
import type { ApplicantPosition } from '../../app/record-reader.js';
import { JSON_PARTS, type JsonPart, type Slot, type Stored } from '../../domain/record/field.js';
import { FIELD_MAP } from '../../domain/record/field-map.js';
import { joinRecord } from '../../domain/record/join-record.js';
import type { Loaders } from '../loaders.js';
import type { LoanRecord } from './loan-record.type.js';

/** The record, put together from all that the selected members need, read at once. */
export async function readRecord(loaders: Loaders, loan: LoanView, selected: ReadonlySet<string>): Promise<LoanRecord> {
  const stored = storedFor(selected);
  const parts = new Set([...stored].filter((place): place is JsonPart => Object.hasOwn(JSON_PARTS, place)));
  const from = <T>(slot: Slot, load: () => Promise<T>) => (stored.has(slot) ? load() : undefined);
  const [excerpts, payments, cashflowsCsv, attributes, tradeLines, coTradeLines, pdf, coPdf] = await Promise.all([
    parts.size > 0 ? loaders.excerpts(parts).load(loan.id) : undefined,
    from('payments', () => loaders.payments.load(loan.id)),
    from('cashflowsCsv', () => loaders.cashflows.load(loan.id)),
    from('bureau.primary.attributes', () => loaders.bureauAttributes.load(loan.id)),
    from('bureau.primary.tradeLines', () => loaders.tradeLines('PRIMARY').load(loan.id)),
    from('bureau.coApplicant.tradeLines', () => loaders.tradeLines('CO_APPLICANT').load(loan.id)),
    from('documents.primary', () => loadBytes(loaders, loan.id, 'PRIMARY')),
    from('documents.coApplicant', () => loadBytes(loaders, loan.id, 'CO_APPLICANT')),
  ]);
  const record = joinRecord({
    loan: loanColumns(loan),
    excerpts: excerpts ?? {},
    payments: payments ?? [],
    cashflowsCsv: cashflowsCsv ?? null,
    bureau: {
      primary: { ...(attributes && { attributes }), ...(tradeLines != null && { tradeLines }) },
      coApplicant: coTradeLines == null ? null : { tradeLines: coTradeLines },
    },
    documents: { primary: pdf ?? null, coApplicant: coPdf ?? null },
  });
  return {
    loanDetails: record.loanDetails,
    request: record.Request,
    response: record.Response,
    underwriting: record.Underwriting,
  };
}

/** Where the fields of the selected members are stored. */
function storedFor(selected: ReadonlySet<string>): ReadonlySet<Stored> {
  const chosen = FIELD_MAP.filter(({ path }) => selected.has(memberOf(path)));
  return new Set(chosen.map(({ stored }) => stored));
}

/** `Underwriting.CashflowsCsv` is in the member `underwriting`. */
const memberOf = (path: string): string => path.charAt(0).toLowerCase() + path.slice(1, path.indexOf('.'));

async function loadBytes(loaders: Loaders, loanId: string, applicant: ApplicantPosition) {
  const documents = await loaders.documents.load(loanId);
  const document = documents?.find((candidate) => candidate.applicant === applicant);
  return document && loaders.documentBytes.load(document.id);
}

import type { LoanView } from '../../app/loan-reader.js';
import { loanColumns } from '../../app/read-records.js';
import type { ApplicantPosition } from '../../app/record-reader.js';
import { obtain } from '../../domain/obtain.js';
import { JSON_PARTS, type JsonPart, type Slot, type Stored } from '../../domain/record/field.js';
import { FIELD_MAP } from '../../domain/record/field-map.js';
import { joinRecord } from '../../domain/record/join-record.js';
import { storedParts, type FoundParts } from '../../domain/record/stored-parts.js';
import type { Loaders } from '../loaders.js';
import type { LoanRecord } from './loan-record.type.js';

/** Reads all that the selected members of the record need at once; the record is put together when it is called for. */
export async function findRecord(
  loaders: Loaders,
  loan: LoanView,
  selected: ReadonlySet<string>,
): Promise<() => LoanRecord> {
  const stored = obtain(known, selected, () => storedFor(selected));
  const parts = new Set([...stored].filter((place): place is JsonPart => Object.hasOwn(JSON_PARTS, place)));
  const from = <T>(slot: Slot, load: () => Promise<T>) => (stored.has(slot) ? load() : undefined);
  const { id } = loan;
  const found = await settled<FoundParts>({
    excerpts: parts.size > 0 ? loaders.excerpts(parts).load(id) : undefined,
    payments: from('payments', () => loaders.payments.load(id)),
    cashflowsCsv: from('cashflowsCsv', () => loaders.cashflows.load(id)),
    attributes: from('bureau.primary.attributes', () => loaders.bureauAttributes.load(id)),
    tradeLines: from('bureau.primary.tradeLines', () => loaders.tradeLines('PRIMARY').load(id)),
    coApplicantTradeLines: from('bureau.coApplicant.tradeLines', () => loaders.tradeLines('CO_APPLICANT').load(id)),
    pdf: from('documents.primary', () => loadBytes(loaders, id, 'PRIMARY')),
    coApplicantPdf: from('documents.coApplicant', () => loadBytes(loaders, id, 'CO_APPLICANT')),
  });
  return () => {
    const record = joinRecord(storedParts(loanColumns(loan), found));
    return {
      loanDetails: record.loanDetails,
      request: record.Request,
      response: record.Response,
      underwriting: record.Underwriting,
    };
  };
}

type Reading<T> = { readonly [Name in keyof T]: T[Name] | Promise<T[Name]> };

/** All of an object's members, read at once. */
async function settled<T extends object>(reading: Reading<T>): Promise<T> {
  const members = Object.entries(reading).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(members)) as T;
}

/** Selections belong to documents and come again. */
const known = new WeakMap<ReadonlySet<string>, ReadonlySet<Stored>>();

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

import type { LoanView } from '../../app/loan-reader.js';
import { loanColumns } from '../../app/read-records.js';
import type { ApplicantPosition } from '../../app/record-reader.js';
import { obtain } from '../../domain/obtain.js';
import { JSON_PARTS, type JsonPart, type Slot, type Stored } from '../../domain/record/field.js';
import { FIELD_MAP } from '../../domain/record/field-map.js';
import { joinRecord } from '../../domain/record/join-record.js';
import { storedParts, type FoundParts } from '../../domain/record/stored-parts.js';
import type { Loader } from '../loader.js';
import type { Loaders } from '../loaders.js';
import { Written, type Keep } from '../plan/later.js';
import { RawJson } from '../plan/raw-json.js';
import type { LoanRecord } from './loan-record.type.js';

/** Reads all that the selected members of the record need at once; the record is put together when it is called for. */
export async function findRecord(
  loaders: Loaders,
  loan: LoanView,
  selected: ReadonlySet<string>,
): Promise<() => LoanRecord> {
  const [parts, documents] = await Promise.all([
    findParts(loaders, loan, selected),
    findDocuments(loaders, loan, selected, loaders.documentBytes),
  ]);
  return () => recordOf(loan, { ...parts, pdf: documents.PRIMARY, coApplicantPdf: documents.CO_APPLICANT });
}

/** The same for those who write it: documents are JSON already, and stay apart from the rest. */
export async function findWrittenRecord(
  loaders: Loaders,
  loan: LoanView,
  selected: ReadonlySet<string>,
): Promise<(keep: Keep) => { readonly [Member in keyof LoanRecord]: LoanRecord[Member] | Written }> {
  const [parts, documents] = await Promise.all([
    findParts(loaders, loan, selected),
    findDocuments(loaders, loan, selected, loaders.documentJson),
  ]);
  return (keep) => {
    const placeOf = (applicant: ApplicantPosition) => documents[applicant] && IN_ITS_PLACE;
    const found = { ...parts, pdf: placeOf('PRIMARY'), coApplicantPdf: placeOf('CO_APPLICANT') };
    const { underwriting, ...others } = recordOf(loan, found);
    const members = Object.entries(underwriting ?? {}).map(([name, value]) => {
      const document = documents[APPLICANT_OF[name] ?? 'NOBODY'];
      return `${JSON.stringify(name)}:${document ? keep(new RawJson(document)) : JSON.stringify(value)}`;
    });
    return { ...others, underwriting: new Written(`{${members.join()}}`) };
  };
}

/** A document whose bytes come later. */
const IN_ITS_PLACE = new Uint8Array();

/** By the member of `Underwriting` that has their document. */
const APPLICANT_OF: Readonly<Record<string, ApplicantPosition>> = {
  [memberStoredIn('documents.primary')]: 'PRIMARY',
  [memberStoredIn('documents.coApplicant')]: 'CO_APPLICANT',
};

function memberStoredIn(slot: Slot): string {
  const path = FIELD_MAP.find(({ stored }) => stored === slot)?.path ?? '';
  return path.slice(path.indexOf('.') + 1);
}

function recordOf(loan: LoanView, found: FoundParts): LoanRecord {
  const record = joinRecord(storedParts(loanColumns(loan), found));
  return {
    loanDetails: record.loanDetails,
    request: record.Request,
    response: record.Response,
    underwriting: record.Underwriting,
  };
}

function findParts(loaders: Loaders, { id }: LoanView, selected: ReadonlySet<string>) {
  const { slots, parts } = placesOf(selected);
  const from = <T>(slot: Slot, load: () => Promise<T>) => (slots.has(slot) ? load() : undefined);
  return settled<Omit<FoundParts, 'pdf' | 'coApplicantPdf'>>({
    excerpts: parts.size > 0 ? loaders.excerpts(parts).load(id) : undefined,
    payments: from('payments', () => loaders.payments.load(id)),
    cashflowsCsv: from('cashflowsCsv', () => loaders.cashflows.load(id)),
    attributes: from('bureau.primary.attributes', () => loaders.bureauAttributes.load(id)),
    tradeLines: from('bureau.primary.tradeLines', () => loaders.tradeLines('PRIMARY').load(id)),
    coApplicantTradeLines: from('bureau.coApplicant.tradeLines', () => loaders.tradeLines('CO_APPLICANT').load(id)),
  });
}

type ByApplicant<T> = Readonly<Partial<Record<ApplicantPosition | 'NOBODY', T | null>>>;

async function findDocuments<T>(
  loaders: Loaders,
  { id }: LoanView,
  selected: ReadonlySet<string>,
  contents: Loader<T | null>,
): Promise<ByApplicant<T>> {
  if (!placesOf(selected).slots.has('documents.primary')) return {};
  const documents = (await loaders.documents.load(id)) ?? [];
  const found = documents.map(async (document) => [document.applicant, await contents.load(document.id)] as const);
  return Object.fromEntries(await Promise.all(found));
}

type Reading<T> = { readonly [Name in keyof T]: T[Name] | Promise<T[Name]> };

/** All of an object's members, read at once. */
async function settled<T extends object>(reading: Reading<T>): Promise<T> {
  const members = Object.entries(reading).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(members)) as T;
}

interface Places {
  readonly slots: ReadonlySet<Stored>;
  readonly parts: ReadonlySet<JsonPart>;
}

/** Selections belong to documents and come again. */
const known = new WeakMap<ReadonlySet<string>, Places>();

/** Where the fields of the selected members are stored. */
const placesOf = (selected: ReadonlySet<string>): Places =>
  obtain(known, selected, () => {
    const slots = new Set(FIELD_MAP.filter(({ path }) => selected.has(memberOf(path))).map(({ stored }) => stored));
    return { slots, parts: new Set([...slots].filter((place): place is JsonPart => Object.hasOwn(JSON_PARTS, place))) };
  });

/** `Underwriting.CashflowsCsv` is in the member `underwriting`. */
const memberOf = (path: string): string => path.charAt(0).toLowerCase() + path.slice(1, path.indexOf('.'));

import { Resolver, Field, ObjectType } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import type { ApplicantPosition, DocumentView } from '../../app/ports/record-store.js';
import { loanColumns } from '../../app/record/records.js';
import { obtain } from '../../domain/obtain.js';
import { FIELD_MAP } from '../../domain/record/field-map.js';
import { JSON_PARTS, type JsonPart, type Slot, type Stored } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import { storedParts, type FoundParts } from '../../domain/record/record-parts.js';
import { publicRecord, joinRecord } from '../../domain/record/split-and-join.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { type Keep, Later, RawJson, Written } from '../execution/written-values.js';
import { isGranted } from '../guard/access.js';
import { Loan } from '../loan/loan.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import type { Loader } from '../request/loader.js';
import type { Loaders } from '../request/loaders.js';
import { JsonObjectScalar } from '../shared/scalars.js';

const PUBLIC_PARTS: ReadonlySet<JsonPart> = new Set(['application.public']);

/** The PUBLIC class in the specification's shape, with forecasts for those who may see them; nothing else is read for it. */
async function readPublicRecord(context: GraphContext, loan: LoanView): Promise<JsonObject> {
  const { loaders } = context;
  const withMarket = isGranted('MARKET', viewerOf(context).scopes);
  const [excerpts = {}, cashflowsCsv = null] = await Promise.all([
    loaders.excerpts(PUBLIC_PARTS).load(loan.id),
    withMarket ? loaders.cashflows.load(loan.id) : undefined,
  ]);
  return publicRecord({ loan: loanColumns(loan), excerpts, cashflowsCsv }, withMarket);
}

@Resolver(() => Loan)
export class LoanRecordResolver {
  @BatchField(() => LoanRecord, {
    description: 'The full v2 record. Whole or not at all: it needs every class that it holds.',
  })
  record(loans: readonly LoanView[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return readRecords(loaders, loans, selection.paths());
  }

  @BatchField(() => JsonObjectScalar, {
    description:
      "What everyone may see of the v2 record, in the specification's own names and spellings; with forecasts for who may see them.",
  })
  publicRecord(loans: readonly LoanView[], _args: object, context: GraphContext) {
    return Promise.all(loans.map((loan) => readPublicRecord(context, loan)));
  }
}

@ObjectType({
  simpleResolvers: true,
  description: "The v2 record of a loan, in the specification's own names and spellings.",
})
class LoanRecord {
  @Field(() => JsonObjectScalar, { nullable: true, description: 'The loan.' })
  loanDetails: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'The application.' })
  request: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'The risk assessment.' })
  response: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'The underwriting.' })
  underwriting: JsonObject | null;
}

/**
 * Records as far as their members are selected. All that they need is read at once; each is put together when it is
 * written. Documents are JSON already, and stay apart from the rest.
 */
async function readRecords(
  loaders: Loaders,
  loans: readonly LoanView[],
  selected: ReadonlySet<string>,
): Promise<Later[]> {
  const [partsOf, documentsOf] = await Promise.all([
    readParts(loaders, loans, selected),
    readDocuments(loaders, loans, selected),
  ]);
  return loans.map((loan, index) => new Later((keep) => recordOf(loan, partsOf(index), documentsOf(index), keep)));
}

type WrittenRecord = { readonly [Member in keyof LoanRecord]: LoanRecord[Member] | Written };
type Documents = Readonly<Partial<Record<ApplicantPosition | 'NOBODY', readonly Uint8Array[] | null>>>;
type Parts = Omit<FoundParts, 'pdf' | 'coApplicantPdf'>;

function recordOf(loan: LoanView, parts: Parts, documents: Documents, keep: Keep): WrittenRecord {
  const placeOf = (applicant: ApplicantPosition) => documents[applicant] && IN_ITS_PLACE;
  const found = { ...parts, pdf: placeOf('PRIMARY'), coApplicantPdf: placeOf('CO_APPLICANT') };
  const { loanDetails, Request, Response, Underwriting } = joinRecord(storedParts(loanColumns(loan), found));
  const members = Object.entries(Underwriting).map(([name, value]) => {
    const document = documents[APPLICANT_OF[name] ?? 'NOBODY'];
    return `${JSON.stringify(name)}:${document ? keep(new RawJson(document)) : JSON.stringify(value)}`;
  });
  return { loanDetails, request: Request, response: Response, underwriting: new Written(`{${members.join()}}`) };
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

async function readParts(
  loaders: Loaders,
  loans: readonly LoanView[],
  selected: ReadonlySet<string>,
): Promise<(index: number) => Parts> {
  const { slots, parts } = placesOf(selected);
  const ids = loans.map(({ id }) => id);
  const from = async <Row>(isNeeded: boolean, loader: () => Loader<Row>) =>
    isNeeded ? loader().loadAll(ids) : undefined;
  const [excerpts, payments, cashflows, whole, attributes, tradeLines, coApplicantTradeLines] = await Promise.all([
    from(parts.size > 0, () => loaders.excerpts(parts)),
    from(slots.has('payments'), () => loaders.payments),
    from(slots.has('cashflowsCsv'), () => loaders.cashflows),
    from(slots.has('cashflowsCsv'), () => loaders.wholeCashflows),
    from(slots.has('bureau.primary.attributes'), () => loaders.bureauAttributes),
    from(slots.has('bureau.primary.tradeLines'), () => loaders.tradeLines('PRIMARY')),
    from(slots.has('bureau.coApplicant.tradeLines'), () => loaders.tradeLines('CO_APPLICANT')),
  ]);
  return (index) => ({
    excerpts: excerpts?.[index],
    payments: payments?.[index],
    cashflowsCsv: whole?.[index] ?? cashflows?.[index],
    attributes: attributes?.[index],
    tradeLines: tradeLines?.[index],
    coApplicantTradeLines: coApplicantTradeLines?.[index],
  });
}

async function readDocuments(
  loaders: Loaders,
  loans: readonly LoanView[],
  selected: ReadonlySet<string>,
): Promise<(index: number) => Documents> {
  if (!placesOf(selected).slots.has('documents.primary')) return () => ({});
  const found = await loaders.documents.loadAll(loans.map(({ id }) => id));
  const all = found.flatMap((documents): readonly DocumentView[] => documents ?? []);
  const contents = await loaders.documentJson(all);
  const byId = new Map(all.map(({ id }, index) => [id, contents[index]]));
  return (index) =>
    Object.fromEntries((found[index] ?? []).map(({ applicant, id }) => [applicant, byId.get(id) ?? null]));
}

interface Places {
  readonly slots: ReadonlySet<Stored>;
  readonly parts: ReadonlySet<JsonPart>;
}

/** Selections belong to plans and come again. */
const known = new WeakMap<ReadonlySet<string>, Places>();

/** Where the fields of the selected members are stored. */
const placesOf = (selected: ReadonlySet<string>): Places =>
  obtain(known, selected, () => {
    const slots = new Set(FIELD_MAP.filter(({ path }) => selected.has(memberOf(path))).map(({ stored }) => stored));
    return { slots, parts: new Set([...slots].filter((place): place is JsonPart => Object.hasOwn(JSON_PARTS, place))) };
  });

/** `Underwriting.CashflowsCsv` is in the member `underwriting`. */
const memberOf = (path: string): string => path.charAt(0).toLowerCase() + path.slice(1, path.indexOf('.'));

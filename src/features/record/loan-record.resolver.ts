import { Resolver, Field, ObjectType } from 'type-graphql';
import type { LoanView } from '../loan/loan-reader.js';
import type { ApplicantPosition, DocumentView } from './record-store.js';
import { loanColumns } from '../loan/loan-columns.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { FIELD_MAP } from '../../domain/record/field-map.js';
import { JSON_PARTS, type JsonPart, type Slot, type Stored } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import { storedParts, type FoundParts } from '../../domain/record/record-parts.js';
import { publicRecord, joinRecord } from '../../domain/record/split-and-join.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { type Keep, Later, RawJson, Written } from '../../platform/executor/written-values.js';
import { guard } from '../guard.js';
import { Loan } from '../loan/loan.type.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { JsonObjectScalar } from '../../platform/scalars/scalars.js';
import type { Loader } from '../../platform/request/loader.js';
import type { Reading } from '../reading.js';
import {
  bureauAttributesOfLoan,
  cashflowsOfLoan,
  documentJson,
  documentsOfLoan,
  paymentsOfLoan,
  tradeLinesOfLoan,
  wholeCashflowsOfLoan,
} from './record.loaders.js';
import { excerptsOfLoan } from '../loan/excerpts.js';

const PUBLIC_PARTS: ReadonlySet<JsonPart> = new Set(['application.public']);

/**
 * The PUBLIC class in the specification's shape, with forecasts for callers that can see them; nothing else is read for
 * it.
 */
async function readPublicRecords(context: GraphContext, loans: readonly LoanView[]): Promise<Later[]> {
  const withMarket = guard.verdictsFor(viewerOf(context).scopes).grants('MARKET');
  const ids = loans.map(({ id }) => id);
  const [excerpts, cashflows] = await Promise.all([
    context.loadAll(excerptsOfLoan(PUBLIC_PARTS), ids),
    withMarket ? context.loadAll(cashflowsOfLoan, ids) : undefined,
  ]);
  return loans.map((loan, index) => {
    const found = { excerpts: excerpts[index] ?? {}, cashflowsCsv: cashflows?.[index] ?? null };
    return new Later(() => publicRecord({ loan: loanColumns(loan), ...found }, withMarket));
  });
}

@Resolver(() => Loan)
export class LoanRecordResolver {
  @BatchField(() => LoanRecord, {
    description: 'Full v2 record. Requires access to every class it contains.',
  })
  record(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readRecords(context, loans, selection.paths());
  }

  @BatchField(() => JsonObjectScalar, {
    description:
      'Public part of the v2 record, with its original names and spellings. Includes forecasts for callers with access to them.',
  })
  publicRecord(loans: readonly LoanView[], _args: object, context: GraphContext) {
    return readPublicRecords(context, loans);
  }

  @BatchField(() => [JsonObjectScalar], {
    nullable: true,
    description:
      'v2 name. Use `repayments`. Payments of the imported record, unmodified, followed by payments settled here. Members: `paymentId`, `paymentDate`, `amount`, `principal`, `interest`, `fees`, `status`.',
  })
  async loanPayments(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const found = await context.loadAll(
      paymentsOfLoan,
      loans.map(({ id }) => id),
    );
    return found.map((json) => (json ? new RawJson(json) : []));
  }
}

@ObjectType({
  simpleResolvers: true,
  description: 'The v2 record of a loan, with its original names and spellings.',
})
class LoanRecord {
  @Field(() => JsonObjectScalar, { nullable: true, description: 'Loan.' })
  loanDetails: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Application.' })
  request: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Risk assessment.' })
  response: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Underwriting.' })
  underwriting: JsonObject | null;
}

/**
 * Records as far as their members are selected. All that they need is read at once; each is put together when it is
 * written. Documents are JSON already, and stay apart from the rest.
 */
async function readRecords(
  context: GraphContext,
  loans: readonly LoanView[],
  selected: ReadonlySet<string>,
): Promise<Later[]> {
  const ids = loans.map(({ id }) => id);
  const [partsOf, documentsOf, payments] = await Promise.all([
    readParts(context, ids, selected),
    readDocuments(context, ids, selected),
    placesOf(selected).slots.has('payments') ? context.loadAll(paymentsOfLoan, ids) : undefined,
  ]);
  return loans.map((loan, index) => {
    const raw = { documents: documentsOf(index), payments: payments?.[index] };
    return new Later((keep) => recordOf(loan, partsOf(index), raw, keep));
  });
}

type WrittenRecord = { readonly [Member in keyof LoanRecord]: LoanRecord[Member] | Written };
type Documents = Readonly<Partial<Record<ApplicantPosition | 'NEITHER', readonly Uint8Array[] | null>>>;
type Parts = Omit<FoundParts, 'pdf' | 'coApplicantPdf' | 'payments'>;

/** Parts that are JSON already, and may be large. */
interface RawParts {
  readonly documents: Documents;
  readonly payments: readonly Uint8Array[] | undefined;
}

function recordOf(loan: LoanView, parts: Parts, { documents, payments }: RawParts, keep: Keep): WrittenRecord {
  const placeOf = (applicant: ApplicantPosition) => documents[applicant] && IN_ITS_PLACE;
  const found = { ...parts, payments: [], pdf: placeOf('PRIMARY'), coApplicantPdf: placeOf('CO_APPLICANT') };
  const { loanDetails, Request, Response, Underwriting } = joinRecord(storedParts(loanColumns(loan), found));
  const written = (members: JsonObject, rawOf: (name: string) => readonly Uint8Array[] | null | undefined) => {
    const texts = Object.entries(members).map(([name, value]) => {
      const raw = rawOf(name);
      return `${JSON.stringify(name)}:${raw ? keep(new RawJson(raw)) : JSON.stringify(value)}`;
    });
    return new Written(`{${texts.join()}}`);
  };
  return {
    loanDetails: written(loanDetails, (name) => (name === PAYMENTS ? payments : undefined)),
    request: Request,
    response: Response,
    underwriting: written(Underwriting, (name) => documents[APPLICANT_OF[name] ?? 'NEITHER']),
  };
}

/** A document whose bytes come later. */
const IN_ITS_PLACE = new Uint8Array();

/** By the member of `Underwriting` that has their document. */
const APPLICANT_OF: Readonly<Record<string, ApplicantPosition>> = {
  [memberStoredIn('documents.primary')]: 'PRIMARY',
  [memberStoredIn('documents.coApplicant')]: 'CO_APPLICANT',
};

const PAYMENTS = memberStoredIn('payments');

function memberStoredIn(slot: Slot): string {
  const path = FIELD_MAP.find(({ stored }) => stored === slot)?.path ?? '';
  return path.slice(path.indexOf('.') + 1);
}

async function readParts(
  context: GraphContext,
  ids: readonly string[],
  selected: ReadonlySet<string>,
): Promise<(index: number) => Parts> {
  const { slots, parts } = placesOf(selected);
  const rowsIf = async <Row>(isNeeded: boolean, wanted: Loader<Reading, string, Row>) =>
    isNeeded ? context.loadAll(wanted, ids) : undefined;
  const [excerpts, cashflows, whole, attributes, tradeLines, coApplicantTradeLines] = await Promise.all([
    rowsIf(parts.size > 0, excerptsOfLoan(parts)),
    rowsIf(slots.has('cashflowsCsv'), cashflowsOfLoan),
    rowsIf(slots.has('cashflowsCsv'), wholeCashflowsOfLoan),
    rowsIf(slots.has('bureau.primary.attributes'), bureauAttributesOfLoan),
    rowsIf(slots.has('bureau.primary.tradeLines'), tradeLinesOfLoan('PRIMARY')),
    rowsIf(slots.has('bureau.coApplicant.tradeLines'), tradeLinesOfLoan('CO_APPLICANT')),
  ]);
  return (index) => ({
    excerpts: excerpts?.[index],
    cashflowsCsv: whole?.[index] ?? cashflows?.[index],
    attributes: attributes?.[index],
    tradeLines: tradeLines?.[index],
    coApplicantTradeLines: coApplicantTradeLines?.[index],
  });
}

async function readDocuments(
  context: GraphContext,
  ids: readonly string[],
  selected: ReadonlySet<string>,
): Promise<(index: number) => Documents> {
  if (!placesOf(selected).slots.has('documents.primary')) return () => ({});
  const found = await context.loadAll(documentsOfLoan, ids);
  const all = found.flatMap((documents): readonly DocumentView[] => documents ?? []);
  const contents = await context.loadAll(documentJson, all);
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
  getOrCreate(known, selected, () => {
    const slots = new Set(FIELD_MAP.filter(({ path }) => selected.has(memberOf(path))).map(({ stored }) => stored));
    return { slots, parts: new Set([...slots].filter((place): place is JsonPart => Object.hasOwn(JSON_PARTS, place))) };
  });

/** `Underwriting.CashflowsCsv` is in the member `underwriting`. */
const memberOf = (path: string): string => path.charAt(0).toLowerCase() + path.slice(1, path.indexOf('.'));

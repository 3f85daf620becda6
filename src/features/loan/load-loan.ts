import { type Reference, type GraphContext, viewerOf } from '../graph-context.js';
import type { LoanNeeds, LoanColumn, LoanView } from './loan-reader.js';
import {
  columnOf,
  type Field,
  classesOf,
  isOpenPart,
  type JsonPart,
  type OpenPart,
} from '../../domain/record/field.js';
import { isPublished } from '../../domain/record/split-and-join.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import type { Place, Selection } from '../../platform/executor/selected-field.js';
import type { Excerpts } from './loan-reader.js';
import { Later } from '../../platform/executor/written-values.js';
import { partsOf, type Selected } from './record-fields.js';
import { guard } from '../guard.js';
import { excerptsOfLoan } from './excerpts.js';
import { loanById } from './loan.loaders.js';

const ID_ONLY: LoanNeeds = { columns: new Set(), parts: new Set() };

/** Those of the loans that exist for this viewer, each in its place: what hangs on a loan exists only with it. */
export async function existingLoans(context: GraphContext, loanIds: readonly (string | undefined)[]) {
  const found = await context.loadAll(
    loanById(ID_ONLY),
    [...new Set(loanIds)].filter((id) => id !== undefined),
  );
  const byId = new Map(found.map((loan) => [loan?.id, loan]));
  return loanIds.map((id) => (id === undefined ? undefined : byId.get(id)));
}

const columnsOf = (fields: readonly Field[]): LoanColumn[] =>
  fields.flatMap((field) => (columnOf(field) as LoanColumn | undefined) ?? []);

/** What else a field of Loan needs of its row than a column of its own. */
const NEEDED: Record<string, readonly LoanColumn[]> = {
  allowedCommands: ['loanStatus', 'encumberedStatus'],
  borrower: ['borrowerId'],
  'collateral.lien': ['encumberedStatus'],
  'collateral.ltv': ['ltv'],
  'collateral.value': ['collateralAmount'],
  lender: ['lenderId'],
  ownership: ['lenderId', 'initialLender', 'startBlock', 'retailInstallmentContractHash'],
  primaryServicer: ['primaryServicerId'],
  progress: ['loanStatus'],
  publicRecord: columnsOf(LOAN_DETAILS_FIELDS.filter(isPublished)),
  record: columnsOf(LOAN_DETAILS_FIELDS),
  secondaryServicer: ['secondaryServicerId'],
  valuation: ['grade', 'encumberedStatus', 'collateralAmount'],
  viewerCommands: ['loanStatus', 'encumberedStatus'],
};

const columnByPath = new Map<string, readonly LoanColumn[]>([
  ...LOAN_DETAILS_FIELDS.map((field) => [field.graphql.replace(/^Loan\./, ''), columnsOf([field])] as const),
  ...Object.entries(NEEDED),
]);

const known = new WeakMap<ReadonlySet<string>, LoanNeeds>();

/** What a selection needs of loans: columns of their rows, and open parts of their records. One for each selection. */
export function loanNeedsOf(selection: Selection, place: Place = {}): LoanNeeds {
  const paths = selection.paths(place);
  return getOrCreate(known, paths, () => ({
    columns: new Set([...paths].flatMap((path) => columnByPath.get(path) ?? [])),
    parts: selection.needs as ReadonlySet<OpenPart>,
  }));
}

/** Other graphs reach a loan here: the same loader, the same portfolio. */
export const loanReference: Reference = (ids, context, selection) =>
  context.loadAll(loanById(loanNeedsOf(selection, { on: 'Loan' })), ids);

type Loan = Pick<LoanView, 'id' | 'brought'>;

/**
 * What `show` makes of the parts of each loan's record that a selection needs and the viewer may see, when it is written.
 * Nothing needed, nothing read.
 */
export function readExcerpts<Of extends Loan>(
  context: GraphContext,
  loans: readonly Of[],
  selected: Selected,
  show: (loan: Of, excerpts: Excerpts) => unknown,
): readonly Later[] | Promise<readonly Later[]> {
  const showAll = (found: readonly FindExcerpts[]) =>
    loans.map((loan, index) => new Later(() => show(loan, found[index]?.() ?? {})));
  const found = findExcerpts(context, loans, selected);
  return found instanceof Promise ? found.then(showAll) : showAll(found);
}

/** Reads what is needed when it is needed. */
type FindExcerpts = () => Excerpts;

/** Loans may have brought their open parts along. */
function findExcerpts(
  context: GraphContext,
  loans: readonly Loan[],
  selected: Selected,
): readonly FindExcerpts[] | Promise<readonly FindExcerpts[]> {
  const parts = partsOf(selected, guard.verdictsFor(viewerOf(context).scopes));
  const brought = loans[0]?.brought?.parts ?? NONE;
  const isOfAll = loans.every((loan) => loan.brought?.parts === brought);
  const { atHand, missing } = shareOf(parts, isOfAll ? brought : NONE);
  const readAtHand = (loan: Loan | undefined) => loan?.brought?.read(atHand) ?? {};
  if (missing.size === 0) return loans.map((loan) => () => readAtHand(loan));
  const found = context.loadAll(
    excerptsOfLoan(missing),
    loans.map(({ id }) => id),
  );
  return found.then((read) => read.map((excerpts, index) => () => ({ ...readAtHand(loans[index]), ...excerpts })));
}

const NONE: ReadonlySet<OpenPart> = new Set();

interface Share {
  readonly atHand: ReadonlySet<OpenPart>;
  readonly missing: ReadonlySet<JsonPart>;
}

/** Both sets belong to fields of documents and come again with every request. */
const shares = new WeakMap<ReadonlySet<JsonPart>, WeakMap<ReadonlySet<OpenPart>, Share>>();

function shareOf(parts: ReadonlySet<JsonPart>, brought: ReadonlySet<OpenPart>): Share {
  const ofParts = getOrCreate(shares, parts, () => new WeakMap<ReadonlySet<OpenPart>, Share>());
  return getOrCreate(ofParts, brought, () => {
    const isBrought = (part: JsonPart): part is OpenPart => isOpenPart(part) && brought.has(part);
    return {
      atHand: new Set([...parts].filter(isBrought)),
      missing: new Set([...parts].filter((part) => !isBrought(part))),
    };
  });
}

/** Without the parts that were read only to derive something from them. */
export function revealed(excerpts: Excerpts, context: GraphContext): Excerpts {
  const verdicts = guard.verdictsFor(viewerOf(context).scopes);
  const parts = Object.keys(excerpts) as JsonPart[];
  const shown = parts.filter((part) => verdicts.grants(...classesOf(part)));
  return shown.length === parts.length ? excerpts : Object.fromEntries(shown.map((part) => [part, excerpts[part]]));
}

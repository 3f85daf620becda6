import type { LoanNeeds, LoanColumn } from '../../app/ports/loan-reader.js';
import type { GraphContext } from '../request/context.js';
import { columnOf, type Field } from '../../domain/record/field.js';
import { isPublished } from '../../domain/record/split-and-join.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { obtain } from '../../domain/obtain.js';
import type { Place, Selection } from '../execution/selected-field.js';
import type { Reference } from '../execution/batch-field.js';

const ID_ONLY: LoanNeeds = { columns: new Set(), parts: new Set() };

/** Those of the loans that exist for this viewer, each in its place: what hangs on a loan exists only with it. */
export async function existingLoans({ loaders }: GraphContext, loanIds: readonly (string | undefined)[]) {
  const found = await loaders.loans(ID_ONLY).loadAll([...new Set(loanIds)].filter((id) => id !== undefined));
  const byId = new Map(found.map((loan) => [loan?.id, loan]));
  return loanIds.map((id) => (id === undefined ? undefined : byId.get(id)));
}

const columnsOf = (fields: readonly Field[]): LoanColumn[] =>
  fields.flatMap((field) => (columnOf(field) as LoanColumn | undefined) ?? []);

/** What else a field of Loan needs of its row than a column of its own. */
const NEEDED: Record<string, readonly LoanColumn[]> = {
  allowedCommands: ['loanStatus', 'encumberedStatus'],
  borrower: ['borrowerId'],
  collateral: ['encumberedStatus', 'collateralAmount', 'ltv'],
  lender: ['lenderId'],
  primaryServicer: ['primaryServicerId'],
  progress: ['loanStatus'],
  publicRecord: columnsOf(LOAN_DETAILS_FIELDS.filter(isPublished)),
  record: columnsOf(LOAN_DETAILS_FIELDS),
  secondaryServicer: ['secondaryServicerId'],
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
  return obtain(known, paths, () => ({
    columns: new Set([...paths].flatMap((path) => columnByPath.get(path) ?? [])),
    parts: selection.parts,
  }));
}

/** Other graphs reach a loan here: the same loader, the same portfolio. */
export const loanReference: Reference = (ids, { loaders }, selection) =>
  loaders.loans(loanNeedsOf(selection, { on: 'Loan' })).loadAll(ids);

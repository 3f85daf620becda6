import type { GraphQLResolveInfo } from 'graphql';
import type { LoanColumn } from '../../app/loan-reader.js';
import { columnOf, type Field } from '../../domain/record/field.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { obtain } from '../../domain/obtain.js';
import { selectedPaths, type Place } from '../selection.js';

const columnsOf = (fields: readonly Field[]): LoanColumn[] =>
  fields.flatMap((field) => (columnOf(field) as LoanColumn | undefined) ?? []);

/** What else a field of Loan needs of its row than a column of its own. */
const NEEDED: Record<string, readonly LoanColumn[]> = {
  allowedCommands: ['loanStatus', 'encumberedStatus'],
  borrower: ['borrowerId'],
  collateral: ['encumberedStatus', 'collateralAmount', 'ltv'],
  progress: ['loanStatus'],
  publicRecord: columnsOf(LOAN_DETAILS_FIELDS.filter(({ fieldClass }) => fieldClass === 'PUBLIC')),
  record: columnsOf(LOAN_DETAILS_FIELDS),
};

const columnByPath = new Map<string, readonly LoanColumn[]>([
  ...LOAN_DETAILS_FIELDS.map((field) => [field.graphql.replace(/^Loan\./, ''), columnsOf([field])] as const),
  ...Object.entries(NEEDED),
]);

const known = new WeakMap<ReadonlySet<string>, ReadonlySet<LoanColumn>>();

/** The columns of Loan that a selection needs. */
export function loanColumnsOf(info: GraphQLResolveInfo, place: Place = {}): ReadonlySet<LoanColumn> {
  const paths = selectedPaths(info, place);
  return obtain(known, paths, () => new Set([...paths].flatMap((path) => columnByPath.get(path) ?? [])));
}

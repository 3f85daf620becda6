import type { GraphQLResolveInfo } from 'graphql';
import type { LoanColumn } from '../../app/loan-reader.js';
import { columnOf } from '../../domain/record/field.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { selectedPaths } from '../selection.js';

/** What else a field of Loan needs of its row than a column of its own. */
const NEEDED: Record<string, readonly LoanColumn[]> = {
  borrower: ['borrowerId'],
};

const columnByPath = new Map<string, readonly LoanColumn[]>([
  ...LOAN_DETAILS_FIELDS.flatMap((field) => {
    const column = columnOf(field) as LoanColumn | undefined;
    return column ? [[field.graphql.replace(/^Loan\./, ''), [column]] as const] : [];
  }),
  ...Object.entries(NEEDED),
]);

const known = new WeakMap<ReadonlySet<string>, ReadonlySet<LoanColumn>>();

/** The columns of Loan that a selection needs. */
export function loanColumnsOf(info: GraphQLResolveInfo, under: readonly string[] = []): ReadonlySet<LoanColumn> {
  const paths = selectedPaths(info, under);
  const columns = known.get(paths) ?? new Set([...paths].flatMap((path) => columnByPath.get(path) ?? []));
  known.set(paths, columns);
  return columns;
}

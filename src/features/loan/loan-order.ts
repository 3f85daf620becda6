import { isInstant, type AcceptsValue } from '../../platform/connection/cursor.js';
import type { ListOrder } from '../../platform/connection/connection.type.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import { textFault } from '../../domain/input-check.js';
import { LOAN_COLUMNS, type ColumnType } from '../../domain/record/loan-columns.js';
import type { LoansArguments } from './loan-filter.input.js';
import { defaultDirection, LOAN_SORTS, type LoanListing, type LoanSort } from './loan-reader.js';

type LoanSorting = Pick<LoanListing, 'sort' | 'direction'>;

export function sortingOf(orderBy: LoansArguments['orderBy']): LoanSorting {
  const sort = orderBy?.field ?? 'CREATED_AT';
  return { sort, direction: orderBy?.direction ?? defaultDirection(sort) };
}

export const orderOfSorting = ({ sort, direction }: LoanSorting): ListOrder => ({
  name: `loans:${sort}:${direction}`,
  accepts: acceptsSortValue(sort),
});

/** The order that the arguments of a list of loans ask for. */
export const loanOrderOf = ({ orderBy }: Pick<LoansArguments, 'orderBy'>): ListOrder =>
  orderOfSorting(sortingOf(orderBy));

const INT32 = 2 ** 31;

const ACCEPTS: Partial<Record<ColumnType, AcceptsValue>> = {
  decimal: (value) => typeof value === 'string' && /^-?\d{1,40}(\.\d{1,40})?$/.test(value),
  integer: (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < INT32,
  date: (value) => typeof value === 'string' && parseBusinessDate(value) !== undefined,
  timestamp: isInstant,
};

/** Whether a cursor's value can be one of this column: anyone can write a cursor, and the database takes no nonsense. */
function acceptsSortValue(sort: LoanSort): AcceptsValue {
  const column = LOAN_SORTS[sort];
  if (column === 'id') return (value) => typeof value === 'string' && textFault(value) === undefined;
  const found = LOAN_COLUMNS.find(({ name }) => name === column);
  const accepts = found && ACCEPTS[found.type];
  if (!accepts) throw new Error(`${column} is no column to sort by`);
  return (value, id) => (value === null ? found.nullable : accepts(value, id));
}

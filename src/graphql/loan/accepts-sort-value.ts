import { LOAN_SORTS, type LoanSort } from '../../app/loan-reader.js';
import type { Keyset } from '../../app/paging.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import { LOAN_COLUMNS, type ColumnType } from '../../domain/record/loan-columns.js';
import { textFault } from '../../domain/record/storable-text.js';
import { isInstant, type AcceptsValue } from '../connection/cursor.js';

const INT32 = 2 ** 31;

const ACCEPTS: Partial<Record<ColumnType, (value: NonNullable<Keyset['value']>) => boolean>> = {
  decimal: (value) => typeof value === 'string' && /^-?\d{1,40}(\.\d{1,40})?$/.test(value),
  integer: (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < INT32,
  date: (value) => typeof value === 'string' && parseBusinessDate(value) !== undefined,
  timestamp: isInstant,
};

/** Whether a cursor's value can be one of this column: anyone can write a cursor, and the database takes no nonsense. */
export function acceptsSortValue(sort: LoanSort): AcceptsValue {
  const column = LOAN_SORTS[sort];
  if (column === 'id') return (value) => typeof value === 'string' && textFault(value) === undefined;
  const found = LOAN_COLUMNS.find(({ name }) => name === column);
  const accepts = found && ACCEPTS[found.type];
  if (!accepts) throw new Error(`${column} is no column to sort by`);
  return (value) => (value === null ? found.nullable : accepts(value));
}

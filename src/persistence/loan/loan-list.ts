import { LOAN_SORTS, type LoanColumn, type LoanListing, type LoanSort } from '../../app/loan-reader.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import type { Prisma } from '../../generated/prisma/client.js';
import type { List, SortColumn } from '../keyset.js';
import { conditionSql, filterConditions, portfolioConditions, type LoanCondition } from './loan-conditions.js';
import { shownColumn } from './shown-column.js';

/** Columns with an index that goes on in the order of the sort: the loans of one value are read in order. */
const LED_BY: Partial<Record<LoanSort, readonly string[]>> = {
  CREATED_AT: [
    'borrowerId',
    'lenderId',
    'primaryServicerId',
    'servicerId',
    'loanStatus',
    'paymentStatus',
    'riskRating',
    'grade',
    'dealerState',
  ],
  DAYS_PAST_DUE: ['lenderId', 'primaryServicerId', 'servicerId', 'loanStatus'],
  NEXT_PAYMENT_DATE: ['loanStatus'],
  REMAINING_BALANCE: ['loanStatus'],
};

/** Beyond it, merging one page per value costs more than sorting. */
const MOST_MERGED = 9;

/** `within` narrows the list beyond what its filter says. */
export function loanList(
  { filter, sort, direction }: LoanListing,
  columns: ReadonlySet<LoanColumn>,
  portfolio: Portfolio,
  within: readonly Prisma.Sql[] = [],
): List {
  const conditions = [...portfolioConditions(portfolio), ...filterConditions(filter)];
  const merged = within.length > 0 ? undefined : mergedBy(sort, conditions);
  return {
    table: 'Loan',
    columns: [...new Set(['id', ...columns, LOAN_SORTS[sort]])],
    show: shownColumn,
    sort: sortColumn(LOAN_SORTS[sort]),
    direction,
    where: [...within, conditionSql(conditions.filter((condition) => condition !== merged))],
    ...(merged && { anyOf: merged.ways }),
    ...narrowedBy(sort, conditions, within),
  };
}

/** The first condition that an index leads with decides; what has one way needs no merging. */
function mergedBy(sort: LoanSort, conditions: readonly LoanCondition[]): LoanCondition | undefined {
  const leading = conditions.find(({ on }) => LED_BY[sort]?.includes(on));
  return leading && leading.ways.length > 1 && leading.ways.length <= MOST_MERGED ? leading : undefined;
}

/** Ranges of other figures than the one sorted by; late loans have an index newest first. */
function narrowedBy(sort: LoanSort, conditions: readonly LoanCondition[], within: readonly Prisma.Sql[]) {
  const served = [LOAN_SORTS[sort], ...(sort === 'CREATED_AT' ? ['currentDpd'] : [])];
  const ranges = conditions.filter(({ on, isRange }) => isRange && !served.includes(on));
  return ranges.length === 0 || within.length > 0 ? {} : { narrowedBy: conditionSql(ranges) };
}

function sortColumn(name: LoanColumn | 'id'): SortColumn {
  if (name === 'id') return { name, sqlType: 'text', nullable: false, isShared: false };
  const found = LOAN_COLUMNS.find((column) => column.name === name);
  if (!found) throw new Error(`${name} is no column to sort by`);
  // A cast to NUMERIC(18,2) would round a cursor that someone wrote by hand.
  const sqlType = found.type === 'decimal' ? 'NUMERIC' : found.sqlType;
  return { name, sqlType, nullable: found.nullable, isShared: found.type !== 'timestamp' };
}

import type { LoanView } from '../../app/loan-reader.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import type { Prisma } from '../../generated/prisma/client.js';

export type LoanRow = { id: string } & Record<string, unknown>;

/** Prisma's values as the graph shows them. `String(decimal)` would print 100.1 for 100.10. */
const READ: Record<string, (value: never) => unknown> = {
  amount: (value: Prisma.Decimal) => value.toFixed(2),
  decimal: (value: Prisma.Decimal) => value.toFixed(),
  date: (value: Date) => value.toISOString().slice(0, 10),
};

const readers = new Map<string, (value: never) => unknown>(
  LOAN_COLUMNS.flatMap(({ name, type, sqlType }) => {
    const read = READ[sqlType.endsWith(',2)') ? 'amount' : type];
    return read ? [[name, read]] : [];
  }),
);

export function loanView(row: LoanRow): LoanView {
  const view: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    const read = readers.get(column);
    view[column] = read && value !== null ? read(value as never) : value;
  }
  return view as LoanView;
}

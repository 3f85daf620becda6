import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';

const SHOWN = {
  amount: (reference: string) => `${reference}::text`,
  decimal: (reference: string) => `trim_scale(${reference})::text`,
  date: (reference: string) => `${reference}::text`,
};

const shown = new Map<string, (reference: string) => string>(
  LOAN_COLUMNS.flatMap(({ name, type, sqlType }) => {
    const show = sqlType.endsWith(',2)')
      ? SHOWN.amount
      : type === 'decimal' || type === 'date'
        ? SHOWN[type]
        : undefined;
    return show ? [[name, show]] : [];
  }),
);

/** A column of Loan as the graph shows it: amounts with their cents, other decimals without idle zeros, dates as text. */
export function shownColumn(table: string, name: string): string {
  const reference = `"${table}"."${name}"`;
  const show = shown.get(name);
  return show ? `${show(reference)} AS "${name}"` : reference;
}

import { columnOf, type FieldRow, type FieldKind } from './field.js';
import { AUTO_LOAN_ROWS, LOAN_DETAILS_FIELDS, LOAN_ROWS, MACRO_ROWS } from './loan-details-fields.js';
import { isSpelledEnum, type SpelledEnum, type ValueOfEnum } from './spelling.js';

type LoanRow = (typeof LOAN_ROWS)[number] | (typeof MACRO_ROWS)[number] | (typeof AUTO_LOAN_ROWS)[number];

type ColumnName<Row extends FieldRow> = Row[3] extends `Loan.${infer Name}` ? Name : never;

/** Decimals are plain decimal strings, dates YYYY-MM-DD, createdAt milliseconds since 1970. */
type ColumnValue<Kind extends FieldKind> = Kind extends SpelledEnum
  ? ValueOfEnum<Kind>
  : Kind extends 'count' | 'epochMillis'
    ? number
    : string;

type Nullability<Row extends FieldRow> = Row[5] extends 'always' ? never : null;

/** The typed columns of table Loan that the record fills. */
export type LoanColumns = {
  readonly [Row in LoanRow as ColumnName<Row>]: ColumnValue<Row[1]> | Nullability<Row>;
};

export type ColumnType = 'decimal' | 'integer' | 'date' | 'timestamp' | 'text' | 'enum';

export interface LoanColumn {
  readonly name: keyof LoanColumns;
  readonly type: ColumnType;
  readonly sqlType: string;
  readonly nullable: boolean;
}

/** What the NUMERIC column of each kind can hold without rounding. */
export const DECIMAL_DIGITS = {
  amount: { whole: 16, decimals: 2 },
  rate: { whole: 12, decimals: 12 },
  fraction: { whole: 12, decimals: 12 },
  number: { whole: 20, decimals: 18 },
  blockNumber: { whole: 24, decimals: 0 },
} as const satisfies Partial<Record<FieldKind, { whole: number; decimals: number }>>;

export type ColumnDecimalKind = keyof typeof DECIMAL_DIGITS;

export const isColumnDecimalKind = (kind: FieldKind): kind is ColumnDecimalKind => Object.hasOwn(DECIMAL_DIGITS, kind);

function typeOf(kind: FieldKind): Pick<LoanColumn, 'type' | 'sqlType'> {
  if (isColumnDecimalKind(kind)) {
    const { whole, decimals } = DECIMAL_DIGITS[kind];
    return { type: 'decimal', sqlType: `NUMERIC(${whole + decimals},${decimals})` };
  }
  if (isSpelledEnum(kind)) return { type: 'enum', sqlType: kind };
  if (kind === 'count') return { type: 'integer', sqlType: 'INTEGER' };
  if (kind === 'date') return { type: 'date', sqlType: 'DATE' };
  if (kind === 'epochMillis') return { type: 'timestamp', sqlType: 'TIMESTAMPTZ(3)' };
  return { type: 'text', sqlType: 'TEXT' };
}

export const LOAN_COLUMNS: readonly LoanColumn[] = LOAN_DETAILS_FIELDS.flatMap((field) => {
  const name = columnOf(field) as keyof LoanColumns | undefined;
  return name === undefined ? [] : [{ name, ...typeOf(field.kind), nullable: field.required !== 'always' }];
});

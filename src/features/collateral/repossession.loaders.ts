import { decimal } from '../../domain/money.js';
import { Prisma } from '../../generated/prisma/client.js';
import { among, rowsOf, type Row } from '../../platform/postgres/sql/sql.js';
import { byLoan } from '../loan/by-loan.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';
import type { RepossessionView, SaleExplanationType } from './repossession.type.js';

const AS_TEXT = [
  'cureNoticeOn',
  'cureBy',
  'repossessedOn',
  'saleNoticeOn',
  'earliestSaleOn',
  'redeemedOn',
  'soldOn',
  'debt',
  'grossPrice',
  'expenses',
  'deficiency',
  'surplus',
  'productRefunds',
  'interestRebate',
] as const;
const AS_STORED = ['id', 'loanId', 'isVoluntary', 'saleKind'] as const;

const caseRows = rowsOf('Repossession', AS_STORED, AS_TEXT);
type CaseRow = Row<'Repossession', (typeof AS_STORED)[number], (typeof AS_TEXT)[number]>;

/** One that is open is the newest, also of those of one instant. */
const IS_OPEN = Prisma.sql`"Repossession"."redeemedOn" IS NULL AND "Repossession"."soldOn" IS NULL`;

/** Cases of loans, in the order of recording. */
export const repossessionReader =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) => {
    const rows = await caseRows(
      read,
      Prisma.sql`WHERE "loanId" ${among(loanIds)} ORDER BY "Repossession"."recordedAt", ${IS_OPEN}, "Repossession"."id"`,
    );
    return byLoan(rows.map(viewOf));
  };

const viewOf = (row: CaseRow): RepossessionView => ({ ...row, explanation: explanationOf(row) });

/** A sale from before explanations were kept has none. */
function explanationOf({
  debt,
  grossPrice,
  expenses,
  deficiency,
  surplus,
  productRefunds,
  interestRebate,
}: CaseRow): SaleExplanationType | null {
  if (debt === null || grossPrice === null || expenses === null || deficiency === null || surplus === null) return null;
  return {
    debt,
    grossPrice,
    debtLessPrice: decimal(debt).minus(decimal(grossPrice)).toFixed(2),
    expenses,
    productRefunds,
    interestRebate,
    credits: decimal(productRefunds).plus(decimal(interestRebate)).toFixed(2),
    deficiency,
    surplus,
  };
}

/** All cases of a loan, in the order of recording. */
export const repossessionsOfLoan = loader((ids, reading) => reading.from(repossessionReader)(ids));

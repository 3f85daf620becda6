import { obtain } from '../../domain/obtain.js';
import { parseFigure, separatedFigure } from '../../domain/record/figure.js';
import type { JsonObject } from '../../domain/record/json.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { repaymentAllocations } from '../servicing/repayment-allocations.js';
import { among } from '../sql/sql.js';

interface SettledRow {
  readonly id: string;
  readonly loanId: string;
  readonly paidOn: string | null;
  readonly amount: string | null;
}

/**
 * Settled repayments as elements of loanPayments. The specification shows no element, so these have the names that the
 * rest of the record would use: paymentId, paymentDate, amount, principal, interest, fees, status.
 */
export async function settledPayments(
  read: Read,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, readonly JsonObject[]>> {
  const rows = await read<SettledRow>(
    Prisma.sql`SELECT "id", "loanId", "effectiveDate"::text AS "paidOn", "amount"::text FROM "Repayment"
      WHERE "loanId" ${among(loanIds)} AND "state" = 'SETTLED' ORDER BY "effectiveDate", "acknowledgedAt", "id"`,
  );
  if (rows.length === 0) return new Map();
  const allocations = await repaymentAllocations(
    read,
    rows.map(({ id }) => id),
  );
  const payments = new Map<string, JsonObject[]>();
  for (const { id, loanId, paidOn, amount } of rows) {
    const allocation = allocations.get(id);
    const payment = {
      paymentId: id,
      paymentDate: paidOn ?? '',
      amount: separated(amount),
      principal: separated(allocation?.principal),
      interest: separated(allocation?.interest),
      fees: separated(allocation?.fees),
      status: 'Settled',
    };
    obtain(payments, loanId, () => []).push(payment);
  }
  return payments;
}

const separated = (amount: string | null = '0'): string => {
  const figure = parseFigure(amount ?? '0');
  return figure ? separatedFigure(figure, 2) : (amount ?? '0');
};

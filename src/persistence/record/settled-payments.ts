import { parseFigure, separatedFigure } from '../../domain/record/figure.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Executor } from '../database/executor.js';
import { repaymentAllocations } from '../servicing/repayment-allocations.js';

/**
 * Settled repayments as elements of loanPayments. The specification shows no element, so these have the names that the
 * rest of the record would use: paymentId, paymentDate, amount, principal, interest, fees, status.
 */
export async function settledPayments(
  prisma: Executor,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, readonly JsonObject[]>> {
  const rows = await prisma.repayment.findMany({
    where: { loanId: { in: [...loanIds] }, state: 'SETTLED' },
    orderBy: [{ effectiveDate: 'asc' }, { acknowledgedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, loanId: true, effectiveDate: true, amount: true },
  });
  if (rows.length === 0) return new Map();
  const allocations = await repaymentAllocations(prisma, { repaymentId: { in: rows.map(({ id }) => id) } });
  const payments = new Map<string, JsonObject[]>();
  for (const { id, loanId, effectiveDate, amount } of rows) {
    const allocation = allocations.get(id);
    const payment = {
      paymentId: id,
      paymentDate: effectiveDate?.toISOString().slice(0, 10) ?? '',
      amount: separated(amount?.toFixed(2)),
      principal: separated(allocation?.principal),
      interest: separated(allocation?.interest),
      fees: separated(allocation?.fees),
      status: 'Settled',
    };
    payments.set(loanId, [...(payments.get(loanId) ?? []), payment]);
  }
  return payments;
}

const separated = (amount = '0'): string => {
  const figure = parseFigure(amount);
  return figure ? separatedFigure(figure, 2) : amount;
};

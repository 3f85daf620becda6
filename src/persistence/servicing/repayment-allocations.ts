import type { AllocationView } from '../../app/repayment/repayment-store.js';
import { combine, type Balances } from '../../domain/ledger/balances.js';
import { decimal, ZERO } from '../../domain/money.js';
import type { Prisma } from '../../generated/prisma/client.js';
import type { Executor } from '../database/executor.js';

/** Where the money of repayments stands in the ledger, by the id of the repayment: reversals and moves included. */
export async function repaymentAllocations(
  prisma: Executor,
  where: Prisma.LedgerPostingWhereInput,
): Promise<ReadonlyMap<string, AllocationView>> {
  const postings = await prisma.ledgerPosting.findMany({
    where,
    select: { repaymentId: true, entries: { select: { account: true, amount: true } } },
  });
  const totals = new Map<string, Balances>();
  for (const { repaymentId, entries } of postings) {
    if (repaymentId === null) continue;
    const posted = Object.fromEntries(entries.map(({ account, amount }) => [account, decimal(amount.toFixed(2))]));
    totals.set(repaymentId, combine(totals.get(repaymentId) ?? {}, posted));
  }
  return new Map([...totals].map(([id, balances]) => [id, allocationOf(balances)]));
}

/** Money that was applied is a credit to the account it went to. */
function allocationOf(balances: Balances): AllocationView {
  const applied = (account: keyof Balances) =>
    (balances[account] ?? ZERO)
      .negated()
      .toFixed(2)
      .replace(/^-0\.00$/, '0.00');
  return {
    interest: applied('INTEREST_INCOME'),
    principal: applied('PRINCIPAL_RECEIVABLE'),
    fees: applied('FEE_RECEIVABLE'),
    recovery: applied('RECOVERY_INCOME'),
    credit: applied('CREDIT_BALANCE'),
  };
}

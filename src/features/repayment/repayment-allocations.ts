import type { AllocationView } from '../loan/repayment.js';
import type { Balances } from '../../domain/ledger/balances.js';
import { decimal, sum, ZERO } from '../../domain/money.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { parseFigure, separatedFigure } from '../../domain/record/read-value.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../../platform/postgres/statement.js';
import { among } from '../../platform/postgres/sql/sql.js';

interface PostedRow {
  readonly repaymentId: string;
  readonly account: keyof Balances;
  readonly amount: string;
}

/** The ledger accounts that have the money of repayments, by the id of the repayment: with reversals and moves. */
export async function repaymentAllocations(
  read: Read,
  repaymentIds: readonly string[],
): Promise<ReadonlyMap<string, AllocationView>> {
  const rows = await read<PostedRow>(
    Prisma.sql`SELECT "repaymentId", "account"::text, SUM("LedgerEntry"."amount")::text AS "amount"
      FROM "LedgerPosting" JOIN "LedgerEntry" ON "LedgerEntry"."postingId" = "LedgerPosting"."id"
      WHERE "repaymentId" ${among(repaymentIds)} GROUP BY "repaymentId", "account"`,
  );
  const totals = new Map<string, Balances>();
  for (const { repaymentId, account, amount } of rows) {
    totals.set(repaymentId, { ...totals.get(repaymentId), [account]: decimal(amount) });
  }
  return new Map([...totals].map(([id, balances]) => [id, allocationOf(balances)]));
}

/** Money that was applied is a credit to the account it went to. */
function allocationOf(balances: Balances): AllocationView {
  const applied = (...accounts: (keyof Balances)[]) =>
    sum(accounts.map((account) => balances[account] ?? ZERO))
      .negated()
      .toFixed(2)
      .replace(/^-0\.00$/, '0.00');
  return {
    // Before interest was accrued, payments went to income at once.
    interest: applied('INTEREST_RECEIVABLE', 'INTEREST_INCOME'),
    principal: applied('PRINCIPAL_RECEIVABLE'),
    fees: applied('FEE_RECEIVABLE'),
    recovery: applied('RECOVERY_INCOME'),
    credit: applied('CREDIT_BALANCE'),
  };
}

interface SettledRow {
  readonly id: string;
  readonly loanId: string;
  readonly paidOn: string | null;
  readonly amount: string | null;
  readonly nature: PaymentNature;
  readonly instruction: PaymentInstruction | null;
}

/**
 * Settled repayments as elements of loanPayments. The specification shows no element, so these have the names that the
 * rest of the record would use: paymentId, paymentDate, amount, principal, interest, fees, status,
 * nature and, where one was given, instruction.
 */
export async function settledPayments(
  read: Read,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, readonly JsonObject[]>> {
  const rows = await read<SettledRow>(
    Prisma.sql`SELECT "id", "loanId", "effectiveDate"::text AS "paidOn", "amount"::text, "nature", "instruction" FROM "Repayment"
      WHERE "loanId" ${among(loanIds)} AND "state" = 'SETTLED' ORDER BY "effectiveDate", "acknowledgedAt", "id"`,
  );
  if (rows.length === 0) return new Map();
  const allocations = await repaymentAllocations(
    read,
    rows.map(({ id }) => id),
  );
  const payments = new Map<string, JsonObject[]>();
  for (const { id, loanId, paidOn, amount, nature, instruction } of rows) {
    const allocation = allocations.get(id);
    const payment = {
      paymentId: id,
      paymentDate: paidOn ?? '',
      amount: separated(amount),
      principal: separated(allocation?.principal),
      interest: separated(allocation?.interest),
      fees: separated(allocation?.fees),
      status: 'Settled',
      nature,
      ...(instruction && { instruction }),
    };
    getOrCreate(payments, loanId, () => []).push(payment);
  }
  return payments;
}

const separated = (amount: string | null = '0'): string => {
  const figure = parseFigure(amount ?? '0');
  return figure ? separatedFigure(figure, 2) : (amount ?? '0');
};

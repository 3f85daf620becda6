import { mapInTurns } from '../../app/in-turns.js';
import type { ExpiringPayment, LedgerReader } from '../../app/ledger/account-store.js';
import { businessDate } from '../../domain/calendar.js';
import type { Balances } from '../../domain/ledger/balances.js';
import { decimal } from '../../domain/money.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';
import type { Executor } from '../database/executor.js';
import { day } from '../day.js';
import { readThrough, type Read } from '../database/read.js';
import { pendingPayment } from '../repayment/repayment-store.js';
import { entryOf, type EntryFacts } from './entry-row.js';
import { termsOf } from './terms-row.js';

const ENTRIES = `SELECT "loanId", "id", "sequence", "kind"::text, "effectiveOn"::text, "amount"::text, "feeKind"::text, "installment",
    "feeId", "reverses", "instruction"::text
  FROM "AccountEntry" WHERE "loanId" = ANY($1::text[]) ORDER BY "loanId", "sequence"`;

/** Long histories have thousands of entries, which go past Prisma. */
export function ledgerReader(prisma: Executor, read: Read = readThrough(prisma)): LedgerReader {
  return {
    balances: async (loanIds) => {
      const sums = await prisma.ledgerEntry.groupBy({
        by: ['loanId', 'account'],
        where: { loanId: { in: [...loanIds] } },
        _sum: { amount: true },
      });
      const balances = new Map<string, Balances>();
      for (const { loanId, account, _sum } of sums) {
        balances.set(loanId, { ...balances.get(loanId), [account]: decimal(_sum.amount?.toFixed(2) ?? '0') });
      }
      return balances;
    },
    terms: async (loanIds) => {
      const rows = await prisma.servicingTerms.findMany({ where: { loanId: { in: [...loanIds] } } });
      return new Map(rows.map((row) => [row.loanId, termsOf(row)]));
    },
    entries: async (loanIds) => {
      const rows = await read<EntryFacts & { readonly loanId: string }>({ text: ENTRIES, values: [[...loanIds]] });
      const entries = new Map<string, AccountEntry[]>();
      await mapInTurns(rows, (row) => {
        const known = entries.get(row.loanId);
        if (known) known.push(entryOf(row));
        else entries.set(row.loanId, [entryOf(row)]);
      });
      return entries;
    },
    accruals: async (loanIds) => {
      const rows = await prisma.delinquencyStanding.findMany({
        where: { loanId: { in: [...loanIds] } },
        select: { loanId: true, accruedThrough: true, interestReceivable: true },
      });
      return new Map(
        rows.map(({ loanId, accruedThrough, interestReceivable }) => [
          loanId,
          {
            accruedThrough: accruedThrough ? businessDate(day(accruedThrough)) : undefined,
            interestReceivable: decimal(interestReceivable.toFixed(2)),
          },
        ]),
      );
    },
    pending: async (loanIds) => {
      const rows = await prisma.repayment.findMany({
        where: { loanId: { in: [...loanIds] }, state: 'SUBMITTED', amount: { not: null }, expiresOn: { not: null } },
        select: { loanId: true, amount: true, effectiveDate: true, instruction: true, expiresOn: true },
        orderBy: [{ effectiveDate: 'asc' }, { submittedAt: 'asc' }, { id: 'asc' }],
      });
      const pending = new Map<string, ExpiringPayment[]>();
      for (const { loanId, amount, effectiveDate, instruction, expiresOn } of rows) {
        if (!amount || !effectiveDate || !expiresOn) continue;
        const known = pending.get(loanId) ?? [];
        const payment = pendingPayment({ amount: amount.toFixed(2), effectiveOn: day(effectiveDate), instruction });
        known.push({ ...payment, expiresOn: businessDate(day(expiresOn)) });
        pending.set(loanId, known);
      }
      return pending;
    },
  };
}

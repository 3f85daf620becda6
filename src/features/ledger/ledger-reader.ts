import { mapInTurns } from '../../platform/runtime/in-turns.js';
import type { ExpiringPayment, LedgerReader } from '../loan/loan-stores.js';
import { businessDate } from '../../domain/calendar.js';
import type { Balances } from '../../domain/ledger/balances.js';
import { decimal } from '../../domain/money.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { ReadSource } from '../read-source.js';
import { holdsOf } from '../loan/loan-holds.js';
import { pendingPayment } from '../loan/pending-payment.js';
import { rowsOf, among, type Row } from '../../platform/postgres/sql/sql.js';
import { entryOf } from '../loan/account/entry-row.js';
import { termsOf } from '../loan/account/terms-row.js';

const termsRows = rowsOf('ServicingTerms', [
  'loanId',
  'schedule',
  'opening',
  'contract',
  'graceDays',
  'rules',
  'accountRules',
]);
const entryRows = rowsOf(
  'AccountEntry',
  [
    'loanId',
    'id',
    'sequence',
    'kind',
    'feeKind',
    'installment',
    'feeId',
    'reverses',
    'instruction',
    'nature',
    'change',
  ],
  ['effectiveOn', 'amount'],
);
const standingRows = rowsOf('DelinquencyStanding', ['loanId'], ['accruedThrough', 'interestReceivable']);
const pendingRows = rowsOf('Repayment', ['loanId', 'instruction', 'nature'], ['amount', 'effectiveDate', 'expiresOn']);

type BalanceRow = Row<'LedgerEntry', 'loanId' | 'account', 'amount'>;

const ofLoans = (loanIds: readonly string[]) => Prisma.sql`WHERE "loanId" ${among(loanIds)}`;

/** Histories may have thousands of entries. */
export function ledgerReader({ read }: Pick<ReadSource, 'read'>): LedgerReader {
  return {
    balances: async (loanIds) => {
      const sums = await read<BalanceRow>(
        Prisma.sql`SELECT "loanId", "account", SUM("amount")::text AS "amount" FROM "LedgerEntry"
          ${ofLoans(loanIds)} GROUP BY "loanId", "account"`,
      );
      const balances = new Map<string, Balances>();
      for (const { loanId, account, amount } of sums)
        balances.set(loanId, { ...balances.get(loanId), [account]: decimal(amount) });
      return balances;
    },
    misdated: async (loanIds) => {
      const rows = await read<{ loanId: string; count: string }>(Prisma.sql`
        SELECT p."loanId", count(*)::text AS "count" FROM "LedgerPosting" p
        WHERE p."loanId" ${among(loanIds)} AND p."postingDate" <> GREATEST(p."effectiveDate", (
          SELECT MAX(c."through") + 1 FROM "LedgerPeriod" c
          WHERE c."closedAfter" < p."sequence" AND (c."reopenedAfter" IS NULL OR c."reopenedAfter" >= p."sequence")))
        GROUP BY p."loanId"`);
      return new Map(rows.map(({ loanId, count }) => [loanId, Number(count)]));
    },
    terms: async (loanIds) => {
      const rows = await termsRows(read, ofLoans(loanIds));
      return new Map(rows.map((row) => [row.loanId, termsOf(row)]));
    },
    entries: async (loanIds) => {
      const order = Prisma.sql`ORDER BY "AccountEntry"."loanId", "AccountEntry"."sequence"`;
      const rows = await entryRows(read, Prisma.sql`${ofLoans(loanIds)} ${order}`);
      const entries = new Map<string, AccountEntry[]>();
      await mapInTurns(rows, (row) => {
        const known = entries.get(row.loanId);
        if (known) known.push(entryOf(row));
        else entries.set(row.loanId, [entryOf(row)]);
      });
      return entries;
    },
    accruals: async (loanIds) => {
      const rows = await standingRows(read, ofLoans(loanIds));
      return new Map(
        rows.map(({ loanId, accruedThrough, interestReceivable }) => [
          loanId,
          {
            accruedThrough: accruedThrough === null ? undefined : businessDate(accruedThrough),
            interestReceivable: decimal(interestReceivable),
          },
        ]),
      );
    },
    holds: (loanIds) => holdsOf(read, loanIds),
    pending: async (loanIds) => {
      const rows = await pendingRows(
        read,
        Prisma.sql`${ofLoans(loanIds)} AND "state" = 'SUBMITTED'
          ORDER BY "Repayment"."effectiveDate", "Repayment"."submittedAt", "Repayment"."id"`,
      );
      const pending = new Map<string, ExpiringPayment[]>();
      for (const { loanId, amount, effectiveDate, instruction, nature, expiresOn } of rows) {
        if (amount === null || effectiveDate === null) continue;
        const known = pending.get(loanId) ?? [];
        known.push(pendingPayment({ amount, effectiveOn: effectiveDate, instruction, nature, expiresOn }));
        pending.set(loanId, known);
      }
      return pending;
    },
  };
}

/** Reads that belong together, as of one moment, while commands go on beside them. */
export const inSnapshot = <T>(prisma: PrismaClient, read: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  prisma.$transaction(read, { isolationLevel: 'RepeatableRead', maxWait: 30_000, timeout: 120_000 });

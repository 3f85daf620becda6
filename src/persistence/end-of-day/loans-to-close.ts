import { isOnItsWay } from '../../app/ports/loan-stores.js';
import type { LoanToClose } from '../../app/ports/end-of-day-store.js';
import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { day } from '../sql/sql.js';
import { readThrough } from '../database/statement.js';
import { ledgerReader } from '../ledger/ledger-reader.js';

/** Some loans whose day it is and that nobody else is at work on, locked until the transaction ends. */
export async function loansToClose(
  tx: Prisma.TransactionClient,
  on: BusinessDate,
  most: number,
): Promise<LoanToClose[]> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT l."id" FROM "DelinquencyStanding" s JOIN "Loan" l ON l."id" = s."loanId"
    WHERE s."reviewOn" <= ${on}::date ORDER BY s."reviewOn", s."loanId" LIMIT ${most}
    FOR UPDATE OF l SKIP LOCKED`;
  const candidates = locked.map(({ id }) => id);
  if (candidates.length === 0) return [];
  // Whoever changes a standing holds the loan's lock, so what is read from here on stays.
  const loans = await tx.loan.findMany({
    where: { id: { in: candidates }, standing: { reviewOn: { lte: new Date(on) } } },
    select: {
      id: true,
      loanStatus: true,
      defaultProbability: true,
      riskRating: true,
      standing: { select: { accruedThrough: true, accruing: true } },
    },
  });
  const ids = loans.map(({ id }) => id);
  const ledger = ledgerReader(readThrough(tx));
  const [terms, entries] = [await ledger.terms(ids), await ledger.entries(ids)];
  const [pending, holds] = [await ledger.pending(ids), await ledger.holds(ids)];
  return loans.map(({ id, defaultProbability, standing, ...loan }) => {
    const known = terms.get(id);
    if (!known) throw new Error(`Loan ${id} is to be reviewed and has no terms`);
    return {
      ...loan,
      id,
      defaultProbability: defaultProbability?.toFixed() ?? null,
      terms: known,
      entries: entries.get(id) ?? [],
      holds: holds.get(id) ?? [],
      accruedThrough: standing?.accruedThrough ? businessDate(day(standing.accruedThrough)) : undefined,
      wasAccruing: standing?.accruing ?? false,
      pending: (pending.get(id) ?? []).filter((payment) => isOnItsWay(payment, on)),
    };
  });
}

import { newId } from '../command/command-call.js';
import type { LoanClosed } from './end-of-day-store.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { ClosedDay } from '../../domain/end-of-day/close-day.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import { sum } from '../../domain/money.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { isLateFee } from '../../domain/repayment/entry.js';
import { Prisma } from '../../generated/prisma/client.js';
import { entryRow, postingRows } from '../loan/account/entry-row.js';

type Closed = LoanClosed & { readonly day: ClosedDay };

/** Writes the closed day of many loans with a handful of statements. The loans are locked. */
export async function saveClosedLoans(
  tx: Prisma.TransactionClient,
  loans: readonly LoanClosed[],
  on: BusinessDate,
  at: Date,
): Promise<void> {
  const closed = loans.filter((loan): loan is Closed => loan.day !== undefined);
  await postInterestAndFees(tx, closed, on, at);
  await saveFigures(tx, closed);
  await saveStandings(tx, loans, on);
}

async function postInterestAndFees(
  tx: Prisma.TransactionClient,
  closed: readonly Closed[],
  on: BusinessDate,
  at: Date,
): Promise<void> {
  const entries = closed.flatMap(({ loanId, day }) => day.lateFees.map((fee) => entryRow(loanId, fee, at)));
  const rows = closed.flatMap(({ loanId, postings }) =>
    postings.map((posting) => postingRows(loanId, posting, on, at)),
  );
  if (entries.length > 0) await tx.accountEntry.createMany({ data: entries });
  if (rows.length > 0) {
    await tx.ledgerPosting.createMany({ data: rows.map(({ posting }) => posting) });
    await tx.ledgerEntry.createMany({ data: rows.flatMap((row) => row.entries) });
  }
  const events = closed.flatMap((loan) => {
    const fees = loan.day.lateFees.filter(isLateFee);
    const isNoIncome = ceasedToBeIncome(loan);
    if (fees.length === 0 && !isNoIncome) return [];
    const amounts = {
      ...(fees.length > 0 && { lateFees: sum(fees.map(({ amount }) => amount)).toFixed(2) }),
      ...Object.fromEntries(fees.map(({ installment, amount }) => [`installment${installment}`, amount.toFixed(2)])),
      ...reversedInterest(loan.postings),
    };
    return [
      { loanId: loan.loanId, state: 'ACTIVE' as const, changed: isNoIncome ? 'interestIsIncome' : null, amounts },
    ];
  });
  if (events.length > 0) await appendEvents(tx, events, on, at);
}

const ceasedToBeIncome = ({ day: { standing, account }, wasAccruing }: Closed): boolean =>
  wasAccruing && !standing.accruing && !account.history.state.chargeOff;

function reversedInterest(postings: Closed['postings']): { interestReversed?: string } {
  const reversal = postings.find(({ kind }) => kind === 'INTEREST_REVERSAL');
  return reversal ? { interestReversed: reversal.amounts.INTEREST_INCOME?.toFixed(2) ?? '0.00' } : {};
}

/** A loan whose terms changed has figures of its own. */
async function saveFigures(tx: Prisma.TransactionClient, closed: readonly Closed[]): Promise<void> {
  const alike = new Map<string, Closed[]>();
  for (const loan of closed) getOrCreate(alike, Object.keys(loan.day.figures).join(), (): Closed[] => []).push(loan);
  for (const loans of alike.values()) await saveFiguresAlike(tx, loans);
}

async function saveFiguresAlike(tx: Prisma.TransactionClient, closed: readonly Closed[]): Promise<void> {
  const names = Object.keys(closed[0]?.day.figures ?? {});
  const all = (of: string) => Prisma.raw(names.map((name) => `${of}."${name}"`).join(', '));
  const rows = closed.map(({ loanId, day }) => ({ id: loanId, ...day.figures }));
  // An unchanged row is not written: a loan is in many indexes.
  await tx.$executeRaw`
    UPDATE "Loan" l SET ${Prisma.raw(names.map((name) => `"${name}" = n."${name}"`).join(', '))}
    FROM jsonb_populate_recordset(NULL::"Loan", ${JSON.stringify(rows)}::jsonb) n
    WHERE l."id" = n."id" AND (${all('l')}) IS DISTINCT FROM (${all('n')})`;
}

async function saveStandings(
  tx: Prisma.TransactionClient,
  loans: readonly LoanClosed[],
  on: BusinessDate,
): Promise<void> {
  const rows = loans.map(({ loanId, day }) => ({
    loanId,
    reviewOn: day?.standing.reviewOn ?? null,
    oldestUnpaidOn: day?.standing.oldestUnpaidOn ?? null,
    accruedInterest: day?.standing.accruedInterest.toFixed(12) ?? '0',
    dailyInterest: day?.standing.dailyInterest.toFixed(20) ?? '0',
    accruedThrough: day?.account.accruedThrough ?? null,
    interestReceivable: day?.standing.interestReceivable.toFixed(2) ?? '0',
    accruing: day?.standing.accruing ?? false,
  }));
  await tx.$executeRaw`
    UPDATE "DelinquencyStanding" s SET "figuresOn" = ${on}::date, "reviewOn" = n."reviewOn",
      "oldestUnpaidOn" = n."oldestUnpaidOn", "accruedInterest" = n."accruedInterest", "dailyInterest" = n."dailyInterest",
      "accruedThrough" = n."accruedThrough", "interestReceivable" = n."interestReceivable", "accruing" = n."accruing"
    FROM jsonb_populate_recordset(NULL::"DelinquencyStanding", ${JSON.stringify(rows)}::jsonb) n
    WHERE s."loanId" = n."loanId"`;
}

/** What the end of a day did to a loan. The state of the loan stays. */
interface EndOfDayEvent {
  readonly loanId: string;
  readonly state: LoanState;
  /** What changed beside the amounts; no free text, which would have to be sealed. */
  readonly changed: string | null;
  readonly amounts: Readonly<Record<string, string>>;
  readonly repaymentId?: string;
  /** The event, where it has a name of its own. */
  readonly command?: string;
}

/** Each takes the next place in its loan's timeline; the loans are locked. */
export async function appendEvents(
  tx: Prisma.TransactionClient,
  events: readonly EndOfDayEvent[],
  on: BusinessDate,
  at: Date,
): Promise<void> {
  const loanIds = [...new Set(events.map(({ loanId }) => loanId))];
  const last = await tx.loanEvent.groupBy({
    by: ['loanId'],
    where: { loanId: { in: loanIds } },
    _max: { sequence: true },
  });
  const places = new Map(last.map(({ loanId, _max }) => [loanId, _max.sequence ?? 0]));
  await tx.loanEvent.createMany({
    data: events.map(({ loanId, state, ...event }) => {
      const sequence = (places.get(loanId) ?? 0) + 1;
      places.set(loanId, sequence);
      return {
        command: 'endOfDay',
        ...event,
        id: newId('EV'),
        loanId,
        sequence,
        at,
        clientId: 'end-of-day',
        requestId: `end-of-day ${on}`,
        effectiveDate: new Date(on),
        fromState: state,
        toState: state,
      };
    }),
  });
}

import type { LoanEventView, PostingView, ServicingReader } from '../../app/servicing/servicing-reader.js';
import type { Window } from '../../app/paging.js';
import type { LoanEvent as EventRow, Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { keysetQuery, toPage } from '../keyset.js';
import { repaymentOf } from '../repayment/repayment-store.js';
import { repaymentAllocations } from './repayment-allocations.js';

const day = (date: Date): string => date.toISOString().slice(0, 10);

const bySequence = (window: Window) => keysetQuery({ name: 'sequence', nullable: false }, 'ASC', window);

const eventOf = ({ effectiveDate, amounts, ...event }: EventRow): LoanEventView => ({
  ...event,
  effectiveDate: day(effectiveDate),
  amounts: amounts as Record<string, string>,
});

const postingOf = (row: Prisma.LedgerPostingGetPayload<{ include: { entries: true } }>): PostingView => ({
  ...row,
  effectiveDate: day(row.effectiveDate),
  entries: row.entries.map(({ account, amount }) => ({ account, amount: amount.toFixed(2) })),
});

export function servicingReader(prisma: PrismaClient): ServicingReader {
  const within = (loanIds: readonly string[]) => ({ loanId: { in: [...loanIds] } });
  return {
    repayments: async (loanId, window) => {
      const { AND, orderBy, take } = keysetQuery({ name: 'initiatedAt', nullable: false }, 'DESC', inTime(window));
      const rows = await prisma.repayment.findMany({ where: { loanId, AND }, orderBy, take });
      return toPage(rows.map(repaymentOf), window);
    },
    events: async (loanId, window) => {
      const { AND, orderBy, take } = bySequence(window);
      const rows = await prisma.loanEvent.findMany({ where: { loanId, AND }, orderBy, take });
      return toPage(rows.map(eventOf), window);
    },
    postings: async (loanId, window) => {
      const { AND, orderBy, take } = bySequence(window);
      const rows = await prisma.ledgerPosting.findMany({
        where: { loanId, AND },
        orderBy,
        take,
        include: { entries: { orderBy: { account: 'asc' } } },
      });
      return toPage(rows.map(postingOf), window);
    },
    allocations: (repaymentIds) => repaymentAllocations(prisma, { repaymentId: { in: [...repaymentIds] } }),
    stateChanges: async (loanIds) => {
      const rows = await prisma.loanEvent.findMany({ where: within(loanIds), orderBy: { sequence: 'asc' } });
      return grouped(rows.filter(({ fromState, toState }) => fromState !== toState).map(eventOf));
    },
    stipulations: async (loanIds) =>
      grouped(await prisma.stipulation.findMany({ where: within(loanIds), orderBy: { position: 'asc' } })),
    valuations: async (loanIds) => {
      const rows = await prisma.valuation.findMany({
        where: within(loanIds),
        orderBy: [{ valuedOn: 'desc' }, { recordedAt: 'desc' }],
      });
      return grouped(rows.map((row) => ({ ...row, valuedOn: day(row.valuedOn), amount: row.amount.toFixed(2) })));
    },
    releaseDueOn: async (loanIds) => {
      const rows = await prisma.loan.findMany({
        where: { id: { in: [...loanIds] }, lienReleaseDueOn: { not: null } },
        select: { id: true, lienReleaseDueOn: true },
      });
      return new Map(
        rows.flatMap(({ id, lienReleaseDueOn }) => (lienReleaseDueOn ? [[id, day(lienReleaseDueOn)]] : [])),
      );
    },
  };
}

/** Prisma takes instants as Date only. */
function inTime({ after, before, ...window }: Window) {
  const at = (keyset: Window['after']) => keyset && { id: keyset.id, value: new Date(keyset.value ?? 0) };
  return { ...window, after: at(after), before: at(before) };
}

function grouped<Row extends { readonly loanId: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byLoan = new Map<string, Row[]>();
  for (const row of rows) {
    const known = byLoan.get(row.loanId) ?? [];
    known.push(row);
    byLoan.set(row.loanId, known);
  }
  return byLoan;
}

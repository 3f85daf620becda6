import type { ServicingReader } from '../../app/servicing/servicing-reader.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import { day } from '../day.js';
import { spellOf } from './spell-of.js';
import { eventOf, eventSelection } from '../loan/event-row.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { loanTexts } from './loan-texts.js';
import { repaymentAllocations } from './repayment-allocations.js';
import { servicingLists } from './servicing-lists.js';

export function servicingReader(prisma: PrismaClient, read: Read, ring: KeyRing): ServicingReader {
  const within = (loanIds: readonly string[]) => ({ loanId: { in: [...loanIds] } });
  return {
    ...servicingLists(prisma),
    allocations: (repaymentIds) => repaymentAllocations(read, repaymentIds),
    stateChanges: async (loanIds) => {
      const rows = await prisma.loanEvent.findMany({
        where: within(loanIds),
        orderBy: { sequence: 'asc' },
        ...eventSelection,
      });
      return grouped(rows.filter(({ fromState, toState }) => fromState !== toState).map(eventOf));
    },
    spells: async (loanIds) =>
      grouped(
        (await prisma.delinquencySpell.findMany({ where: within(loanIds), orderBy: { since: 'asc' } })).map(spellOf),
      ),
    stipulations: async (loanIds) =>
      grouped(
        await prisma.stipulation.findMany({
          where: within(loanIds),
          orderBy: { position: 'asc' },
          select: { loanId: true, position: true, clearedAt: true },
        }),
      ),
    valuations: async (loanIds) => {
      const rows = await prisma.valuation.findMany({
        where: within(loanIds),
        orderBy: [{ valuedOn: 'desc' }, { recordedAt: 'desc' }],
        select: { id: true, loanId: true, valuedOn: true, amount: true },
      });
      return grouped(rows.map((row) => ({ ...row, valuedOn: day(row.valuedOn), amount: row.amount.toFixed(2) })));
    },
    texts: (of, rows) => loanTexts(read, ring, of, rows),
    figuresOn: async (loanIds) => {
      const rows = await prisma.delinquencyStanding.findMany({
        where: within(loanIds),
        select: { loanId: true, figuresOn: true },
      });
      return new Map(rows.map(({ loanId, figuresOn }) => [loanId, day(figuresOn)]));
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

function grouped<Row extends { readonly loanId: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byLoan = new Map<string, Row[]>();
  for (const row of rows) {
    const known = byLoan.get(row.loanId) ?? [];
    known.push(row);
    byLoan.set(row.loanId, known);
  }
  return byLoan;
}

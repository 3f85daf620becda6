import type { ServicingReader } from '../../app/servicing/servicing-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import { eventOf, eventRows } from '../loan/event-row.js';
import { rowsOf } from '../rows.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { among } from '../sql.js';
import { loanTexts } from './loan-texts.js';
import { repaymentAllocations } from './repayment-allocations.js';
import { servicingLists } from './servicing-lists.js';
import { spellOf, spellRows } from './spell-of.js';

const stipulationRows = rowsOf('Stipulation', ['loanId', 'position', 'clearedAt']);
const valuationRows = rowsOf('Valuation', ['id', 'loanId'], ['valuedOn', 'amount']);
const standingRows = rowsOf('DelinquencyStanding', ['loanId'], ['figuresOn']);
const releaseRows = rowsOf('Loan', ['id'], ['lienReleaseDueOn']);

export function servicingReader(read: Read, ring: KeyRing): ServicingReader {
  const within = (loanIds: readonly string[]) => Prisma.sql`WHERE "loanId" ${among(loanIds)}`;
  return {
    ...servicingLists(read),
    allocations: (repaymentIds) => repaymentAllocations(read, repaymentIds),
    stateChanges: async (loanIds) => {
      const changes = Prisma.sql`${within(loanIds)} AND "fromState" IS DISTINCT FROM "toState" ORDER BY "sequence"`;
      return grouped((await eventRows(read, changes)).map(eventOf));
    },
    spells: async (loanIds) => {
      const rows = await spellRows(read, Prisma.sql`${within(loanIds)} ORDER BY "DelinquencySpell"."since"`);
      return grouped(rows.map((row) => ({ loanId: row.loanId, ...spellOf(row) })));
    },
    stipulations: async (loanIds) =>
      grouped(await stipulationRows(read, Prisma.sql`${within(loanIds)} ORDER BY "position"`)),
    valuations: async (loanIds) =>
      grouped(
        await valuationRows(
          read,
          Prisma.sql`${within(loanIds)} ORDER BY "Valuation"."valuedOn" DESC, "Valuation"."recordedAt" DESC`,
        ),
      ),
    texts: (of, rows) => loanTexts(read, ring, of, rows),
    figuresOn: async (loanIds) => {
      const rows = await standingRows(read, within(loanIds));
      return new Map(rows.map(({ loanId, figuresOn }) => [loanId, figuresOn]));
    },
    releaseDueOn: async (loanIds) => {
      const rows = await releaseRows(read, Prisma.sql`WHERE "id" ${among(loanIds)} AND "lienReleaseDueOn" IS NOT NULL`);
      return new Map(
        rows.flatMap(({ id, lienReleaseDueOn }) => (lienReleaseDueOn === null ? [] : [[id, lienReleaseDueOn]])),
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

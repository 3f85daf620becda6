import { businessDate } from '../../domain/calendar.js';
import type { DelinquencySpell } from '../../domain/delinquency/payment-history.js';
import { rowsOf, among, type Row } from '../sql/sql.js';
import {
  loanOfStipulation,
  type LoanText,
  type LoanList,
  type TextOf,
  type PostingView,
  type ServicingReader,
  type AdjustmentView,
} from '../../app/ports/servicing-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { borrowerSeals, HOLDER, joinHolder, TEXT_PLACES, textPlace } from '../sealing/loan-seals.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { asBase64 } from '../sealing/sealed-box.js';
import type { SortDirection } from '../../app/ports/loan-reader.js';
import { type List, type SortColumn, readPages } from '../sql/keyset.js';
import { EVENT_COLUMNS, eventOf, eventRows, shownEvents } from '../loan/loan-events.js';
import { INITIATED_AT, REPAYMENT_LIST } from '../repayment/repayment-reader.js';
import { REPAYMENT_COLUMNS, repaymentOf } from '../repayment/repayment-store.js';
import { repaymentAllocations } from './repayment-allocations.js';

const spellRows = rowsOf('DelinquencySpell', ['loanId'], ['since', 'oldestUnpaidOn']);

interface SpellRow {
  readonly since: string;
  readonly oldestUnpaidOn: string | null;
}

const spellOf = ({ since, oldestUnpaidOn }: SpellRow): DelinquencySpell => ({
  since: businessDate(since),
  oldestUnpaidOn: oldestUnpaidOn === null ? undefined : businessDate(oldestUnpaidOn),
});

interface TextRow {
  readonly row: string;
  readonly loanId: string;
  readonly sealed: string;
  readonly wrappedFor: string;
  readonly dataKey: Uint8Array | null;
}

/** Free texts, opened; by what their rows are known by. */
export async function loanTexts(
  read: Read,
  ring: KeyRing,
  of: TextOf,
  rows: readonly string[],
): Promise<ReadonlyMap<string, LoanText>> {
  const { table, column, key, row } = TEXT_PLACES[of];
  const keys = of === 'Stipulation.text' ? [...new Set(rows.map(loanOfStipulation))] : rows;
  const found = await read<TextRow>(
    Prisma.sql`${Prisma.raw(`SELECT "text".*, ${HOLDER} FROM (
      SELECT ${row} AS "row", "loanId", ${asBase64(`"${column}"`)} AS "sealed" FROM "${table}"
      WHERE "${column}" IS NOT NULL AND "${key}"`)} ${among(keys)}) AS "text" ${Prisma.raw(joinHolder('"text"."loanId"'))}`,
  );
  const seals = await borrowerSeals(ring, found);
  const texts = new Map<string, LoanText>();
  for (const [index, { row: one, loanId, sealed }] of found.entries()) {
    const text = seals[index]?.read(sealed, textPlace(of, one), asText);
    if (text != null) texts.set(one, { loanId, text });
  }
  return texts;
}

const asText = (plain: Buffer) => plain.toString();

/** Days are read as text. */
const AS_TEXT: ReadonlySet<string> = new Set(['effectiveDate']);

const listOf = (table: string, columns: readonly string[], sort: SortColumn, direction: SortDirection): List => ({
  table,
  columns,
  show: (alias, name) => `"${alias}"."${name}"${AS_TEXT.has(name) ? '::text' : ''}`,
  sort,
  direction,
  where: [Prisma.sql`${Prisma.raw(`"${table}"."loanId"`)} = "parent"."id"`],
});

const SEQUENCE = { name: 'sequence', sqlType: 'INTEGER', nullable: false, isShared: false };

const REPAYMENTS: List = { ...listOf('Repayment', REPAYMENT_COLUMNS, INITIATED_AT, 'DESC'), ...REPAYMENT_LIST };
const EVENTS = listOf('LoanEvent', EVENT_COLUMNS, SEQUENCE, 'ASC');
const POSTINGS = listOf('LedgerPosting', Object.keys(Prisma.LedgerPostingScalarFieldEnum), SEQUENCE, 'ASC');

const TABLES = {
  repayments: 'Repayment',
  postings: 'LedgerPosting',
} as const satisfies Record<Exclude<LoanList, 'events'>, Prisma.ModelName>;

type PostingRow = Row<
  'LedgerPosting',
  'id' | 'loanId' | 'sequence' | 'kind' | 'recordedAt' | 'repaymentId',
  'effectiveDate'
>;

const entryRows = rowsOf('LedgerEntry', ['postingId', 'account'], ['amount']);

/** The lists that hang on a loan. */
export function servicingLists(read: Read): Pick<ServicingReader, LoanList | 'counts'> {
  return {
    counts: async (of, loanIds, hiddenCommands) => {
      const table = of === 'events' ? shownEvents(hiddenCommands) : Prisma.raw(`"${TABLES[of]}"`);
      const counted = await read<{ loanId: string; count: string }>(
        Prisma.sql`SELECT "loanId", count(*)::text AS "count" FROM ${table} WHERE "loanId" ${among(loanIds)} GROUP BY "loanId"`,
      );
      return new Map(counted.map(({ loanId, count }) => [loanId, Number(count)]));
    },
    repayments: (loanIds, window) => readPages(read, loanIds, REPAYMENTS, window, repaymentOf),
    events: (loanIds, window, hiddenCommands) =>
      readPages(read, loanIds, { ...EVENTS, from: shownEvents(hiddenCommands) }, window, eventOf),
    postings: async (loanIds, window) => {
      const pages = await readPages(read, loanIds, POSTINGS, window, (row: PostingRow) => row);
      const entries = await entriesOf(
        read,
        [...pages.values()].flatMap(({ rows }) => rows.map(({ id }) => id)),
      );
      const viewOf = (row: PostingRow): PostingView => ({ ...row, entries: entries.get(row.id) ?? [] });
      return new Map([...pages].map(([loanId, { rows, hasMore }]) => [loanId, { rows: rows.map(viewOf), hasMore }]));
    },
  };
}

async function entriesOf(read: Read, postingIds: readonly string[]) {
  const rows = await entryRows(read, Prisma.sql`WHERE "postingId" ${among(postingIds)} ORDER BY "account"`);
  const entries = new Map<string, PostingView['entries'][number][]>();
  for (const { postingId, account, amount } of rows) {
    const known = entries.get(postingId) ?? [];
    known.push({ account, amount });
    entries.set(postingId, known);
  }
  return entries;
}

const stipulationRows = rowsOf('Stipulation', ['loanId', 'position', 'clearedAt']);
const valuationRows = rowsOf('Valuation', ['id', 'loanId'], ['valuedOn', 'amount']);
const standingRows = rowsOf('DelinquencyStanding', ['loanId'], ['figuresOn']);
const releaseRows = rowsOf('Loan', ['id'], ['lienReleaseDueOn']);
const noticeRows = rowsOf('Loan', ['id'], ['bankruptcyNoticeOn']);

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
    adjustments: async (loanIds) => grouped(await adjustmentsOf(read, loanIds)),
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
    bankruptcyNoticeOn: async (loanIds) => {
      const rows = await noticeRows(
        read,
        Prisma.sql`WHERE "id" ${among(loanIds)} AND "bankruptcyNoticeOn" IS NOT NULL`,
      );
      return new Map(
        rows.flatMap(({ id, bankruptcyNoticeOn }) => (bankruptcyNoticeOn === null ? [] : [[id, bankruptcyNoticeOn]])),
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

type AdjustmentRow = Omit<AdjustmentView, 'amount'> & { readonly amounts: unknown };

/** The adjustments of loans, oldest first: the events that made an entry, and whether another one took it back. */
async function adjustmentsOf(read: Read, loanIds: readonly string[]): Promise<readonly AdjustmentView[]> {
  const rows = await read<AdjustmentRow>(
    Prisma.sql`SELECT "LoanEvent"."loanId", "LoanEvent"."entryId", "LoanEvent"."id" AS "eventId", "LoanEvent"."command",
        "LoanEvent"."effectiveDate"::text, "LoanEvent"."at", "LoanEvent"."clientId", "LoanEvent"."requestedBy",
        "LoanEvent"."amounts", "made"."feeId", "made"."feeKind", "undone"."recordedAt" AS "reversedAt"
      FROM "LoanEvent" JOIN "AccountEntry" "made" ON "made"."id" = "LoanEvent"."entryId" AND "made"."kind" <> 'REVERSAL'
      LEFT JOIN "AccountEntry" "undone" ON "undone"."loanId" = "LoanEvent"."loanId" AND "undone"."reverses" = "made"."id"
      WHERE "LoanEvent"."loanId" ${among(loanIds)} AND "LoanEvent"."entryId" IS NOT NULL
      ORDER BY "LoanEvent"."loanId", "LoanEvent"."sequence"`,
  );
  return rows.map(({ amounts, ...row }) => ({ ...row, amount: (amounts as { readonly amount: string }).amount }));
}

import type { LoanEventView } from '../../app/ports/servicing-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import { rowsOf, type Column, type Row } from '../sql/rows.js';
import { among } from '../sql/sql.js';

/** An event without its text, which is sealed and read by itself. */
const STORED = [
  'id',
  'loanId',
  'sequence',
  'command',
  'at',
  'clientId',
  'requestId',
  'fromState',
  'toState',
  'fromLien',
  'toLien',
  'repaymentId',
  'amounts',
  'changed',
  'entryId',
  'requestedBy',
] as const satisfies readonly Column<'LoanEvent'>[];

const SHOWN = ['effectiveDate'] as const;

export const EVENT_COLUMNS: readonly string[] = [...STORED, ...SHOWN];

/** The columns of an event, as `eventOf` takes them. */
export const EVENT_SELECTION = Prisma.raw(
  EVENT_COLUMNS.map((name) => `"LoanEvent"."${name}"${name === 'effectiveDate' ? '::text' : ''}`).join(),
);

const BUT_SEQUENCE = Prisma.raw(
  EVENT_COLUMNS.flatMap((name) => (name === 'sequence' ? [] : `"LoanEvent"."${name}"`)).join(),
);

const isShown = (table: string, hidden: readonly string[]) =>
  Prisma.sql`NOT (${Prisma.raw(`"${table}"."command"`)} ${among(hidden)})`;

/**
 * The events without those of hidden commands, in the place of the table where events of given loans are read. Those that
 * are left are counted anew: a gap would tell of what is not shown.
 */
export const shownEvents = (hidden: readonly string[]): Prisma.Sql =>
  hidden.length === 0
    ? Prisma.raw('"LoanEvent"')
    : Prisma.sql`(SELECT ${BUT_SEQUENCE},
        row_number() OVER (PARTITION BY "LoanEvent"."loanId" ORDER BY "LoanEvent"."sequence")::int AS "sequence"
        FROM "LoanEvent" WHERE ${isShown('LoanEvent', hidden)}) AS "LoanEvent"`;

/** The same where events of all loans are read: only those that are found are counted. */
export const shownEventsOfAll = (hidden: readonly string[]): Prisma.Sql =>
  hidden.length === 0
    ? Prisma.raw('"LoanEvent"')
    : Prisma.sql`(SELECT ${BUT_SEQUENCE}, (SELECT count(*)::int FROM "LoanEvent" "before"
          WHERE "before"."loanId" = "LoanEvent"."loanId" AND "before"."sequence" <= "LoanEvent"."sequence"
          AND ${isShown('before', hidden)}) AS "sequence"
        FROM "LoanEvent" WHERE ${isShown('LoanEvent', hidden)}) AS "LoanEvent"`;

export const eventRows = rowsOf('LoanEvent', STORED, SHOWN);

export type EventRow = Row<'LoanEvent', (typeof STORED)[number], (typeof SHOWN)[number]>;

/** An earlier version wrote down with a funding what the dealer was paid, which is for fewer than the event. */
const shownAmounts = (amounts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  'paidOut' in amounts ? Object.fromEntries(Object.entries(amounts).filter(([name]) => name !== 'paidOut')) : amounts;

export const eventOf = ({ amounts, changed, ...event }: EventRow): LoanEventView => ({
  ...event,
  amounts: shownAmounts(amounts as Record<string, string>),
  changed: changed?.split(',') ?? null,
});

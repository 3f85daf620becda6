import type { LoanEventLog, LoanSignals } from './follow-loan.js';
import type { EventStore, LoanEvent } from './loan-stores.js';
import type { LoanEventView } from './loan-event.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { ADJUSTED_BY, ADJUSTMENT_COMMANDS } from '../../domain/adjustment/policy.js';
import { decimal } from '../../domain/money.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Session } from '../../platform/postgres/database.js';
import type { Read } from '../../platform/postgres/statement.js';
import { sealedText, type LoanSeals } from './loan-seals.js';
import { rowsOf, among, type Column, type Row } from '../../platform/postgres/sql/sql.js';
import { conditionSql, portfolioConditions } from './loan-conditions.js';

const COLUMNS = [
  'loanId',
  'id',
  'command',
  'at',
  'clientId',
  'requestId',
  'effectiveDate',
  'fromState',
  'toState',
  'fromLien',
  'toLien',
  'repaymentId',
  'reason',
  'amounts',
  'changed',
  'entryId',
  'requestedBy',
] as const satisfies readonly (keyof LoanEvent)[];

const APPEND = `INSERT INTO "LoanEvent" (${COLUMNS.map((name) => `"${name}"`).join()}, "sequence")
  VALUES (${COLUMNS.map((_, place) => `$${place + 1}`).join()},
    (SELECT COALESCE(MAX("sequence"), 0) + 1 FROM "LoanEvent" WHERE "loanId" = $1))`;

const DONE_ALONE = `SELECT "by"."command", SUM(abs("by"."amount"::numeric))::text AS "amount"
  FROM "LoanEvent", LATERAL (VALUES
    (CASE WHEN "LoanEvent"."command" = ANY($4) THEN "LoanEvent"."command" END, "amounts"->>'amount'),
    -- The fee for a payment that failed or was returned, when a client recorded it.
    ('${ADJUSTED_BY.FEE}', CASE WHEN "repaymentId" IS NOT NULL THEN "amounts"->>'fee' END),
    ('${ADJUSTED_BY.PRINCIPAL_ADJUSTMENT}', "amounts"->>'principalForgiven'),
    ('${ADJUSTED_BY.INTEREST_WAIVER}', "amounts"->>'interestGivenUp')) AS "by" ("command", "amount")
  WHERE "LoanEvent"."loanId" = $1 AND "clientId" = $2 AND "at" >= $3::timestamptz AND "requestedBy" IS NULL
    AND "by"."command" IS NOT NULL AND "by"."amount" IS NOT NULL
  GROUP BY "by"."command"`;

export function eventStore(session: Session, seals: LoanSeals): EventStore {
  return {
    append: async (event) => {
      const { id, loanId } = event;
      const row = {
        ...event,
        reason: event.reason === null ? null : sealedText(await seals(loanId), 'LoanEvent.reason', id, event.reason),
        at: event.at.toISOString(),
        amounts: JSON.stringify(event.amounts),
        changed: event.changed?.join(),
      };
      await session.write({ text: APPEND, values: COLUMNS.map((name) => row[name] ?? null) });
    },
    doneAlone: async (loanId, clientId, since) => {
      const values = [loanId, clientId, since.toISOString(), ADJUSTMENT_COMMANDS];
      const rows = await session.read<{ command: string; amount: string }>({ text: DONE_ALONE, values });
      return Object.fromEntries(rows.map(({ command, amount }) => [command, decimal(amount)]));
    },
  };
}

const AT_ONCE = 50;

const within = (portfolio: Portfolio) => conditionSql(portfolioConditions(portfolio));

export function loanEventLog(read: Read): LoanEventLog {
  return {
    newest: async (id, { portfolio, hiddenCommands }) => {
      const [found] = await read<{ sequence: number | null }>(
        Prisma.sql`SELECT (SELECT MAX("sequence") FROM ${shownEvents(hiddenCommands)} WHERE "loanId" = "Loan"."id") AS "sequence"
          FROM "Loan" WHERE "Loan"."id" = ${id} AND ${within(portfolio)}`,
      );
      return found ? (found.sequence ?? 0) : undefined;
    },
    after: async (loanId, sequence, { portfolio, hiddenCommands }) => {
      const rows = await read<EventRow>(
        Prisma.sql`SELECT ${EVENT_SELECTION} FROM ${shownEvents(hiddenCommands)} JOIN "Loan" ON "Loan"."id" = "LoanEvent"."loanId"
          WHERE "LoanEvent"."loanId" = ${loanId} AND "LoanEvent"."sequence" > ${sequence} AND ${within(portfolio)}
          ORDER BY "LoanEvent"."sequence" LIMIT ${Prisma.raw(String(AT_ONCE))}`,
      );
      return rows.map(eventOf);
    },
  };
}

/** Where a trigger on the event log notifies. */
export const LOAN_EVENT_CHANNEL = 'loan_event';

/** Where hints come from; undefined says that some may have been missed. Answers how to stop. */
type SignalSource = (heard: (loanId: string | undefined) => void) => Promise<() => Promise<void>>;

interface OpenLoanSignals extends LoanSignals {
  /** Begins to listen before someone watches. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** A hint that was lost is made good by looking anyway, now and then. */
const LOOK_ANYWAY_MS = 30_000;

/** Hands hints on to those who watch. It begins to listen when someone does. */
export function loanSignals(source: SignalSource): OpenLoanSignals {
  const watchers = new Map<string, Set<() => void>>();
  const ofAll = new Set<() => void>();
  const heard = (loanId: string | undefined) => {
    const woken = loanId === undefined ? [...watchers.values()] : [watchers.get(loanId) ?? []];
    for (const wakes of [...woken, ofAll]) for (const wake of wakes) wake();
  };
  let listening: Promise<() => Promise<void>> | undefined;
  const listen = () => {
    listening ??= source(heard).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  };
  const lookAnyway = setInterval(heard, LOOK_ANYWAY_MS, undefined).unref();
  return {
    watch: async (loanId, wake) => {
      await listen();
      const wakes = watchers.get(loanId) ?? new Set();
      watchers.set(loanId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0 && watchers.get(loanId) === wakes) watchers.delete(loanId);
      };
    },
    watchAll: async (wake) => {
      await listen();
      ofAll.add(wake);
      return () => {
        ofAll.delete(wake);
      };
    },
    open: async () => {
      await listen();
    },
    close: async () => {
      clearInterval(lookAnyway);
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}

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
 * The events without those of hidden commands, in the place of the table where events of given loans are read. The
 * rest is numbered again, because a gap would reveal a hidden event.
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

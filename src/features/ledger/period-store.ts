import type { BusinessDate } from '../../domain/calendar.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';

/** A closed period of the ledger. Instants in ISO 8601, so that an answer can be kept and returned again. */
export interface PeriodView {
  readonly id: string;
  readonly through: BusinessDate;
  readonly closedAt: string;
  readonly closedBy: string;
  /** When a client last asked to reopen it. */
  readonly requestedAt: string | null;
  readonly requestedBy: string | null;
  readonly reopenedAt: string | null;
  readonly reopenedBy: string | null;
}

export interface ClosedPeriod extends PeriodView {
  /** Whether the client that asked to reopen it was revoked since. */
  readonly isOfRevoked: boolean;
}

/** The periods of the ledger, which is one for all loans. */
export interface PeriodStore {
  /** Waits for transactions that post, and keeps others from posting until this one ends. */
  lock(): Promise<void>;
  /** The latest period that is closed. */
  lastClosed(): Promise<ClosedPeriod | undefined>;
  /** Whether the end of this day, or of a later one, has run. */
  hasEnded(on: BusinessDate): Promise<boolean>;
  close(period: PeriodView): Promise<void>;
  request(id: string, at: Date, clientId: string): Promise<void>;
  reopen(id: string, at: Date, clientId: string): Promise<void>;
}

const instant = (name: string) => `to_char("${name}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${name}"`;

export const PERIOD_COLUMNS = [
  ...['"id"', '"through"::text AS "through"', '"closedBy"', '"requestedBy"', '"reopenedBy"'],
  ...['closedAt', 'requestedAt', 'reopenedAt'].map(instant),
].join(', ');

const LOCK = `SELECT pg_advisory_xact_lock(hashtext('ledger-periods'))::text`;
const LAST_CLOSED = `SELECT ${PERIOD_COLUMNS},
  EXISTS (SELECT 1 FROM "ApiClient" WHERE "ApiClient"."id" = "requestedBy" AND "revokedAt" IS NOT NULL) AS "isOfRevoked"
  FROM "LedgerPeriod" WHERE "reopenedAt" IS NULL ORDER BY "LedgerPeriod"."through" DESC LIMIT 1`;
const HAS_ENDED = `SELECT EXISTS (SELECT 1 FROM "EndOfDayRun" WHERE "on" >= $1::date AND "completedAt" IS NOT NULL) AS "isTrue"`;
const LAST_POSTING = `SELECT COALESCE(MAX("sequence"), 0) AS "sequence" FROM "LedgerPosting"`;
const REQUEST = `UPDATE "LedgerPeriod" SET "requestedAt" = $2, "requestedBy" = $3 WHERE "id" = $1`;
const REOPEN = `UPDATE "LedgerPeriod" SET "reopenedAt" = $2, "reopenedBy" = $3, "reopenedAfter" = $4 WHERE "id" = $1`;

export function periodStore(session: Session): PeriodStore {
  const lastPosting = async () => {
    const [row] = await session.read<{ sequence: number }>({ text: LAST_POSTING, values: [] });
    return row?.sequence ?? 0;
  };
  return {
    lock: async () => {
      await session.read({ text: LOCK, values: [] });
    },
    lastClosed: async () => {
      const [row] = await session.read<ClosedPeriod>({ text: LAST_CLOSED, values: [] });
      return row;
    },
    hasEnded: async (on) => {
      const [row] = await session.read<{ isTrue: boolean }>({ text: HAS_ENDED, values: [on] });
      return row?.isTrue === true;
    },
    close: async ({ id, through, closedAt, closedBy }) => {
      const row = { id, through, closedAt, closedBy, closedAfter: await lastPosting() };
      await session.write(insertion('LedgerPeriod', [row]));
    },
    request: (id, at, clientId) => session.write({ text: REQUEST, values: [id, at, clientId] }),
    reopen: async (id, at, clientId) =>
      session.write({ text: REOPEN, values: [id, at, clientId, await lastPosting()] }),
  };
}

import type { HoldStore } from '../../app/ports/hold-store.js';
import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Session } from '../database/database.js';
import { insertion, type Read } from '../database/statement.js';
import { sealedText, type LoanSeals } from '../sealing/loan-seals.js';
import { among, constant, type Column } from '../sql/sql.js';

/** All but its texts. */
export const HOLD_COLUMNS = [
  'id',
  'loanId',
  'kind',
  'from',
  'until',
  'liftedOn',
  'placedAt',
  'placedBy',
  'liftedAt',
  'liftedBy',
] as const satisfies readonly Column<'Hold'>[];

export interface HoldRow extends Omit<Hold, 'kind' | 'from' | 'until' | 'liftedOn' | 'placedAt' | 'liftedAt'> {
  readonly kind: HoldKind | null;
  readonly from: string;
  readonly until: string | null;
  readonly liftedOn: string | null;
  readonly placedAt: Date;
  readonly liftedAt: Date | null;
}

/** Days are read as text. */
const DAYS: ReadonlySet<string> = new Set(['from', 'until', 'liftedOn']);

export const shownHold = (alias: string, name: string): string =>
  `"${alias}"."${name}"${DAYS.has(name) ? '::text' : ''}`;

const HOLD_SELECTION = HOLD_COLUMNS.map((name) => shownHold('Hold', name)).join();

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

export const holdOf = ({ from, until, liftedOn, placedAt, liftedAt, ...row }: HoldRow): Hold => ({
  ...row,
  from: businessDate(from),
  until: dayOf(until),
  liftedOn: dayOf(liftedOn),
  placedAt: placedAt.toISOString(),
  liftedAt: liftedAt?.toISOString() ?? null,
});

const LOAN_OF = `SELECT "loanId" FROM "Hold" WHERE "id" = $1`;
const OF_LOAN = `SELECT ${HOLD_SELECTION} FROM "Hold" WHERE "loanId" = $1 ORDER BY "Hold"."from", "id"`;
const LIFT = `UPDATE "Hold" SET "liftedOn" = $2::date, "liftedAt" = $3::timestamptz, "liftedBy" = $4, "liftReason" = $5
  WHERE "id" = $1`;

export const holdsOfLoan = async (session: Session, loanId: string): Promise<Hold[]> =>
  (await session.read<HoldRow>({ text: OF_LOAN, values: [loanId] })).map(holdOf);

export function holdStore(session: Session, seals: LoanSeals): HoldStore {
  return {
    loanOf: async (id) => {
      const [row] = await session.read<{ loanId: string }>({ text: LOAN_OF, values: [id] });
      return row?.loanId;
    },
    insert: async (hold, text) => {
      const reason = sealedText(await seals(hold.loanId), 'Hold.reason', hold.id, text);
      await session.write(insertion('Hold', [{ ...hold, reason }]));
    },
    lift: async ({ id, loanId, liftedOn, liftedAt, liftedBy }, text) => {
      const reason = sealedText(await seals(loanId), 'Hold.liftReason', id, text);
      await session.write({ text: LIFT, values: [id, liftedOn, liftedAt, liftedBy, reason] });
    },
  };
}

/** By the ids of loans, and by their first days. */
export async function holdsOf(read: Read, loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly Hold[]>> {
  const holds = new Map<string, Hold[]>();
  if (loanIds.length === 0) return holds;
  const rows = await read<HoldRow>(
    Prisma.sql`SELECT ${Prisma.raw(HOLD_SELECTION)} FROM "Hold" WHERE "loanId" ${among(loanIds)}
      ORDER BY "Hold"."from", "Hold"."id"`,
  );
  for (const row of rows) {
    const known = holds.get(row.loanId) ?? [];
    known.push(holdOf(row));
    holds.set(row.loanId, known);
  }
  return holds;
}

/** With the names in the text, because the planner has to know how many holds are of them. */
export function isOfKind(kinds: readonly HoldKind[]): Prisma.Sql {
  const names = [...new Set(kinds)].sort().map((kind) => constant(kind).text);
  return Prisma.raw(`"Hold"."kind" = ANY(CAST(ARRAY[${names.join(', ')}] AS "HoldKind"[]))`);
}

const sqlDay = (on: BusinessDate): Prisma.Sql => Prisma.sql`CAST(${on} AS date)`;

/** As standsOn in the domain. */
export const standingOn = (on: BusinessDate): Prisma.Sql =>
  Prisma.sql`("Hold"."from" <= ${sqlDay(on)} AND ("Hold"."until" IS NULL OR "Hold"."until" >= ${sqlDay(on)})
    AND ("Hold"."liftedOn" IS NULL OR "Hold"."liftedOn" > ${sqlDay(on)}))`;

/** With a last day before another, also where it was lifted earlier still. */
export const endingBefore = (on: BusinessDate): Prisma.Sql =>
  Prisma.sql`LEAST("Hold"."until", "Hold"."liftedOn" - 1) < ${sqlDay(on)}`;

import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import type { Hold, HoldKind, Relief } from '../../domain/hold/hold.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Session } from '../../platform/postgres/database.js';
import { among, constant, type Column } from '../../platform/postgres/sql/sql.js';
import type { Read } from '../../platform/postgres/statement.js';

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
  'paymentsStoppedFrom',
] as const satisfies readonly Column<'Hold'>[];

export interface HoldRow extends Omit<
  Hold,
  'kind' | 'from' | 'until' | 'liftedOn' | 'paymentsStoppedFrom' | 'placedAt' | 'liftedAt' | 'reliefs'
> {
  readonly kind: HoldKind | null;
  readonly from: string;
  readonly until: string | null;
  readonly liftedOn: string | null;
  readonly paymentsStoppedFrom: string | null;
  readonly placedAt: Date;
  readonly liftedAt: Date | null;
  /** A JSON array; null where there is none. */
  readonly reliefs: string | null;
}

/** Days are read as text. */
const DAYS: ReadonlySet<string> = new Set(['from', 'until', 'liftedOn', 'paymentsStoppedFrom']);

export const shownHold = (alias: string, name: string): string =>
  `"${alias}"."${name}"${DAYS.has(name) ? '::text' : ''}`;

/** The reliefs of a hold, beside its columns. */
export const reliefsSql = (alias: string): string => `, (SELECT json_agg(json_build_object('id', r."id",
    'commands', r."commands", 'from', r."from", 'until', r."until", 'recordedAt', r."recordedAt", 'recordedBy', r."recordedBy")
    ORDER BY r."recordedAt", r."id")::text FROM "HoldRelief" r WHERE r."holdId" = "${alias}"."id") AS "reliefs"`;

const HOLD_SELECTION = HOLD_COLUMNS.map((name) => shownHold('Hold', name)).join() + reliefsSql('Hold');

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

const reliefsOf = (text: string | null): Relief[] =>
  text === null
    ? []
    : (JSON.parse(text) as (Omit<Relief, 'from' | 'until'> & Record<'from' | 'until', string>)[]).map((relief) => ({
        ...relief,
        from: businessDate(relief.from),
        until: dayOf(relief.until),
        recordedAt: new Date(relief.recordedAt).toISOString(),
      }));

export const holdOf = ({
  from,
  until,
  liftedOn,
  paymentsStoppedFrom,
  placedAt,
  liftedAt,
  reliefs,
  ...row
}: HoldRow): Hold => ({
  ...row,
  from: businessDate(from),
  until: dayOf(until),
  liftedOn: dayOf(liftedOn),
  paymentsStoppedFrom: dayOf(paymentsStoppedFrom),
  placedAt: placedAt.toISOString(),
  liftedAt: liftedAt?.toISOString() ?? null,
  reliefs: reliefsOf(reliefs),
});

const OF_LOAN = `SELECT ${HOLD_SELECTION} FROM "Hold" WHERE "loanId" = $1 ORDER BY "Hold"."from", "id"`;

export const holdsOfLoan = async (session: Session, loanId: string): Promise<Hold[]> =>
  (await session.read<HoldRow>({ text: OF_LOAN, values: [loanId] })).map(holdOf);

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

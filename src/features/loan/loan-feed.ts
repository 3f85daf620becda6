import type { LoanFeed, LoanFeedFilter, PlacedEvent } from './loan-event.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Database } from '../../platform/postgres/database.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { joinNextRun } from '../../platform/runtime/join-next-run.js';
import type { ReadSource } from '../read-source.js';
import { allOf, among } from '../../platform/postgres/sql/sql.js';
import { EVENT_SELECTION, eventOf, shownEventsOfAll, type EventRow } from './loan-events.js';
import { conditionSql, filterConditions, portfolioConditions } from './loan-conditions.js';

/** Any fixed number that no one else in this database uses. */
const FEED_LOCK = '7201944312';
const LONGEST_MS = 10_000;

/** So many events are placed by one question: far more than it shows. */
const PLACED_AT_ONCE = 2_000;
/** So many places are looked at by one question, however few of them are of the client's loans. */
const LOOKED_AT = 20_000;

const UNPLACED = `SELECT 1 FROM "FeedPlace" WHERE "position" IS NULL LIMIT 1`;
const TAKE_TURN = 'SELECT pg_advisory_xact_lock($1::bigint)::text';
const PLACE = `UPDATE "FeedPlace" SET "position" = placed."position" FROM (
    SELECT "entry", (SELECT COALESCE(max("position"), 0) FROM "FeedPlace") + row_number() OVER (ORDER BY "entry") AS "position"
    FROM (SELECT "entry" FROM "FeedPlace" WHERE "position" IS NULL ORDER BY "entry" LIMIT ${PLACED_AT_ONCE}) AS unplaced
  ) AS placed WHERE "FeedPlace"."entry" = placed."entry"`;

/**
 * Gives a position to events that were committed since the last time, behind all others. One process at a time does it,
 * and its positions are seen together and after all earlier ones, so a reader up to a position has read everything
 * before it. A reader that finds another at work waits: otherwise a client would miss the commands that were just
 * answered.
 */
async function placeEvents({ read, transact }: FeedNeeds): Promise<{ readonly isMoreWaiting: boolean }> {
  const isAnyWaiting = async () => (await read({ text: UNPLACED, values: [] })).length > 0;
  if (!(await isAnyWaiting())) return { isMoreWaiting: false };
  // Readers of one process wait on one connection.
  await getOrCreate(placing, transact, () => joinNextRun(() => place(transact)))();
  return { isMoreWaiting: await isAnyWaiting() };
}

const placing = new WeakMap<FeedNeeds['transact'], () => Promise<void>>();

const place = (transact: FeedNeeds['transact']): Promise<void> =>
  transact(LONGEST_MS, async (session) => {
    await session.read({ text: TAKE_TURN, values: [FEED_LOCK] });
    await session.write({ text: PLACE, values: [] });
  });

type FeedNeeds = Pick<Database, 'read' | 'transact'>;

async function lastPlace({ read }: FeedNeeds): Promise<string> {
  const [end] = await read<{ last: string }>({
    text: `SELECT COALESCE(max("position"), 0)::text AS "last" FROM "FeedPlace"`,
    values: [],
  });
  return end?.last ?? '0';
}

/** The feed, always from the primary database. */
export const loanFeedReader = ({ home }: Pick<ReadSource, 'home'>): LoanFeed => loanFeed(home);

export const loanFeed = (needs: FeedNeeds): LoanFeed => ({
  end: async () => {
    await placeEvents(needs);
    return lastPlace(needs);
  },
  after: async (position, size, filter, portfolio) => {
    const { isMoreWaiting } = await placeEvents(needs);
    const last = BigInt(await lastPlace(needs));
    const furthest = BigInt(position) + BigInt(LOOKED_AT);
    const until = furthest < last ? furthest : last;
    if (until <= BigInt(position)) return { events: [], through: position, hasMore: isMoreWaiting };
    const rows = await needs.read<EventRow & { position: string }>(
      feedSql(position, String(until), size, filter, portfolio),
      'EACH_TIME',
    );
    const events = rows.slice(0, size).map(({ position: place, ...row }): PlacedEvent => ({
      ...eventOf(row),
      position: place,
    }));
    const isCut = rows.length > size;
    return {
      events,
      through: isCut ? (events.at(-1)?.position ?? position) : String(until),
      hasMore: isCut || until < last || isMoreWaiting,
    };
  },
});

function feedSql(
  after: string,
  until: string,
  size: number,
  { loanIds, commands, hiddenCommands, lenderId, servicerId }: LoanFeedFilter,
  portfolio: Portfolio,
): Prisma.Sql {
  const ofLoan = [
    ...portfolioConditions(portfolio),
    ...filterConditions({
      ...(lenderId !== undefined && { lenderId }),
      ...(servicerId !== undefined && { servicerId }),
    }),
  ];
  const conditions = [
    Prisma.sql`"FeedPlace"."position" > CAST(${after} AS bigint) AND "FeedPlace"."position" <= CAST(${until} AS bigint)`,
    ...(loanIds ? [Prisma.sql`"LoanEvent"."loanId" ${among(loanIds)}`] : []),
    ...(commands ? [Prisma.sql`"LoanEvent"."command" ${among(commands)}`] : []),
    conditionSql(ofLoan),
  ];
  return Prisma.sql`SELECT ${EVENT_SELECTION}, "FeedPlace"."position"::text AS "position"
    FROM "FeedPlace" JOIN ${shownEventsOfAll(hiddenCommands)} ON "LoanEvent"."id" = "FeedPlace"."eventId"
    JOIN "Loan" ON "Loan"."id" = "LoanEvent"."loanId" WHERE ${allOf(conditions)}
    ORDER BY "FeedPlace"."position" LIMIT ${Prisma.raw(String(size + 1))}`;
}

import type { BusinessDate } from '../../domain/calendar.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import { Prisma } from '../../generated/prisma/client.js';
import { constant } from '../sql/sql.js';

/** With the names in the text, because the planner has to know how many holds are of them. */
export function isOfKind(kinds: readonly HoldKind[]): Prisma.Sql {
  const names = [...new Set(kinds)].sort().map((kind) => constant(kind).text);
  return Prisma.raw(`"Hold"."kind" = ANY(CAST(ARRAY[${names.join(', ')}] AS "HoldKind"[]))`);
}

const dayOf = (on: BusinessDate): Prisma.Sql => Prisma.sql`CAST(${on} AS date)`;

/** As standsOn in the domain. */
export const standingOn = (on: BusinessDate): Prisma.Sql =>
  Prisma.sql`("Hold"."from" <= ${dayOf(on)} AND ("Hold"."until" IS NULL OR "Hold"."until" >= ${dayOf(on)})
    AND ("Hold"."liftedOn" IS NULL OR "Hold"."liftedOn" > ${dayOf(on)}))`;

/** With a last day before another, also where it was lifted earlier still. */
export const endingBefore = (on: BusinessDate): Prisma.Sql =>
  Prisma.sql`LEAST("Hold"."until", "Hold"."liftedOn" - 1) < ${dayOf(on)}`;

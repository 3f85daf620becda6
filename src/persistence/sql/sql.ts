import { Prisma } from '../../generated/prisma/client.js';

const join = (conditions: readonly Prisma.Sql[], by: string, none: string): Prisma.Sql =>
  conditions.length === 0 ? Prisma.raw(none) : Prisma.sql`(${Prisma.join([...conditions], by)})`;

export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => join(conditions, ' AND ', 'TRUE');

export const anyOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => join(conditions, ' OR ', 'FALSE');

/**
 * What follows a column that is to be one of `ids`. A single one is compared as it is, and of more the planner is not told
 * how many: it would take every list shorter than its guess of ten for a reason to plan a prepared statement anew.
 */
export const among = (ids: readonly string[]): Prisma.Sql =>
  ids.length === 1 ? Prisma.sql`= ${ids[0]}` : Prisma.sql`= ANY((SELECT ${[...ids]}::text[])::text[])`;

/** The day of a DATE column, which Prisma reads as midnight in UTC. */
export const day = (date: Date): string => date.toISOString().slice(0, 10);

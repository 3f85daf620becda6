import { Prisma } from '../generated/prisma/client.js';

const join = (conditions: readonly Prisma.Sql[], by: string, none: string): Prisma.Sql =>
  conditions.length === 0 ? Prisma.raw(none) : Prisma.sql`(${Prisma.join([...conditions], by)})`;

export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => join(conditions, ' AND ', 'TRUE');

export const anyOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => join(conditions, ' OR ', 'FALSE');

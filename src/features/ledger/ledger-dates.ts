import { businessDate } from '../../domain/calendar.js';
import type { LedgerDate, LedgerRange } from '../../domain/ledger/ledger-date.js';
import { Prisma } from '../../generated/prisma/client.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import type { LedgerArguments } from './ledger.type.js';

/** The columns of a table's ledger dates. */
const COLUMNS = { EFFECTIVE: 'effectiveDate', POSTING: 'postingDate' } as const satisfies Record<LedgerDate, string>;

/** What a range asks of the rows of a table. */
export function datedWithin(table: string, { by, from, through }: LedgerRange): Prisma.Sql[] {
  const date = Prisma.raw(`"${table}"."${COLUMNS[by]}"`);
  return [
    ...(from === undefined ? [] : [Prisma.sql`${date} >= ${from}::date`]),
    ...(through === undefined ? [] : [Prisma.sql`${date} <= ${through}::date`]),
  ];
}

export function rangeOf({ by, from, through }: Pick<LedgerArguments, 'by' | 'from' | 'through'>): LedgerRange {
  if (from != null && through != null && from > through)
    throw badArgument('from', '`from` must not be after `through`.');
  return {
    by,
    from: from == null ? undefined : businessDate(from),
    through: through == null ? undefined : businessDate(through),
  };
}

import { businessDate } from '../../domain/calendar.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import type { Column } from '../sql/rows.js';

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

export const HOLD_SELECTION = HOLD_COLUMNS.map((name) => shownHold('Hold', name)).join();

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

export const holdOf = ({ from, until, liftedOn, placedAt, liftedAt, ...row }: HoldRow): Hold => ({
  ...row,
  from: businessDate(from),
  until: dayOf(until),
  liftedOn: dayOf(liftedOn),
  placedAt: placedAt.toISOString(),
  liftedAt: liftedAt?.toISOString() ?? null,
});

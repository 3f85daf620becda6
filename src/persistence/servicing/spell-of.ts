import { businessDate } from '../../domain/calendar.js';
import type { DelinquencySpell } from '../../domain/delinquency/payment-history.js';
import { day } from '../day.js';

interface Row {
  readonly since: Date;
  readonly oldestUnpaidOn: Date | null;
}

export const spellOf = <R extends Row>(row: R): Omit<R, keyof Row> & DelinquencySpell => ({
  ...row,
  since: businessDate(day(row.since)),
  oldestUnpaidOn: row.oldestUnpaidOn ? businessDate(day(row.oldestUnpaidOn)) : undefined,
});

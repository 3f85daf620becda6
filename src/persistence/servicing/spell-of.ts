import { businessDate } from '../../domain/calendar.js';
import type { DelinquencySpell } from '../../domain/delinquency/payment-history.js';
import { rowsOf } from '../rows.js';

export const spellRows = rowsOf('DelinquencySpell', ['loanId'], ['since', 'oldestUnpaidOn']);

interface SpellRow {
  readonly since: string;
  readonly oldestUnpaidOn: string | null;
}

export const spellOf = ({ since, oldestUnpaidOn }: SpellRow): DelinquencySpell => ({
  since: businessDate(since),
  oldestUnpaidOn: oldestUnpaidOn === null ? undefined : businessDate(oldestUnpaidOn),
});

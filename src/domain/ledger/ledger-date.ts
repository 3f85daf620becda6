import type { BusinessDate } from '../calendar.js';

/** The date by which a posting counts: that of what it is for, or that in the books. */
export type LedgerDate = 'EFFECTIVE' | 'POSTING';

/** Postings of some days, by one of their dates. */
export interface LedgerRange {
  readonly by: LedgerDate;
  readonly from?: BusinessDate | undefined;
  readonly through?: BusinessDate | undefined;
}

export const EVERY_DAY: LedgerRange = { by: 'EFFECTIVE' };

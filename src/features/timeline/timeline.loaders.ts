import { loanFeedReader } from '../loan/loan-feed.js';
import type { Reading } from '../reading.js';
import type { LoanFeedFilter } from '../loan/loan-event.js';

export const loanFeedPage = (reading: Reading, after: string, size: number, filter: LoanFeedFilter) =>
  reading.inShare(loanFeedReader).after(after, size, filter, reading.viewer.portfolio);

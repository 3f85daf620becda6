import type { Window } from '../../platform/paging/page.js';
import { loader, loaderFor, type Reading } from '../reading.js';
import type { RepaymentFilter, RepaymentListing } from './repayment-listing.js';
import { repaymentReader } from './repayment-reader.js';
import type { ReadSource } from '../read-source.js';
import { repaymentAllocations } from './repayment-allocations.js';

export const repaymentById = loader((ids, reading) =>
  reading.from(repaymentReader).byIds(ids, reading.viewer.portfolio),
);

export const repaymentPage = (reading: Reading, listing: RepaymentListing, window: Window) =>
  reading.inShare(repaymentReader).page(listing, window, reading.viewer.portfolio);

export const repaymentCount = (reading: Reading, filter: RepaymentFilter) =>
  reading.inShare(repaymentReader).count(filter, reading.viewer.portfolio);

export const repaymentsOfLoan = loaderFor(
  ({ listing, window }: { readonly listing: RepaymentListing; readonly window: Window }, ids, reading: Reading) =>
    reading.from(repaymentReader).pagesOf(ids, listing, window),
);

export const repaymentCountOfLoan = loaderFor((filter: RepaymentFilter, ids, reading: Reading) =>
  reading.from(repaymentReader).countsOf(ids, filter),
);

const readAllocations =
  ({ read }: Pick<ReadSource, 'read'>) =>
  (ids: readonly string[]) =>
    repaymentAllocations(read, ids);

/** How a repayment is allocated, by the id of the repayment. */
export const allocationOfRepayment = loader((ids, reading) => reading.from(readAllocations)(ids));

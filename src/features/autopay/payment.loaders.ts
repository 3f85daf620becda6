import type { Window } from '../../platform/paging/page.js';
import { loader, loaderFor, type Reading } from '../reading.js';
import { paymentReader } from './payment-reader.js';
import type { ScheduledPaymentFilter, ScheduledPaymentListing } from './payment-stores.js';

export const autopayOfLoan = loader((ids, reading) => reading.from(paymentReader).autopays(ids));

export const autopayById = loader((ids, reading) => reading.from(paymentReader).autopaysById(ids));
export const scheduledPaymentById = loader((ids, reading) => reading.from(paymentReader).scheduledById(ids));

export const noticeById = loader((ids, reading) => reading.from(paymentReader).noticesById(ids));

/** The next payment of an autopay, by the id of the loan. */
export const recurringPaymentOfLoan = loader((ids, reading) => reading.from(paymentReader).recurring(ids));

export const scheduledPaymentsOfLoan = loaderFor((window: Window, ids, reading: Reading) =>
  reading.from(paymentReader).ofLoans(ids, window),
);

/** The last notice, by the id of the scheduled payment. */
export const noticeOfPayment = loader((ids, reading) => reading.from(paymentReader).notices(ids));

export const scheduledPaymentCountOfLoan = loader((ids, reading) => reading.from(paymentReader).counts(ids));

export const scheduledPaymentPage = (reading: Reading, listing: ScheduledPaymentListing, window: Window) =>
  reading.inShare(paymentReader).page(listing, window, reading.viewer.portfolio);

export const scheduledPaymentCount = (reading: Reading, filter: ScheduledPaymentFilter) =>
  reading.inShare(paymentReader).count(filter, reading.viewer.portfolio);

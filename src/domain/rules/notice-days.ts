/** A debit that varies in amount is announced so many days before: 12 CFR 1005.10(d)(1). */
export const NOTICE_DAYS = 10;

/** By policy amounts are compared some days before the notice is due, so that it can be sent in time. */
export const DAYS_TO_SEND = 5;

import { addDays, addMonths, businessDate } from '../../dist/modules/domain/calendar.js';

const MONTHS = 25;
/** A month has ended when some of its first days are over. */
const SETTLED_DAYS = 4;

const firstOfMonth = (day) => businessDate(`${day.slice(0, 7)}-01`);
const TODAY = businessDate(new Date().toISOString().slice(0, 10));
const MONTH = firstOfMonth(addDays(TODAY, -SETTLED_DAYS));

/** The day of the imported records, two years of payments ago. */
export const BOARDED_ON = addMonths(MONTH, -MONTHS);

/** Over a month end, so that loans have rolled from bucket to bucket. */
export const CLOSED = { from: addDays(MONTH, -2), to: addDays(MONTH, 1) };

import type { BankCalendar } from '../../domain/bank-calendar.js';
import type { DateRule } from '../../domain/rules/servicing-rules.js';
import { enumOf } from '../shared/enum-of.js';

export const BankCalendarEnum = enumOf<BankCalendar>('BankCalendar', 'Which days are business days.', {
  WEEKDAYS: 'Monday to Friday, bank holidays too.',
  US_FEDERAL_RESERVE: 'Monday to Friday but for the holidays of the Federal Reserve Banks.',
});

export const DateRuleEnum = enumOf<DateRule>('DateRule', 'What becomes of a date that is no business day.', {
  AS_SCHEDULED: 'It stays.',
  FOLLOWING_BUSINESS_DAY: 'The first business day after it takes its place.',
});

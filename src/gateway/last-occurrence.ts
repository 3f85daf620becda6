import parser from 'cron-parser';

/** When a cron expression last came true by the clocks of a time zone. */
export const lastOccurrenceIn =
  (timeZone: string) =>
  (cron: string, at: Date): Date =>
    parser.parseExpression(cron, { currentDate: at, tz: timeZone }).prev().toDate();

import { readThrough } from '../platform/postgres/statement.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { endOfDay } from '../features/end-of-day/end-of-day.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { businessDayIn, addDays, daysBetween, parseBusinessDate, type BusinessDate } from '../domain/calendar.js';
import { loanReader } from '../features/loan/loan.reader.js';
import { endOfDayStore } from '../features/end-of-day/end-of-day.store.js';
import { progress, type Progress } from './progress.js';
import { withDatabase } from './with-database.js';

/** For schedulers, which do not know by whose clocks a business day is over. */
const YESTERDAY = 'yesterday';

interface Dates {
  readonly date?: BusinessDate | typeof YESTERDAY;
  readonly from?: BusinessDate;
  readonly to?: BusinessDate;
}

export const endOfDayCommand = () =>
  new Command('end-of-day')
    .description(
      'Closes a business day: late fees, interest, days past due, payment status, history. It can be stopped, repeated and run by several processes at once.',
    )
    .option('--date <day>', 'day to close, YYYY-MM-DD; default: yesterday in BUSINESS_TIME_ZONE', dayOrYesterday)
    .option('--from <day>', 'first day, to close several days', day)
    .option('--to <day>', 'last day', day)
    .action(async (dates: Dates, command: Command) => {
      if (!areGiven(dates)) command.error('error: give --date, or --from and --to in order', { exitCode: 2 });
      await withDatabase(async ({ prisma }, { businessTimeZone }) => {
        const clock = { now: () => new Date(), sleep: (milliseconds: number) => sleep(milliseconds) };
        const businessDay = businessDayIn(businessTimeZone);
        const close = endOfDay({ store: endOfDayStore(prisma), clock, businessDay });
        for (const on of daysOf(dates, addDays(businessDay(clock.now()), -1))) {
          let bar: Progress | undefined;
          const closed = await close(on, ({ total, loans, lateFees }) => {
            bar ??= progress(`end-of-day ${on}`, total);
            bar.step(loans, { loans, lateFees });
          });
          bar?.end();
          if (!closed.ok) throw new Error(closed.refusal.message);
          const { loans, lateFees } = closed.value;
          const toChargeOff = await loanReader({ read: readThrough(prisma) }).count(
            { chargeOffDue: true, noticesOn: on },
            WHOLE_PORTFOLIO,
          );
          process.stdout.write(
            `${on} closed: ${loans} loans reviewed, ${lateFees} late fees, ${toChargeOff} to be charged off\n`,
          );
        }
      });
    });

const areGiven = ({ date, from, to }: Dates): boolean =>
  date === undefined ? from !== undefined && to !== undefined && from <= to : from === undefined && to === undefined;

function daysOf({ date, from, to }: Dates, yesterday: BusinessDate): BusinessDate[] {
  if (date === YESTERDAY) return [yesterday];
  const first = date ?? from ?? yesterday;
  const last = date ?? to ?? yesterday;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

const dayOrYesterday = (text: string): BusinessDate | typeof YESTERDAY => (text === YESTERDAY ? YESTERDAY : day(text));

function day(text: string): BusinessDate {
  const date = parseBusinessDate(text);
  if (date === undefined) throw new InvalidArgumentError('It must be a valid date, YYYY-MM-DD.');
  return date;
}

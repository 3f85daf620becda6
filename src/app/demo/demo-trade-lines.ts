import { stringify } from 'csv-stringify/sync';
import { addMonths, type BusinessDate } from '../../domain/calendar.js';
import { TRADE_LINE_COLUMNS } from '../../domain/record/trade-line-rows.js';
import { bulkDraws } from './demo-random.js';

export interface DemoTradeLine {
  readonly subscriber: string;
  readonly accountType: string;
  readonly opened: BusinessDate;
  readonly balance: number;
  readonly highBalance: number;
  readonly cells: readonly string[];
}

/** Invented creditors, with commas and quotes as real ones have them. */
const SUBSCRIBERS = [
  'First Example Bank, N.A.',
  'Lakeside Credit Union',
  'Harbor & Sons Auto Finance',
  'Northwind "Preferred" Card',
  'Maple Street Mortgage, LLC',
  'Evergreen Student Lending',
  'Blue Mesa Retail Services',
] as const;

/** Account type, portfolio, terms, and the most it may owe. */
const ACCOUNTS = [
  ['CC', 'revolving', 'REV', 12_000],
  ['CC', 'revolving', 'REV', 9_000],
  ['AU', 'installment', '060M', 32_000],
  ['MTG', 'mortgage', '360M', 380_000],
  ['EDU', 'installment', '120M', 45_000],
  ['CH', 'revolving', 'REV', 3_000],
] as const;

export function demoTradeLines(
  topic: string,
  creditScore: number,
  historyMonths: number,
  today: BusinessDate,
): DemoTradeLine[] {
  const draw = bulkDraws(`${topic}/trade-lines`);
  const lateness = Math.max(0, Math.round((720 - creditScore) / 30));
  return Array.from({ length: 11 + draw(9) }, (_, index) => {
    const [accountType, portfolio, terms, ceiling] = ACCOUNTS[draw(ACCOUNTS.length)] ?? ACCOUNTS[0];
    const subscriber = SUBSCRIBERS[draw(SUBSCRIBERS.length)] ?? SUBSCRIBERS[0];
    const age = 6 + draw(Math.min(180, historyMonths));
    const ageClosed = draw(4) === 0 ? draw(age) : undefined;
    const opened = addMonths(today, -age, 1);
    const highBalance = 200 + draw(ceiling);
    const balance = ageClosed === undefined ? draw(highBalance + 1) : 0;
    const late30 = lateness === 0 ? 0 : draw(lateness + 1);
    const pastDue = late30 > 2 && balance > 0 ? Math.round(balance / 40) : 0;
    const cells = [
      ...[subscriber, accountType, `M${index}`, String(1_000_000 + draw(9_000_000)), opened],
      ageClosed === undefined ? '' : addMonths(today, -ageClosed, 1),
      ...[String(balance === 0 ? 0 : 25 + Math.round(balance / 48)), terms, portfolio, String(balance)],
      ...[String(highBalance), String(pastDue), pastDue > 0 ? '02' : '01', String(late30)],
      ...[String(late30 >> 1), String(late30 >> 2), portfolio, today, String(age)],
      ...[ageClosed === undefined ? '' : String(ageClosed), age >= 24 ? '1' : '0'],
    ];
    return { subscriber, accountType, opened, balance, highBalance, cells };
  });
}

export const tradeLinesCsv = (lines: readonly DemoTradeLine[]): string =>
  stringify([TRADE_LINE_COLUMNS.map(([heading]) => heading), ...lines.map(({ cells }) => cells)]).trimEnd();

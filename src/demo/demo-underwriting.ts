import { stringify } from 'csv-stringify/sync';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { type BusinessDate, addMonths } from '../domain/calendar.js';
import { ATTRIBUTE_FAMILIES, type BureauAttributes } from '../domain/record/bureau-attributes.js';
import { bulkDraws } from './demo-random.js';
import { TRADE_LINE_COLUMNS, CASHFLOW_COLUMNS } from '../domain/record/csv-rows.js';
import type { JsonObject } from '../domain/record/json.js';
import { encodeBase64 } from '../domain/record/record-parts.js';
import { dealTermsInfo, underwritingInfo, type DealContext } from './demo-deal-texts.js';
import type { Deal, Forecast } from './demo-deals.js';
import type { DemoLoan } from './demo-loan.js';
import { adultMonths, type DemoPerson } from './demo-person.js';

const CODES_PER_FAMILY = 31;

/** What a code may measure: accounts, months, percent used, dollars. */
const SCALES = [12, 240, 120, 900, 45_000, 120_000] as const;

interface Code {
  readonly name: string;
  readonly scale: number;
}

const CODES: readonly Code[] = Array.from({ length: CODES_PER_FAMILY }, (_, number) =>
  ATTRIBUTE_FAMILIES.map((family, place) => ({
    name: `${family}${100 + number}${(number + place) % 3 === 0 ? '' : 'S'}`,
    scale: SCALES[(number * 7 + place) % SCALES.length] ?? SCALES[0],
  })),
).flat();

export function demoBureauAttributes(
  topic: string,
  creditScore: number,
  fileSince: BusinessDate,
  today: BusinessDate,
): BureauAttributes {
  const draw = bulkDraws(`${topic}/bureau`);
  const attributes: Record<string, string> = {
    CreditScore: String(creditScore),
    ApplicantCreditReportDate: today,
    FileSummaryFileHitIndicator: 'regularHit',
    FileSummarySsnMatchIndicator: 'exact',
    FileSummaryInFileSinceDate: fileSince,
    FileSummaryMarket: String(10 + draw(30)),
    FileSummarySubmarket: 'AB',
    FileSummaryConsumerStatementIndicator: 'false',
    CreditDataStatusSuppressed: 'false',
    InFileSinceDate: fileSince,
    TrackingTransactionTimeStamp: `${today}T10:11:12.${100 + draw(900)}-06:00`,
  };
  for (const { name, scale } of CODES) attributes[name] = String(draw(scale));
  return attributes;
}

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

export interface BureauReport {
  readonly name: string;
  readonly date: string;
  readonly creditScore: number;
  readonly tradeLines: readonly DemoTradeLine[];
}

const LINES_SHOWN = 12;

const lineText = ({ subscriber, accountType, opened, balance, highBalance }: DemoTradeLine): string =>
  [
    subscriber.padEnd(30),
    accountType.padEnd(5),
    opened,
    String(balance).padStart(9),
    String(highBalance).padStart(9),
  ].join(' ');

/** A one-page credit report that a viewer opens and a person can read; synthetic, and it says so. */
export async function demoBureauPdf({ name, date, creditScore, tradeLines }: BureauReport): Promise<Uint8Array> {
  // Without the time of writing, the same report is the same bytes.
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([612, 792]);
  page.setFont(await document.embedFont(StandardFonts.Courier));
  page.setFontSize(10);
  const text = [
    'CREDIT REPORT (synthetic demo data)',
    '',
    `Consumer      ${name}`,
    `Report date   ${date}`,
    `Credit score  ${creditScore}`,
    `Trade lines   ${tradeLines.length}`,
    '',
    `${'Subscriber'.padEnd(30)} Type  Opened       Balance      High`,
    ...tradeLines.slice(0, LINES_SHOWN).map(lineText),
  ];
  page.drawText(text.join('\n'), { x: 48, y: 730, lineHeight: 14 });
  return document.save({ useObjectStreams: false });
}

function cashflowsCsv({ rows }: Forecast): string {
  const cells = rows.map((row) => [
    'Projected',
    String(row.month),
    row.date,
    ...[row.beginningBalance, row.principal, row.interest, row.defaulted, row.recovery, row.endingBalance].map(
      (amount) => amount.toFixed(2),
    ),
  ]);
  return stringify([CASHFLOW_COLUMNS.map(([heading]) => heading), ...cells]);
}

interface Bureau {
  readonly pdf: Uint8Array;
  readonly tradeLines: readonly DemoTradeLine[];
}

async function bureauOf(topic: string, person: DemoPerson, creditScore: number, date: BusinessDate): Promise<Bureau> {
  const tradeLines = demoTradeLines(topic, creditScore, adultMonths(person, date) - 6, date);
  const name = `${person.firstName} ${person.middleInitial} ${person.lastName}`;
  return { tradeLines, pdf: await demoBureauPdf({ name, date, creditScore, tradeLines }) };
}

export interface DemoUnderwriting {
  readonly members: JsonObject;
  readonly primaryPdf: Uint8Array;
  readonly tradeLineCount: number;
}

export async function demoUnderwriting(
  loan: DemoLoan,
  deals: readonly Deal[],
  context: DealContext,
  forecast: Forecast,
): Promise<DemoUnderwriting> {
  const { topic, person, coApplicant, appliedOn, terms } = loan;
  const primary = await bureauOf(`${topic}/primary`, person, terms.creditScore, appliedOn);
  const second = coApplicant && (await bureauOf(`${topic}/second`, coApplicant, terms.creditScore, appliedOn));
  const fileSince = addMonths(appliedOn, -Math.min(300, adultMonths(person, appliedOn)), 1);
  const members = {
    CashflowsCsv: cashflowsCsv(forecast),
    CoApplicantCreditBureauPDF: second ? encodeBase64(second.pdf) : '',
    CoApplicantCreditBureauTradeLines: second ? tradeLinesCsv(second.tradeLines) : '',
    DealTermsInfo: deals.map((deal) => dealTermsInfo(deal, context)),
    PrimaryCreditBureauPDF: encodeBase64(primary.pdf),
    PrimaryCreditBureauTradeLines: tradeLinesCsv(primary.tradeLines),
    PrimaryCreditInfo: demoBureauAttributes(topic, terms.creditScore, fileSince, appliedOn),
    UnderwritingInfo: deals.map((deal) => underwritingInfo(deal, context)),
  };
  return { members, primaryPdf: primary.pdf, tradeLineCount: primary.tradeLines.length };
}

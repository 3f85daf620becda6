import { stringify } from 'csv-stringify/sync';
import { addMonths, type BusinessDate } from '../../domain/calendar.js';
import { CASHFLOW_COLUMNS } from '../../domain/record/cashflow-rows.js';
import type { JsonObject } from '../../domain/record/json.js';
import { encodeBase64 } from '../../domain/record/pdf-base64.js';
import { demoBureauAttributes } from './demo-bureau-attributes.js';
import { demoBureauPdf } from './demo-bureau-pdf.js';
import { dealTermsInfo, underwritingInfo, type DealContext } from './demo-deal-texts.js';
import type { Deal } from './demo-deals.js';
import type { Forecast } from './demo-forecast.js';
import type { DemoLoan } from './demo-loan.js';
import { adultMonths, type DemoPerson } from './demo-person.js';
import { demoTradeLines, tradeLinesCsv, type DemoTradeLine } from './demo-trade-lines.js';

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

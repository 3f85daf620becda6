import { businessDate } from '../domain/calendar.js';
import type { ReasonCode } from '../domain/record/reason-code.js';
import { Decimal } from '../domain/money.js';
import type { JsonObject } from '../domain/record/json.js';
import type { RecordData } from '../domain/record/record-parts.js';
import { demoDeals, type Deal, forecastCashflows } from './demo-deals.js';
import type { DealContext } from './demo-deal-texts.js';
import { digestText } from './demo-random.js';
import { demoLoan, type DemoLoan } from './demo-loan.js';
import { demoLoanDetails } from './demo-loan-details.js';
import { demoRequest, demoResponse } from './demo-application.js';
import { isAssessed } from './demo-terms.js';
import { demoUnderwriting } from './demo-underwriting.js';

export interface DemoEnvelope extends JsonObject {
  readonly loanId: string;
  readonly message: string;
  readonly data: RecordData;
}

const DECLINE_REASON: ReasonCode = 'CREDIT_SCORE_BELOW_MINIMUM';
const MESSAGE = 'Loan fetched successfully';

/**
 * One loan of the demo portfolio as the envelope of the specification. The same seed, index and business date give the
 * same bytes, in whatever order and however often they are asked for.
 */
export async function generateRecord(seed: string, index: number, today: string): Promise<DemoEnvelope> {
  const loan = demoLoan(seed, index, businessDate(today));
  const context = contextOf(loan);
  const forecast = forecastCashflows(loan.installments, loan.terms.defaultProbability);
  const payment = loan.terms.isBiweekly ? undefined : loan.installments[0]?.amount;
  const deals = demoDeals(loan.terms, payment, forecast);
  const chosen = chosenOf(deals, loan);
  const Request = demoRequest(loan, chosen, context);
  const { loanId } = loan;
  if (!isAssessed(loan.story)) {
    const loanDetails = demoLoanDetails(loan, chosen, context);
    return { loanId, message: MESSAGE, data: { loanDetails, Request, Response: {}, Underwriting: {} } };
  }
  const Response = demoResponse(loan, deals, context);
  const underwriting = await demoUnderwriting(loan, deals, context, forecast);
  const loanDetails = demoLoanDetails(loan, chosen, context, {
    deal: chosen,
    declineReason: context.declineReason,
    creditReportHash: digestText(underwriting.primaryPdf),
    tradeLineCount: underwriting.tradeLineCount,
  });
  return { loanId, message: MESSAGE, data: { loanDetails, Request, Response, Underwriting: underwriting.members } };
}

const contextOf = ({ terms, monthlyIncome, person, story }: DemoLoan): DealContext => ({
  terms,
  monthlyIncome,
  otherDebtPayment: new Decimal(person.otherDebtPayment),
  declineReason: story.state === 'DECLINED' ? DECLINE_REASON : undefined,
});

/** The deal that the application asked for, and that funding picked. */
function chosenOf(deals: readonly Deal[], { terms }: DemoLoan): Deal {
  const chosen = deals.find(({ termMonths }) => termMonths === terms.termMonths);
  if (!chosen) throw new RangeError('no deal has the requested term');
  return chosen;
}

import { setImmediate as breathe } from 'node:timers/promises';
import type { IncomingRecord, RecordStore } from '../features/record/record-store.js';
import { businessDate, type BusinessDate } from '../domain/calendar.js';
import { Decimal } from '../domain/money.js';
import type { ReasonCode } from '../domain/record/decision.js';
import type { JsonObject } from '../domain/record/json.js';
import type { RecordData } from '../domain/record/record-parts.js';
import { splitRecord } from '../domain/record/split-and-join.js';
import { demoRequest, demoResponse } from './demo-application.js';
import type { DealContext } from './demo-deal-texts.js';
import { demoDeals, forecastCashflows, type Deal } from './demo-deals.js';
import { demoLoanDetails } from './demo-loan-details.js';
import { demoLoan, type DemoLoan } from './demo-loan.js';
import { digestText } from './demo-random.js';
import { isAssessed, type Story } from './demo-terms.js';
import { demoUnderwriting } from './demo-underwriting.js';

export interface Seeding {
  readonly loans: number;
  readonly seed: string;
  readonly today: BusinessDate;
}

export interface Seeded {
  /** How many loans of the portfolio have been looked at, and how many of them were new. */
  readonly done: number;
  readonly stored: number;
}

const BATCH = 10;

/** Stores a demo portfolio batch by batch, the same for the same seed and date. Loans that are there are left alone. */
export async function* seedPortfolio(
  store: RecordStore,
  { loans, seed, today }: Seeding,
): AsyncGenerator<Seeded, void, undefined> {
  let stored = 0;
  for (let start = 0; start < loans; start += BATCH) {
    const batch: IncomingRecord[] = [];
    for (let index = start; index < Math.min(start + BATCH, loans); index += 1) {
      batch.push(await demoRecord(seed, index, today));
      // A gateway may be serving meanwhile.
      await breathe();
    }
    const verdicts = await store.importBatch(batch);
    stored += verdicts.filter(({ kind }) => kind === 'STORED').length;
    yield { done: start + batch.length, stored };
  }
}

export async function demoRecord(seed: string, index: number, today: BusinessDate): Promise<IncomingRecord> {
  const envelope = await generateRecord(seed, index, today);
  const split = splitRecord(envelope);
  if (!split.ok) throw new Error(`Demo loan ${index} breaks the record's rules at ${split.faults[0]?.path ?? '?'}`);
  return { loanId: split.loanId, parts: split.parts, data: envelope.data };
}

export interface DemoEnvelope extends JsonObject {
  readonly loanId: string;
  readonly message: string;
  readonly data: RecordData;
}

const DECLINE_REASON: ReasonCode = 'CREDIT_SCORE_BELOW_MINIMUM';
const MESSAGE = 'Loan fetched successfully';

/**
 * One loan of the demo portfolio as the envelope of the specification. The same seed, index and business date give the
 * same bytes, in any order of calls.
 */
export async function generateRecord(seed: string, index: number, today: string, story?: Story): Promise<DemoEnvelope> {
  const loan = demoLoan(seed, index, businessDate(today), story);
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

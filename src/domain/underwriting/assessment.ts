import { type Decimal, PERCENT } from '../money.js';
import { countAt, figureAt, textAt } from '../record/read-value.js';
import { type JsonObject, valueAt } from '../record/json.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { invalidInput, success, type Result } from '../refusal.js';

export interface Assessment {
  readonly decision: 'APPROVED' | 'DECLINED';
  readonly reason: string | undefined;
  readonly stipulations: readonly string[];
}

/** Risk engines write Approved, APPROVED or Approve. */
export const isApproval = (status: string | undefined): boolean => /^approved?$/i.test(status ?? '');

/** Reads what a risk engine decided, in the specification's shape; a decline says why. */
export function readAssessment(record: JsonObject): Result<Assessment, 'INVALID_INPUT'> {
  const decision = textAt(record, 'Response.Decision');
  const declined = /^declined?$/i.test(decision ?? '');
  if (!isApproval(decision) && !declined) {
    return invalidInput([{ field: 'Response.Decision', reason: 'must be Approved or Declined' }]);
  }
  const reason = textAt(record, 'Response.DeclineReason');
  if (declined && reason === undefined) {
    return invalidInput([{ field: 'Response.DeclineReason', reason: 'is required for a decline' }]);
  }
  const stipulations = valueAt(record, 'Response.Stipulations');
  return success({
    decision: declined ? 'DECLINED' : 'APPROVED',
    reason,
    stipulations: declined || !Array.isArray(stipulations) ? [] : (stipulations as readonly string[]),
  });
}

/** One deal: its terms and what underwriting made of them, as the record has them. */
export interface RecordDeal {
  readonly index: number;
  readonly terms: JsonObject;
  readonly entry: JsonObject;
  readonly term: number;
  readonly approved: boolean;
}

export function recordDeals(record: unknown): RecordDeal[] {
  const terms = (valueAt(record, 'Underwriting.DealTermsInfo') ?? []) as readonly JsonObject[];
  const entries = (valueAt(record, 'Underwriting.UnderwritingInfo') ?? []) as readonly JsonObject[];
  return terms.map((deal, index) => {
    const entry = entries[index] ?? {};
    const term = countAt(deal, 'TermsTerm');
    return { index, terms: deal, entry, term, approved: isApproval(textAt(entry, 'DecisionStatus')) };
  });
}

const cents = (figure: Decimal | undefined): string | null => figure?.toDecimalPlaces(2).toFixed(2) ?? null;
const rate = (figure: Decimal | undefined): string | null => figure?.toDecimalPlaces(12).toFixed() ?? null;

/** The loan's predictions are those of one deal. */
export function predictedColumns({ terms, entry }: RecordDeal): Partial<LoanColumns> {
  const amount = (name: string) => cents(figureAt(entry, name));
  // Gross is before losses: the whole loan and the interest it is expected to earn. Net is what is left of it after them.
  const interest = figureAt(entry, 'ForecastInterestPaid');
  const beforeLosses = interest && figureAt(terms, 'TermsLoanAmount')?.plus(interest);
  const losses = figureAt(entry, 'ForecastNetLossAmount');
  const afterLosses = losses && beforeLosses?.minus(losses);
  return {
    defaultProbability: rate(figureAt(entry, 'DefaultProb')),
    predictedPrincipalPaid: amount('ForecastPrincipalPaid'),
    predictedInterestPaid: amount('ForecastInterestPaid'),
    predictedChargeoffAmount: amount('ForecastChargeoffAmount'),
    predictedRecoveredAmount: amount('ForecastRecoveredAmount'),
    predictedGrossCashflow: cents(beforeLosses),
    predictedNetCashflow: cents(figureAt(entry, 'ForecastTotalPaid') ?? afterLosses),
    predictedYield: rate(figureAt(entry, 'ForecastSimpleNetIRR')),
    apr: rate(figureAt(terms, 'TermsAPR')?.div(PERCENT)),
    fairValuePrice: amount('FairValuePrice'),
    ltv: rate(figureAt(terms, 'TermsLTV')),
  };
}

/** Payment and debts to income are as personal as the income: they stand in a part that is sealed. */
export function ratiosOf(deal: RecordDeal | undefined): { readonly 'application.personal'?: JsonObject } {
  const [pti, dti] = [figureAt(deal?.terms, 'TermsPTI'), figureAt(deal?.terms, 'TermsDTI')];
  const ratios = { ...(pti && { pti: pti.toFixed() }), ...(dti && { dti: dti.toFixed() }) };
  if (Object.keys(ratios).length === 0) return {};
  return { 'application.personal': { loanDetails: { metadata: { AutoLoan: ratios } } } };
}

import type { BusinessDate } from '../calendar.js';
import { PERCENT, ZERO, type Decimal } from '../money.js';
import { countAt, figureAt, textAt } from '../record/read-value.js';
import type { JsonObject, JsonValue } from '../record/json.js';
import { invalidInput, success, type Result } from '../refusal.js';
import { collateralValue } from './application.js';
import { cashflowsCsv } from './cashflow.js';
import { type Deal, dealTermsInfo, underwritingInfo } from './deal.js';
import { forecastDeals, type Forecast } from './forecast.js';
import type { ReasonCode } from '../record/decision.js';

export interface BuiltInInput {
  readonly creditScore: number;
  readonly monthlyDebts: string | undefined;
  readonly today: BusinessDate;
  readonly decidedAt: Date;
}

export interface BuiltInAssessment {
  readonly grade: string;
  readonly record: JsonObject;
}

/** What the built-in forecast makes of an application, in the specification's own shape. */
export function assessApplication(
  application: JsonObject,
  input: BuiltInInput,
): Result<BuiltInAssessment, 'INVALID_INPUT'> {
  const income = monthlyIncome(application);
  if (!income) {
    return invalidInput([
      { field: 'Request.ApplicantInfo', reason: 'must have an income: MonthlyGross or ApplicantIncome' },
    ]);
  }
  const terms = (name: string): Decimal => figureAt(application, `Request.RequestedTermsInfo.${name}`) ?? ZERO;
  const housing = figureAt(application, 'Request.ApplicantInfo.HousingMonthlyPayment') ?? ZERO;
  const forecast = forecastDeals({
    requestedAmount: terms('RequestedLoanAmount'),
    requestedTerm: countAt(application, 'Request.RequestedTermsInfo.RequestedLoanTerm'),
    downPayment: terms('RequestedLoanDownPayment'),
    backEndProducts: terms('RequestedLoanBackendProductsAmount').plus(terms('RequestedLoanGAP')),
    collateralValue: collateralValue(application) ?? ZERO,
    creditScore: input.creditScore,
    monthlyIncome: income,
    monthlyDebts: housing.plus(input.monthlyDebts ?? ZERO),
    fundedOn: input.today,
  });
  if (!forecast.ok) return forecast;
  const { grade, deals, requestedDeal, fundedOn } = forecast.value;
  const requested = deals[requestedDeal];
  return success({
    grade,
    record: {
      Response: response(application, forecast.value, input),
      Underwriting: {
        CashflowsCsv: requested ? cashflowsCsv(requested.cashflows, fundedOn) : '',
        DealTermsInfo: deals.map(dealTermsInfo),
        UnderwritingInfo: deals.map(underwritingInfo),
        PrimaryCreditInfo: {},
      },
    },
  });
}

const NO_DEAL: ReasonCode = 'NO_DEAL_FITS';

/** The specification's incomes are a year's, apart from MonthlyGross. */
function monthlyIncome(application: JsonObject): Decimal | undefined {
  const figure = (name: string) => figureAt(application, `Request.ApplicantInfo.${name}`);
  const monthly = figure('MonthlyGross') ?? figure('ApplicantIncome')?.div(12).toDecimalPlaces(2);
  return monthly?.gt(ZERO) ? monthly : undefined;
}

function response(application: JsonObject, { deals, requestedDeal }: Forecast, input: BuiltInInput): JsonObject {
  const approved = deals.filter(({ underwriting }) => underwriting.decisionStatus === 'APPROVED');
  const isDeclined = approved.length === 0;
  const text = (path: string): string => textAt(application, path) ?? '';
  return {
    ApplicationID: text('Request.ApplicationInfo.ApplicationID'),
    ApplicationType: text('Request.ApplicationInfo.ApplicationType'),
    Comments: [],
    CreditScoreCoapplicant: 0,
    CreditScorePrimary: input.creditScore,
    Date: input.today,
    DealerID: text('Request.DealerInfo.DealerID'),
    Decision: isDeclined ? 'DECLINED' : 'APPROVED',
    DecisionDate: input.decidedAt.toISOString().slice(0, 19).replace('T', ' '),
    DeclineReason: isDeclined ? (deals[requestedDeal]?.underwriting.decisionReason ?? NO_DEAL) : '',
    LoanTerms: approved.map(loanTerms),
    Stipulations: [],
  };
}

const number = (value: Decimal, decimals: number): JsonValue => Number(value.toFixed(decimals));

const loanTerms = ({ terms, underwriting: deal }: Deal): JsonObject => ({
  AcquisitionFee: number(deal.termsDiscountFee, 2),
  AssetPrice: number(deal.fairValuePrice.div(terms.loanAmount), 4),
  DEALER_FLAT: deal.termsDealerFlat.toFixed(),
  DefaultProb: number(deal.defaultProb, 8),
  Description: `${terms.term} months`,
  Discount: number(deal.termsTotalDiscount.div(terms.loanAmount), 6),
  FundedAmount: number(deal.termsFundedAmount, 2),
  GrossYield: number(deal.forecastSimpleIrr, 8),
  IRR: number(deal.forecastSimpleNetIrr, 8),
  LTV: number(terms.ltv, 4),
  Participation: null,
  Payment: number(terms.monthlyPayment, 2),
  Rate: number(terms.noteRate.times(PERCENT), 6),
  TermMonths: terms.term,
  TotalLoanAmount: number(terms.loanAmount, 2),
  VehicleWholesaleValue: null,
});

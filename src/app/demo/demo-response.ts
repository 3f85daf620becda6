import { addDays } from '../../domain/calendar.js';
import { PERCENT, type Decimal } from '../../domain/money.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Deal } from './demo-deals.js';
import { ltvOf, type DealContext } from './demo-deal-texts.js';
import type { DemoLoan } from './demo-loan.js';
import { dealerId } from './demo-request.js';
import { OFFERED_TERMS } from './demo-terms.js';

/** The specification holds these figures as JSON numbers. */
const jsonNumber = (value: Decimal, decimals: number): number => Number(value.toFixed(decimals));

function loanTerms(deal: Deal, context: DealContext, wholesaleValue: number): JsonObject {
  return {
    AcquisitionFee: jsonNumber(context.terms.acquisitionFee, 2),
    AssetPrice: jsonNumber(deal.presentValue.div(deal.amount), 4),
    DEALER_FLAT: '150',
    DefaultProb: jsonNumber(deal.defaultProbability, 6),
    Description: `${deal.termMonths} months`,
    Discount: 0,
    FundedAmount: jsonNumber(deal.amount, 2),
    GrossYield: jsonNumber(deal.ratePercent.div(PERCENT), 6),
    IRR: jsonNumber(deal.simpleNetIrr, 6),
    LTV: jsonNumber(ltvOf(deal, context), 4),
    Participation: null,
    Payment: jsonNumber(deal.payment, 2),
    Rate: jsonNumber(deal.ratePercent, 2),
    TermMonths: deal.termMonths,
    TotalLoanAmount: jsonNumber(deal.amount, 2),
    VehicleWholesaleValue: wholesaleValue,
  };
}

export function demoResponse(loan: DemoLoan, deals: readonly Deal[], context: DealContext): JsonObject {
  const { applicationId, appliedOn, terms, coApplicant, dealer, vehicle } = loan;
  const { declineReason } = context;
  const decidedOn = addDays(appliedOn, 1);
  const offers = deals.slice(0, OFFERED_TERMS.length);
  return {
    ApplicationID: applicationId,
    ApplicationType: 'Complete',
    Comments: [],
    CreditScoreCoapplicant: coApplicant ? Math.min(850, terms.creditScore + 12) : 0,
    CreditScorePrimary: terms.creditScore,
    Date: decidedOn,
    DealerID: dealerId(dealer),
    Decision: declineReason ? 'DECLINED' : 'APPROVED',
    DecisionDate: `${decidedOn} 16:03:33`,
    DeclineReason: declineReason ?? '',
    LoanTerms: declineReason ? [] : offers.map((deal) => loanTerms(deal, context, vehicle.wholesaleValue)),
    Stipulations: declineReason ? [] : ['Proof of income', 'Proof of residence'],
  };
}

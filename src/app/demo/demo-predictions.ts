import type { Decimal } from '../../domain/money.js';
import type { JsonObject } from '../../domain/record/json.js';
import { amountText } from './amount-text.js';
import { demoApr } from './demo-apr.js';
import type { Deal } from './demo-deals.js';
import { digestText } from './demo-digest.js';
import type { DemoLoan } from './demo-loan.js';

/** What underwriting found, as far as loanDetails repeats it. */
export interface Assessment {
  readonly deal: Deal;
  readonly declineReason: string | undefined;
  readonly creditReportHash: string;
  readonly tradeLineCount: number;
}

export function demoPredictions(loan: DemoLoan, assessed?: Assessment): JsonObject {
  const { terms, servicing, loanId } = loan;
  const deal = assessed?.deal;
  const amount = (value: Decimal | undefined): string => (value ? amountText(value) : '');
  const apr = deal && aprOf(loan);
  return {
    defaultProbability: deal ? deal.defaultProbability.toFixed(6) : '',
    grade: deal ? terms.grade : '',
    predictedPrincipalPaid: amount(deal?.principalPaid),
    predictedInterestPaid: amount(deal?.interestPaid),
    predictedChargeoffAmount: amount(deal?.chargedOff),
    predictedRecoveredAmount: amount(deal?.recovered),
    predictedGrossCashflow: amount(deal?.totalPaid),
    predictedNetCashflow: amount(deal?.totalPaidLessFees),
    predictedYield: deal ? deal.simpleNetIrr.toFixed(6) : '',
    apr: apr?.toFixed(6) ?? '',
    fairValuePrice: amount(deal?.presentValue),
    lendingDecisionReason: assessed ? (assessed.declineReason ?? 'WITHIN_LIMITS') : '',
    creditReportHash: assessed?.creditReportHash ?? '',
    retailInstallmentContractHash: servicing ? digestText(`${loanId}/contract`) : '',
    applicantCreditVision: assessed ? `Grade ${terms.grade} file, ${assessed.tradeLineCount} trade lines` : '',
    coApplicantCreditVision: '',
  };
}

/** The acquisition fee is a finance charge paid at closing, so the borrower has the use of that much less. */
function aprOf({ terms, installments }: DemoLoan): Decimal | undefined {
  const [first] = installments;
  if (!first) return undefined;
  const amountFinanced = terms.principal.minus(terms.acquisitionFee);
  return demoApr(amountFinanced, first.amount, installments.length, terms.isBiweekly ? 26 : 12);
}

import type { JsonObject } from '../domain/record/json.js';
import { addressText, amountText, digestText, countText, bulkDraws } from './demo-random.js';
import { demoPayments, servicingPosition, type DemoLoan, type ServicingPosition } from './demo-loan.js';
import { Decimal, ONE, ZERO } from '../domain/money.js';
import type { Deal } from './demo-deals.js';
import { bucketRow, riskRating } from '../domain/delinquency/delinquency.js';
import { dtiOf, ltvOf, ptiOf, ratioText, type DealContext } from './demo-deal-texts.js';
import { daysBetween, type BusinessDate } from '../domain/calendar.js';
import { SPELLINGS } from '../domain/record/spelling.js';
import type { DemoServicing } from './demo-servicing.js';

/** Borrower, lender and servicer, with their addresses on the ledger. */
export function demoParties({ person, lender, servicer, servicing }: DemoLoan): JsonObject {
  const [lenderId, servicerId] = [`LEN-${lender}`, `SRV-${servicer}`];
  return {
    borrower: addressText(person.borrowerId),
    lenderId,
    initialLender: servicing ? addressText(lenderId) : '',
    primaryServicerId: servicerId,
    secondaryServicerId: `SRV-${(servicer % 4) + 1}`,
    loanServicer: addressText(servicerId),
  };
}

/** Six correct decimals are enough for a demo, and short figures multiply several times as fast. */
const Short = Decimal.clone({ precision: 18 });
const CLOSE_ENOUGH = new Short('1e-10');

/**
 * The annual percentage rate of equal payments one period apart: Newton's method on what one unit of payment per period
 * is worth. The exact method of Regulation Z is in the domain; it takes as long as all the rest of a demo record.
 */
export function demoApr(amountFinanced: Decimal, payment: Decimal, count: number, periodsPerYear: number): Decimal {
  const target = new Short(amountFinanced).div(new Short(payment));
  let rate = new Short(1).div(count);
  for (let round = 0; round < 30; round += 1) {
    const discount = rate.plus(ONE).pow(-count);
    const worth = new Short(1).minus(discount).div(rate);
    const slope = discount.times(count).div(rate.plus(ONE)).minus(worth).div(rate);
    const step = worth.minus(target).div(slope);
    rate = rate.minus(step);
    if (step.abs().lt(CLOSE_ENOUGH)) break;
  }
  return new Decimal(rate.times(periodsPerYear).toFixed(6));
}

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

export const GRACE_DAYS = 10;

export function demoAutoLoan(
  loan: DemoLoan,
  requested: Deal,
  context: DealContext,
  position?: ServicingPosition,
): JsonObject {
  const { servicing, terms, installments } = loan;
  const isFunded = servicing !== undefined;
  return {
    fundedDate: servicing?.fundedOn ?? '',
    currentDpd: countText(position?.daysPastDue ?? 0),
    originalBalance: isFunded ? amountText(terms.principal) : '',
    currentBalance: position ? amountText(position.balance) : '',
    originalTerm: countText(terms.termMonths),
    remainingTerm: countText(position ? position.remainingTerm : terms.termMonths),
    pti: ratioText(ptiOf(requested, context)),
    dti: ratioText(dtiOf(requested, context)),
    ltv: ratioText(ltvOf(requested, context)),
    scheduledPayment: amountText(installments[0]?.amount ?? ZERO),
    currentPaymentDue: amountText(position?.currentDue ?? ZERO),
    pastDueAmount: amountText(position?.pastDue ?? ZERO),
    totalPrincipalPaid: amountText(position?.principalPaid ?? ZERO),
    totalInterestPaid: amountText(position?.interestPaid ?? ZERO),
    totalFeesPaid: '0.00',
    chargeoffAmount: amountText(servicing?.chargedOff ?? ZERO),
    recoveredAmount: amountText(servicing?.recovered ?? ZERO),
    paymentStatus: position ? paymentStatus(loan, position) : '',
    scheduledMaturityDate: (servicing && installments.at(-1)?.dueDate) ?? '',
  };
}

function paymentStatus({ story }: DemoLoan, { daysPastDue }: ServicingPosition): string {
  if (story.state === 'CHARGED_OFF') return 'Charged Off';
  if (story.state !== 'ACTIVE') return 'Paid Off';
  if (daysPastDue === 0) return 'On Time';
  return daysPastDue <= GRACE_DAYS ? 'Grace' : bucketRow(daysPastDue).label;
}

const LATE_FEE = '25.00';
const EPOCH_DAY = '1970-01-01' as BusinessDate;
const FIRST_BLOCK_DAY = '2015-07-30' as BusinessDate;

export function demoLoanDetails(
  loan: DemoLoan,
  requested: Deal,
  context: DealContext,
  assessed?: Assessment,
): JsonObject {
  const { terms, story, servicing, installments } = loan;
  const draw = bulkDraws(`${loan.topic}/details`);
  const position = servicing && servicingPosition(servicing, terms.principal, loan.today);
  const createdAt = daysBetween(EPOCH_DAY, loan.appliedOn) * 86_400_000 + 50_400_000 + draw(21_600_000);
  const daysPastDue = position?.daysPastDue ?? 0;
  return {
    applicationId: loan.applicationId,
    borrowerId: loan.person.borrowerId,
    ...demoParties(loan),
    loanType: 'AutoLoan',
    principalAmount: amountText(terms.principal),
    loanAmount: amountText(terms.principal),
    collateralType: 'Vehicles',
    collateralAmount: amountText(terms.collateral),
    interestRate: terms.ratePercent.toFixed(2),
    spread: terms.isFloating ? terms.ratePercent.minus('4.33').toFixed(2) : '1.25',
    interestRateType: terms.isFloating ? 'Floating' : 'Fixed',
    indexRate: terms.isFloating ? '4.33' : '',
    originationDate: servicing?.fundedOn ?? '',
    maturityDate: (servicing && installments.at(-1)?.dueDate) ?? '',
    amortizationType: 'FullAmortization',
    loanStatus: SPELLINGS.LoanStatus[story.state],
    encumberedStatus: servicing && position ? lienOf(loan, servicing, position) : '',
    term: countText(terms.termMonths),
    repaidAmount: amountText(position?.principalPaid ?? ZERO),
    remainingBalance: position ? amountText(position.balance) : '',
    startBlock: servicing ? countText(daysBetween(FIRST_BLOCK_DAY, servicing.fundedOn) * 6_500) : '',
    delinquentAmount: amountText(daysPastDue > GRACE_DAYS ? (position?.pastDue ?? ZERO) : ZERO),
    delinquentDays: countText(Math.max(0, daysPastDue - GRACE_DAYS)),
    paymentFrequency: terms.isBiweekly ? 'Biweekly' : 'Monthly',
    installment: countText(installments.length),
    riskRating: SPELLINGS.RiskRating[riskRating(terms.defaultProbability, daysPastDue)],
    firstPaymentDate: (servicing && installments[0]?.dueDate) ?? '',
    lastPaymentDate: position?.lastPaidOn ?? '',
    nextPaymentDate: position?.nextDueOn ?? '',
    prepaymentPenalty: '0.00',
    lateFee: LATE_FEE,
    createdAt: countText(createdAt),
    ...demoPredictions(loan, assessed),
    macroEconomicFeatures: {
      unemployment: (34 + draw(18)) / 10,
      cpi: 250 + draw(70),
      fedRate: (25 + draw(500)) / 100,
    },
    loanPayments: demoPayments(loan),
    metadata: { AutoLoan: demoAutoLoan(loan, requested, context, position) },
  };
}

function lienOf({ story, today }: DemoLoan, servicing: DemoServicing, position: ServicingPosition): string {
  if (story.state === 'CHARGED_OFF') return servicing.recovered.gt(ZERO) ? 'Sold' : 'Repossessed';
  if (story.isNew) return 'Pending';
  if (story.state === 'ACTIVE') return 'Lien';
  const paidOffOn = position.lastPaidOn ?? today;
  return daysBetween(paidOffOn, today) > 30 ? 'Released' : 'ReleasePending';
}

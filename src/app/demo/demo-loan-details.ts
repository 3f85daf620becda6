import { daysBetween, type BusinessDate } from '../../domain/calendar.js';
import { riskRating } from '../../domain/delinquency/risk-rating.js';
import { ZERO } from '../../domain/money.js';
import type { JsonObject } from '../../domain/record/json.js';
import { SPELLINGS } from '../../domain/record/spelling.js';
import { amountText, countText } from './amount-text.js';
import { demoAutoLoan, GRACE_DAYS } from './demo-auto-loan.js';
import type { Deal } from './demo-deals.js';
import type { DealContext } from './demo-deal-texts.js';
import type { DemoLoan } from './demo-loan.js';
import { demoParties } from './demo-parties.js';
import { demoPayments } from './demo-payments.js';
import { demoPredictions, type Assessment } from './demo-predictions.js';
import { bulkDraws } from './demo-random.js';
import type { DemoServicing } from './demo-servicing.js';
import { servicingPosition, type ServicingPosition } from './servicing-position.js';

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

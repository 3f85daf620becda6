import { bucketRow } from '../../domain/delinquency/bucket.js';
import { ZERO } from '../../domain/money.js';
import type { JsonObject } from '../../domain/record/json.js';
import { amountText, countText } from './amount-text.js';
import type { Deal } from './demo-deals.js';
import { dtiOf, ltvOf, ptiOf, ratioText, type DealContext } from './demo-deal-texts.js';
import type { DemoLoan } from './demo-loan.js';
import type { ServicingPosition } from './servicing-position.js';

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
    remainingTerm: countText(position ? position.remainingTerm : installments.length),
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

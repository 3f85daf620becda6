import { inputCheck } from '../input-check.js';
import { PERCENT, type Decimal } from '../money.js';
import { figureAt } from '../record/figure-at.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { invalidInput, refuse, success, type OtherRefusal, type Result } from '../refusal.js';
import { DAY_COUNTS, type DayCount } from '../schedule/day-count.js';
import { installmentsIn, type Frequency } from '../schedule/frequency.js';
import { AMOUNT_OR_ZERO } from '../schedule/quote-bounds.js';
import { quoteSchedule, type ScheduleQuote } from '../schedule/quote-schedule.js';
import { predictedColumns, type RecordDeal } from '../underwriting/assessment.js';
import { DEFAULT_GRACE_DAYS, type ServicingTerms } from './servicing-terms.js';

export interface FundingInput {
  readonly fundedOn: string;
  readonly firstPaymentOn?: string | undefined;
  readonly frequency?: Frequency | undefined;
  readonly dayCount?: DayCount | undefined;
  readonly graceDays?: number | undefined;
  readonly lateFee?: string | undefined;
}

/** By its place in the list, by its term, or the first approved one; a deal that is not approved is not on offer. */
export function chooseDeal(
  deals: readonly RecordDeal[],
  { index, term }: { readonly index: number | undefined; readonly term: number | undefined },
): Result<RecordDeal, OtherRefusal> {
  const offered = deals.filter(({ approved }) => approved);
  const chosen = offered.find(
    (deal) => (index === undefined || deal.index === index) && (term === undefined || deal.term === term),
  );
  if (chosen) return success(chosen);
  const terms = [...new Set(offered.map((deal) => deal.term))].sort((a, b) => a - b);
  return refuse('DEAL_NOT_OFFERED', 'No approved deal has these terms', { offeredTerms: terms.join(', ') });
}

export interface Funding {
  readonly terms: ServicingTerms;
  readonly principal: Decimal;
  readonly columns: Partial<LoanColumns>;
}

/** What funding fixes: the account's terms and the loan's own figures. */
export function fundDeal(deal: RecordDeal, ratePercent: Decimal, input: FundingInput): Result<Funding> {
  const check = inputCheck();
  const lateFee = check.decimal('lateFee', input.lateFee ?? '0', AMOUNT_OR_ZERO);
  const graceDays = check.integer('graceDays', input.graceDays ?? DEFAULT_GRACE_DAYS, 0, 60);
  const dayCount = check.oneOf('dayCount', input.dayCount ?? 'ACTUAL_365', DAY_COUNTS);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const frequency = input.frequency ?? 'MONTHLY';
  const schedule = {
    principal: figureAt(deal.terms, 'TermsLoanAmount')?.toFixed() ?? '0',
    annualRatePercent: ratePercent.toFixed(),
    fundedOn: input.fundedOn,
    ...(input.firstPaymentOn !== undefined && { firstPaymentOn: input.firstPaymentOn }),
    frequency,
    installments: installmentsIn(deal.term, frequency),
    dayCount,
  };
  const quote = quoteSchedule(schedule);
  if (!quote.ok) return quote;
  return success({
    terms: { schedule, opening: undefined, graceDays, lateFee },
    principal: quote.value.principal,
    columns: {
      ...predictedColumns(deal),
      ...fundedColumns(deal, ratePercent, quote.value),
      lateFee: lateFee.toFixed(2),
    },
  });
}

function fundedColumns(deal: RecordDeal, ratePercent: Decimal, quote: ScheduleQuote): Partial<LoanColumns> {
  const principal = quote.principal.toFixed(2);
  return {
    principalAmount: principal,
    loanAmount: principal,
    originalBalance: principal,
    interestRate: ratePercent.toFixed(),
    interestRateType: 'FIXED',
    amortizationType: 'FULL_AMORTIZATION',
    originationDate: quote.fundedOn,
    fundedDate: quote.fundedOn,
    firstPaymentDate: quote.installments[0]?.dueDate ?? null,
    maturityDate: quote.maturesOn,
    scheduledMaturityDate: quote.maturesOn,
    term: deal.term,
    originalTerm: deal.term,
    paymentFrequency: quote.frequency,
    installment: quote.installments.length,
    scheduledPayment: quote.payment.toFixed(2),
    apr: quote.aprPercent.div(PERCENT).toFixed(),
  };
}

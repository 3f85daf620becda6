import { addDays, type BusinessDate } from '../calendar.js';
import { inputCheck, type InputCheck } from '../input-check.js';
import { decimal, PERCENT, ZERO, type Decimal } from '../money.js';
import { figureAt } from '../record/read-value.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { invalidInput, success, type FieldFault, type Refused, type Result } from '../refusal.js';
import { LOAN_DAY_COUNTS, type DayCount } from '../schedule/day-count.js';
import { installmentsIn, type Frequency } from '../schedule/frequency.js';
import type { AmortizationChoice, ScheduleQuoteInput } from '../schedule/plan-schedule.js';
import { AMOUNT, AMOUNT_OR_ZERO, RATE_PERCENT } from '../schedule/quote-bounds.js';
import type { ScheduleQuote } from '../schedule/quote.js';
import { rateOn } from '../schedule/rate-history.js';
import { predictedColumns, type RecordDeal } from '../underwriting/assessment.js';
import { AMORTIZATION_TYPES, type KeptContract, type ServicingTerms } from './servicing-terms.js';
import { type Disbursement, disbursementOf, governingTerms, ownFigures } from './contract-figures.js';
import { lateFeeOn } from '../rules/late-fee-policy.js';
import { readContractRules, type ContractInput } from './contract-rules.js';
import { moveDueDates, readRules, type ServicingRulesInput } from '../rules/servicing-rules.js';
import { checkContract, type StatedFigures } from './signed-contract.js';

/** What may be said of the contract at funding; what is not said is taken from the deal, or computed. */
export interface FundingInput extends ContractInput, ServicingRulesInput {
  /** The day the money leaves. */
  readonly fundedOn: BusinessDate;
  /** Interest runs from it; the day of funding by default. */
  readonly contractOn?: string | undefined;
  readonly firstPaymentOn?: string | undefined;
  readonly finalPaymentOn?: string | undefined;
  readonly frequency?: Frequency | undefined;
  readonly dayCount?: DayCount | undefined;
  readonly amortization?: AmortizationChoice | undefined;
  readonly balloonAmount?: string | undefined;
  readonly amortizationInstallments?: number | undefined;
  /** The contract's fixed rate; the deal's by default. Or index and spread, and the rate floats. */
  readonly annualRatePercent?: string | undefined;
  readonly indexRatePercent?: string | undefined;
  readonly spreadPercent?: string | undefined;
  readonly payment?: string | undefined;
  readonly firstPayment?: string | undefined;
  readonly finalPayment?: string | undefined;
  readonly financeCharge?: string | undefined;
  readonly prepaidFinanceCharge?: string | undefined;
  readonly aprPercent?: string | undefined;
  /** The reason for accepting a contract that differs from our own figures. */
  readonly acceptDifference?: string | undefined;
}

export interface Funding {
  readonly terms: ServicingTerms;
  readonly principal: Decimal;
  readonly disbursement: Disbursement;
  readonly columns: Partial<LoanColumns>;
}

/** A contract is funded within a year, or it is another contract. */
const LONGEST_WAIT_DAYS = 366;

/** What funding fixes: the contract as it was signed, the account's terms and the loan's own figures. */
export function fundDeal(
  deal: RecordDeal,
  dealRatePercent: Decimal,
  input: FundingInput,
): Result<Funding, 'CONTRACT_DIFFERS' | 'INVALID_INPUT' | 'NO_SOLUTION'> {
  const check = inputCheck();
  const { rules: accountRules, graceDays, lateFeeText } = readContractRules(check, input);
  const rules = readRules(check, input);
  const stated = statedFigures(check, deal, input);
  const schedule = scheduleOf(check, deal, dealRatePercent, { ...input, payment: stated.payment?.toFixed(2) });
  if (check.faults.length > 0) return invalidInput(check.faults);
  const own = ownFigures(schedule);
  if (!own.ok) {
    const { refusal } = own;
    return refusal.code === 'INVALID_INPUT' ? inInputWords(refusal.faults) : { ok: false, refusal };
  }
  const checked = checkContract(stated, own.value, input.acceptDifference);
  if (!checked.ok) return checked;
  const quote = own.value.schedule;
  const { principal } = quote;
  const disbursement = disbursementOf(deal, principal);
  const contract: KeptContract = {
    contractDate: quote.fundedOn,
    stated: printed(stated),
    own: printed(own.value.byDays),
    firstPayment: input.firstPayment,
    prepaidFinanceCharge: input.prepaidFinanceCharge,
    acceptedBecause: checked.value.length > 0 ? input.acceptDifference : undefined,
    fundedAmount: disbursement.fundedAmount.toFixed(2),
    dealerDiscount: disbursement.dealerDiscount.toFixed(2),
    dealerFlat: disbursement.dealerFlat.toFixed(2),
  };
  if (lateFeeOn(accountRules.lateFee, quote.payment, quote.payment).gt(quote.payment)) {
    return invalidInput([
      { field: 'lateFee', reason: `must not exceed the installment of ${quote.payment.toFixed(2)}` },
    ]);
  }
  return success({
    terms: { schedule: governingTerms(schedule), opening: undefined, graceDays, accountRules, rules, contract },
    principal,
    disbursement,
    columns: {
      ...predictedColumns(deal),
      ...fundedColumns(deal, schedule, quote, input.fundedOn, stated),
      firstPaymentDate: moveDueDates(quote.installments.slice(0, 1), rules)[0]?.dueDate ?? null,
      lateFee: lateFeeText,
      prepaymentPenalty: accountRules.prepaymentPenaltyPercent.toFixed(),
    },
  });
}

/** What the contract states: as given, and where nothing is given as the deal offered it. */
function statedFigures(check: InputCheck, { terms }: RecordDeal, input: FundingInput): StatedFigures {
  const read = (field: 'finalPayment' | 'financeCharge' | 'payment' | 'aprPercent', bounds = AMOUNT) => {
    const given = input[field];
    return given === undefined ? undefined : check.decimal(field, given, bounds);
  };
  const isAsOffered =
    (input.frequency ?? 'MONTHLY') === 'MONTHLY' &&
    (input.amortization ?? 'FULL') === 'FULL' &&
    input.annualRatePercent === undefined &&
    input.indexRatePercent === undefined;
  const offered = (name: string, decimals: number): Decimal | undefined => {
    const figure = isAsOffered ? figureAt(terms, name)?.toDecimalPlaces(decimals) : undefined;
    return figure?.gt(ZERO) ? figure : undefined;
  };
  const payment = read('payment') ?? offered('TermsMonthlyPayment', 2);
  const finalPayment = read('finalPayment');
  const financeCharge = read('financeCharge', AMOUNT_OR_ZERO);
  const aprPercent = read('aprPercent', RATE_PERCENT) ?? offered('TermsAPR', 8);
  return {
    ...(payment && { payment }),
    ...(finalPayment && { finalPayment }),
    ...(financeCharge && { financeCharge }),
    ...(aprPercent && { aprPercent }),
  };
}

function scheduleOf(
  check: InputCheck,
  deal: RecordDeal,
  dealRatePercent: Decimal,
  input: FundingInput,
): ScheduleQuoteInput {
  const { fundedOn, indexRatePercent, spreadPercent } = input;
  const dayCount = check.oneOf('dayCount', input.dayCount ?? 'ACTUAL_365', LOAN_DAY_COUNTS);
  const contractOn =
    input.contractOn === undefined
      ? fundedOn
      : check.date('contractDate', input.contractOn, { from: addDays(fundedOn, -LONGEST_WAIT_DAYS) });
  if (contractOn > fundedOn) check.fault('contractDate', 'must not be after the funding date');
  const floats = indexRatePercent !== undefined || spreadPercent !== undefined;
  if (floats && (indexRatePercent === undefined || spreadPercent === undefined)) {
    check.fault('indexRatePercent', 'and `spreadPercent` must be given together');
  }
  if (floats && input.amortization === 'BALLOON' && input.payment !== undefined) {
    check.fault('payment', 'cannot be combined with a balloon and a floating rate');
  }
  const frequency = input.frequency ?? 'MONTHLY';
  const { firstPaymentOn, finalPaymentOn, amortization, balloonAmount, amortizationInstallments } = input;
  return {
    principal: figureAt(deal.terms, 'TermsLoanAmount')?.toFixed() ?? '0',
    ...(floats
      ? { floating: { indexRatePercent: indexRatePercent ?? '0', spreadPercent: spreadPercent ?? '0' } }
      : { annualRatePercent: input.annualRatePercent ?? dealRatePercent.toFixed() }),
    fundedOn: contractOn,
    ...given({ firstPaymentOn, finalPaymentOn, amortization, balloonAmount, amortizationInstallments }),
    ...given({ payment: input.payment, firstPayment: input.firstPayment }),
    ...given({ prepaidFinanceCharge: input.prepaidFinanceCharge }),
    frequency,
    installments: installmentsIn(deal.term, frequency),
    dayCount,
  };
}

const given = <T extends object>(members: T): Partial<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The calculators' names for what funding calls otherwise. */
const INPUT_NAMES: Readonly<Record<string, string>> = {
  fundedOn: 'contractDate',
  firstPaymentOn: 'firstPaymentDate',
  finalPaymentOn: 'finalPaymentDate',
  'floating.indexRatePercent': 'indexRatePercent',
  'floating.spreadPercent': 'spreadPercent',
};

const inInputWords = (faults: readonly FieldFault[]): Refused<'INVALID_INPUT'> =>
  invalidInput(faults.map(({ field, reason }) => ({ field: INPUT_NAMES[field] ?? field, reason })));

const printed = ({ payment, finalPayment, financeCharge, aprPercent }: StatedFigures): KeptContract['stated'] =>
  given({
    payment: payment?.toFixed(2),
    finalPayment: finalPayment?.toFixed(2),
    financeCharge: financeCharge?.toFixed(2),
    aprPercent: aprPercent?.toFixed(),
  });

function fundedColumns(
  deal: RecordDeal,
  { floating, amortization }: ScheduleQuoteInput,
  quote: ScheduleQuote,
  fundedOn: BusinessDate,
  stated: StatedFigures,
): Partial<LoanColumns> {
  const principal = quote.principal.toFixed(2);
  return {
    principalAmount: principal,
    loanAmount: principal,
    originalBalance: principal,
    interestRate: rateOn(quote.rates, quote.fundedOn).times(PERCENT).toFixed(),
    interestRateType: floating ? 'FLOATING' : 'FIXED',
    ...(floating && {
      indexRate: decimal(floating.indexRatePercent).toFixed(),
      spread: decimal(floating.spreadPercent).toFixed(),
    }),
    amortizationType: AMORTIZATION_TYPES[amortization ?? 'FULL'],
    originationDate: quote.fundedOn,
    fundedDate: fundedOn,
    maturityDate: quote.maturesOn,
    scheduledMaturityDate: quote.maturesOn,
    term: deal.term,
    originalTerm: deal.term,
    paymentFrequency: quote.frequency,
    installment: quote.installments.length,
    scheduledPayment: (stated.payment ?? quote.payment).toFixed(2),
    apr: (stated.aprPercent ?? quote.aprPercent).div(PERCENT).toDecimalPlaces(12).toFixed(),
  };
}

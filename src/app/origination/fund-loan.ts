import { accruedTo, fundingBalances } from '../../domain/ledger/balances.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { chooseDeal } from '../../domain/loan/signed-contract.js';
import type { RulesInput } from '../../domain/loan/contract-rules.js';
import { fundDealInSteps, type FundingInput } from '../../domain/loan/funding.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { servicingFigures } from '../../domain/loan/servicing-figures.js';
import type { ServicingRulesInput } from '../../domain/rules/servicing-rules.js';
import { openAccountInSteps, openedOn, AMORTIZATION_CHOICES } from '../../domain/loan/servicing-terms.js';
import type { Decimal } from '../../domain/money.js';
import { figureAt } from '../../domain/record/read-value.js';
import { type JsonObject, valueAt } from '../../domain/record/json.js';
import { invalidInput, refuse, refused, success, type Result } from '../../domain/refusal.js';
import { ratiosOf, recordDeals, type RecordDeal } from '../../domain/underwriting/assessment.js';
import type { DayCount } from '../../domain/schedule/day-count.js';
import type { Frequency } from '../../domain/schedule/frequency.js';
import {
  checkText,
  commandCall,
  type Caller,
  loanCommand,
  type CommandNeeds,
  type LoanWork,
  withoutNulls,
} from '../command/loan-command.js';
import { stepsInTurns } from '../runtime/in-turns.js';
import { type LoanAnswer, recordChange } from '../loan/record-change.js';
import type { LockedLoan } from '../ports/loan-stores.js';
import { saveSealedReferences } from '../loan/update-loan-references.js';
import { joined } from './underwrite-loan.js';

export interface FundLoanInput extends ServicingRulesInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** The deal's id, or its term; the first approved deal of the requested term by default. */
  readonly dealId?: string | null | undefined;
  readonly term?: number | null | undefined;
  /** When the contract was signed: interest runs from it. Today by default. */
  readonly contractDate?: string | null | undefined;
  readonly firstPaymentDate?: string | null | undefined;
  readonly finalPaymentDate?: string | null | undefined;
  readonly amortization?: keyof typeof AMORTIZATION_CHOICES | null | undefined;
  readonly balloonAmount?: string | null | undefined;
  readonly amortizationInstallments?: number | null | undefined;
  readonly annualRatePercent?: string | null | undefined;
  readonly indexRatePercent?: string | null | undefined;
  readonly spreadPercent?: string | null | undefined;
  readonly payment?: string | null | undefined;
  readonly firstPayment?: string | null | undefined;
  readonly finalPayment?: string | null | undefined;
  readonly financeCharge?: string | null | undefined;
  readonly prepaidFinanceCharge?: string | null | undefined;
  readonly aprPercent?: string | null | undefined;
  /** Why a contract stands that differs from our own figures. */
  readonly acceptDifference?: string | null | undefined;
  readonly frequency?: Frequency | null | undefined;
  readonly dayCount?: DayCount | null | undefined;
  readonly graceDays?: number | null | undefined;
  readonly lateFee?: string | null | undefined;
  readonly rules?: NullableRules | null | undefined;
}

/** Members that are null are as if they were not given. */
type Nullable<T> = { readonly [Key in keyof T]: Nullable<Exclude<T[Key], undefined>> | null | undefined };
type NullableRules = Partial<Nullable<RulesInput>>;

const FUNDED_PARTS = ['underwriting.economics', 'underwriting.personal', 'risk.economics'] as const;

/** Pays the loan out, today: fixes one approved deal's terms and schedule and opens the account. */
export const fundLoan =
  (needs: CommandNeeds) =>
  (caller: Caller, input: FundLoanInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('fundLoan', caller, input), input.loanId, async (work) => {
      const { loan, stores, now, today } = work;
      const next = transitionLoan(loan.loanStatus, 'fundLoan');
      if (!next.ok) return next;
      const check = inputCheck();
      checkText(check, 'acceptDifference', input.acceptDifference);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const ready = await readyToFund(work);
      if (!ready.ok) return ready;
      const record = joined(await stores.origination.excerpts(loan.id, FUNDED_PARTS));
      const deal = chooseDeal(loan.id, recordDeals(record), dealAsked(input, loan.term));
      if (!deal.ok) return deal;
      const rate = noteRate(record, deal.value);
      const funding = await stepsInTurns(fundDealInSteps(deal.value, rate, fundingInput(input, today, loan)));
      if (!funding.ok) return funding;
      const { terms, principal, disbursement, columns } = funding.value;
      const opened = await stepsInTurns(openAccountInSteps(terms, []));
      if (!opened.ok) return opened;
      const account = accruedTo(opened.value, openedOn(opened.value));
      await stores.accounts.saveTerms(loan.id, terms, now);
      await saveSealedReferences(stores, loan, ratiosOf(deal.value));
      const posting = { kind: 'FUNDING', amounts: fundingBalances(principal, disbursement) } as const;
      await stores.accounts.post(loan.id, [posting], today, now);
      await stores.accounts.markForReview(loan.id, account, today);
      const figures = servicingFigures(account, today, { ...loan, ...columns });
      return success(
        await recordChange(work, {
          to: next.value,
          columns: { ...columns, ...figures },
          reason: terms.contract?.acceptedBecause,
          amounts: { principal: principal.toFixed(2) },
        }),
      );
    });

async function readyToFund({ loan, stores }: LoanWork): Promise<Result<true>> {
  const open = (await stores.origination.stipulations(loan.id)).filter(({ clearedAt }) => !clearedAt);
  if (open.length > 0) {
    return refused({
      code: 'STIPULATIONS_OPEN',
      message: 'Conditions of the approval are not cleared yet',
      stipulations: open.map(({ position }) => ({ loanId: loan.id, position })),
    });
  }
  const lien = loan.encumberedStatus;
  return lien === 'PENDING' || lien === 'LIEN'
    ? success(true)
    : refuse('LIEN_MISSING', 'The lien is neither recorded nor pending');
}

/** Without a choice, the term that was applied for. */
const dealAsked = ({ dealId, term }: FundLoanInput, requested: number | null) => ({
  id: dealId ?? undefined,
  term: term ?? (dealId == null ? (requested ?? undefined) : undefined),
});

/** The rate that the response offers for the deal's term and payment; the specification's deal itself tells only its APR. */
function noteRate(record: JsonObject, { terms, term }: RecordDeal): Decimal {
  const payment = figureAt(terms, 'TermsMonthlyPayment');
  const offers = (valueAt(record, 'Response.LoanTerms') ?? []) as readonly JsonObject[];
  const offer = offers.find(
    (candidate) =>
      figureAt(candidate, 'TermMonths')?.eq(term) === true &&
      (payment === undefined || figureAt(candidate, 'Payment')?.eq(payment) === true),
  );
  const rate = figureAt(offer, 'Rate') ?? figureAt(terms, 'TermsAPR');
  if (!rate) throw new TypeError('A deal without rate was approved');
  return rate;
}

function fundingInput(
  input: FundLoanInput,
  today: BusinessDate,
  { dealerState, prepaymentPenalty }: LockedLoan,
): FundingInput {
  const { contractDate, firstPaymentDate, finalPaymentDate, amortization, rules, ...said } = withoutNulls(input);
  return {
    ...said,
    fundedOn: today,
    contractOn: contractDate,
    firstPaymentOn: firstPaymentDate,
    finalPaymentOn: finalPaymentDate,
    amortization: amortization && AMORTIZATION_CHOICES[amortization],
    rules,
    dealerState,
    prepaymentPenalty,
  };
}

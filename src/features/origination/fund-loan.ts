import { FundLoanInput } from './fund-loan.input.js';
import { checkText, withoutNulls } from '../command/command-call.js';
import { accruedTo, fundingBalances } from '../../domain/ledger/balances.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { chooseDeal } from '../../domain/loan/signed-contract.js';
import { fundDeal, type FundingInput } from '../../domain/loan/funding.js';
import { servicingFigures } from '../../domain/loan/servicing-figures.js';
import { openAccount, openedOn, AMORTIZATION_CHOICES } from '../../domain/loan/servicing-terms.js';
import type { Decimal } from '../../domain/money.js';
import { figureAt } from '../../domain/record/read-value.js';
import { type JsonObject, valueAt } from '../../domain/record/json.js';
import { invalidInput, refuse, refused, success, type Result } from '../../domain/refusal.js';
import { ratiosOf, recordDeals, type RecordDeal } from '../../domain/underwriting/assessment.js';
import { type LoanWork } from '../loan/loan-command.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { recordChange } from '../loan/record-change.js';
import type { LockedLoan } from '../loan/loan-stores.js';
import { saveSealedReferences } from '../loan/save-sealed-references.js';
import { joined } from './joined-record.js';
import { loanCommand } from '../loan/loan-command.js';
import { BLOCK_FUNDING } from '../../domain/hold/hold-effects.js';
import { DEAL_FIELDS, MONEY_FIELDS } from '../loan/affected-fields.js';
import { LoanUpdated } from '../loan/loan-answer.js';

const FUNDED_PARTS = ['underwriting.economics', 'underwriting.personal', 'risk.economics'] as const;

/** The fields of `Loan` that a contract fixes. */
const CONTRACT_FIELDS: readonly string[] = [
  'amortizationType',
  'contract',
  'firstPaymentDate',
  'indexRate',
  'interestRateType',
  'lateFee',
  'loanAmount',
  'originationDate',
  'prepaymentPenaltyPercent',
  'principalAmount',
  'rules',
  'spread',
  'term',
];

/** Pays the loan out, today: fixes one approved deal's terms and schedule and opens the account. */
export const fundLoan = loanCommand({
  name: 'fundLoan',
  summary: 'Pays out a loan: fixes the terms of one approved deal and opens its account.',
  event: 'Loan funded',
  scope: 'loan:fund',
  states: { APPROVED: ['ACTIVE'] },
  blockedBy: BLOCK_FUNDING,
  refusals: ['CONTRACT_DIFFERS', 'DEAL_NOT_OFFERED', 'LIEN_MISSING', 'NO_SOLUTION', 'STIPULATIONS_OPEN'],
  rest: { path: '/fund-loan', answer: 'loanId loanStatus' },
  menu: 'Origination',
  affects: [...MONEY_FIELDS, ...DEAL_FIELDS, ...CONTRACT_FIELDS],
  input: FundLoanInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { loan, stores, now, today } = work;
    const check = inputCheck();
    checkText(check, 'acceptDifference', input.acceptDifference);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const ready = await readyToFund(work);
    if (!ready.ok) return ready;
    const record = joined(await stores.origination.excerpts(loan.id, FUNDED_PARTS));
    const deal = chooseDeal(loan.id, recordDeals(record), dealAsked(input, loan.term));
    if (!deal.ok) return deal;
    const rate = noteRate(record, deal.value);
    const funding = await inTurn(() => fundDeal(deal.value, rate, fundingInput(input, today, loan)));
    if (!funding.ok) return funding;
    const { terms, principal, disbursement, columns } = funding.value;
    const opened = await inTurn(() => openAccount(terms, []));
    if (!opened.ok) return opened;
    const account = accruedTo(opened.value, openedOn(opened.value));
    await stores.accounts.saveTerms(loan.id, terms, now);
    await saveSealedReferences(stores, loan, ratiosOf(deal.value));
    const posting = { kind: 'FUNDING', amounts: fundingBalances(principal, disbursement) } as const;
    await stores.accounts.post(loan.id, [posting], openedOn(account), now);
    await stores.accounts.markForReview(loan.id, account, today);
    const figures = servicingFigures(account, today, { ...loan, ...columns });
    return success(
      await recordChange(work, {
        to: 'ACTIVE',
        columns: { ...columns, ...figures },
        reason: terms.contract?.acceptedBecause,
        amounts: { principal: principal.toFixed(2) },
      }),
    );
  },
});

async function readyToFund({ loan, stores }: LoanWork): Promise<Result<true, 'LIEN_MISSING' | 'STIPULATIONS_OPEN'>> {
  const open = (await stores.origination.stipulations(loan.id)).filter(({ clearedAt }) => !clearedAt);
  if (open.length > 0) {
    return refused({
      code: 'STIPULATIONS_OPEN',
      message: 'Conditions of the approval are not cleared.',
      stipulations: open.map(({ position }) => ({ loanId: loan.id, position })),
    });
  }
  const lien = loan.encumberedStatus;
  return lien === 'PENDING' || lien === 'LIEN'
    ? success(true)
    : refuse('LIEN_MISSING', 'The lien is neither recorded nor pending.');
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

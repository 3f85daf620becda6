import type { Scope } from '../../domain/access/roles.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { ChangeCommand, ChangeInput } from '../../domain/change/change-input.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { seesHold } from '../../domain/hold/hold-effects.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { LoanRules } from '../command/declaration.js';
import { mayLeaveIn, stateRefusal } from '../loan/loan-rules.js';
import { newTermChange } from '../../domain/loan/term-changes.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { PERCENT, sum, type Decimal } from '../../domain/money.js';
import { success, type Result } from '../../domain/refusal.js';
import { feesDue, payoffAmount } from '../../domain/repayment/account.js';
import { projection, type ProjectedPayment } from '../../domain/repayment/projection.js';
import { scheduleOn, type InstallmentOn } from '../../domain/repayment/schedule-on.js';
import { annualPercentageRate } from '../../domain/schedule/apr.js';
import { QUOTED_DECIMALS } from '../../domain/schedule/quote-bounds.js';
import { rateOn, ratesAfter, type RateChange } from '../../domain/schedule/rate-history.js';
import type { RecordedAccount } from '../loan/account/account-reader.js';
import { outcomeOf, wouldLeaveIn } from '../loan/account/record-entries.js';
import { inTurn } from '../../platform/runtime/in-turns.js';

/** The terms as they stand on a day, and what follows from them if all that is open is paid as it asks for. */
export interface TermsQuote {
  readonly asOf: BusinessDate;
  readonly schedule: readonly InstallmentOn[];
  /** Of the next installment. */
  readonly payment: Decimal | undefined;
  readonly maturesOn: BusinessDate;
  readonly annualRatePercent: Decimal;
  readonly comingRates: readonly RateChange[];
  /** Still to be paid. */
  readonly totalInterest: Decimal;
  /** Of the principal over what is still to be paid; undefined where nothing is. */
  readonly aprPercent: Decimal | undefined;
  readonly daysPastDue: number;
  readonly pastDueAmount: Decimal;
  readonly principal: Decimal;
  readonly payoff: Decimal;
  readonly fees: Decimal;
  readonly credit: Decimal;
}

export interface LoanChangeQuote {
  readonly before: TermsQuote;
  readonly after: TermsQuote;
}

/**
 * What a change of terms would do, by the same steps as the command. Nothing is written. A hold that the viewer may not see refuses
 * nothing here: it would be known by the refusal.
 */
export async function quoteLoanChange<Command extends ChangeCommand>(
  loan: { readonly id: string; readonly loanStatus: LoanState },
  account: RecordedAccount,
  command: Command,
  input: ChangeInput<Command>,
  { today, scopes }: { readonly today: BusinessDate; readonly scopes: ReadonlySet<Scope> },
  /** Of the command that would make the change. */
  rules: LoanRules,
): Promise<Result<LoanChangeQuote, 'BEYOND_POLICY' | 'CONFLICT' | 'INVALID_INPUT' | 'NOT_ALLOWED_IN_STATE'>> {
  const refusal = stateRefusal(rules, loan);
  if (refusal) return refusal;
  const { recorded } = account;
  const told = (recorded.holds ?? []).filter(({ kind }) => seesHold(scopes, kind));
  const made = await inTurn(() => newTermChange(command, input, recorded, today, 'TC-QUOTE', told));
  if (!made.ok) return made;
  const { entry } = made.value;
  const before = await outcomeOf(loan, account, [], today, today);
  const after = await outcomeOf(loan, account, [entry], entry.effectiveOn, today);
  if (!mayLeaveIn(rules, loan.loanStatus, after.to)) return wouldLeaveIn(after.to);
  return success({
    before: await inTurn(() => termsQuote(before.account, today)),
    after: await inTurn(() => termsQuote(after.account, today)),
  });
}

function termsQuote(account: Account, on: BusinessDate): TermsQuote {
  const { terms, history, graceDays } = account;
  const { state } = history;
  const schedule = scheduleOn(account, on);
  const asked = projection(terms, state, on);
  const projected = asked.filter(({ interest, principal }) => !interest.plus(principal).isZero());
  const { daysPastDue, pastDueAmount } = delinquencyOn(terms, state, on, graceDays);
  return {
    asOf: on,
    schedule,
    payment: schedule.find(({ dueDate, satisfied }) => dueDate >= on && !satisfied)?.amount,
    maturesOn: terms.maturesOn,
    annualRatePercent: rateOn(terms.rates, on).times(PERCENT),
    comingRates: ratesAfter(terms.rates, on),
    totalInterest: sum(projected.map(({ interest }) => interest)),
    aprPercent: aprOf(projected, on),
    daysPastDue,
    pastDueAmount,
    principal: state.principal,
    payoff: payoffAmount(terms, state, on),
    fees: feesDue(state),
    credit: state.credit,
  };
}

/** Of the principal that is paid after the day; what is past due is taken as paid on it. */
function aprOf(projected: readonly ProjectedPayment[], on: BusinessDate): Decimal | undefined {
  const toCome = projected.filter((payment) => payment.on > on);
  const amount = sum(toCome.map(({ principal }) => principal));
  if (amount.isZero()) return undefined;
  const payments = toCome.map(({ on: day, interest, principal }) => ({ on: day, amount: interest.plus(principal) }));
  const apr = annualPercentageRate({ advances: [{ on, amount }], payments });
  return apr?.times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS);
}

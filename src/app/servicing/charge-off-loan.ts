import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { checkChargeOff, collateralLeft, type ChargeOffReason } from '../../domain/loan/charge-off.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { ZERO } from '../../domain/money.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { payoffAmount } from '../../domain/repayment/account.js';
import { commandCall, type Caller } from '../command/command-call.js';
import { loanCommand, type CommandNeeds } from '../command/loan-command.js';
import { newId } from '../command/new-id.js';
import { accountOf } from '../ledger/account-of.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/loan-answer.js';

export interface ChargeOffLoanInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason: ChargeOffReason;
  /** Leaves on the books what the collateral is worth by its newest valuation. */
  readonly downToCollateral?: boolean | null | undefined;
}

/** Writes the loan, or what its collateral does not cover, off as a loss, today. Accrual stops; what is paid later is a recovery. */
export const chargeOffLoan =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ChargeOffLoanInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('chargeOffLoan', caller, input), input.loanId, async (work) => {
      const { loan, stores, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'chargeOffLoan');
      if (!allowed.ok) return allowed;
      const account = await accountOf(work);
      if (!account.ok) return account;
      const { terms, history, graceDays, rules } = account.value;
      const owed = payoffAmount(terms, history.state, today);
      if (owed.isZero() || (history.state.chargeOff && history.state.principal.isZero()))
        return refuse('NOTHING_OWED', 'Nothing is left on the books to charge off');
      const { daysPastDue } = delinquencyOn(terms, history.state, today, graceDays);
      const checked = checkChargeOff(input.reason, daysPastDue, rules);
      if (!checked.ok) return checked;
      const left = input.downToCollateral
        ? collateralLeft(await stores.valuations.of(loan.id), history.state.principal, today)
        : success(ZERO);
      if (!left.ok) return left;
      const isPartial = left.value.gt(ZERO);
      const entry = {
        kind: 'CHARGE_OFF',
        id: newId('CO'),
        effectiveOn: today,
        ...(isPartial && { downTo: left.value }),
      } as const;
      return recordEntries(work, 'chargeOffLoan', account.value, [entry], today, {
        reason: input.reason,
        amounts: {
          amount: owed.minus(left.value).toFixed(2),
          ...(isPartial && { keptForCollateral: left.value.toFixed(2) }),
        },
      });
    });

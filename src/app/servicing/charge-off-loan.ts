import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import {
  checkChargeOff,
  collateralLeft,
  type ChargeOffReason,
  standingChargeOff,
} from '../../domain/loan/charge-off.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { ZERO } from '../../domain/money.js';
import { refuse, success, type Result, invalidInput } from '../../domain/refusal.js';
import { payoffAmount } from '../../domain/repayment/account.js';
import { commandCall, type Caller, loanCommand, type CommandNeeds, newId, checkText } from '../command/loan-command.js';
import { accountOf, recordedAccountOf } from '../ledger/read-account.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/record-change.js';
import { inputCheck } from '../../domain/input-check.js';

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

export interface UndoChargeOffInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason: string;
}

/** Takes the newest charge-off back as if it had never been: interest ran on, and recoveries were payments. */
export const undoChargeOff =
  (needs: CommandNeeds) =>
  (caller: Caller, input: UndoChargeOffInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('undoChargeOff', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'undoChargeOff', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const account = await recordedAccountOf(work);
      if (!account.ok) return account;
      const chargeOff = standingChargeOff(account.value.recorded.entries);
      if (!chargeOff) return refuse('CONFLICT', 'The loan came here as a loss: what it was before is not known');
      const entry = { kind: 'REVERSAL', id: newId('RV'), reverses: chargeOff.id, effectiveOn: today } as const;
      return recordEntries(work, 'undoChargeOff', account.value, [entry], today, { reason: input.reason });
    });

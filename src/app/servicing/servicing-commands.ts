import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { inputCheck } from '../../domain/input-check.js';
import {
  checkChargeOff,
  collateralLeft,
  standingChargeOff,
  type ChargeOffReason,
} from '../../domain/loan/charge-off.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { ZERO } from '../../domain/money.js';
import { refuse, success, invalidInput, type Result } from '../../domain/refusal.js';
import { payoffAmount } from '../../domain/repayment/account.js';
import { commandCall, loanCommand, newId, checkText, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { accountOf, recordedAccountOf } from '../ledger/account-reader.js';
import { recordEntries } from '../ledger/record-entries.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';

interface ChargeOffLoanInput {
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

interface UndoChargeOffInput {
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

interface RecordBankruptcyNoticeInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** None takes the notice back. */
  readonly noticedOn?: string | null | undefined;
  readonly reason: string;
}

/**
 * Notes when notice of the borrower's bankruptcy came, from which the days to charge-off count. A later notice takes the
 * place of the one before. The event counts from today and not from the day of the notice, which not everybody may see.
 */
export const recordBankruptcyNotice =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RecordBankruptcyNoticeInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('recordBankruptcyNotice', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'recordBankruptcyNotice');
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      const noticedOn = input.noticedOn == null ? null : check.date('noticedOn', input.noticedOn);
      if (noticedOn !== null && noticedOn > today) check.fault('noticedOn', 'must not be after today');
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      if (noticedOn === null && loan.bankruptcyNoticeOn === null) {
        return refuse('CONFLICT', 'No notice of bankruptcy is known that could be taken back');
      }
      if (noticedOn !== null && (await work.stores.loans.isErased(loan.id))) {
        return refuse('CONFLICT', 'The borrower was erased: no notice that tells of the person can be kept');
      }
      const columns = { bankruptcyNoticeOn: noticedOn };
      return success(await recordChange(work, { columns, reason: input.reason }));
    });

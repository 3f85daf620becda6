import { commandCollateral } from '../../domain/loan/collateral-commands.js';
import type { LienCommand } from '../../domain/collateral/lien.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { openedOn } from '../../domain/loan/servicing-terms.js';
import { ZERO } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkEffectiveDate } from '../../domain/repayment/effective-date.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import {
  checkText,
  type CommandCall,
  loanCommand,
  type CommandNeeds,
  commandCall,
  type Caller,
} from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/read-account.js';
import { type LoanAnswer, recordChange } from '../loan/record-change.js';
import { newRepayment, settlePayment } from '../repayment/repayment-command.js';
import type { RepaymentMethod } from '../ports/loan-stores.js';

export interface ProceedsInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** What is left for the loan after all costs; may be nothing. */
  readonly proceeds: string;
  readonly effectiveDate?: string | null | undefined;
  readonly reference?: string | null | undefined;
}

/** The collateral has turned into money: the lien ends, and the money is a settled repayment like any other. */
export const proceedsCommand = (
  needs: CommandNeeds,
  call: CommandCall,
  input: ProceedsInput,
  command: LienCommand,
  method: RepaymentMethod,
): Promise<Result<LoanAnswer>> =>
  loanCommand(needs, call, input.loanId, async (work) => {
    const { loan, stores, today, now } = work;
    const check = inputCheck();
    const proceeds = check.decimal('proceeds', input.proceeds, AMOUNT_OR_ZERO);
    const effectiveOn = check.date('effectiveDate', input.effectiveDate ?? today);
    checkText(check, 'reference', input.reference);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const next = commandCollateral(loan.encumberedStatus ?? 'PENDING', loan.loanStatus, command);
    if (!next.ok) return next;
    const change = { columns: { encumberedStatus: next.value }, reason: input.reference ?? undefined };
    if (proceeds.eq(ZERO)) {
      return success(await recordChange(work, { ...change, amounts: { proceeds: '0.00' } }));
    }
    const payable = transitionLoan(loan.loanStatus, 'acknowledgeRepayment', loan.loanStatus);
    if (!payable.ok) return payable;
    const account = await recordedAccountOf(work);
    if (!account.ok) return account;
    const dated = checkEffectiveDate(effectiveOn, openedOn(account.value.recorded), today);
    if (!dated.ok) return dated;
    const at = now.toISOString();
    const repayment = newRepayment(work);
    await stores.repayments.insert({
      ...repayment,
      state: 'SETTLED',
      amount: proceeds.toFixed(2),
      effectiveDate: effectiveOn,
      method,
      externalReference: input.reference ?? null,
      submittedAt: at,
      acknowledgedAt: at,
    });
    return settlePayment(work, 'acknowledgeRepayment', repayment.id, proceeds, effectiveOn, change);
  });

/** Sells repossessed collateral. What is left of the price pays on the loan. */
export const sellCollateral =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ProceedsInput): Promise<Result<LoanAnswer>> =>
    proceedsCommand(needs, commandCall('sellCollateral', caller, input), input, 'sellCollateral', 'COLLATERAL_SALE');

/** An insurer settles a total loss. What it pays is paid on the loan. */
export const settleInsurance =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ProceedsInput): Promise<Result<LoanAnswer>> =>
    proceedsCommand(needs, commandCall('settleInsurance', caller, input), input, 'settleInsurance', 'INSURANCE');

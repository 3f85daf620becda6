import {
  checkRepossession,
  loanToValue,
  newestValuation,
  type LienCommand,
} from '../../domain/collateral/collateral.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { inputCheck } from '../../domain/input-check.js';
import { commandCollateral, isUnsecured } from '../../domain/loan/given-commands.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { openedOn } from '../../domain/loan/servicing-terms.js';
import { ZERO, decimal } from '../../domain/money.js';
import { invalidInput, success, refuse, type Result } from '../../domain/refusal.js';
import { checkEffectiveDate } from '../../domain/repayment/entry.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import {
  checkText,
  loanCommand,
  commandCall,
  newId,
  type CommandCall,
  type CommandNeeds,
  type LoanWork,
  type Caller,
} from '../command/loan-command.js';
import { accountOf, recordedAccountOf } from '../ledger/account-reader.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';
import type { RepaymentMethod } from '../ports/loan-stores.js';
import { newRepayment, settlePayment } from '../repayment/repayment-command.js';

interface LienCommandInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** A command that moves the lien and nothing else. A loan without a lien yet has one pending. */
const lienCommand = (
  needs: CommandNeeds,
  call: CommandCall,
  { loanId, reason }: LienCommandInput,
  command: LienCommand,
  /** What else must hold for the loan. */
  condition: (work: LoanWork) => Promise<Result<undefined>> = () => Promise.resolve(success(undefined)),
): Promise<Result<LoanAnswer>> =>
  loanCommand(needs, call, loanId, async (work) => {
    const check = inputCheck();
    checkText(check, 'reason', reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const next = commandCollateral(work.loan.encumberedStatus ?? 'PENDING', work.loan.loanStatus, command);
    if (!next.ok) return next;
    const met = await condition(work);
    if (!met.ok) return met;
    return success(
      await recordChange(work, { reason: reason ?? undefined, columns: { encumberedStatus: next.value } }),
    );
  });

/** Notes that the lien is recorded on the title. */
export const recordLien =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('recordLien', caller, input), input, 'recordLien');

/** Releases the lien of a loan that is paid off or withdrawn; an imported one may have no release queued yet. */
export const releaseLien =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('releaseLien', caller, input), input.loanId, async (work) => {
      const { loan } = work;
      const lien = loan.encumberedStatus ?? 'PENDING';
      if (lien === 'LIEN' && !isUnsecured(loan.loanStatus)) {
        return refuse('BALANCE_OUTSTANDING', 'The lien stays until the loan is paid off', {
          remainingBalance: loan.remainingBalance ?? loan.principalAmount,
        });
      }
      const next = commandCollateral(lien, loan.loanStatus, 'releaseLien');
      if (!next.ok) return next;
      return success(
        await recordChange(work, { reason: input.reason ?? undefined, columns: { encumberedStatus: next.value } }),
      );
    });

/** Notes that the collateral of a loan in default was repossessed. */
export const repossessCollateral =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('repossessCollateral', caller, input), input, 'repossessCollateral', inDefault);

async function inDefault(work: LoanWork): Promise<Result<undefined>> {
  if (work.loan.loanStatus === 'CHARGED_OFF') return success(undefined);
  const account = await accountOf(work);
  if (!account.ok) return account;
  const { terms, history, graceDays } = account.value;
  return checkRepossession(delinquencyOn(terms, history.state, work.today, graceDays), graceDays);
}

/** Gives repossessed collateral back to the borrower, under lien again. */
export const redeemCollateral =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('redeemCollateral', caller, input), input, 'redeemCollateral');

/** Notes that the collateral is lost; an insurer may settle it. */
export const recordTotalLoss =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('recordTotalLoss', caller, input), input, 'recordTotalLoss');

interface ProceedsInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** What is left for the loan after all costs; may be nothing. */
  readonly proceeds: string;
  readonly effectiveDate?: string | null | undefined;
  readonly reference?: string | null | undefined;
}

/** The collateral has turned into money: the lien ends, and the money is a settled repayment like any other. */
const proceedsCommand = (
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

interface RecordValuationInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly amount: string;
  readonly valuedOn?: string | null | undefined;
  readonly source?: string | null | undefined;
}

/** Notes what the collateral is worth. The loan's figures follow the newest valuation. */
export const recordValuation =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RecordValuationInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('recordValuation', caller, input), input.loanId, async (work) => {
      const { loan, stores, today, now } = work;
      const check = inputCheck();
      const amount = check.decimal('amount', input.amount, AMOUNT_OR_ZERO);
      const on = check.date('valuedOn', input.valuedOn ?? today);
      if (on > today) check.fault('valuedOn', 'must not be after today');
      checkText(check, 'source', input.source);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const earlier = await stores.valuations.of(loan.id);
      const source = input.source ?? null;
      await stores.valuations.insert({ id: newId('VL'), loanId: loan.id, on, amount, source, recordedAt: now });
      const valuations = [...earlier, { on, amount }];
      const balance = decimal(loan.remainingBalance ?? loan.principalAmount);
      return success(
        await recordChange(work, {
          effectiveOn: on,
          columns: {
            collateralAmount: newestValuation(valuations, today)?.amount.toFixed(2) ?? null,
            ltv: loanToValue(balance, valuations, today)?.toFixed() ?? null,
          },
          amounts: { amount: amount.toFixed(2) },
        }),
      );
    });

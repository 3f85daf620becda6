import { holdsAgainst } from '../../domain/hold/hold-effects.js';
import type { Correction } from '../../domain/payment/change-codes.js';
import {
  chargesFee,
  FUNDS_CODES,
  RETURN_CODES,
  suspends,
  type PaymentPolicy,
  type ReturnCode,
} from '../../domain/payment/return-codes.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { isClosed } from '../../domain/loan/state-after.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { commandCall, newId, type LoanTask, type LoanWork } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/read-account.js';
import { outcomeOf } from '../ledger/record-entries.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';
import type { Repayment } from '../ports/loan-stores.js';
import type { BankEntry, SentDebit } from '../ports/payment-stores.js';
import { acknowledge } from '../repayment/acknowledge-repayment.js';
import { reverse } from '../repayment/reverse-repayment.js';
import { as, nightCaller } from './night-work.js';

/** Which line of which file says it: the same line again is the same command. */
export interface SaidBy {
  readonly file: string;
  readonly line: number;
}

const callOf = (operation: string, { file, line }: SaidBy, input: object) =>
  commandCall(operation, nightCaller(`returns line ${line}`), { ...input, idempotencyKey: `${file} ${line}` });

/** A debit came back: the payment fails or is taken back, its fee is charged once, and autopay is suspended by policy. */
export const returnPayment = (
  said: SaidBy,
  { repaymentId, loanId }: SentDebit,
  code: ReturnCode,
  policy: PaymentPolicy,
): LoanTask<LoanAnswer> => ({
  call: callOf('returnPayment', said, { repaymentId, code }),
  loanId,
  decide: async (work) => {
    const entry = await work.stores.payments.entry(repaymentId);
    if (!entry) return refuse('NOT_FOUND', 'There is no such debit');
    if (entry.returnCode !== null) return refuse('CONFLICT', 'the debit came back before');
    const returned = await takeBack(work, repaymentId, code, policy);
    if (!returned.ok) return returned;
    await work.stores.payments.saveEntry({ ...entry, state: 'RETURNED', returnCode: code });
    await noteReturn(work, entry, code, policy);
    return success(returned.value);
  },
});

/**
 * The money never came, or came and went; somebody may have said so before the bank did. What a hold keeps from being charged by
 * hand is not charged here either.
 */
async function takeBack(
  work: LoanWork,
  repaymentId: string,
  code: ReturnCode,
  policy: PaymentPolicy,
): Promise<Result<LoanAnswer>> {
  const repayment = await work.stores.repayments.byId(repaymentId);
  if (!repayment) return refuse('NOT_FOUND', 'There is no such repayment');
  const { loan } = work;
  if (repayment.state !== 'SETTLED' && !transitionRepayment(repayment.state, 'acknowledgeRepayment', 'FAILED').ok)
    return success({ loanId: loan.id, loanStatus: loan.loanStatus });
  const isFree = holdsAgainst(loan.holds, 'assessFee', work.today).length > 0 || (await staysClosed(work, repayment));
  const input = {
    reason: `${code}: ${RETURN_CODES[code].meaning}`,
    returnedPaymentFee: chargesFee(code, policy) && !isFree ? policy.returnedPaymentFee : null,
  };
  const done =
    repayment.state === 'SETTLED'
      ? await reverse(as(work, 'reverseRepayment'), repayment, input)
      : await acknowledge(as(work, 'acknowledgeRepayment'), repayment, { ...input, outcome: 'FAILED' });
  if (!done.ok) return done;
  const { loanId, loanStatus } = done.value;
  return success({ loanId, loanStatus });
}

/** Whether something else has paid the loan off, so that only a fee would open it again. */
async function staysClosed(work: LoanWork, { id, state }: Repayment): Promise<boolean> {
  const { loan, today } = work;
  if (state !== 'SETTLED' || !isClosed(loan.loanStatus)) return isClosed(loan.loanStatus);
  const account = await recordedAccountOf(work);
  if (!account.ok) return false;
  const reversal = { kind: 'REVERSAL', id: newId('RV'), reverses: id, effectiveOn: today } as const;
  const { to } = await outcomeOf(loan, account.value, [reversal], today, today);
  return isClosed(to);
}

async function noteReturn(work: LoanWork, { autopayId }: BankEntry, code: ReturnCode, policy: PaymentPolicy) {
  const { payments } = work.stores;
  const autopay = await payments.autopay(autopayId);
  if (!autopay) return;
  const returnsInRow = await payments.returnsInRow(autopay, FUNDS_CODES);
  const isSuspended = autopay.state === 'ACTIVE' && suspends(code, returnsInRow, policy);
  await payments.update({
    ...autopay,
    returnsInRow,
    ...(isSuspended && { state: 'SUSPENDED', suspendedAt: work.now.toISOString(), suspendedFor: code }),
  });
  if (isSuspended) await recordChange(as(work, 'suspendAutopay'), {});
}

/** A bank says how the account of a mandate is right: the next file has it. */
export const correctAccount = (
  said: SaidBy,
  { repaymentId, loanId }: SentDebit,
  correction: Correction,
): LoanTask<LoanAnswer> => ({
  call: callOf('correctAccount', said, { repaymentId }),
  loanId,
  decide: async (work) => {
    const { payments } = work.stores;
    const entry = await payments.entry(repaymentId);
    const autopay = entry && (await payments.autopay(entry.autopayId));
    const account = autopay && (await payments.account(autopay));
    if (!account) return refuse('NOT_FOUND', 'the account is not kept any more');
    const corrected = Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
    await payments.correct(autopay, { ...account, ...corrected });
    return success(await recordChange(work, {}));
  },
});

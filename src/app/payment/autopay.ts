import { createHash } from 'node:crypto';
import { actorId } from '../../domain/access/viewer.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { checkBankAccount, type BankAccount, type BankAccountType } from '../../domain/payment/bank-account.js';
import { transitionScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import {
  commandCall,
  loanCommand,
  newId,
  type Caller,
  type CommandNeeds,
  type LoanWork,
} from '../command/loan-command.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';
import type { Autopay } from '../ports/payment-stores.js';
import { cancel } from '../repayment/initiated-repayments.js';
import { as } from './night-work.js';

interface AuthorizeAutopayInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly accountHolder: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
  /** What the holder agreed to, word for word. */
  readonly consentText: string;
}

/** The mandate as the command left it; its account stays sealed. */
export interface AutopayAnswer extends LoanAnswer {
  readonly autopay: Autopay;
}

const LONGEST_CONSENT = 10_000;

/** Lets payments of a loan be drawn from an account. Nothing is collected before payments are scheduled. */
export const authorizeAutopay =
  (needs: CommandNeeds) =>
  (caller: Caller, input: AuthorizeAutopayInput): Promise<Result<AutopayAnswer>> =>
    loanCommand(needs, commandCall('authorizeAutopay', caller, input), input.loanId, async (work) => {
      const { loan, now, call, stores } = work;
      const allowed = transitionLoan(loan.loanStatus, 'authorizeAutopay', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const account: BankAccount = {
        holder: input.accountHolder,
        routingNumber: input.routingNumber,
        accountNumber: input.accountNumber,
        type: input.accountType,
      };
      const check = inputCheck();
      checkBankAccount(check, account);
      const text = input.consentText;
      if (text.trim() === '' || text.length > LONGEST_CONSENT)
        check.fault('consentText', `must have 1 to ${LONGEST_CONSENT} characters`);
      if (check.faults.length > 0) return invalidInput(check.faults);
      if (await stores.payments.live(loan.id))
        return refuse('ALREADY_EXISTS', 'The loan has a mandate: revoke it before another is authorized');
      const autopay: Autopay = {
        id: newId('AP'),
        loanId: loan.id,
        state: 'ACTIVE',
        authorizedAt: now.toISOString(),
        authorizedBy: actorId(call.viewer),
        returnsInRow: 0,
        suspendedAt: null,
        suspendedFor: null,
        revokedAt: null,
      };
      const hash = createHash('sha256').update(text).digest('hex');
      if (!(await stores.payments.authorize(autopay, account, { text, hash })))
        return refuse('CONFLICT', 'The borrower was erased: no account can be kept');
      return success({ ...(await recordChange(work, {})), autopay });
    });

interface RevokeAutopayInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
}

/** Takes the mandate back: what is still to go out does not, collected or not. What has left for the bank goes its way. */
export const revokeAutopay =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RevokeAutopayInput): Promise<Result<AutopayAnswer>> =>
    loanCommand(needs, commandCall('revokeAutopay', caller, input), input.loanId, async (work) => {
      const { loan, now, stores } = work;
      const allowed = transitionLoan(loan.loanStatus, 'revokeAutopay', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const live = await stores.payments.live(loan.id);
      if (!live) return refuse('NOT_FOUND', 'The loan has no mandate');
      const at = now.toISOString();
      const autopay: Autopay = { ...live, state: 'REVOKED', revokedAt: at };
      await stores.payments.update(autopay);
      const unsent = await stores.payments.unsent(loan.id);
      for (const payment of [...(await stores.payments.waiting(loan.id)), ...unsent]) {
        const next = transitionScheduledPayment(payment.state, 'revokeAutopay');
        if (!next.ok) return next;
        await stores.payments.saveScheduled({ ...payment, state: next.value, endedAt: at });
      }
      for (const { repaymentId } of unsent) await cancelUnsent(work, repaymentId);
      return success({ ...(await recordChange(work, {})), autopay });
    });

async function cancelUnsent(work: LoanWork, repaymentId: string | null): Promise<void> {
  const repayment = repaymentId === null ? undefined : await work.stores.repayments.byId(repaymentId);
  if (repayment?.sentAt === null && transitionRepayment(repayment.state, 'cancelRepayment').ok)
    await cancel(as(work, 'cancelRepayment'), repayment);
}

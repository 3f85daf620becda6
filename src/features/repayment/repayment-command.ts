import type { LoanAnswer } from '../loan/loan-answer.type.js';
import { newId } from '../command/command-call.js';
import type { Change } from '../loan/record-change.js';
import type { Repayment, AllocationView } from '../loan/repayment.js';
import { refuse, type Result } from '../../domain/refusal.js';
import { loanCommand, type LoanWork } from '../loan/loan-command.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { sum, type Decimal } from '../../domain/money.js';
import type { NewEntry } from '../../domain/repayment/entry.js';
import { DEFAULT_NATURE } from '../../domain/repayment/payment-nature.js';
import type { Allocation, PaymentUse } from '../../domain/repayment/allocation.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import type { CommandInput } from '../command/command-input.js';
import type { CommonRefusal } from '../command/declaration.js';
import { stateRefusal } from '../loan/loan-rules.js';

/** What a command on a repayment answers: the repayment as the command left it, and where that left the loan. */
export interface RepaymentAnswer extends LoanAnswer {
  readonly repayment: Repayment;
}

type RepaymentCommandParts<Input extends CommandInput, Code extends RefusalCode> = Omit<
  Parameters<typeof loanCommand<Input, RepaymentAnswer, Code>>[0],
  'decide' | 'loanOf'
> & {
  readonly decideOn: (
    work: LoanWork,
    repayment: Repayment,
    input: Input,
  ) => Promise<Result<RepaymentAnswer, NoInfer<Code> | CommonRefusal | 'NOT_FOUND' | 'NOT_ALLOWED_IN_STATE'>>;
};

/** Declares a command on a repayment, which is carried out under the lock of its loan. */
export const repaymentCommand = <
  Input extends CommandInput & { readonly repaymentId: string },
  const Code extends RefusalCode = never,
>({
  decideOn,
  refusals,
  ...parts
}: RepaymentCommandParts<Input, Code>) =>
  loanCommand<Input, RepaymentAnswer, Code | 'NOT_ALLOWED_IN_STATE'>({
    ...parts,
    refusals: [...refusals, 'NOT_ALLOWED_IN_STATE'],
    loanOf: async (stores, { repaymentId }) => (await stores.repayments.byId(repaymentId))?.loanId,
    decide: async (work, input) => {
      const repayment = await work.stores.repayments.byId(input.repaymentId);
      if (!repayment) return refuse('NOT_FOUND', 'There is no payment with this ID in your portfolio.');
      return decideOn(work, repayment, input);
    },
  });

export const newRepayment = ({ loan, now, call }: LoanWork): Repayment => ({
  id: newId('RP'),
  loanId: loan.id,
  state: 'INITIATED',
  amount: null,
  effectiveDate: null,
  method: null,
  nature: DEFAULT_NATURE,
  externalReference: null,
  instruction: null,
  clientId: actorId(call.viewer),
  reason: null,
  preview: null,
  initiatedAt: now.toISOString(),
  submittedAt: null,
  acknowledgedAt: null,
  reversedAt: null,
  cancelledAt: null,
  sentAt: null,
  expiresOn: null,
});

/** How a payment that counts from a day is expected to be applied. */
export const previewView = (allocation: Allocation, on: BusinessDate): AllocationView => {
  const ahead = allocation.installmentShares.filter(({ dueDate }) => dueDate > on);
  return {
    interest: allocation.interest.toFixed(2),
    principal: allocation.principal.plus(allocation.extraPrincipal).toFixed(2),
    fees: allocation.fees.toFixed(2),
    recovery: allocation.recovery.toFixed(2),
    credit: allocation.credit.toFixed(2),
    extraPrincipal: allocation.extraPrincipal.toFixed(2),
    paidAhead: sum(ahead.map(({ interest, principal }) => interest.plus(principal))).toFixed(2),
  };
};

interface PaymentChange extends Pick<Change, 'amounts' | 'columns' | 'reason'>, PaymentUse {
  /** What is entered with the payment. */
  readonly also?: readonly NewEntry[];
}

/** Money has arrived: allocate, post, recompute, and close the loan if that was all. */
export async function settlePayment(
  work: LoanWork,
  repaymentId: string,
  amount: Decimal,
  effectiveOn: BusinessDate,
  { instruction, nature, also = [], ...change }: PaymentChange = {},
): Promise<Result<LoanAnswer, 'CONFLICT' | 'NOT_ALLOWED_IN_STATE'>> {
  const refusal = stateRefusal(work.rules, work.loan);
  if (refusal) return refusal;
  const account = await recordedAccountOf(work, repaymentId);
  if (!account.ok) return account;
  const entry = {
    kind: 'PAYMENT',
    id: repaymentId,
    amount,
    effectiveOn,
    ...(instruction && { instruction }),
    ...(nature && { nature }),
  } as const;
  return recordEntries(work, account.value, [entry, ...also], effectiveOn, {
    ...change,
    repaymentId,
    amounts: { ...change.amounts, amount: amount.toFixed(2) },
  });
}

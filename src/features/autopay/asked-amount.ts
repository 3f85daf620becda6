import { arrived, type PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import { withEntries, type Account } from '../../domain/loan/servicing-terms.js';
import { decimal } from '../../domain/money.js';
import { amountToCollect, type ToCollect } from '../../domain/payment/payment-plan.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import type { CurrentAccount } from '../loan/account/account-reader.js';

export type Rule = Parameters<typeof amountToCollect>[3] & Pick<PendingPayment, 'instruction'>;

/** The amount of a payment on a day, once all pending ones have arrived. */
export async function askedOn(
  account: Account,
  pending: readonly PendingPayment[],
  on: ScheduledPayment['collectOn'],
  rule: Rule,
): Promise<ToCollect> {
  const expected = await inTurn(() => withEntries(account, arrived(account, pending)));
  return amountToCollect(account, expected, on, rule);
}

/** What a payment will be on its day, by what is known now; undefined when nothing will be drawn. */
export async function expectedAmount(
  account: CurrentAccount,
  { amountRule, amount, dueDate, collectOn }: Pick<ScheduledPayment, 'amountRule' | 'amount' | 'dueDate' | 'collectOn'>,
) {
  const rule = {
    amountRule,
    amount: amount === null ? null : decimal(amount),
    dueBy: dueDate ?? collectOn,
    instruction: undefined,
  };
  const asked = await askedOn(account, account.pending, collectOn, rule);
  return 'skip' in asked ? undefined : asked.amount;
}

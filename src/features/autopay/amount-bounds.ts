import { decimal, greatest, ZERO, type Decimal } from '../../domain/money.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { noticeDueBy, withoutNotice, type PaymentNotice } from '../../domain/payment/varying-amount.js';
import type { LoanStores } from '../ports.js';
import type { Autopay } from './payment-stores.js';

const amountOf = (amount: string | null) => (amount === null ? null : decimal(amount));

/** The previous debit under the mandate, or the amount that was agreed before the first. */
export const comparedWith = async (
  { payments }: Pick<LoanStores, 'payments'>,
  { autopayId, agreedAmount }: ScheduledPayment,
): Promise<string | undefined> => (await payments.previousDebit(autopayId)) ?? agreedAmount ?? undefined;

/** The amounts that a recurring payment can have without a notice. */
export function boundsWithoutNotice(autopay: Autopay, compared: string | undefined) {
  const { isBusinessAccount, noticeBelow, noticeAbove, noticeDifference } = autopay;
  const mandate = {
    isBusinessAccount,
    noticeBelow: amountOf(noticeBelow),
    noticeAbove: amountOf(noticeAbove),
    noticeDifference: amountOf(noticeDifference),
  };
  return withoutNotice(mandate, compared === undefined ? undefined : decimal(compared));
}

/** The last notice that was sent for the payment's day; what it states is what the account holder expects. */
export const sentNotice = (
  notices: readonly PaymentNotice[],
  { collectOn }: Pick<ScheduledPayment, 'collectOn'>,
): PaymentNotice | undefined => notices.findLast((notice) => notice.sentOn !== null && notice.collectOn === collectOn);

/**
 * The most that is drawn of a recurring payment: the amount of a notice that was sent in time; else what needs no notice,
 * and by policy as much as was agreed when the payment was scheduled. Undefined without a limit.
 */
export async function mostDrawn(
  stores: Pick<LoanStores, 'payments'>,
  payment: ScheduledPayment,
  autopay: Autopay,
): Promise<Decimal | undefined> {
  const inTime = (await stores.payments.notices(payment.id)).filter(
    ({ sentOn }) => sentOn !== null && sentOn <= noticeDueBy(payment.collectOn),
  );
  const notice = sentNotice(inTime, payment);
  if (notice) return decimal(notice.amount);
  const bounds = boundsWithoutNotice(autopay, await comparedWith(stores, payment));
  return bounds && greatest(bounds.to, amountOf(payment.agreedAmount) ?? ZERO);
}

import { addDays, type BusinessDate } from '../calendar.js';
import { ZERO, type Decimal } from '../money.js';
import { DAYS_TO_SEND, NOTICE_DAYS } from '../rules/notice-days.js';

export const noticeDueBy = (collectOn: BusinessDate): BusinessDate => addDays(collectOn, -NOTICE_DAYS);

/** Days of collection whose notices fall due soon. */
export const announcedOn = (today: BusinessDate) => ({
  from: addDays(today, NOTICE_DAYS),
  to: addDays(today, NOTICE_DAYS + DAYS_TO_SEND),
});

/** What the account holder agreed to hear of: every change, or only larger ones (12 CFR 1005.10(d)(2)). */
export interface NoticeOption {
  readonly noticeBelow: string | null;
  readonly noticeAbove: string | null;
  readonly noticeDifference: string | null;
}

/** A notice of the amount of a debit. */
export interface PaymentNotice {
  readonly id: string;
  readonly loanId: string;
  readonly scheduledPaymentId: string;
  readonly amount: string;
  /** The amount that it differs from; null when the first debit is outside the agreed range. */
  readonly comparedWith: string | null;
  /** The date of the debit that the notice states. */
  readonly collectOn: BusinessDate;
  readonly announcedAt: string;
  readonly sentOn: BusinessDate | null;
}

interface Bounds {
  readonly from: Decimal;
  readonly to: Decimal;
}

interface Mandate {
  readonly isBusinessAccount: boolean;
  readonly noticeBelow: Decimal | null;
  readonly noticeAbove: Decimal | null;
  readonly noticeDifference: Decimal | null;
}

/**
 * The amounts that need no notice, given the previous debit under the mandate or, before the first, the amount that was
 * agreed. Any amount for accounts of companies: 12 CFR 1005.2(b)(1) covers those of consumers.
 */
export function withoutNotice(mandate: Mandate, compared: Decimal | undefined): Bounds | undefined {
  const { isBusinessAccount, noticeBelow, noticeAbove, noticeDifference } = mandate;
  if (isBusinessAccount) return undefined;
  if (noticeBelow && noticeAbove) return { from: noticeBelow, to: noticeAbove };
  if (!compared) return undefined;
  const difference = noticeDifference ?? ZERO;
  return { from: compared.minus(difference), to: compared.plus(difference) };
}

export const exactly = (amount: Decimal): Bounds => ({
  from: amount,
  to: amount,
});

export const isOutside = (amount: Decimal, bounds: Bounds | undefined): boolean =>
  bounds !== undefined && (amount.lt(bounds.from) || amount.gt(bounds.to));

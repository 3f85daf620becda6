import { daysBetween, earlierOf, laterOf, type BusinessDate } from '../calendar.js';
import { shortfall, sum, ZERO, type Decimal } from '../money.js';

export const PRODUCT_KINDS = ['GAP', 'SERVICE_CONTRACT', 'CREDIT_INSURANCE'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What was sold and financed with the loan. */
export interface Product {
  readonly id: string;
  readonly kind: ProductKind;
  readonly premium: Decimal;
  readonly coversFrom: BusinessDate;
  /** The last day of the coverage. */
  readonly coversThrough: BusinessDate;
  readonly cancelledOn: BusinessDate | null;
  readonly refundDue: Decimal | null;
}

/**
 * By policy: the unearned premium pro rata by days, for any kind. Half a cent is rounded up. Cancelled on its first
 * day a product is refunded in full, and after its last day not at all.
 */
export function refundDueOn(
  { premium, coversFrom, coversThrough }: Pick<Product, 'premium' | 'coversFrom' | 'coversThrough'>,
  on: BusinessDate,
): Decimal {
  const covered = daysBetween(coversFrom, coversThrough);
  const left = daysBetween(earlierOf(laterOf(on, coversFrom), coversThrough), coversThrough);
  return covered <= 0 ? ZERO : premium.times(left).div(covered).toDecimalPlaces(2);
}

/** Refunds due by a day that no payment has brought yet. */
export function refundsToCome(products: readonly Product[], received: Decimal, on: BusinessDate): Decimal {
  const due = products.flatMap(({ cancelledOn, refundDue }) =>
    cancelledOn !== null && cancelledOn <= on && refundDue !== null ? [refundDue] : [],
  );
  return shortfall(sum(due), received);
}

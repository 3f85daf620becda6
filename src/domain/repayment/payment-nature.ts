/** Whose money a payment is, or what it is the proceeds of. */
export const PAYMENT_NATURES = [
  'BORROWER',
  'THIRD_PARTY',
  'COLLATERAL_SALE',
  'INSURANCE',
  'GAP',
  'PRODUCT_REFUND',
] as const;
export type PaymentNature = (typeof PAYMENT_NATURES)[number];

export const DEFAULT_NATURE: PaymentNature = 'BORROWER';

/**
 * Whether money of this nature pays installments: the borrower's own, or a third party's on their behalf. The proceeds of
 * collateral and of insurance lower the debt and leave every due date as it is. To advance due dates by them misstates when
 * the next payment is due (CFPB, Supervisory Highlights 17, 2018, on insurance proceeds of total losses).
 */
export const paysInstallments = (nature: PaymentNature = DEFAULT_NATURE): boolean =>
  nature === 'BORROWER' || nature === 'THIRD_PARTY';

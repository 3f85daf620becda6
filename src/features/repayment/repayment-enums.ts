import type { RepaymentMethod } from '../loan/repayment.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import { enumOf } from '../../platform/scalars/scalars.js';

export const RepaymentStateEnum = enumOf<RepaymentState>('RepaymentState', 'State of a payment.', {
  INITIATED: 'Opened with a statement of the amounts owed. Nothing is submitted.',
  SUBMITTED: 'Pending. Balances have not changed.',
  SETTLED: 'The money arrived and is allocated.',
  FAILED: 'The money didn’t arrive.',
  REVERSED: 'Reversed after settlement.',
  CANCELLED: 'Cancelled before it was sent.',
  EXPIRED: 'Pending for too long. Money that arrives later is still accepted.',
});

export const PaymentInstructionEnum = enumOf<PaymentInstruction>(
  'PaymentInstruction',
  'Use of money beyond the amount due.',
  {
    PAY_AHEAD: 'Pays the next installments.',
    PRINCIPAL_ONLY: 'Lowers the principal and satisfies no installment.',
    FEES_FIRST: 'Pays fees before installments. Only where the contract allows it.',
  },
);

export const PaymentNatureEnum = enumOf<PaymentNature>(
  'PaymentNature',
  'Source of the money of a payment. Only `BORROWER` and `THIRD_PARTY` satisfy installments. Other money pays expenses, ' +
    'interest and principal. It leaves due dates and days past due unchanged.',
  {
    BORROWER: 'The borrower.',
    THIRD_PARTY: 'A third party on behalf of the borrower.',
    COLLATERAL_SALE: 'Sale of the collateral.',
    INSURANCE: 'Insurance on the collateral or the credit.',
    GAP: 'Guaranteed asset protection.',
    PRODUCT_REFUND: 'Refund of a cancelled product, such as a service contract.',
  },
);

export const RepaymentMethodEnum = enumOf<RepaymentMethod>('RepaymentMethod', 'Payment method.', {
  ACH: 'ACH bank transfer.',
  CARD: 'Card.',
  CHECK: 'Check.',
  CASH: 'Cash.',
  WIRE: 'Wire transfer.',
  OTHER: 'Another method.',
  COLLATERAL_SALE: 'Proceeds from the sale of the collateral.',
  INSURANCE: 'Insurance settlement.',
});

import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import type { ExpiringPayment } from './loan-stores.js';

/** A pending payment as it is stored. */
export interface PendingFacts {
  readonly amount: string;
  readonly effectiveOn: string;
  readonly instruction: PaymentInstruction | null;
  readonly nature: PaymentNature;
  readonly expiresOn: string | null;
}

export const pendingPayment = ({
  amount,
  effectiveOn,
  instruction,
  nature,
  expiresOn,
}: PendingFacts): ExpiringPayment => ({
  amount: decimal(amount),
  effectiveOn: businessDate(effectiveOn),
  instruction: instruction ?? undefined,
  nature,
  expiresOn: expiresOn === null ? null : businessDate(expiresOn),
});

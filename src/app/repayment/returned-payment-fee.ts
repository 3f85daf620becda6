import type { BusinessDate } from '../../domain/calendar.js';
import type { Decimal } from '../../domain/money.js';
import { newId } from '../command/loan-command.js';
import type { NewEntry } from '../../domain/repayment/entry.js';

/** The fee for a payment that came back, or that never came; none when it is zero. */
export const returnedPaymentFee = (amount: Decimal, on: BusinessDate): NewEntry[] =>
  amount.isZero() ? [] : [{ kind: 'FEE', id: newId('FE'), feeKind: 'RETURNED_PAYMENT', amount, effectiveOn: on }];

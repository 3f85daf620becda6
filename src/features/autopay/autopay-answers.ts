import { type LoanAnswer } from '../loan/loan-answer.type.js';
import { type ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import type { Autopay } from './payment-stores.js';

/** The mandate as the command left it; its account stays sealed. */
export interface AutopayAnswer extends LoanAnswer {
  readonly autopay: Autopay;
}

export interface ScheduledPaymentAnswer extends LoanAnswer {
  readonly scheduledPayment: ScheduledPayment;
}

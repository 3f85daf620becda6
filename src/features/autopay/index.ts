import { ReturnRatesResolver } from './return-rates.resolver.js';
import { feature } from '../feature.js';
import {
  AutopayResolver,
  AutopayUpdatedResolver,
  LoanPaymentsResolver,
  ScheduledPaymentCountResolver,
  ScheduledPaymentResolver,
  ScheduledPaymentsResolver,
  ScheduledPaymentUpdatedResolver,
} from './payment.resolver.js';
import { schedulePayment } from './schedule-payment.js';
import { retryPayment } from './retry-payment.js';
import { authorizeAutopay } from './authorize-autopay.js';
import { revokeAutopay } from './revoke-autopay.js';
import { cancelScheduledPayment } from './cancel-scheduled-payment.js';

export const autopayFeature = feature({
  name: 'autopay',
  commands: [schedulePayment, authorizeAutopay, revokeAutopay, cancelScheduledPayment, retryPayment],
  events: {
    collectPayments: 'Collects the scheduled payments of a day, or skips them.',
    correctAccount: 'Corrects the bank account of an authorization, as the bank asked.',
    suspendAutopay: 'Suspends autopay, because a payment was returned.',
  },
  resolvers: [
    ReturnRatesResolver,
    AutopayResolver,
    AutopayUpdatedResolver,
    LoanPaymentsResolver,
    ScheduledPaymentCountResolver,
    ScheduledPaymentResolver,
    ScheduledPaymentsResolver,
    ScheduledPaymentUpdatedResolver,
  ],
});

import { ReturnRatesResolver } from './return-rates.resolver.js';
import { feature } from '../feature.js';
import {
  AutopayResolver,
  AutopayUpdatedResolver,
  LoanPaymentsResolver,
  PaymentNoticeResolver,
  ScheduledPaymentCountResolver,
  ScheduledPaymentResolver,
  ScheduledPaymentsResolver,
  ScheduledPaymentUpdatedResolver,
} from './payment.resolver.js';
import { schedulePayment } from './schedule-payment.js';
import { retryPayment } from './retry-payment.js';
import { authorizeAutopay } from './authorize-autopay.js';
import { recordPaymentNotice } from './record-payment-notice.js';
import { revokeAutopay } from './revoke-autopay.js';
import { cancelScheduledPayment } from './cancel-scheduled-payment.js';
import { isGenerated } from '../../domain/record/ids.js';
import { rowOfLoan } from '../loan/part-of-loan.js';
import { autopayById, noticeById, scheduledPaymentById } from './payment.loaders.js';

export const autopayFeature = feature({
  name: 'autopay',
  commands: [
    schedulePayment,
    authorizeAutopay,
    revokeAutopay,
    cancelScheduledPayment,
    retryPayment,
    recordPaymentNotice,
  ],
  events: {
    announcePayment: 'Announces a scheduled payment whose amount varies. Its notice is due 10 days before the debit.',
    collectPayments: 'Collects the scheduled payments of a day, or skips them.',
    correctAccount: 'Corrects the bank account of an authorization, as the bank asked.',
    suspendAutopay: 'Suspends autopay, because a payment was returned.',
  },
  resolvers: [
    ReturnRatesResolver,
    AutopayResolver,
    AutopayUpdatedResolver,
    LoanPaymentsResolver,
    PaymentNoticeResolver,
    ScheduledPaymentCountResolver,
    ScheduledPaymentResolver,
    ScheduledPaymentsResolver,
    ScheduledPaymentUpdatedResolver,
  ],
  entities: {
    Autopay: {
      read: rowOfLoan(autopayById),
      ownsId: (id) => isGenerated('AP', id),
    },
    PaymentNotice: { read: rowOfLoan(noticeById), ownsId: (id) => isGenerated('AN', id) },
    ScheduledPayment: {
      read: rowOfLoan(scheduledPaymentById),
      ownsId: (id) => isGenerated('SP', id),
    },
  },
});

import { feature } from '../feature.js';
import { RepaymentQuoteResolver } from './repayment-quote.resolver.js';
import {
  RepaymentCountResolver,
  RepaymentInitiatedResolver,
  RepaymentPartResolver,
  RepaymentResolver,
  RepaymentUpdatedResolver,
  repaymentReference,
} from './repayment.resolver.js';
import { SubmitRepaymentsResolver } from './submit-repayments.resolver.js';
import { isGenerated } from '../../domain/record/ids.js';
import { submitRepayment } from './submit-repayment.js';
import { initiateRepayment } from './initiate-repayment.js';
import { acknowledgeRepayment } from './acknowledge-repayment.js';
import { reverseRepayment } from './reverse-repayment.js';
import { markRepaymentSent } from './mark-repayment-sent.js';
import { cancelRepayment } from './cancel-repayment.js';

export const repaymentFeature = feature({
  name: 'repayment',
  commands: [
    submitRepayment,
    initiateRepayment,
    acknowledgeRepayment,
    reverseRepayment,
    markRepaymentSent,
    cancelRepayment,
  ],
  resolvers: [
    RepaymentCountResolver,
    RepaymentInitiatedResolver,
    RepaymentPartResolver,
    RepaymentQuoteResolver,
    RepaymentResolver,
    RepaymentUpdatedResolver,
    SubmitRepaymentsResolver,
  ],
  entities: {
    Repayment: {
      read: repaymentReference,
      ownsId: (id) => isGenerated('RP', id),
      idExample: 'RP-1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    },
  },
});

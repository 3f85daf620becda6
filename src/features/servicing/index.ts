import { feature } from '../feature.js';
import {
  LedgerPostingCountResolver,
  LoanEventCountResolver,
  LoanServicingResolver,
} from './loan-servicing.resolver.js';
import {
  LoanEventTextResolver,
  LoanHoldTextResolver,
  RepaymentTextResolver,
  SignedContractTextResolver,
  StipulationTextResolver,
  ValuationTextResolver,
} from './loan-text.resolver.js';
import { isGenerated, ownIdOf } from '../../domain/record/ids.js';
import { eventReference, feeReference, postingReference, stipulationReference } from './servicing.references.js';

export const servicingFeature = feature({
  name: 'servicing',
  resolvers: [
    LedgerPostingCountResolver,
    LoanEventCountResolver,
    LoanEventTextResolver,
    LoanHoldTextResolver,
    LoanServicingResolver,
    RepaymentTextResolver,
    SignedContractTextResolver,
    StipulationTextResolver,
    ValuationTextResolver,
  ],
  entities: {
    LedgerPosting: {
      read: postingReference,
      ownsId: (id) => isGenerated('PT', id),
    },
    LoanEvent: { read: eventReference, ownsId: (id) => isGenerated('EV', id) },
    LoanFee: {
      read: feeReference,
      ownsId: (id) => ownIdOf('fee', id) !== undefined,
    },
    Stipulation: {
      read: stipulationReference,
      ownsId: (id) => ownIdOf('stipulation', id) !== undefined,
    },
  },
});

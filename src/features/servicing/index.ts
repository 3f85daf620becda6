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
});

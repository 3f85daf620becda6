import { feature } from '../feature.js';
import { AutoLoanPartResolver, LoanConnectionResolver, LoanPartResolver, LoanResolver } from './loan.resolver.js';
import { LoanPartiesResolver } from './party.resolver.js';
import { loanReference } from './load-loan.js';
import { isOfAnotherKind } from '../../domain/record/ids.js';
import { updateLoanReferences } from './update-loan-references.js';

export const loanFeature = feature({
  name: 'loan',
  commands: [updateLoanReferences],
  events: { endOfDay: 'Closes a day.' },
  resolvers: [AutoLoanPartResolver, LoanConnectionResolver, LoanPartResolver, LoanPartiesResolver, LoanResolver],
  entities: {
    Loan: { read: loanReference, ownsId: (id) => !isOfAnotherKind(id), idExample: 'LN-1001' },
  },
});

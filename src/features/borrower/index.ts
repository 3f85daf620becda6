import { feature } from '../feature.js';
import { BorrowerBySsnResolver } from './borrower-identity.resolver.js';
import {
  BorrowerHistoryResolver,
  BorrowerResolver,
  BorrowerRiskResolver,
  LoanBorrowerResolver,
} from './borrower.resolver.js';
import { eraseBorrower } from './erase-borrower.js';
import { FindBorrowersResolver } from './find-borrowers.resolver.js';
import { linkBorrowers } from './link-borrowers.js';
import { SearchLoansResolver } from './search-loans.resolver.js';
import { unlinkBorrower } from './unlink-borrower.js';
import { borrowerReference } from './borrower.resolver.js';
import { ownIdOf } from '../../domain/record/ids.js';

export const borrowerFeature = feature({
  name: 'borrower',
  commands: [eraseBorrower, linkBorrowers, unlinkBorrower],
  resolvers: [
    BorrowerBySsnResolver,
    BorrowerHistoryResolver,
    BorrowerResolver,
    BorrowerRiskResolver,
    FindBorrowersResolver,
    LoanBorrowerResolver,
    SearchLoansResolver,
  ],
  entities: {
    Borrower: {
      read: borrowerReference,
      ownsId: (id) => ownIdOf('borrower', id) !== undefined,
      idExample: 'borrower:BR-1001',
    },
  },
});

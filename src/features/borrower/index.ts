import { feature } from '../feature.js';
import { BorrowerBySsnResolver, LinkBorrowersResolver } from './borrower-identity.resolver.js';
import {
  BorrowerHistoryResolver,
  BorrowerResolver,
  BorrowerRiskResolver,
  LoanBorrowerResolver,
} from './borrower.resolver.js';
import { EraseBorrowerResolver } from './erase-borrower.resolver.js';
import { FindBorrowersResolver } from './find-borrowers.resolver.js';
import { borrowerReference } from './borrower.resolver.js';
import { ownIdOf } from '../../domain/record/ids.js';

export const borrowerFeature = feature({
  name: 'borrower',
  resolvers: [
    BorrowerBySsnResolver,
    BorrowerHistoryResolver,
    BorrowerResolver,
    BorrowerRiskResolver,
    EraseBorrowerResolver,
    FindBorrowersResolver,
    LinkBorrowersResolver,
    LoanBorrowerResolver,
  ],
  entities: {
    Borrower: { read: borrowerReference, ownsId: (id) => ownIdOf('borrower', id) !== undefined },
  },
});

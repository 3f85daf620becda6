import { Resolver } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { Lender, partyOf, Servicer } from './party.type.js';

@Resolver(() => Loan)
export class LoanPartiesResolver {
  @BatchField(() => Lender, { nullable: true, description: 'The lender that owns the loan.' })
  lender(loans: readonly LoanView[]) {
    return loans.map(({ lenderId }) => partyOf('lenderId', lenderId));
  }

  @BatchField(() => Servicer, { nullable: true, description: 'The servicer that services the loan.' })
  primaryServicer(loans: readonly LoanView[]) {
    return loans.map(({ primaryServicerId }) => partyOf('servicerId', primaryServicerId));
  }

  @BatchField(() => Servicer, { nullable: true, description: 'The servicer that stands in for the primary one.' })
  secondaryServicer(loans: readonly LoanView[]) {
    return loans.map(({ secondaryServicerId }) => partyOf('servicerId', secondaryServicerId));
  }
}

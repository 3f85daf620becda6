import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { SSN_LOOKUP } from '../../domain/audit/audit-subjects.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { selectionOf } from '../../platform/executor/selected-field.js';
import { Borrower } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './borrower.resolver.js';
import { tooManyLookups } from './lookups.js';

@Resolver()
export class BorrowerBySsnResolver {
  @Query(() => Borrower, {
    nullable: true,
    description:
      'The newest borrower in the caller’s portfolio with this social security number, or null. Exact match, 30 lookups a minute, audited.',
  })
  async borrowerBySsn(
    @Arg('ssn', () => String, { description: 'Nine digits, with or without hyphens. Send it as a variable.' })
    ssn: string,
    @Arg('lenderId', () => ID, { nullable: true, description: 'Only loans of this lender.' })
    lenderId: string | null | undefined,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode | undefined> {
    const answer = await context.services.borrowerBySsn(viewerOf(context), ssn, lenderId ?? undefined);
    if (answer.kind === 'TOO_MANY_LOOKUPS') throw tooManyLookups(answer.retryAfterSeconds);
    if (answer.kind === 'MALFORMED')
      throw badInput('`ssn` must be a valid social security number: nine digits, with or without hyphens.');
    context.disclosures.note(SSN_LOOKUP, 'IDENTITY');
    const { borrowerId } = answer;
    if (borrowerId === undefined) return undefined;
    const [borrower] = await readBorrowers(context, [borrowerId], selectionOf(info).paths());
    return borrower;
  }
}

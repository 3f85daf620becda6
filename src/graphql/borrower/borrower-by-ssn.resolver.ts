import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { SSN_LOOKUP } from '../../app/audit/subject.js';
import { badInput } from '../bad-input.js';
import { viewerOf, type GraphContext } from '../context.js';
import { selectionOf } from '../selection.js';
import { Borrower } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './read-borrower.js';
import { tooManyLookups } from './too-many-lookups.js';

@Resolver()
export class BorrowerBySsnResolver {
  @Query(() => Borrower, {
    nullable: true,
    description:
      'The newest borrower with this social security number; null when none of the loans that exist for this client is theirs. Exact match, 30 a minute, audited.',
  })
  async borrowerBySsn(
    @Arg('ssn', () => String, { description: 'Nine digits, with or without hyphens. Send it as a variable.' })
    ssn: string,
    @Arg('lenderId', () => ID, { nullable: true, description: 'Only among the loans of this lender.' })
    lenderId: string | null | undefined,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode | undefined> {
    const answer = await context.services.borrowerBySsn(viewerOf(context), ssn, lenderId ?? undefined);
    if (answer.kind === 'TOO_MANY_LOOKUPS') throw tooManyLookups(answer.retryAfterSeconds);
    if (answer.kind === 'MALFORMED')
      throw badInput('ssn must be nine digits, with or without hyphens, that may belong to someone');
    context.disclosures.note(SSN_LOOKUP, 'IDENTITY');
    const { borrowerId } = answer;
    if (borrowerId === undefined) return undefined;
    const [borrower] = await readBorrowers(context, [borrowerId], selectionOf(info).paths());
    return borrower;
  }
}

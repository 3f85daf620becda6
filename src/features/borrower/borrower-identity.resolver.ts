import { CommandInput } from '../command/command-input.js';
import { recordBorrowerId } from '../../domain/record/ids.js';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver, Field, InputType, Mutation, ObjectType } from 'type-graphql';
import { SSN_LOOKUP } from '../../domain/audit/audit-subjects.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { selectionOf } from '../../platform/executor/selected-field.js';
import { Borrower } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './borrower.resolver.js';
import type { LinkAnswer } from './find-and-link.js';
import { commandResult, toRefusal } from '../command/refusal.type.js';

export const tooManyLookups = (retryAfterSeconds: number) =>
  new GraphQLError('Too many lookups. Wait a minute, then retry.', {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds, http: { status: 429 } },
  });

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

@InputType({ description: 'Borrowers that are the same person.' })
export class LinkBorrowersInput extends CommandInput {
  @Field(() => [ID], { description: 'IDs of the borrowers, 2 to 20.' })
  borrowerIds: string[];

  @Field(() => String, {
    description: 'Reason, 1 to 200 characters. It stays in the audit log permanently, so include no personal data.',
  })
  reason: string;
}

@InputType({ description: 'A borrower that is a different person.' })
export class UnlinkBorrowerInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => String, {
    description: 'Reason, 1 to 200 characters. It stays in the audit log permanently, so include no personal data.',
  })
  reason: string;
}

@ObjectType({ simpleResolvers: true, description: 'The borrowers were linked or unlinked.' })
export class BorrowersLinked {
  @Field(() => [ID], { description: 'IDs of the borrowers.' })
  borrowerIds: string[];
}

export const LinkBorrowersResult = commandResult(
  'LinkBorrowersResult',
  'Result of `linkBorrowers` and `unlinkBorrower`.',
  BorrowersLinked,
);

@Resolver()
export class LinkBorrowersResolver {
  @Mutation(() => LinkBorrowersResult, {
    description:
      'Says that borrowers of several lenders with the same social security number are one person, whose own client then sees what they gave to each lender. Counted and audited as look-ups by number, one for each.',
  })
  async linkBorrowers(
    @Arg('input', () => LinkBorrowersInput, { description: 'Who, and why.' }) input: LinkBorrowersInput,
    @Ctx() context: GraphContext,
  ) {
    const { idempotencyKey, borrowerIds, reason } = input;
    const command = { idempotencyKey, requestId: context.requestId };
    return answered(
      await context.services.borrowerLinks.link(viewerOf(context), command, {
        borrowerIds: borrowerIds.map(recordBorrowerId),
        reason,
      }),
    );
  }

  @Mutation(() => LinkBorrowersResult, {
    description: 'Takes a borrower out of the person that linkBorrowers made. Counted and audited likewise.',
  })
  async unlinkBorrower(
    @Arg('input', () => UnlinkBorrowerInput, { description: 'Who, and why.' }) input: UnlinkBorrowerInput,
    @Ctx() context: GraphContext,
  ) {
    const { idempotencyKey, borrowerId, reason } = input;
    const command = { idempotencyKey, requestId: context.requestId };
    const links = { borrowerIds: [recordBorrowerId(borrowerId)], reason };
    return answered(await context.services.borrowerLinks.unlink(viewerOf(context), command, links));
  }
}

function answered(answer: LinkAnswer) {
  if (answer.kind === 'TOO_MANY_LOOKUPS') throw tooManyLookups(answer.retryAfterSeconds);
  const { result } = answer;
  return result.ok ? Object.assign(new BorrowersLinked(), result.value) : toRefusal(result.refusal);
}

import { recordBorrowerId } from '../../domain/record/ids.js';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver, Field, InputType, Mutation, ObjectType } from 'type-graphql';
import { SSN_LOOKUP } from '../../app/ports/audit-log.js';
import { CommandInput } from '../shared/command.enum.js';
import { badInput } from '../shared/bad-input.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { selectionOf } from '../execution/selected-field.js';
import { Borrower } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './borrower.resolver.js';
import type { LinkAnswer } from '../../app/borrower/find-and-link.js';
import { commandResult, toRefusal } from '../refusal/refusal.type.js';

export const tooManyLookups = (retryAfterSeconds: number) =>
  new GraphQLError('Too many look-ups of persons: wait before the next one', {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds, http: { status: 429 } },
  });

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

@InputType({ description: 'Which borrowers are one human being.' })
export class LinkBorrowersInput extends CommandInput {
  @Field(() => [ID], { description: 'Ids of the borrowers, 2 to 20.' })
  borrowerIds: string[];

  @Field(() => String, {
    description: 'Why, in 1 to 200 characters. It stays in the audit log for good, so name nobody in it.',
  })
  reason: string;
}

@InputType({ description: 'Which borrower is somebody else.' })
export class UnlinkBorrowerInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the borrower.' })
  borrowerId: string;

  @Field(() => String, {
    description: 'Why, in 1 to 200 characters. It stays in the audit log for good, so name nobody in it.',
  })
  reason: string;
}

@ObjectType({ simpleResolvers: true, description: 'The borrowers are one person now, or no longer.' })
export class BorrowersLinked {
  @Field(() => [ID], { description: 'Ids of the borrowers.' })
  borrowerIds: string[];
}

export const LinkBorrowersResult = commandResult(
  'LinkBorrowersResult',
  'What linkBorrowers and unlinkBorrower answer.',
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

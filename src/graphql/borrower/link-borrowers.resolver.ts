import { Arg, createUnionType, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { LinkAnswer } from '../../app/borrower/link-borrowers.js';
import { CommandInput } from '../command-input.js';
import { viewerOf, type GraphContext } from '../context.js';
import { CommandRefused, InvalidInput } from '../refusal/refusal.type.js';
import { toRefusal } from '../refusal/to-refusal.js';
import { tooManyLookups } from './too-many-lookups.js';

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

export const LinkBorrowersResult = createUnionType({
  name: 'LinkBorrowersResult',
  description: 'What linkBorrowers and unlinkBorrower answer.',
  types: () => [BorrowersLinked, InvalidInput, CommandRefused] as const,
});

@Resolver()
export class LinkBorrowersResolver {
  @Mutation(() => LinkBorrowersResult, {
    nullable: true,
    description:
      'Says that borrowers of several lenders with the same social security number are one person, whose own client then sees what they gave to each lender. Counted and audited as look-ups by number, one for each.',
  })
  async linkBorrowers(
    @Arg('input', () => LinkBorrowersInput, { description: 'Who, and why.' }) input: LinkBorrowersInput,
    @Ctx() context: GraphContext,
  ) {
    const { idempotencyKey, borrowerIds, reason } = input;
    const command = { idempotencyKey, requestId: context.requestId };
    return answered(await context.services.borrowerLinks.link(viewerOf(context), command, { borrowerIds, reason }));
  }

  @Mutation(() => LinkBorrowersResult, {
    nullable: true,
    description: 'Takes a borrower out of the person that linkBorrowers made. Counted and audited likewise.',
  })
  async unlinkBorrower(
    @Arg('input', () => UnlinkBorrowerInput, { description: 'Who, and why.' }) input: UnlinkBorrowerInput,
    @Ctx() context: GraphContext,
  ) {
    const { idempotencyKey, borrowerId, reason } = input;
    const command = { idempotencyKey, requestId: context.requestId };
    const links = { borrowerIds: [borrowerId], reason };
    return answered(await context.services.borrowerLinks.unlink(viewerOf(context), command, links));
  }
}

function answered(answer: LinkAnswer) {
  if (answer.kind === 'TOO_MANY_LOOKUPS') throw tooManyLookups(answer.retryAfterSeconds);
  const { result } = answer;
  return result.ok ? Object.assign(new BorrowersLinked(), result.value) : toRefusal(result.refusal);
}

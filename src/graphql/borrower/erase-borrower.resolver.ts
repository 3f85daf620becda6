import { Arg, createUnionType, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { CommandInput } from '../command-input.js';
import { viewerOf, type GraphContext } from '../context.js';
import { CommandRefused, InvalidInput } from '../refusal/refusal.type.js';
import { toRefusal } from '../refusal/to-refusal.js';
import { DateTimeScalar } from '../scalars.js';

@InputType({ description: 'Whose personal data to erase.' })
export class EraseBorrowerInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the borrower.' })
  borrowerId: string;

  @Field(() => String, {
    description: 'Why, in 1 to 200 characters. It stays in the audit log for good, so name nobody in it.',
  })
  reason: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "The borrower's personal, identity and bureau data is destroyed. Loans, balances and ledger stand.",
})
export class BorrowerErased {
  @Field(() => ID, { description: 'Id of the borrower.' })
  borrowerId: string;

  @Field(() => DateTimeScalar, { description: 'When the data was erased.' })
  erasedAt: Date;
}

export const EraseBorrowerResult = createUnionType({
  name: 'EraseBorrowerResult',
  description: 'What eraseBorrower answers.',
  types: () => [BorrowerErased, InvalidInput, CommandRefused] as const,
});

@Resolver()
export class EraseBorrowerResolver {
  @Mutation(() => EraseBorrowerResult, {
    nullable: true,
    description:
      'Destroys the data key of a borrower and all that is sealed under it, in all their loans, for good. A client bound to a portfolio can erase a borrower all of whose loans are in it.',
  })
  async eraseBorrower(
    @Arg('input', () => EraseBorrowerInput, { description: 'Whose data, and why.' }) input: EraseBorrowerInput,
    @Ctx() context: GraphContext,
  ) {
    const { borrowerId, reason, idempotencyKey } = input;
    const command = { idempotencyKey, requestId: context.requestId };
    const result = await context.services.eraseBorrower(viewerOf(context), command, { borrowerId, reason });
    return result.ok ? Object.assign(new BorrowerErased(), result.value) : toRefusal(result.refusal);
  }
}

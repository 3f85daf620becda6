import { recordBorrowerId } from '../../domain/record/ids.js';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { CommandInput } from '../shared/command.enum.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { commandResult, toRefusal } from '../refusal/refusal.type.js';
import { DateTimeScalar } from '../shared/scalars.js';

@InputType({ description: 'Whose personal data to erase.' })
export class EraseBorrowerInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the borrower.' })
  borrowerId: string;

  @Field(() => String, {
    description: 'Why, in 1 to 200 characters. It stays in the audit log for good, so name nobody in it.',
  })
  reason: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Although a loan is open or its record must be kept. It takes two clients: the first asks, and a second one that was there by then asks for the same within seven days.',
  })
  override: boolean;
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

@ObjectType({
  simpleResolvers: true,
  description: 'An erasure against the rules was asked for. Nothing is erased until a second client asks for it too.',
})
export class ErasureRequested {
  @Field(() => ID, { description: 'Id of the borrower.' })
  borrowerId: string;

  @Field(() => DateTimeScalar, { description: 'Until when a second client may agree.' })
  expiresAt: Date;
}

export const EraseBorrowerResult = commandResult(
  'EraseBorrowerResult',
  'What eraseBorrower answers.',
  BorrowerErased,
  ErasureRequested,
);

@Resolver()
export class EraseBorrowerResolver {
  @Mutation(() => EraseBorrowerResult, {
    description:
      'Destroys what is sealed of a borrower, with its keys, in all their loans that exist for this client, for good. Refused with LOANS_OPEN or RETENTION_RUNS, and the day from which it is allowed, while a loan is open or its record must be kept.',
  })
  async eraseBorrower(
    @Arg('input', () => EraseBorrowerInput, { description: 'Whose data, and why.' }) input: EraseBorrowerInput,
    @Ctx() context: GraphContext,
  ) {
    const { reason, override, idempotencyKey } = input;
    const borrowerId = recordBorrowerId(input.borrowerId);
    const command = { idempotencyKey, requestId: context.requestId };
    const result = await context.services.eraseBorrower(viewerOf(context), command, { borrowerId, reason, override });
    if (!result.ok) return toRefusal(result.refusal);
    const { kind, ...answer } = result.value;
    return Object.assign(kind === 'ERASED' ? new BorrowerErased() : new ErasureRequested(), answer);
  }
}

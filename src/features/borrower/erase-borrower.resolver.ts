import { CommandInput } from '../command/command-input.js';
import { recordBorrowerId } from '../../domain/record/ids.js';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { commandResult, toRefusal } from '../command/refusal.type.js';
import { DateTimeScalar } from '../../platform/scalars/scalars.js';

@InputType({ description: 'A borrower whose personal data to erase.' })
export class EraseBorrowerInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => String, {
    description: 'Reason, 1 to 200 characters. It stays in the audit log permanently, so include no personal data.',
  })
  reason: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether to erase although a loan is open or its record must be kept. Two clients are required: the second must confirm within seven days.',
  })
  override: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The borrower’s personal, identity and bureau data is destroyed. Loans, balances and ledger stay.',
})
export class BorrowerErased {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => DateTimeScalar, { description: 'Time of erasure.' })
  erasedAt: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An erasure against the rules was requested. Data is erased when a second client confirms.',
})
export class ErasureRequested {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => DateTimeScalar, { description: 'Time until which a second client can confirm.' })
  expiresAt: Date;
}

export const EraseBorrowerResult = commandResult(
  'EraseBorrowerResult',
  'Result of `eraseBorrower`.',
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

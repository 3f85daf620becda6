import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { CheckArguments } from '../../platform/executor/check-arguments.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import { answerOf, resultOf } from '../command/mutations.js';
import { callerOf, type GraphContext } from '../graph-context.js';
import type { LoanCommandNeeds } from '../command/command-needs.js';
import { type Caller } from '../command/command-call.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { refuse, type Result } from '../../domain/refusal.js';
import { type RepaymentAnswer } from './repayment-command.js';
import { submitRepayment, SubmitRepaymentInput } from './submit-repayment.js';

/** The result of one payment of many. */
interface SubmittedItem {
  readonly idempotencyKey: string;
  readonly result: Result<RepaymentAnswer>;
}

const MOST_REPAYMENTS = 1_000;

/** Fewer than units of work run at once, so that others get their turn. */
const SIDE_BY_SIDE = 3;

/**
 * Submits many payments, each with its own key; a refused one doesn’t affect the others. Payments of one loan run in the
 * order of the input. One that fails is IN_PROGRESS and can be sent again. Only when all fail does the request fail.
 */
async function submitAll(
  needs: LoanCommandNeeds,
  caller: Caller,
  inputs: readonly SubmitRepaymentInput[],
): Promise<readonly SubmittedItem[]> {
  const results = new Map<number, Result<RepaymentAnswer>>();
  const faults: unknown[] = [];
  const keys = new Set<string>();
  const byLoan = new Map<string, [number, SubmitRepaymentInput][]>();
  for (const [place, input] of inputs.entries()) {
    if (keys.has(input.idempotencyKey))
      results.set(place, refuse('IDEMPOTENCY_KEY_REUSED', 'An earlier item has the same key. Use a new key.'));
    else getOrCreate(byLoan, input.loanId, (): [number, SubmitRepaymentInput][] => []).push([place, input]);
    keys.add(input.idempotencyKey);
  }
  const submitOne = async (input: SubmitRepaymentInput): Promise<Result<RepaymentAnswer>> => {
    try {
      return await submitRepayment.run(needs, caller, input);
    } catch (error) {
      faults.push(error);
      needs.complain(caller.requestId, error);
      return refuse('IN_PROGRESS', 'The payment could not be processed at the moment. Retry with the same key.');
    }
  };
  const loans = byLoan.values();
  const work = async () => {
    for (const items of loans) for (const [place, input] of items) results.set(place, await submitOne(input));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  if (faults.length === inputs.length) throw faults[0];
  return inputs.flatMap(({ idempotencyKey }, place) => {
    const result = results.get(place);
    return result ? [{ idempotencyKey, result }] : [];
  });
}

@ObjectType({ simpleResolvers: true, description: 'Result for one payment of `submitRepayments`.' })
class SubmittedRepayment {
  @Field(() => String, { description: 'Idempotency key of the payment.' })
  idempotencyKey: string;

  @Field(() => resultOf(submitRepayment), { description: 'Result of `submitRepayment`.' })
  result: object;
}

@Resolver()
export class SubmitRepaymentsResolver {
  @CheckArguments(({ inputs }: { inputs: readonly unknown[] }) => {
    if (inputs.length === 0 || inputs.length > MOST_REPAYMENTS)
      throw badArgument('inputs', `\`inputs\` must have 1 to ${MOST_REPAYMENTS} items.`);
  })
  @Mutation(() => [SubmittedRepayment], {
    description:
      'Records up to 1,000 payments, each as `submitRepayment` does and by its own key. A refused one does not affect the others. Results are in the order of the inputs.',
  })
  async submitRepayments(
    @Arg('inputs', () => [SubmitRepaymentInput], { description: 'The payments, 1 to 1,000.' })
    inputs: SubmitRepaymentInput[],
    @Ctx() context: GraphContext,
  ) {
    const items = await submitAll(context.services.loanCommands, callerOf(context), inputs);
    return items.map(({ idempotencyKey, result }) => ({ idempotencyKey, result: answerOf(submitRepayment, result) }));
  }
}

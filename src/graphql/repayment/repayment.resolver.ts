import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RepaymentAnswer } from '../../app/repayment/repayment-command.js';
import type { Result } from '../../domain/refusal.js';
import { MOST_REPAYMENTS } from '../../app/repayment/submit-repayments.js';
import type { RepaymentView } from '../../app/ports/loan-stores.js';
import { allowedRepaymentCommands } from '../../domain/repayment/repayment-state.js';
import { loanSubject, lookupSubject } from '../../app/ports/audit-log.js';
import {
  REPAYMENT_SORTS,
  type RepaymentFilter,
  type RepaymentListing,
  type RepaymentSort,
} from '../../app/ports/servicing-reader.js';
import { withoutNulls } from '../../app/command/loan-command.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import { CommandEnum } from '../shared/command.enum.js';
import { badInput } from '../shared/bad-input.js';
import { isGranted } from '../guard/access.js';
import { callerOf, viewerOf, type GraphContext } from '../request/context.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { answer } from '../refusal/refusal.type.js';
import { countResolver, toConnection, toWindow, type CountedConnection } from '../connection/connection.type.js';
import { isInstant, type AcceptsValue } from '../connection/cursor.js';
import { BatchField, type Reference } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { Loan } from '../loan/loan.type.js';
import { assertConditions, digestsOf, instantRange } from '../loan/list-loans.js';
import {
  AcknowledgeRepaymentInput,
  CancelRepaymentInput,
  InitiateRepaymentInput,
  MarkRepaymentSentInput,
  ReverseRepaymentInput,
  SubmitRepaymentInput,
  RepaymentsArguments,
  type RepaymentFilterInput,
} from './repayment.inputs.js';
import {
  InitiateRepaymentResult,
  RepaymentCommandResult,
  RepaymentInitiated,
  RepaymentUpdated,
  SubmittedRepayment,
  Allocation,
  RepaymentConnection,
  RepaymentType,
} from './repayment.type.js';

export const RepaymentInitiatedResolver = loanAnswerResolver(() => RepaymentInitiated);
export const RepaymentUpdatedResolver = loanAnswerResolver(() => RepaymentUpdated);

const updated = async (done: Promise<Result<RepaymentAnswer>>) => answer(RepaymentUpdated, await done);

@Resolver()
export class RepaymentCommandResolver {
  @Mutation(() => InitiateRepaymentResult, {
    description: 'Says what is owed as of a day, with a payoff quote, and opens a repayment. No money moves.',
  })
  async initiateRepayment(
    @Arg('input', () => InitiateRepaymentInput, { description: 'Which loan.' }) input: InitiateRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(RepaymentInitiated, await context.services.commands.initiateRepayment(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Records a payment that is on its way, with a preview of its allocation. Balances do not move.',
  })
  submitRepayment(
    @Arg('input', () => SubmitRepaymentInput, { description: 'The payment.' }) input: SubmitRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.submitRepayment(callerOf(context), input));
  }

  @Mutation(() => [SubmittedRepayment], {
    description:
      'Records up to 1,000 payments, each as `submitRepayment` does and by its own key: some may be refused while the others ' +
      'stand. Answers in the order of the inputs.',
  })
  async submitRepayments(
    @Arg('inputs', () => [SubmitRepaymentInput], { description: 'The payments, 1 to 1,000.' })
    inputs: SubmitRepaymentInput[],
    @Ctx() context: GraphContext,
  ) {
    if (inputs.length === 0 || inputs.length > MOST_REPAYMENTS)
      throw badInput(`inputs must have from 1 to ${MOST_REPAYMENTS} entries`);
    const items = await context.services.commands.submitRepayments(callerOf(context), inputs);
    return items.map(({ idempotencyKey, result }) => ({ idempotencyKey, result: answer(RepaymentUpdated, result) }));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Settles a submitted repayment, which moves the balances and may close the loan, or rejects it.',
  })
  acknowledgeRepayment(
    @Arg('input', () => AcknowledgeRepaymentInput, { description: 'What became of it.' })
    input: AcknowledgeRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.acknowledgeRepayment(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Takes a settled repayment back. Later payments are applied anew; nothing is deleted.',
  })
  reverseRepayment(
    @Arg('input', () => ReverseRepaymentInput, { description: 'Which repayment, and why.' })
    input: ReverseRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.reverseRepayment(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Says that a submitted repayment has left for the bank: it cannot be cancelled any more.',
  })
  markRepaymentSent(
    @Arg('input', () => MarkRepaymentSentInput, { description: 'Which repayment.' }) input: MarkRepaymentSentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.markRepaymentSent(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Gives up a repayment that was not sent yet: any one for a servicer, their own for others.',
  })
  cancelRepayment(
    @Arg('input', () => CancelRepaymentInput, { description: 'Which repayment.' }) input: CancelRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.cancelRepayment(callerOf(context), input));
  }
}

@Resolver()
export class RepaymentResolver {
  @Query(() => RepaymentType, {
    nullable: true,
    description: 'A repayment by its id; null when there is none on the loans that exist for this client.',
  })
  repayment(
    @Arg('id', () => ID, { description: 'Id of the repayment.' }) id: string,
    @Ctx() { loaders }: GraphContext,
  ): Promise<RepaymentView | undefined> {
    return loaders.repayment.load(id);
  }

  @Query(() => RepaymentConnection, {
    description: 'Repayments on all loans that exist for this client, as a Relay connection.',
  })
  repayments(
    @Args(() => RepaymentsArguments) args: RepaymentsArguments,
    @Ctx() context: GraphContext,
  ): Promise<RepaymentPage> {
    return listRepayments(args, context);
  }
}

export const RepaymentCountResolver = countResolver(() => RepaymentConnection);

/** Other graphs, and clients that refetch, reach a repayment here. Who may not see payments is not told whether there is one. */
export const repaymentReference: Reference = (ids, context) =>
  isGranted('SERVICING', viewerOf(context).scopes) ? context.loaders.repayment.loadAll(ids) : ids.map((id) => ({ id }));

@Resolver(() => RepaymentType)
export class RepaymentPartResolver {
  @BatchField(() => Loan, { nullable: true, description: 'The loan that it is on; null once that is out of sight.' })
  loan(repayments: readonly RepaymentView[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return loaders.loans(loanNeedsOf(selection)).loadAll(repayments.map(({ loanId }) => loanId));
  }

  @BatchField(() => Allocation, {
    nullable: true,
    description: 'Where its money stands in the ledger now; null until it settles.',
  })
  allocation(repayments: readonly RepaymentView[], _args: object, { loaders }: GraphContext) {
    return loaders.allocation.loadAll(repayments.map(({ id }) => id));
  }

  @BatchField(() => [CommandEnum], { description: 'The commands that its state allows.' })
  allowedCommands(repayments: readonly RepaymentView[]) {
    return repayments.map(({ state }) => allowedRepaymentCommands(state));
  }
}

type RepaymentPage = CountedConnection<RepaymentView>;

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
export const FILTERED: Readonly<Record<keyof RepaymentFilterInput, readonly [type: string, field: string]>> = {
  state: ['Repayment', 'state'],
  method: ['Repayment', 'method'],
  loanIds: ['Loan', 'id'],
  lenderId: ['Loan', 'lenderId'],
  servicerId: ['Loan', 'primaryServicerId'],
  effectiveDate: ['Repayment', 'effectiveDate'],
  initiatedAt: ['Repayment', 'initiatedAt'],
  externalReferences: ['Repayment', 'externalReference'],
};

const ACCEPTS: Readonly<Record<RepaymentSort, AcceptsValue>> = {
  INITIATED_AT: isInstant,
  EFFECTIVE_DATE: (value) => value === null || (typeof value === 'string' && parseBusinessDate(value) !== undefined),
};

async function listRepayments(
  { filter, orderBy, ...page }: RepaymentsArguments,
  context: GraphContext,
): Promise<RepaymentPage> {
  const { loaders, disclosures } = context;
  const { field: sort = 'INITIATED_AT', direction = 'DESC' } = orderBy ?? {};
  const listing: RepaymentListing = { filter: toFilter(filter ?? {}, context), sort, direction };
  const order = `repayments:${sort}:${direction}`;
  const window = toWindow(order, page, ACCEPTS[sort]);
  const found = await loaders.repaymentPage(listing, window);
  if (listing.filter.externalReferences) {
    disclosures.note(lookupSubject('PAYMENT_REFERENCE'), 'PERSONAL');
    for (const { loanId } of found.rows) disclosures.note(loanSubject(loanId), 'PERSONAL');
  }
  const keysetOf = (row: RepaymentView) => ({ value: row[REPAYMENT_SORTS[sort]], id: row.id });
  const connection = toConnection(order, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => loaders.repaymentCount(listing.filter) };
}

function toFilter(input: RepaymentFilterInput, context: GraphContext): RepaymentFilter {
  assertConditions(FILTERED, input, viewerOf(context));
  const { initiatedAt, externalReferences, ...filter } = input;
  return withoutNulls({
    ...filter,
    ...(initiatedAt && { initiatedAt: instantRange('initiatedAt', initiatedAt) }),
    ...(externalReferences && {
      externalReferences: digestsOf('PAYMENT_REFERENCE', externalReferences, context.services.searchDigest),
    }),
  });
}

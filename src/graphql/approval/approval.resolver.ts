import { ArgsType, Field, ID, InputType, ObjectType, Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { expiryOf, type ApprovalAnswer } from '../../app/approval/approvals.js';
import { withoutNulls } from '../../app/command/loan-command.js';
import type { ApprovalView } from '../../app/ports/approval-stores.js';
import { APPROVABLE_COMMANDS, type ApprovableCommand, type ApprovalState } from '../../domain/adjustment/policy.js';
import type { JsonObject } from '../../domain/record/json.js';
import { withOwnIds } from '../adjustment/adjustment.resolver.js';
import {
  connectionOf,
  PageArguments,
  countResolver,
  toConnection,
  toWindow,
  type CountedConnection,
} from '../connection/connection.type.js';
import { isInstant } from '../connection/cursor.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { assertConditions } from '../loan/list-loans.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { Loan } from '../loan/loan.type.js';
import { commandResult, answer } from '../refusal/refusal.type.js';
import { callerOf, viewerOf, type GraphContext } from '../request/context.js';
import { loadTexts } from '../servicing/loan-text.resolver.js';
import { CommandEnum } from '../shared/command.enum.js';
import { DateTimeScalar, DecimalScalar, enumOf, JsonObjectScalar } from '../shared/scalars.js';
import { ApproveInput, RejectInput, RequestApprovalInput } from './approval.inputs.js';

const ApprovalStateEnum = enumOf<ApprovalState>('LoanApprovalState', 'Where a request for approval stands.', {
  PENDING: 'It waits for a decision.',
  APPROVED: 'It was approved, and carried out with it.',
  REJECTED: 'It was turned down.',
});

@ObjectType('LoanApproval', {
  simpleResolvers: true,
  description: 'A command that one client asked for and another one decides.',
})
class ApprovalType implements ApprovalView {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => CommandEnum, { description: 'The command that is asked for, named as its mutation.' })
  command: ApprovableCommand;

  @Field(() => DecimalScalar, { description: 'How much it is about; below zero where a principal is to fall.' })
  amount: string;

  @Field(() => ApprovalStateEnum, { description: 'Where it stands.' })
  state: ApprovalState;

  @Field(() => ID, { description: 'Who asked for it: a client, or `person:NAME`.' })
  requestedBy: string;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  requestedAt: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Who decided it: a client, or `person:NAME`; never who asked. Null where the erasure of the borrower ended it.',
  })
  decidedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided.' })
  decidedAt: string | null;
}

const ApprovalConnection = connectionOf('LoanApproval', () => ApprovalType);

@ObjectType({ simpleResolvers: true, description: 'An approval was asked for, or decided.' })
class ApprovalUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where it left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => ID, { description: 'Id of the request.' })
  approvalId: string;

  @Field(() => ApprovalStateEnum, { description: 'Where it left the request.' })
  state: ApprovalState;
}

const ApprovalResult = commandResult('ApprovalResult', 'What asking and deciding answer.', ApprovalUpdated);

@InputType('LoanApprovalFilter', { description: 'Which requests to list. All conditions given must hold.' })
class ApprovalFilterInput {
  @Field(() => [ApprovalStateEnum], {
    nullable: true,
    description: 'In one of these states; `PENDING` is the queue of those that wait.',
  })
  state?: ApprovalState[] | null;

  @Field(() => ID, { nullable: true, description: 'On this loan.' })
  loanId?: string | null;

  @Field(() => [CommandEnum], { nullable: true, description: 'For one of these commands.' })
  command?: ApprovableCommand[] | null;
}

@ArgsType()
class ApprovalsArguments extends PageArguments {
  @Field(() => ApprovalFilterInput, {
    nullable: true,
    description: 'Which requests; all on loans that exist for this client by default.',
  })
  filter?: ApprovalFilterInput | null;
}

@Resolver()
export class ApprovalResolver {
  @Mutation(() => ApprovalResult, {
    description:
      'Asks another client for an adjustment that is above what this one may do alone. It is looked at at once; nothing changes until it is approved.',
  })
  async requestApproval(
    @Arg('input', () => RequestApprovalInput, { description: 'What is asked for.' }) input: RequestApprovalInput,
    @Ctx() context: GraphContext,
  ) {
    const own = APPROVABLE_COMMANDS.flatMap((name) => {
      const asked = input[name];
      return asked ? [[name, withOwnIds(asked)] as const] : [];
    });
    const request = { idempotencyKey: input.idempotencyKey, ...Object.fromEntries(own) };
    return answer(ApprovalUpdated, await context.services.commands.requestApproval(callerOf(context), request));
  }

  @Mutation(() => ApprovalResult, {
    description: 'Approves what another client asked for, and carries it out with the same stroke, or not at all.',
  })
  async approve(
    @Arg('input', () => ApproveInput, { description: 'Which request.' }) input: ApproveInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(ApprovalUpdated, await context.services.commands.approve(callerOf(context), input));
  }

  @Mutation(() => ApprovalResult, { description: 'Turns down what another client asked for.' })
  async reject(
    @Arg('input', () => RejectInput, { description: 'Which request, and why.' }) input: RejectInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(ApprovalUpdated, await context.services.commands.reject(callerOf(context), input));
  }

  @Query(() => ApprovalConnection, {
    description: 'Requests for approval on all loans that exist for this client, those that wait longest first.',
  })
  approvals(
    @Args(() => ApprovalsArguments) args: ApprovalsArguments,
    @Ctx() context: GraphContext,
  ): Promise<CountedConnection<ApprovalView>> {
    return listApprovals(args, context);
  }
}

export const ApprovalCountResolver = countResolver(() => ApprovalConnection);
export const ApprovalUpdatedResolver = loanAnswerResolver(() => ApprovalUpdated);

@Resolver(() => ApprovalUpdated)
export class ApprovalAnswerResolver {
  @BatchField(() => ApprovalType, { nullable: true, description: 'The request as it is now.' })
  approval(answers: readonly ApprovalAnswer[], _args: object, { loaders }: GraphContext) {
    return loaders.approval.loadAll(answers.map(({ approvalId }) => approvalId));
  }
}

@Resolver(() => ApprovalType)
export class ApprovalPartResolver {
  @BatchField(() => Loan, { nullable: true, description: 'The loan that it is on; null once that is out of sight.' })
  loan(approvals: readonly ApprovalView[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return loaders.loans(loanNeedsOf(selection)).loadAll(approvals.map(({ loanId }) => loanId));
  }

  @BatchField(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on it can only be turned down, and is asked for anew; null once it was decided.',
  })
  expiresAt(approvals: readonly ApprovalView[]) {
    return approvals.map((asked) => (asked.state === 'PENDING' ? expiryOf(asked).toISOString() : null));
  }

  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description:
      'What the command is to be carried out with, as far as it says what would be done: amounts, days, kinds and ids, ' +
      'without its reason; null once the borrower is erased.',
  })
  terms(approvals: readonly ApprovalView[], _args: object, { loaders }: GraphContext) {
    return loaders.approvalTerms.loadAll(idsOf(approvals));
  }

  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description: 'What the command is to be carried out with, its reason included; null once the borrower is erased.',
  })
  async input(approvals: readonly ApprovalView[], _args: object, context: GraphContext) {
    const texts = await loadTexts(context, 'ApprovalRequest.input', idsOf(approvals));
    return texts.map((text) => text && (JSON.parse(text) as JsonObject));
  }

  @BatchField(() => String, { nullable: true, description: 'Why it was turned down.' })
  reason(approvals: readonly ApprovalView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'ApprovalRequest.reason', idsOf(approvals));
  }
}

const idsOf = (approvals: readonly ApprovalView[]): string[] => approvals.map(({ id }) => id);

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
export const FILTERED: Readonly<Record<keyof ApprovalFilterInput, readonly [type: string, field: string]>> = {
  state: ['LoanApproval', 'state'],
  loanId: ['Loan', 'id'],
  command: ['LoanApproval', 'command'],
};

const ORDER = 'approvals';

async function listApprovals(
  { filter, ...page }: ApprovalsArguments,
  context: GraphContext,
): Promise<CountedConnection<ApprovalView>> {
  const given = filter ?? {};
  assertConditions(FILTERED, given, viewerOf(context));
  const conditions = withoutNulls(given);
  const window = toWindow(ORDER, page, isInstant);
  const found = await context.loaders.approvalPage(conditions, window);
  const keysetOf = ({ requestedAt, id }: ApprovalView) => ({ value: requestedAt, id });
  const connection = toConnection(ORDER, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => context.loaders.approvalCount(conditions) };
}

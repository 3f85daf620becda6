import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ApprovalAnswer } from '../../app/approval/approval-answer.js';
import { expiryOf } from '../../app/approval/decide-approval.js';
import type { ApprovalView } from '../../app/ports/approval-stores.js';
import { APPROVABLE_COMMANDS } from '../../domain/adjustment/adjustment-command.js';
import type { JsonObject } from '../../domain/record/json.js';
import { withoutNulls } from '../../app/command/loan-command.js';
import { withOwnIds } from '../adjustment/adjustment.resolver.js';
import { countResolver, type CountedConnection, toConnection } from '../connection/connection.type.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../execution/selection.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { Loan } from '../loan/loan.type.js';
import { answer } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext, viewerOf } from '../request/context.js';
import { loadTexts } from '../servicing/loan-text.resolver.js';
import { DateTimeScalar, JsonObjectScalar } from '../shared/scalars.js';
import { isInstant } from '../connection/cursor.js';
import { toWindow } from '../connection/page-arguments.js';
import { assertConditions } from '../loan/list-loans.js';
import { ApproveInput, RejectInput, RequestApprovalInput } from './approval.inputs.js';
import {
  ApprovalConnection,
  ApprovalResult,
  ApprovalsArguments,
  ApprovalType,
  ApprovalUpdated,
  type ApprovalFilterInput,
} from './approval.type.js';

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

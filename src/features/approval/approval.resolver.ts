import { withoutNulls } from '../command/command-call.js';
import { Node } from '../command/shared-types.js';
import { ArgsType, Field, ID, InputType, ObjectType, Args, Ctx, Query, Resolver } from 'type-graphql';
import { expiryOf } from './decide-approval.js';
import type { ApprovalAnswer } from './decide-approval.js';
import type { ApprovalFilter, ApprovalView } from './approval-stores.js';
import { type ApprovableCommand, type ApprovalState } from '../../domain/adjustment/policy.js';
import type { JsonObject } from '../../domain/record/json.js';
import {
  checkFilter,
  Combinable,
  type CombinedInput,
  type ConditionOf,
  everyFilter,
} from '../../platform/connection/combined-filter.js';
import {
  connectionOf,
  PageArguments,
  Paged,
  countResolver,
  toConnection,
  toWindow,
  type CountedConnection,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { isInstant } from '../../platform/connection/cursor.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { assertConditions } from '../loan/list-loans.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { type Reference, viewerOf, type GraphContext } from '../graph-context.js';
import { loadTexts } from '../loan/loan-texts.js';
import { CommandEnum } from '../command/command.enum.js';
import { DateTimeScalar, DecimalScalar, JsonObjectScalar } from '../../platform/scalars/scalars.js';
import { approvalById, approvalCount, approvalPage, approvalTermsById, clientNameById } from './approval.loaders.js';
import { loanById } from '../loan/loan.loaders.js';
import { ApprovalStateEnum, ApprovalUpdated } from './approval-updated.js';

@ObjectType('LoanApproval', {
  simpleResolvers: true,
  implements: Node,
  description: 'A command that one client requested and another one decides.',
})
class ApprovalType implements ApprovalView {
  @Field(() => ID, { description: 'ID of the request.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => CommandEnum, { description: 'Requested command, named as its mutation.' })
  command: ApprovableCommand;

  @Field(() => DecimalScalar, { description: 'Amount of the command; negative where it lowers the principal.' })
  amount: string;

  @Field(() => ApprovalStateEnum, { description: 'State of the request.' })
  state: ApprovalState;

  @Field(() => ID, { description: 'Client or `person:NAME` that requested the command.' })
  requestedBy: string;

  @Field(() => DateTimeScalar, { description: 'Time of the request.' })
  requestedAt: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Client or `person:NAME` that decided; never the requester. Null when the borrower’s erasure ended the request.',
  })
  decidedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the decision.' })
  decidedAt: string | null;
}

const ApprovalConnection = connectionOf('LoanApproval', () => ApprovalType);

@Combinable
@InputType('LoanApprovalFilter', { description: 'Conditions on approval requests. All must match.' })
class ApprovalFilterInput implements CombinedInput<ApprovalFilterInput> {
  and?: ApprovalFilterInput[] | null;
  or?: ApprovalFilterInput[] | null;
  not?: ApprovalFilterInput | null;

  @Field(() => [ApprovalStateEnum], {
    nullable: true,
    description: 'Only requests in one of these states. `PENDING` lists open requests.',
  })
  state?: ApprovalState[] | null;

  @Field(() => ID, { nullable: true, description: 'Only requests for this loan.' })
  loanId?: string | null;

  @Field(() => [CommandEnum], { nullable: true, description: 'Only requests for one of these commands.' })
  command?: ApprovableCommand[] | null;
}

@ArgsType()
class ApprovalsArguments extends PageArguments {
  @Field(() => ApprovalFilterInput, {
    nullable: true,
    description: 'Requests to list. Default: all in the caller’s portfolio.',
  })
  filter?: ApprovalFilterInput | null;
}

const ORDER: ListOrder = { name: 'approvals', accepts: isInstant };

@Resolver()
export class ApprovalResolver {
  @Paged(() => ORDER, checkFilter)
  @Query(() => ApprovalConnection, {
    description: 'Approval requests in the caller’s portfolio, oldest open request first.',
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
  @BatchField(() => ApprovalType, { nullable: true, description: 'The request after the command.' })
  approval(answers: readonly ApprovalAnswer[], _args: object, context: GraphContext) {
    return context.loadAll(
      approvalById,
      answers.map(({ approvalId }) => approvalId),
    );
  }
}

@Resolver(() => ApprovalType)
export class ApprovalPartResolver {
  @BatchField(() => Loan, { nullable: true, description: 'The loan; null when it left the caller’s portfolio.' })
  loan(approvals: readonly ApprovalView[], _args: object, context: GraphContext, selection: Selection) {
    return context.loadAll(
      loanById(loanNeedsOf(selection)),
      approvals.map(({ loanId }) => loanId),
    );
  }

  @BatchField(() => DateTimeScalar, {
    nullable: true,
    description: 'Time after which the request can only be rejected and must be sent again; null after the decision.',
  })
  expiresAt(approvals: readonly ApprovalView[]) {
    return approvals.map((asked) => (asked.state === 'PENDING' ? expiryOf(asked).toISOString() : null));
  }

  @BatchField(() => String, { nullable: true, description: 'Name of the client or person that requested the command.' })
  requestedByName(approvals: readonly ApprovalView[], _args: object, context: GraphContext) {
    return namesOf(
      approvals.map(({ requestedBy }) => requestedBy),
      context,
    );
  }

  @BatchField(() => String, { nullable: true, description: 'Name of the client or person that decided.' })
  decidedByName(approvals: readonly ApprovalView[], _args: object, context: GraphContext) {
    return namesOf(
      approvals.map(({ decidedBy }) => decidedBy),
      context,
    );
  }

  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description:
      'Terms of the command without its reason: amounts, dates, kinds and IDs. Null after the borrower’s erasure.',
  })
  terms(approvals: readonly ApprovalView[], _args: object, context: GraphContext) {
    return context.loadAll(approvalTermsById, idsOf(approvals));
  }

  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description: 'Full input of the command, including its reason. Null after the borrower’s erasure.',
  })
  async input(approvals: readonly ApprovalView[], _args: object, context: GraphContext) {
    const texts = await loadTexts(context, 'ApprovalRequest.input', idsOf(approvals));
    return texts.map((text) => text && (JSON.parse(text) as JsonObject));
  }

  @BatchField(() => String, { nullable: true, description: 'Reason for the rejection.' })
  reason(approvals: readonly ApprovalView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'ApprovalRequest.reason', idsOf(approvals));
  }
}

const PERSON = 'person:';

/** A person has no other name than its ID. */
async function namesOf(ids: readonly (string | null)[], context: GraphContext): Promise<(string | null)[]> {
  const clients = ids.filter((id) => id !== null && !id.startsWith(PERSON)) as string[];
  const names = await context.loadAll(clientNameById, clients);
  const nameOf = new Map(clients.map((id, index) => [id, names[index] ?? null]));
  return ids.map((id) => (id?.startsWith(PERSON) ? id.slice(PERSON.length) : ((id && nameOf.get(id)) ?? null)));
}

const idsOf = (approvals: readonly ApprovalView[]): string[] => approvals.map(({ id }) => id);

/** The field of each condition: a caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<Record<ConditionOf<ApprovalFilterInput>, readonly [type: string, field: string]>> = {
  state: ['LoanApproval', 'state'],
  loanId: ['Loan', 'id'],
  command: ['LoanApproval', 'command'],
};

async function listApprovals(
  { filter, ...page }: ApprovalsArguments,
  context: GraphContext,
): Promise<CountedConnection<ApprovalView>> {
  const given = filter ?? {};
  for (const each of everyFilter(given)) assertConditions(FILTERED, each, viewerOf(context));
  const conditions = withoutNulls(given) as ApprovalFilter;
  const window = toWindow(ORDER, page);
  const found = await context.read(approvalPage, conditions, window);
  const keysetOf = ({ requestedAt, id }: ApprovalView) => ({ value: requestedAt, id });
  const connection = toConnection(ORDER, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => context.read(approvalCount, conditions) };
}

export const approvalReference: Reference = (ids, context) => context.loadAll(approvalById, ids);

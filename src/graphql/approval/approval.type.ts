import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ApprovalView } from '../../app/ports/approval-stores.js';
import type { ApprovableCommand } from '../../domain/adjustment/adjustment-command.js';
import type { ApprovalState } from '../../domain/adjustment/approval.js';
import { connectionOf } from '../connection/connection.type.js';
import { PageArguments } from '../connection/page-arguments.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { commandResult } from '../refusal/refusal.type.js';
import { CommandEnum } from '../shared/command.enum.js';
import { enumOf } from '../shared/enum-of.js';
import { DateTimeScalar, DecimalScalar } from '../shared/scalars.js';

const ApprovalStateEnum = enumOf<ApprovalState>('LoanApprovalState', 'Where a request for approval stands.', {
  PENDING: 'It waits for a decision.',
  APPROVED: 'It was approved, and carried out with it.',
  REJECTED: 'It was turned down.',
});

@ObjectType('LoanApproval', {
  simpleResolvers: true,
  description: 'A command that one client asked for and another one decides.',
})
export class ApprovalType implements ApprovalView {
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

  @Field(() => ID, { nullable: true, description: 'Who decided it: a client, or `person:NAME`; never who asked.' })
  decidedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided.' })
  decidedAt: string | null;
}

export const ApprovalConnection = connectionOf('LoanApproval', () => ApprovalType);

@ObjectType({ simpleResolvers: true, description: 'An approval was asked for, or decided.' })
export class ApprovalUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where it left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => ID, { description: 'Id of the request.' })
  approvalId: string;

  @Field(() => ApprovalStateEnum, { description: 'Where it left the request.' })
  state: ApprovalState;
}

export const ApprovalResult = commandResult('ApprovalResult', 'What asking and deciding answer.', ApprovalUpdated);

@InputType('LoanApprovalFilter', { description: 'Which requests to list. All conditions given must hold.' })
export class ApprovalFilterInput {
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
export class ApprovalsArguments extends PageArguments {
  @Field(() => ApprovalFilterInput, {
    nullable: true,
    description: 'Which requests; all on loans that exist for this client by default.',
  })
  filter?: ApprovalFilterInput | null;
}

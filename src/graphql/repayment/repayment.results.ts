import { Field, ID, ObjectType } from 'type-graphql';
import type { AmountsOwed } from '../../app/repayment/amounts-owed.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { commandResult } from '../refusal/command-result.js';
import { AmountsOwedType } from './amounts-owed.type.js';
import { RepaymentType } from './repayment.type.js';

@ObjectType({ simpleResolvers: true, description: 'What is owed, and a repayment opened for it. No money has moved.' })
export class RepaymentInitiated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { nullable: true, description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => RepaymentType, { nullable: true, description: 'The repayment, to be submitted or cancelled.' })
  repayment: RepaymentType;

  @Field(() => AmountsOwedType, { nullable: true, description: 'What is owed.' })
  amountsOwed: AmountsOwed;
}

@ObjectType({ simpleResolvers: true, description: 'The repayment as the command left it.' })
export class RepaymentUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { nullable: true, description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => RepaymentType, { nullable: true, description: 'The repayment.' })
  repayment: RepaymentType;
}

export const InitiateRepaymentResult = commandResult(
  'InitiateRepaymentResult',
  'What initiateRepayment answers.',
  RepaymentInitiated,
);

export const RepaymentCommandResult = commandResult(
  'RepaymentCommandResult',
  'What a command on a repayment answers.',
  RepaymentUpdated,
);

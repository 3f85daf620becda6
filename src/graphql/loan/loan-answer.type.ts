import { Field, ID, ObjectType } from 'type-graphql';
import { commandResult } from '../refusal/command-result.js';
import { LoanStatus } from './loan-enums.js';

@ObjectType({ simpleResolvers: true, description: 'The command was carried out.' })
export class LoanUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { nullable: true, description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;
}

export const LoanCommandResult = commandResult('LoanCommandResult', 'What a command on a loan answers.', LoanUpdated);

import { Field, ID, ObjectType } from 'type-graphql';
import { commandResult } from '../refusal/command-result.js';

@ObjectType({ simpleResolvers: true, description: 'The command was carried out.' })
export class LoanUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;
}

export const LoanCommandResult = commandResult('LoanCommandResult', 'What a command on a loan answers.', LoanUpdated);

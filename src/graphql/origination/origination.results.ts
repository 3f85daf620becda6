import { Field, ID, ObjectType } from 'type-graphql';
import { LoanStatus } from '../loan/loan-enums.js';
import { commandResult } from '../refusal/command-result.js';

@ObjectType({ simpleResolvers: true, description: 'A loan was made of the application.' })
export class LoanCreated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { nullable: true, description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => [String], { description: 'Things to look at that did not stand in the way.' })
  warnings: string[];
}

export const CreateLoanResult = commandResult('CreateLoanResult', 'What createLoan answers.', LoanCreated);

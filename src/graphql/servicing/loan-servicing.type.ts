import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StageReached } from '../../domain/loan/progress.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import { enumOf } from '../shared/enum-of.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';
import type { ContractTexts, KeptContract } from '../../domain/loan/servicing-terms.js';

const FeeKindEnum = enumOf<FeeKind>('FeeKind', 'What a fee is for.', {
  LATE: 'An installment was late.',
  RETURNED_PAYMENT: 'A payment was returned.',
  REFUNDED_IN_EXCESS: 'A refund turned out to be too high.',
  PREPAYMENT_PENALTY: 'The loan was paid off before maturity.',
  OTHER: 'Something else.',
});

@ObjectType({ simpleResolvers: true, description: 'How far a part of a loan’s life has come.' })
export class ProgressStage implements StageReached {
  @Field(() => String, { nullable: true, description: 'The stage; NOT_STARTED before the first one.' })
  stage: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was reached; null when a record was imported in it.',
  })
  reachedAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'How far a loan has come.' })
export class LoanProgress {
  @Field(() => ProgressStage, { nullable: true, description: 'APPLIED, then FUNDED or WITHDRAWN.' })
  origination: StageReached;

  @Field(() => ProgressStage, { nullable: true, description: 'IN_PROGRESS, then APPROVED or DECLINED.' })
  underwriting: StageReached;

  @Field(() => ProgressStage, { nullable: true, description: 'ACTIVE, then CLOSED, CLOSED_EARLY or CHARGED_OFF.' })
  servicing: StageReached;
}

@ObjectType('LoanFee', { simpleResolvers: true, description: 'A fee on a loan.' })
export class FeeType {
  @Field(() => ID, { nullable: true, description: 'Id of the fee.' })
  id: string;

  @Field(() => FeeKindEnum, { nullable: true, description: 'What it is for.' })
  kind: FeeKind;

  @Field(() => DateScalar, { nullable: true, description: 'When it was assessed.' })
  assessedOn: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Its amount.' })
  assessed: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What is still owed of it.' })
  outstanding: string;
}

@ObjectType('Stipulation', { simpleResolvers: true, description: 'A condition of an approval.' })
export class StipulationType {
  @Field(() => Int, { nullable: true, description: 'Its place in the list, from 0.' })
  position: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was met.' })
  clearedAt: Date | null;
}

@ObjectType('ContractFigures', { simpleResolvers: true, description: 'What a contract states to the borrower.' })
export class ContractFiguresType {
  @Field(() => DecimalScalar, { nullable: true, description: 'The regular payment.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The last payment.' })
  finalPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the credit costs in money.' })
  financeCharge: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What it costs as a yearly rate, in percent.' })
  aprPercent: string | null;
}

@ObjectType('SignedContract', {
  simpleResolvers: true,
  description: 'A contract as it was signed, and what was paid out.',
})
export class SignedContractType {
  @Field(() => DateScalar, { nullable: true, description: 'Interest runs from it.' })
  contractDate: string;

  @Field(() => ContractFiguresType, {
    nullable: true,
    description: 'Its figures, as given at funding or as the deal offered them.',
  })
  stated: ContractFiguresType;

  @Field(() => ContractFiguresType, { nullable: true, description: 'The same figures as we compute them, day by day.' })
  own: ContractFiguresType;

  @Field(() => DecimalScalar, { nullable: true, description: 'The first payment, where it is another.' })
  firstPayment: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges inside the principal or paid at closing.',
  })
  prepaidFinanceCharge: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Cash paid out at funding.' })
  fundedAmount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Kept back from the dealer.' })
  dealerDiscount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Paid to the dealer on top.' })
  dealerFlat: string;
}

export const signedContract = (loanId: string, { stated, own, ...contract }: KeptContract) => ({
  loanId,
  ...contract,
  stated: figures(stated),
  own: figures(own),
  firstPayment: contract.firstPayment ?? null,
  prepaidFinanceCharge: contract.prepaidFinanceCharge ?? null,
});

const figures = ({ payment, finalPayment, financeCharge, aprPercent }: ContractTexts): ContractFiguresType => ({
  payment: payment ?? null,
  finalPayment: finalPayment ?? null,
  financeCharge: financeCharge ?? null,
  aprPercent: aprPercent ?? null,
});

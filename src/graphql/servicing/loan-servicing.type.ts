import { Field, ID, ObjectType } from 'type-graphql';
import type { LoanStage, StageReached } from '../../domain/loan/progress.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import { listConnectionOf } from '../connection/connection.type.js';
import { enumOf } from '../shared/enum-of.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';
import type { ContractTexts, KeptContract } from '../../domain/loan/servicing-terms.js';

export const FeeKindEnum = enumOf<FeeKind>('FeeKind', 'What a fee is for.', {
  LATE: 'An installment was late.',
  RETURNED_PAYMENT: 'A payment was returned.',
  REFUNDED_IN_EXCESS: 'A refund turned out to be too high.',
  PREPAYMENT_PENALTY: 'The loan was paid off before maturity.',
  TITLE: 'Title and registration.',
  REPOSSESSION: 'Repossession, storage and preparation for sale.',
  LEGAL: 'Court and attorney.',
  DEFERRAL: 'Installments were deferred.',
  OTHER: 'Something else.',
});

const LoanStageEnum = enumOf<LoanStage>('LoanStage', 'How far a part of a loan’s life has come.', {
  NOT_STARTED: 'This part has not begun.',
  APPLIED: 'Origination: applied for.',
  WITHDRAWN: 'Origination: withdrawn before funding.',
  FUNDED: 'Origination: paid out.',
  IN_PROGRESS: 'Underwriting: under review.',
  DECLINED: 'Underwriting: declined.',
  APPROVED: 'Underwriting: approved.',
  ACTIVE: 'Servicing: being repaid.',
  CLOSED: 'Servicing: repaid on or after maturity.',
  CLOSED_EARLY: 'Servicing: repaid before maturity.',
  CHARGED_OFF: 'Servicing: written off.',
});

@ObjectType({ simpleResolvers: true, description: 'How far a part of a loan’s life has come.' })
export class ProgressStage implements StageReached {
  @Field(() => LoanStageEnum, { description: 'The stage.' })
  stage: LoanStage;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was reached; null when a record was imported in it.',
  })
  reachedAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'How far a loan has come.' })
export class LoanProgress {
  @Field(() => ProgressStage, { description: 'APPLIED, then FUNDED or WITHDRAWN.' })
  origination: StageReached;

  @Field(() => ProgressStage, { description: 'IN_PROGRESS, then APPROVED or DECLINED.' })
  underwriting: StageReached;

  @Field(() => ProgressStage, { description: 'ACTIVE, then CLOSED, CLOSED_EARLY or CHARGED_OFF.' })
  servicing: StageReached;
}

@ObjectType('LoanFee', { simpleResolvers: true, description: 'A fee on a loan.' })
export class FeeType {
  @Field(() => ID, { description: 'Id of the fee.' })
  id: string;

  @Field(() => FeeKindEnum, { description: 'What it is for.' })
  kind: FeeKind;

  @Field(() => DateScalar, { description: 'When it was assessed.' })
  assessedOn: string;

  @Field(() => DecimalScalar, { description: 'Its amount.' })
  assessed: string;

  @Field(() => DecimalScalar, { description: 'What is still owed of it.' })
  outstanding: string;

  @Field(() => DecimalScalar, { description: 'What was paid of it and not given back.' })
  paid: string;
}

export const FeeConnection = listConnectionOf('LoanFee', () => FeeType);

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
  @Field(() => DateScalar, { description: 'Interest runs from it.' })
  contractDate: string;

  @Field(() => ContractFiguresType, {
    description: 'Its figures, as given at funding or as the deal offered them.',
  })
  stated: ContractFiguresType;

  @Field(() => ContractFiguresType, { description: 'The same figures as we compute them, day by day.' })
  own: ContractFiguresType;

  @Field(() => DecimalScalar, { nullable: true, description: 'The first payment, where it is another.' })
  firstPayment: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges inside the principal or paid at closing.',
  })
  prepaidFinanceCharge: string | null;

  @Field(() => DecimalScalar, { description: 'Cash paid out at funding.' })
  fundedAmount: string;

  @Field(() => DecimalScalar, { description: 'Kept back from the dealer.' })
  dealerDiscount: string;

  @Field(() => DecimalScalar, { description: 'Paid to the dealer on top.' })
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

import { Field, ID, ObjectType, Int } from 'type-graphql';
import type { LoanStage, StageReached } from '../../domain/loan/progress.js';
import type { ContractTexts, KeptContract, Account } from '../../domain/loan/servicing-terms.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import {
  orderFor,
  type AllocationTarget,
  type ExtraMoney,
  type SmallCredit,
  type Waterfall,
} from '../../domain/rules/account-rules.js';
import { printLateFee } from '../../domain/rules/late-fee-policy.js';
import { listConnectionOf } from '../connection/connection.type.js';
import { ExtraMoneyEnum, SmallCreditEnum, WaterfallEnum } from '../origination/servicing-rules.input.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../shared/scalars.js';

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
class ProgressStage implements StageReached {
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
class ContractFiguresType {
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

const AllocationTargetEnum = enumOf<AllocationTarget>('AllocationTarget', 'Where the money of a payment goes.', {
  ACCRUED_INTEREST: 'Interest up to the day of the payment.',
  INSTALLMENT_PRINCIPAL: 'Principal of the installments due.',
  FEES: 'Fees, oldest first.',
  EXTRA: 'Installments to come, or the principal: as the payment or the contract says.',
});

@ObjectType('ServicingRules', {
  simpleResolvers: true,
  description: 'What the contract says of fees, payments and closing. It is fixed at funding.',
})
export class ServicingRulesType {
  @Field(() => String, { description: 'The late fee, in words.' })
  lateFee: string;

  @Field(() => String, { description: 'Whose rule the late fee is: the contract’s, or a statute.' })
  lateFeeSource: string;

  @Field(() => Int, { description: 'Days of grace before a late fee.' })
  graceDays: number;

  @Field(() => WaterfallEnum, { description: 'The order of allocation.' })
  waterfall: Waterfall;

  @Field(() => [AllocationTargetEnum], { description: 'The same as a list, first things first.' })
  allocationOrder: readonly AllocationTarget[];

  @Field(() => ExtraMoneyEnum, { description: 'What extra money does without an instruction.' })
  extraMoney: ExtraMoney;

  @Field(() => Boolean, { description: 'Whether a payment may say FEES_FIRST.' })
  allowFeesFirst: boolean;

  @Field(() => DecimalScalar, { description: 'Less than this left after a payoff is written off.' })
  closingTolerance: string;

  @Field(() => SmallCreditEnum, { description: 'What becomes of a small credit when the loan closes.' })
  smallCredit: SmallCredit;

  @Field(() => DecimalScalar, { description: 'Percent of the principal that paying off early costs.' })
  prepaymentPenaltyPercent: string;

  @Field(() => Int, {
    description: 'For how many business days a submitted payment holds a late fee back.',
  })
  pendingBusinessDays: number;
}

export function servicingRules({ terms: { rules }, graceDays }: Account): ServicingRulesType {
  const { waterfall, extraMoney, allowFeesFirst, smallCredit, pendingBusinessDays } = rules;
  return {
    lateFee: printLateFee(rules.lateFee),
    lateFeeSource: rules.lateFee.source,
    graceDays,
    waterfall,
    allocationOrder: orderFor(rules),
    extraMoney,
    allowFeesFirst,
    closingTolerance: rules.closingTolerance.toFixed(2),
    smallCredit,
    prepaymentPenaltyPercent: rules.prepaymentPenaltyPercent.toFixed(),
    pendingBusinessDays,
  };
}

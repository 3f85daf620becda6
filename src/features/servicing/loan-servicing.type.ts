import { Field, ObjectType, Int } from 'type-graphql';
import type { LoanStage, StageReached } from '../../domain/loan/progress.js';
import type { ContractTexts, KeptContract, Account } from '../../domain/loan/servicing-terms.js';
import {
  orderFor,
  type Tolerance,
  type AllocationTarget,
  type ExtraMoney,
  type DeficiencyOrder,
  type SmallCredit,
  type Waterfall,
} from '../../domain/rules/account-rules.js';
import { printLateFee } from '../../domain/rules/late-fee-policy.js';
import {
  DeficiencyOrderEnum,
  ExtraMoneyEnum,
  SmallCreditEnum,
  WaterfallEnum,
} from '../origination/servicing-rules.input.js';
import { DateScalar, DateTimeScalar, DecimalScalar, PercentScalar, enumOf } from '../../platform/scalars/scalars.js';
import { lateFeePolicy, LateFeePolicyType } from './late-fee-policy.type.js';

const LoanStageEnum = enumOf<LoanStage>('LoanStage', 'Stage of a loan.', {
  NOT_STARTED: 'Not started.',
  APPLIED: 'Origination: application received.',
  WITHDRAWN: 'Origination: withdrawn before funding.',
  FUNDED: 'Origination: funded.',
  IN_PROGRESS: 'Underwriting: in progress.',
  DECLINED: 'Underwriting: declined.',
  APPROVED: 'Underwriting: approved.',
  ACTIVE: 'Servicing: active.',
  CLOSED: 'Servicing: paid in full on or after maturity.',
  CLOSED_EARLY: 'Servicing: paid in full before maturity.',
  CHARGED_OFF: 'Servicing: charged off.',
});

@ObjectType({ simpleResolvers: true, description: 'A stage of a loan with its time.' })
class ProgressStage implements StageReached {
  @Field(() => LoanStageEnum, { description: 'Stage.' })
  stage: LoanStage;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time the stage was reached; null when the record was imported in it.',
  })
  reachedAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Progress of a loan.' })
export class LoanProgress {
  @Field(() => ProgressStage, { description: '`APPLIED`, then `FUNDED` or `WITHDRAWN`.' })
  origination: StageReached;

  @Field(() => ProgressStage, { description: '`IN_PROGRESS`, then `APPROVED` or `DECLINED`.' })
  underwriting: StageReached;

  @Field(() => ProgressStage, { description: '`ACTIVE`, then `CLOSED`, `CLOSED_EARLY` or `CHARGED_OFF`.' })
  servicing: StageReached;
}

@ObjectType('ContractFigures', { simpleResolvers: true, description: 'Figures of a contract.' })
class ContractFiguresType {
  @Field(() => DecimalScalar, { nullable: true, description: 'Regular payment.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Final payment.' })
  finalPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Finance charge.' })
  financeCharge: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'APR, in percent.' })
  aprPercent: string | null;
}

@ObjectType('SignedContract', {
  simpleResolvers: true,
  description: 'The signed contract, with the amounts paid out.',
})
export class SignedContractType {
  @Field(() => DateScalar, { description: 'Contract date, from which interest accrues.' })
  contractDate: string;

  @Field(() => ContractFiguresType, {
    description: 'Figures stated at funding or offered by the deal.',
  })
  stated: ContractFiguresType;

  @Field(() => ContractFiguresType, { description: 'The same figures, computed by this gateway.' })
  own: ContractFiguresType;

  @Field(() => DecimalScalar, { nullable: true, description: 'First payment, if it differs.' })
  firstPayment: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges included in the principal or paid at closing.',
  })
  prepaidFinanceCharge: string | null;

  @Field(() => DecimalScalar, { description: 'Amount paid out at funding.' })
  fundedAmount: string;

  @Field(() => DecimalScalar, { description: 'Discount withheld from the dealer.' })
  dealerDiscount: string;

  @Field(() => DecimalScalar, { description: 'Flat payment to the dealer.' })
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

const AllocationTargetEnum = enumOf<AllocationTarget>('AllocationTarget', 'A step of payment allocation.', {
  ACCRUED_INTEREST: 'Interest accrued to the payment’s effective date.',
  INSTALLMENT_PRINCIPAL: 'Principal of due installments.',
  FEES: 'Fees, oldest first.',
  EXTRA: 'Future installments or principal, as the payment or the contract says.',
});

@ObjectType('ServicingRules', {
  simpleResolvers: true,
  description: 'Rules of the contract on fees, payments and closing. Fixed at funding.',
})
export class ServicingRulesType {
  @Field(() => LateFeePolicyType, { description: 'Late fee.' })
  lateFeePolicy: LateFeePolicyType;

  @Field(() => String, { description: '`lateFeePolicy` in words.' })
  lateFee: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Statutory maximum of the returned-payment fee.' })
  returnedPaymentFeeLimit: string | null;

  @Field(() => String, { nullable: true, description: 'Statute of `returnedPaymentFeeLimit`.' })
  returnedPaymentFeeLimitSource: string | null;

  @Field(() => Int, { description: 'Grace days before a late fee.' })
  graceDays: number;

  @Field(() => WaterfallEnum, { description: 'Order of allocation.' })
  waterfall: Waterfall;

  @Field(() => [AllocationTargetEnum], { description: 'Steps of allocation, in order.' })
  allocationOrder: readonly AllocationTarget[];

  @Field(() => ExtraMoneyEnum, { description: 'Default use of money beyond the amount due.' })
  extraMoney: ExtraMoney;

  @Field(() => Boolean, { description: 'Whether a payment can use `FEES_FIRST`.' })
  allowFeesFirst: boolean;

  @Field(() => DecimalScalar, {
    description: 'Balance below which the loan is closed and the rest written off after a payment.',
  })
  closingTolerance: string;

  @Field(() => SmallCreditEnum, { description: 'Handling of a small credit when the loan closes.' })
  smallCredit: SmallCredit;

  @Field(() => DeficiencyOrderEnum, { description: 'Order of payments while a deficiency remains after a sale.' })
  deficiencyOrder: DeficiencyOrder;

  @Field(() => PercentScalar, { description: 'Prepayment penalty, in percent of the principal.' })
  prepaymentPenaltyPercent: string;

  @Field(() => Int, {
    description: 'Bank days for which a pending payment prevents a late fee.',
  })
  pendingBusinessDays: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Shortfall up to which an installment is neither past due nor charged a late fee. Null without one, and with a percentage.',
  })
  toleratedAmount: string | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'The same in percent of the payment. Null without one, and with an amount.',
  })
  toleratedPercent: string | null;
}

const toleranceOf = (tolerance: Tolerance | undefined) => ({
  toleratedAmount: tolerance?.kind === 'AMOUNT' ? tolerance.amount.toFixed(2) : null,
  toleratedPercent: tolerance?.kind === 'PERCENT_OF_PAYMENT' ? tolerance.percent.toFixed() : null,
});

export function servicingRules({ terms: { rules }, graceDays }: Account): ServicingRulesType {
  const { waterfall, extraMoney, allowFeesFirst, smallCredit, deficiencyOrder, pendingBusinessDays } = rules;
  return {
    lateFeePolicy: lateFeePolicy(rules.lateFee),
    lateFee: printLateFee(rules.lateFee),
    returnedPaymentFeeLimit: rules.returnedPaymentFee?.amount.toFixed(2) ?? null,
    returnedPaymentFeeLimitSource: rules.returnedPaymentFee?.source ?? null,
    graceDays,
    waterfall,
    allocationOrder: orderFor(rules),
    extraMoney,
    allowFeesFirst,
    closingTolerance: rules.closingTolerance.toFixed(2),
    smallCredit,
    deficiencyOrder,
    prepaymentPenaltyPercent: rules.prepaymentPenaltyPercent.toFixed(),
    pendingBusinessDays,
    ...toleranceOf(rules.delinquencyTolerance),
  };
}

import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';
import { PaymentStatus } from './loan-enums.js';

@ObjectType({ simpleResolvers: true, description: 'Figures of an auto loan.' })
export class AutoLoan {
  @Field(() => DateScalar, { nullable: true, description: 'When the loan was funded.' })
  fundedDate: string | null;

  @Field(() => Int, { nullable: true, description: 'Days past due, before any grace.' })
  currentDpd: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance when the loan was funded.' })
  originalBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance now.' })
  currentBalance: string | null;

  @Field(() => Int, { nullable: true, description: 'Term at funding, in months.' })
  originalTerm: number | null;

  @Field(() => Int, { nullable: true, description: 'Months left to maturity.' })
  remainingTerm: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Payment to income. Personal, because it reveals the income.',
  })
  pti: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Debt to income. Personal, because it reveals the income.',
  })
  dti: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan to value of the collateral.' })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of a regular installment.' })
  scheduledPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the installment due now.' })
  currentPaymentDue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of installments past due.' })
  pastDueAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal paid so far.' })
  totalPrincipalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest paid so far.' })
  totalInterestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fees paid so far.' })
  totalFeesPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount charged off.' })
  chargeoffAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount recovered after charge-off.' })
  recoveredAmount: string | null;

  @Field(() => PaymentStatus, { nullable: true, description: 'How punctual the loan is.' })
  paymentStatus: PaymentStatus | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Maturity by the contract as it was signed; changes of terms move `maturityDate` alone.',
  })
  scheduledMaturityDate: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The economy when the loan was underwritten.' })
export class MacroEconomicFeatures {
  @Field(() => DecimalScalar, { nullable: true, description: 'Unemployment rate, in percent.' })
  unemployment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Consumer price index.' })
  cpi: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Federal funds rate, in percent.' })
  fedRate: string | null;
}

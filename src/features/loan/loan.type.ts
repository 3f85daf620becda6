import { Node } from '../command/shared-types.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import {
  DateScalar,
  DateTimeScalar,
  DecimalScalar,
  FractionScalar,
  PercentScalar,
} from '../../platform/scalars/scalars.js';
import {
  LoanStatus,
  EncumberedStatus,
  LoanType,
  CollateralType,
  InterestRateType,
  AmortizationType,
  PaymentFrequency,
  RiskRating,
} from './loan-enums.js';

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A loan, from application to closure. Fields of the v2 record keep their names.',
})
export class Loan implements Node {
  @Field(() => ID, { description: 'ID of the loan.' })
  id: string;

  @Field(() => ID, { description: 'ID of the application.' })
  applicationId: string;

  @Field(() => ID, {
    description:
      'v2 name. Use `borrower.id`. ID of the borrower in the record. Personal, because it links loans to a person.',
  })
  borrowerId: string;

  @Field(() => String, { nullable: true, description: 'Ledger account address of the borrower.' })
  borrowerAddress: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the lender that owns the loan.' })
  lenderId: string | null;

  @Field(() => String, { nullable: true, description: 'Ledger account address of the first lender.' })
  initialLender: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the primary servicer.' })
  primaryServicerId: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the secondary servicer, which replaces the primary one.' })
  secondaryServicerId: string | null;

  @Field(() => String, { nullable: true, description: 'Ledger account address of the servicer.' })
  loanServicer: string | null;

  @Field(() => LoanType, { description: 'Loan type.' })
  loanType: LoanType;

  @Field(() => DecimalScalar, { description: 'Principal at origination.' })
  principalAmount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'v2 name. Use `principalAmount`. Loan amount.' })
  loanAmount: string | null;

  @Field(() => CollateralType, { nullable: true, description: 'Collateral type.' })
  collateralType: CollateralType | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'v2 name. Use `collateral.value`. Value of the collateral.',
  })
  collateralAmount: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Nominal annual interest rate, in percent.' })
  interestRate: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Spread over the index rate, in percentage points.' })
  spread: string | null;

  @Field(() => InterestRateType, { nullable: true, description: 'Whether the rate is fixed or follows an index.' })
  interestRateType: InterestRateType | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Index that a floating rate follows, in percent.' })
  indexRate: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Origination date.' })
  originationDate: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Maturity date under the current terms.',
  })
  maturityDate: string | null;

  @Field(() => AmortizationType, { nullable: true, description: 'Amortization type.' })
  amortizationType: AmortizationType | null;

  @Field(() => LoanStatus, { description: 'Loan status.' })
  loanStatus: LoanStatus;

  @Field(() => EncumberedStatus, {
    nullable: true,
    description: 'v2 name. Use `collateral.lien`. Lien status of the collateral. Independent of the loan status.',
  })
  encumberedStatus: EncumberedStatus | null;

  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  term: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal repaid so far.' })
  repaidAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Remaining principal.' })
  remainingBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Ledger block in which the loan was recorded.' })
  startBlock: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'v2 name. Use `delinquency.pastDueAmount`. Amount past due at the end of `figuresAsOf`; zero within the grace days.',
  })
  delinquentAmount: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'v2 name. Use `delinquency.daysPastDue`. Days past due at the end of `figuresAsOf`, less the grace days.',
  })
  delinquentDays: number | null;

  @Field(() => PaymentFrequency, { nullable: true, description: 'Payment frequency.' })
  paymentFrequency: PaymentFrequency | null;

  @Field(() => Int, { nullable: true, description: 'Number of installments.' })
  installmentCount: number | null;

  @Field(() => RiskRating, {
    nullable: true,
    description: 'Risk rating: the worse of the default-probability band and the days-past-due band.',
  })
  riskRating: RiskRating | null;

  @Field(() => DateScalar, { nullable: true, description: 'First due date.' })
  firstPaymentDate: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the last payment.' })
  lastPaymentDate: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Next due date; null without one.' })
  nextPaymentDate: string | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'v2 name. Use `rules.prepaymentPenaltyPercent`. Prepayment penalty, in percent of the principal.',
  })
  prepaymentPenaltyPercent: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'v2 name. Use `rules.lateFeePolicy`. Late fee as the contract states it, such as 25.00 or 5%.',
  })
  lateFee: string | null;

  @Field(() => DateTimeScalar, { description: 'Creation time of the record.' })
  createdAt: Date;

  @Field(() => FractionScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProbability: string | null;

  @Field(() => String, { nullable: true, description: 'Credit grade.' })
  grade: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast principal payments.' })
  predictedPrincipalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast interest payments.' })
  predictedInterestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast charge-off amount.' })
  predictedChargeoffAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Forecast recoveries after charge-off.',
  })
  predictedRecoveredAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast cash flow before losses.' })
  predictedGrossCashflow: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast cash flow after losses.' })
  predictedNetCashflow: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Forecast yield, as a fraction.' })
  predictedYield: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Annual percentage rate, in percent.' })
  aprPercent: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price at which the forecast cash flows earn the target yield.',
  })
  fairValuePrice: string | null;

  @Field(() => String, { nullable: true, description: 'Reason for the lending decision.' })
  lendingDecisionReason: string | null;

  @Field(() => String, { nullable: true, description: 'Digest of the credit report, as recorded on the ledger.' })
  creditReportHash: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Digest of the retail installment contract, as recorded on the ledger.',
  })
  retailInstallmentContractHash: string | null;

  @Field(() => String, { nullable: true, description: "Summary of the applicant's credit." })
  applicantCreditVision: string | null;

  @Field(() => String, { nullable: true, description: "Summary of the co-applicant's credit." })
  coApplicantCreditVision: string | null;
}

import { Node } from '../shared/types.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';
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
  description: 'A loan, from its application to its closure. It keeps the field names of the v2 record.',
})
export class Loan implements Node {
  @Field(() => ID, { description: 'Id of the loan.' })
  id: string;

  @Field(() => String, { description: 'The application that led to this loan.' })
  applicationId: string;

  @Field(() => String, {
    description: 'Id of the borrower. Personal, because it links loans to a person.',
  })
  borrowerId: string;

  @Field(() => String, { nullable: true, description: "The borrower's ledger account address." })
  borrowerAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the lender that owns the loan.' })
  lenderId: string | null;

  @Field(() => String, { nullable: true, description: 'Ledger account address of the first lender.' })
  initialLender: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the servicer that services the loan.' })
  primaryServicerId: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the servicer that stands in for the primary one.' })
  secondaryServicerId: string | null;

  @Field(() => String, { nullable: true, description: "The servicer's ledger account address." })
  loanServicer: string | null;

  @Field(() => LoanType, { description: 'What kind of loan it is.' })
  loanType: LoanType;

  @Field(() => DecimalScalar, { description: 'Principal when the loan was made.' })
  principalAmount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the loan.' })
  loanAmount: string | null;

  @Field(() => CollateralType, { nullable: true, description: 'What secures the loan.' })
  collateralType: CollateralType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Value of the collateral.' })
  collateralAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Nominal annual interest rate, in percent.' })
  interestRate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Spread over the index rate, in percentage points.' })
  spread: string | null;

  @Field(() => InterestRateType, { nullable: true, description: 'Whether the rate is fixed or follows an index.' })
  interestRateType: InterestRateType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Index that a floating rate follows, in percent.' })
  indexRate: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the loan was made.' })
  originationDate: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When the loan is due in full, by its terms as they are now.',
  })
  maturityDate: string | null;

  @Field(() => AmortizationType, { nullable: true, description: 'How principal is repaid over the term.' })
  amortizationType: AmortizationType | null;

  @Field(() => LoanStatus, { description: 'Where the loan stands in its life.' })
  loanStatus: LoanStatus;

  @Field(() => EncumberedStatus, {
    nullable: true,
    description: "State of the lien on the collateral. Independent of the loan's status.",
  })
  encumberedStatus: EncumberedStatus | null;

  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  term: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal repaid so far.' })
  repaidAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal still owed.' })
  remainingBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Ledger block in which the loan was recorded.' })
  startBlock: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount past due.' })
  delinquentAmount: string | null;

  @Field(() => Int, { nullable: true, description: 'Days past due, less the grace days.' })
  delinquentDays: number | null;

  @Field(() => PaymentFrequency, { nullable: true, description: 'How often an installment is due.' })
  paymentFrequency: PaymentFrequency | null;

  @Field(() => Int, { nullable: true, description: 'Number of installments.' })
  installmentCount: number | null;

  @Field(() => RiskRating, {
    nullable: true,
    description: 'The worse of the default-probability band and the days-past-due band.',
  })
  riskRating: RiskRating | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the first installment is due.' })
  firstPaymentDate: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the last payment was made.' })
  lastPaymentDate: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the next installment is due; null when none is.' })
  nextPaymentDate: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Penalty for repaying early, in percent of the principal.',
  })
  prepaymentPenaltyPercent: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Fee for an installment that is late beyond the grace days, as the contract states it: 25.00, or 5%.',
  })
  lateFee: string | null;

  @Field(() => DateTimeScalar, { description: 'When the loan record was created.' })
  createdAt: Date;

  @Field(() => DecimalScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProbability: string | null;

  @Field(() => String, { nullable: true, description: 'Credit grade of the loan.' })
  grade: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal that the forecast expects to be paid.' })
  predictedPrincipalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest that the forecast expects to be paid.' })
  predictedInterestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount that the forecast expects to be charged off.' })
  predictedChargeoffAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount that the forecast expects to be recovered after charge-off.',
  })
  predictedRecoveredAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Cash flow that the forecast expects before losses.' })
  predictedGrossCashflow: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Cash flow that the forecast expects after losses.' })
  predictedNetCashflow: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Yield that the forecast expects, as a fraction.' })
  predictedYield: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Annual percentage rate, in percent.' })
  aprPercent: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price at which the expected cash flows earn the target yield.',
  })
  fairValuePrice: string | null;

  @Field(() => String, { nullable: true, description: 'Why the lending decision was taken.' })
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

/** A loan to accelerate. */
export type AccelerateLoanInput = {
  /** Last day to cure the default, before today. */
  cureBy: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Date on which the notice of default was sent. */
  noticeOn: string;
  /** Reason. */
  reason: string;
};

/** A transfer to accept. */
export type AcceptTransferInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Ledger account address of the buyer. */
  ledgerAddress?: string | null | undefined;
  /** Number of the ledger block with the transfer. */
  ledgerBlock?: string | null | undefined;
  /** Hash of the transfer in the ledger: hex digits after 0x. */
  ledgerHash?: string | null | undefined;
  /** ID of the primary servicer from the next day on. Required where servicing is released. */
  servicerId?: string | null | undefined;
  /** ID of the transfer. */
  transferId: string;
};

/** Outcome of a submitted payment. */
export type AcknowledgeRepaymentInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Whether the money arrived. */
  outcome: RepaymentOutcome;
  /** Reason for the failure. Required for a failure. */
  reason?: string | null | undefined;
  /** ID of the payment. */
  repaymentId: string;
  /** Fee for a returned payment, for a failure, within the caller’s limit for fees. Default: none. */
  returnedPaymentFee?: string | null | undefined;
};

/** A note to add. */
export type AddNoteInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Text, up to 500 characters. */
  text: string;
};

/** A product that was sold with the loan. */
export type AddProductInput = {
  /** First day of the coverage. Default: the contract date. */
  coversFrom?: string | null | undefined;
  /** Last day of the coverage. Default: the maturity date of the loan. */
  coversThrough?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Product kind. */
  kind: ProductKind;
  /** ID of the loan. */
  loanId: string;
  /** Premium, paid in full when the product was sold. */
  premium: string;
};

/** A correction of the principal. */
export type AdjustPrincipalDetails = {
  /** Change of the principal. A positive amount raises it; a negative amount lowers it, down to zero. */
  amount: string;
  /** Effective date. Today by default. */
  effectiveOn?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `adjustPrincipal`. */
export type AdjustPrincipalInput = {
  /** Change of the principal. A positive amount raises it; a negative amount lowers it, down to zero. */
  amount: string;
  /** Effective date. Today by default. */
  effectiveOn?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Amortization type. */
export type AmortizationType =
  /** Level payments, with a balloon due at maturity. */
  | 'BALLOON'
  /** Level payments repay the principal in full. */
  | 'FULL_AMORTIZATION'
  /** Interest payments, with the principal due at maturity. */
  | 'INTEREST_ONLY';

/** How the amount of a scheduled payment is determined. */
export type AmountRule =
  /** Amount due on the due date, including fees, less pending payments. */
  | 'AMOUNT_DUE'
  /** A fixed amount, or the amount owed if that is less. */
  | 'FIXED';

/** The answer to a complaint. */
export type AnswerComplaintInput = {
  /** The answer, in words. It replaces an earlier one. */
  answer: string;
  /** ID of the complaint. */
  complaintId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Whether the answer is final. Default: true. */
  isFinal?: boolean | null | undefined;
  /** ID of the loan. */
  loanId: string;
};

/** The applicant. */
export type ApplicantInput = {
  /** v2 name: `ApplicantAddress`. See `Borrower.address`. */
  address?: string | null | undefined;
  /** v2 name: `AddressTotalMonths`. See `Borrower.addressTotalMonths`. */
  addressTotalMonths?: number | null | undefined;
  /** v2 name: `ApplicantAge`. See `Borrower.age`. */
  age?: number | null | undefined;
  /** v2 name: `ApplicantCity`. See `Borrower.city`. */
  city?: string | null | undefined;
  /** v2 name: `Email`. See `Borrower.contactEmail`. */
  contactEmail?: string | null | undefined;
  /** v2 name: `County`. See `Borrower.county`. */
  county?: string | null | undefined;
  /** v2 name: `ApplicantDOB`. See `Borrower.dateOfBirth`. */
  dateOfBirth?: string | null | undefined;
  /** v2 name: `ApplicantEmail`. See `Borrower.email`. */
  email?: string | null | undefined;
  /** v2 name: `EmploymentCompany`. See `Borrower.employmentCompany`. */
  employmentCompany?: string | null | undefined;
  /** v2 name: `ApplicantEmploymentTime`. See `Borrower.employmentTime`. */
  employmentTime?: string | null | undefined;
  /** v2 name: `EmploymentTotalMonths`. See `Borrower.employmentTotalMonths`. */
  employmentTotalMonths?: number | null | undefined;
  /** v2 name: `EmploymentType`. See `Borrower.employmentType`. */
  employmentType?: string | null | undefined;
  /** v2 name: `ApplicantEmploymentTypes`. See `Borrower.employmentTypes`. */
  employmentTypes?: string | null | undefined;
  /** v2 name: `EmploymentWorkPhone`. See `Borrower.employmentWorkPhone`. */
  employmentWorkPhone?: string | null | undefined;
  /** v2 name: `EstimatedIncome`. See `Borrower.estimatedIncome`. */
  estimatedIncome?: string | null | undefined;
  /** v2 name: `ApplicantFirstName`. See `Borrower.firstName`. */
  firstName?: string | null | undefined;
  /** v2 name: `ApplicantFullAddress`. See `Borrower.fullAddress`. */
  fullAddress?: string | null | undefined;
  /** v2 name: `HomePhone`. See `Borrower.homePhone`. */
  homePhone?: string | null | undefined;
  /** v2 name: `HousingMonthlyPayment`. See `Borrower.housingMonthlyPayment`. */
  housingMonthlyPayment?: string | null | undefined;
  /** v2 name: `ApplicantIncome`. See `Borrower.income`. */
  income?: string | null | undefined;
  /** v2 name: `ApplicantIncomePrimary`. See `Borrower.incomePrimary`. */
  incomePrimary?: string | null | undefined;
  /** v2 name: `ApplicantLastName`. See `Borrower.lastName`. */
  lastName?: string | null | undefined;
  /** v2 name: `MiddleInitial`. See `Borrower.middleInitial`. */
  middleInitial?: string | null | undefined;
  /** v2 name: `MonthlyGross`. See `Borrower.monthlyGross`. */
  monthlyGross?: string | null | undefined;
  /** v2 name: `OtherIncomeAmount`. See `Borrower.otherIncomeAmount`. */
  otherIncomeAmount?: string | null | undefined;
  /** v2 name: `OtherIncomeType`. See `Borrower.otherIncomeType`. */
  otherIncomeType?: string | null | undefined;
  /** v2 name: `ReportedIncome`. See `Borrower.reportedIncome`. */
  reportedIncome?: string | null | undefined;
  /** v2 name: `ApplicantResidencePays`. See `Borrower.residencePays`. */
  residencePays?: string | null | undefined;
  /** v2 name: `ApplicantSSN`. See `Borrower.ssn`. */
  ssn?: string | null | undefined;
  /** v2 name: `ApplicantState`. See `Borrower.state`. */
  state?: string | null | undefined;
  /** v2 name: `StreetNumber`. See `Borrower.streetNumber`. */
  streetNumber?: string | null | undefined;
  /** v2 name: `ApplicantTimeAtResidence`. See `Borrower.timeAtResidence`. */
  timeAtResidence?: string | null | undefined;
  /** v2 name: `UnitNumber`. See `Borrower.unitNumber`. */
  unitNumber?: string | null | undefined;
  /** v2 name: `AddressFull`. See `Borrower.verifiedAddress`. */
  verifiedAddress?: string | null | undefined;
  /** v2 name: `ApplicantZip`. See `Borrower.zip`. */
  zip?: string | null | undefined;
};

/** The application. */
export type ApplicationInput = {
  /** v2 name: `ApplicantNumber`. See `LoanApplication.applicantNumber`. */
  applicantNumber?: number | null | undefined;
  /** v2 name: `ApplicantsNumber`. See `LoanApplication.applicantsNumber`. */
  applicantsNumber?: number | null | undefined;
  /** v2 name: `ApplicationID`. See `LoanApplication.applicationId`. */
  applicationId?: string | null | undefined;
  /** v2 name: `ApplicationType`. See `LoanApplication.applicationType`. */
  applicationType?: string | null | undefined;
  /** v2 name: `RefiBool`. See `LoanApplication.refinance`. */
  refinance?: boolean | null | undefined;
  /** v2 name: `RequestedLoanID`. See `LoanApplication.requestedLoanId`. */
  requestedLoanId?: string | null | undefined;
};

/** A request to approve. */
export type ApproveInput = {
  /** ID of the request. */
  approvalId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
};

/** A fee to assess. */
export type AssessFeeDetails = {
  /** Amount, up to the policy’s maximum for its kind. */
  amount: string;
  /** Fee kind. */
  kind: ChargedFeeKind;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `assessFee`. */
export type AssessFeeInput = {
  /** Amount, up to the policy’s maximum for its kind. */
  amount: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Fee kind. */
  kind: ChargedFeeKind;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Credentials of an API client. The API key goes into the `key` header. */
export type AuthTokenInput = {
  /** ID of the client. */
  clientId: string;
  /** Secret of the client. */
  clientSecret: string;
};

/** Bank account and consent for autopay. */
export type AuthorizeAutopayInput = {
  /** Account holder as the bank spells it, in Latin letters. At most 100 characters. */
  accountHolder: string;
  /** Account number: 5 to 17 digits, letters and hyphens, with at least one digit. */
  accountNumber: string;
  /** Bank account type. */
  accountType: BankAccountType;
  /** How the borrower gave consent. It determines the entry class in the bank file. */
  consentMethod?: ConsentMethod;
  /** Exact text of the consent, stored with its time and hash. At most 10,000 characters. */
  consentText: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Whether the account is a company’s. Its entry class is CCD. */
  isBusinessAccount?: boolean;
  /** ID of the loan. */
  loanId: string;
  /** Amount above which the borrower wants a notice. Only together with `noticeBelow`. */
  noticeAbove?: string | null | undefined;
  /** Amount below which the borrower wants a notice. Only together with `noticeAbove`. */
  noticeBelow?: string | null | undefined;
  /** The borrower wants a notice only above this difference from the previous debit. Not with a range. */
  noticeDifference?: string | null | undefined;
  /** Routing number of the bank: nine digits, including the check digit. */
  routingNumber: string;
};

/** State of an autopay mandate. */
export type AutopayState =
  /** Scheduled payments are drawn. */
  | 'ACTIVE'
  /** The mandate was revoked. */
  | 'REVOKED'
  /** No payment is drawn, because one was returned. Revoke the mandate and authorize another to continue. */
  | 'SUSPENDED';

/** Bank account type. */
export type BankAccountType =
  /** Checking account. */
  | 'CHECKING'
  /** Savings account. */
  | 'SAVINGS';

/** Calendar of bank days. */
export type BankCalendar =
  /** Monday to Friday, except Federal Reserve holidays. */
  | 'US_FEDERAL_RESERVE'
  /** Monday to Friday, including bank holidays. */
  | 'WEEKDAYS';

/** The case of a bankruptcy, as the notice says. */
export type BankruptcyCaseInput = {
  /** Case number. */
  caseNumber: string;
  /** Chapter: 7, 11, 12 or 13. */
  chapter: number;
  /** Amount of the claim, when it is filed. */
  claimAmount?: string | null | undefined;
  /** Court. */
  court: string;
  /** Petition date. */
  petitionOn: string;
};

/** A loan to buy back. */
export type BuyBackInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Price for all balances, in place of a ratio. */
  priceAmount?: string | null | undefined;
  /** Price per unit of principal at the cut-off. Accrued interest and fees are added, credit is deducted. */
  priceRatio?: string | null | undefined;
  /** Servicing fee, as a share of what is collected from then on, up to 0.5. Default: 0. */
  servicingFee?: string | null | undefined;
  /** Cut-off, today or up to one year ahead: the last day of the owner. */
  settlementDate: string;
  /** ID of the executed transfer by which the loan was sold. */
  transferId: string;
};

/** A product to cancel. */
export type CancelProductInput = {
  /** First day without coverage. Default: today. */
  cancelledOn?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** ID of the product. */
  productId: string;
  /** Reason. */
  reason: string;
  /** Refund that the provider owes, up to the premium. Default: the unearned premium, pro rata by days. */
  refundDue?: string | null | undefined;
};

/** The promise to cancel. */
export type CancelPromiseInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** ID of the promise. */
  promiseId: string;
  /** Reason in words. */
  reason: string;
};

/** A pending payment to cancel. */
export type CancelRepaymentInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the payment. */
  repaymentId: string;
};

/** A scheduled payment to cancel. */
export type CancelScheduledPaymentInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the scheduled payment. */
  scheduledPaymentId: string;
};

/** A transfer to cancel. */
export type CancelTransferInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the transfer. */
  transferId: string;
};

/** The new due dates, and the reason. */
export type ChangeDueDateDetails = {
  /** Day of the month for later due dates, if the first month lacks it. */
  dueDay?: number | null | undefined;
  /** First new due date. Later ones follow it. */
  firstDueOn: string;
  /** New payment frequency. The payment is recomputed. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** First due date to move, in the past or the future. */
  from: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `changeDueDate`. */
export type ChangeDueDateInput = {
  /** Day of the month for later due dates, if the first month lacks it. */
  dueDay?: number | null | undefined;
  /** First new due date. Later ones follow it. */
  firstDueOn: string;
  /** New payment frequency. The payment is recomputed. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** First due date to move, in the past or the future. */
  from: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** The new rate, and the reason. */
export type ChangeRateDetails = {
  /** Annual rate, in percent. */
  annualRatePercent: string;
  /** First day of the rate, in the past or the future. */
  from: string;
  /** Whether the rate is a cap on the current rate. Default: false. */
  isCap?: boolean | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The payment after the change. Default: `RECALCULATED`; `SAME_PRINCIPAL` for a cap. A cap also lowers the current installment by the interest it forgives. */
  payment?: PaymentAfterRate | null | undefined;
  /** The reason. */
  reason: string;
  /** First day on which the earlier rate applies again. */
  until?: string | null | undefined;
};

/** Parameters of `changeRate`. */
export type ChangeRateInput = {
  /** Annual rate, in percent. */
  annualRatePercent: string;
  /** First day of the rate, in the past or the future. */
  from: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Whether the rate is a cap on the current rate. Default: false. */
  isCap?: boolean | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The payment after the change. Default: `RECALCULATED`; `SAME_PRINCIPAL` for a cap. A cap also lowers the current installment by the interest it forgives. */
  payment?: PaymentAfterRate | null | undefined;
  /** The reason. */
  reason: string;
  /** First day on which the earlier rate applies again. */
  until?: string | null | undefined;
};

/** A loan to charge off. */
export type ChargeOffLoanDetails = {
  /** Whether to keep the value of the collateral on the books and charge off the rest. Uses the newest valuation, which must be net of selling costs. Default: charge off the full balance. */
  downToCollateral?: boolean | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Reason. */
  reason: ChargeOffReason;
};

/** Parameters of `chargeOffLoan`. */
export type ChargeOffLoanInput = {
  /** Whether to keep the value of the collateral on the books and charge off the rest. Uses the newest valuation, which must be net of selling costs. Default: charge off the full balance. */
  downToCollateral?: boolean | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Reason. */
  reason: ChargeOffReason;
};

/** Reason for a charge-off. */
export type ChargeOffReason =
  /** Bankruptcy of the borrower. Needs a notice or an active hold. */
  | 'BANKRUPTCY'
  /** Death of the borrower. Needs an active hold. */
  | 'DECEASED'
  /** 120 or more days past due, or as many as the loan’s rules say. */
  | 'DELINQUENCY'
  /** Fraud at origination. Needs an active hold. */
  | 'FRAUD'
  /** Deficiency after the sale of the collateral. Needs the sale. */
  | 'REPOSSESSION_SALE';

/** Kind of a fee that a person assesses. The policy lists the allowed kinds. */
export type ChargedFeeKind =
  /** Deferral of installments. */
  | 'DEFERRAL'
  /** Court and attorney. */
  | 'LEGAL'
  /** Another fee. */
  | 'OTHER'
  /** Repossession, storage and preparation for sale. */
  | 'REPOSSESSION'
  /** Returned payment. */
  | 'RETURNED_PAYMENT'
  /** Title and registration. */
  | 'TITLE';

/** The queue to take a loan from. */
export type ClaimWorkInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. Default: the next one that is not claimed. */
  loanId?: string | null | undefined;
  /** Queue. */
  queue: WorkQueueName;
};

/** A condition of an approval to clear. */
export type ClearStipulationInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Position in the list, from 0. */
  position: number;
};

/** An API client to act on. */
export type ClientInput = {
  /** ID of the client. */
  clientId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
};

/** Role of a client: a set of scopes. */
export type ClientRole =
  /** Manages clients and keys; erases borrowers. */
  | 'ADMIN'
  /** Sees everything and the audit log; changes nothing. */
  | 'AUDITOR'
  /** Sees its own loans and submits its own payments. */
  | 'BORROWER'
  /** Funds loans; sees bureau data and no personal data. */
  | 'LENDER'
  /** Sees public loan data. */
  | 'MARKETPLACE'
  /** Services loans: payments, fees, collateral, charge-offs. */
  | 'SERVICER'
  /** Sees public, internal and personal data. */
  | 'SUPPORT'
  /** Creates and underwrites loans; sees identity and bureau data. */
  | 'UNDERWRITER';

/** Days of the ledger to close. */
export type ClosePeriodInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Last day to close. Its end of day must have run. */
  through: string;
};

/** The co-applicant. */
export type CoApplicantInput = {
  /** v2 name: `CoApplicantSSN`. See `LoanApplication.coApplicant.ssn`. */
  ssn?: string | null | undefined;
};

/** A command on a loan, named as its mutation, or an event that the system records. */
export type Command =
  /** Makes the whole balance of a loan in default due. Days past due continue from the oldest due date. */
  | 'accelerateLoan'
  /** Accepts a transfer that the other lender proposed. It is executed at the close of its settlement date. */
  | 'acceptTransfer'
  /** Settles a submitted payment, which changes the balances, or records that it failed. */
  | 'acknowledgeRepayment'
  /** Adds a note of staff. Notes are not changed afterwards. */
  | 'addNote'
  /** Records a product that was sold with the loan: GAP, a service contract or credit insurance. */
  | 'addProduct'
  /** Corrects the principal, up or down. It always needs the approval of a second client. */
  | 'adjustPrincipal'
  /** Announces a scheduled payment whose amount varies. Its notice is due 10 days before the debit. Recorded by the system. */
  | 'announcePayment'
  /** Records the answer to a complaint. A final answer ends its deadlines. */
  | 'answerComplaint'
  /** Charges a fee of a kind that the policy lists. */
  | 'assessFee'
  /** Authorizes payments from a bank account. Nothing is collected before payments are scheduled. */
  | 'authorizeAutopay'
  /** Proposes that the seller of an executed transfer buys the loan back. The owner accepts or declines it. */
  | 'buyBack'
  /** Cancels a product that was sold with the loan, with the refund that the provider owes. */
  | 'cancelProduct'
  /** Cancels an open promise to pay, such as one that was recorded by mistake. */
  | 'cancelPromise'
  /** Cancels a pending payment. Servicers can cancel any payment; others only their own. */
  | 'cancelRepayment'
  /** Cancels a scheduled payment that was not collected yet. For a recurring payment, also those that follow. */
  | 'cancelScheduledPayment'
  /** Cancels a pending transfer that the caller’s lender proposed. */
  | 'cancelTransfer'
  /** Changes the due dates or the payment frequency. */
  | 'changeDueDate'
  /** Changes the rate, or caps it, from a day that may be in the past. */
  | 'changeRate'
  /** Writes off a loan, or the part that its collateral does not cover, as a loss. Before its day, a second client approves it. */
  | 'chargeOffLoan'
  /** Records that a condition of the approval is met. */
  | 'clearStipulation'
  /** Collects the scheduled payments of a day, or skips them. Recorded by the system. */
  | 'collectPayments'
  /** Ends the review with the results of a risk engine, or of the built-in forecast. */
  | 'completeUnderwriting'
  /** Corrects the bank account of an authorization, as the bank asked. Recorded by the system. */
  | 'correctAccount'
  /** Creates a loan from an application. */
  | 'createLoan'
  /** Declines a pending transfer that the other lender proposed, also after accepting it. */
  | 'declineTransfer'
  /** Defers installments: to the end of the loan, or spread over the remaining installments. */
  | 'deferPayments'
  /** Closes a day. Recorded by the system. */
  | 'endOfDay'
  /** Changed the owner of the loan at the close of the settlement date. Recorded by the system. */
  | 'executeTransfer'
  /** Declined a transfer at the close of its settlement date. Recorded by the system. */
  | 'expireTransfer'
  /** Pays out a loan: fixes the terms of one approved deal and opens its account. */
  | 'fundLoan'
  /** Imports the value of a loan by a model outside the gateway. It takes precedence over the built-in model. */
  | 'importValuation'
  /** Opens a repayment and returns what is owed on a day. No money moves. */
  | 'initiateRepayment'
  /** Issues a letter to the borrower, and keeps it as it is. */
  | 'issueLetter'
  /** Lifts a hold, entirely or for some commands. What happened while it was active stays as it is. */
  | 'liftHold'
  /** Records that a submitted payment was sent to the bank. It can no longer be cancelled. */
  | 'markRepaymentSent'
  /** Records a signed modification: rate, installments, balloon and forgiven principal together. */
  | 'modifyLoan'
  /** Places a hold on a loan. */
  | 'placeHold'
  /** Records a promise to pay. While it is open the collateral is not repossessed: cancel an outside order when the event arrives. */
  | 'promiseToPay'
  /** Proposes the sale of a loan to another lender, who accepts or declines it. */
  | 'proposeTransfer'
  /** Moves past-due installments into new ones, so that the loan is current. */
  | 'reage'
  /** Spreads the remaining balance over the remaining installments. */
  | 'reamortize'
  /** Records, replaces or clears the date on which a notice of bankruptcy arrived. */
  | 'recordBankruptcyNotice'
  /** Records a complaint. Its deadlines begin on the day of receipt. */
  | 'recordComplaint'
  /** Records a contact with the borrower or another party. `Loan.mayContact` counts it. */
  | 'recordContact'
  /** Records the notice of the right to cure a default. Until its last day the collateral is not repossessed. */
  | 'recordCureNotice'
  /** Records the lien on the title. */
  | 'recordLien'
  /** Records that the borrower was sent the notice of a debit whose amount varies. */
  | 'recordPaymentNotice'
  /** Records the notice of the sale of repossessed collateral. The collateral is not sold before its first day. */
  | 'recordSaleNotice'
  /** Records a total loss of the collateral. */
  | 'recordTotalLoss'
  /** Records what the collateral is worth. */
  | 'recordValuation'
  /** Returns repossessed collateral to the borrower, under the lien again. */
  | 'redeemCollateral'
  /** Pays out a credit of the borrower. */
  | 'refundCredit'
  /** Refunds what was paid of a fee. The amount becomes a credit of the borrower. */
  | 'refundFee'
  /** Ends an acceleration. Installments are due as scheduled again. */
  | 'reinstateLoan'
  /** Releases the lien of a loan that is paid off or withdrawn. */
  | 'releaseLien'
  /** Withdraws a decision, so that the loan is reviewed again. */
  | 'reopenUnderwriting'
  /** Records that the collateral of a loan in default was repossessed. */
  | 'repossessCollateral'
  /** Draws a payment again that was returned for insufficient or uncollected funds: at most twice, within 180 days. The bank file calls it RETRY PYMT. */
  | 'retryPayment'
  /** Reverses an adjustment. Later entries are computed again. */
  | 'reverseAdjustment'
  /** Reverses a settled payment. Later payments are allocated again; nothing is deleted. */
  | 'reverseRepayment'
  /** Revokes the authorization of payments. Payments that were not sent are cancelled. */
  | 'revokeAutopay'
  /** Schedules a payment from the authorized account, for one day or for each due date. */
  | 'schedulePayment'
  /** Sells repossessed collateral. The proceeds pay on the loan, and the remaining balance is due. */
  | 'sellCollateral'
  /** Sets language, times, representative and electronic consent of the borrower. `Loan.mayContact` and letters follow them. */
  | 'setContactPreferences'
  /** Records what an insurer pays for a total loss. The proceeds pay on the loan. */
  | 'settleInsurance'
  /** Starts the review of a complete application. */
  | 'startUnderwriting'
  /** Submits a payment, with a preview of its allocation. Balances change when it settles. */
  | 'submitRepayment'
  /** Suspends autopay, because a payment was returned. Recorded by the system. */
  | 'suspendAutopay'
  /** Reverses the latest charge-off, as if it had never been recorded. */
  | 'undoChargeOff'
  /** Undoes a change of terms, as if it had never been made. Later changes stay. */
  | 'undoLoanChange'
  /** Updates references of a loan that are not calculated: addresses, servicers, digests, figures of another engine. */
  | 'updateLoanReferences'
  /** Waives a fee, or a part of it. */
  | 'waiveFee'
  /** Waives accrued interest, also as of an earlier day. Later payments are allocated again. */
  | 'waiveInterest'
  /** Ends an application before funding. */
  | 'withdrawLoan'
  /** Writes off a small remaining balance, up to the limit of the policy, and closes the loan. */
  | 'writeOffSmallBalance';

/** First reason why a command is not available. */
export type CommandObstacle =
  /** A promise to pay or a deferral blocks it, unless the borrower returns the vehicle voluntarily. */
  | 'DELAY'
  /** An active hold blocks it. */
  | 'HOLD'
  /** The command always requires approval by another client. */
  | 'LIMIT'
  /** The caller lacks the scope. */
  | 'SCOPE'
  /** The loan status or lien status doesn’t allow it. */
  | 'STATE';

/** Where a complaint came from. */
export type ComplaintSource =
  /** The borrower. */
  | 'BORROWER'
  /** The Consumer Financial Protection Bureau. */
  | 'CFPB'
  /** Another source. */
  | 'OTHER'
  /** A representative of the borrower. */
  | 'REPRESENTATIVE'
  /** A regulator or attorney general of a state. */
  | 'STATE_REGULATOR';

/** Topic of a complaint. */
export type ComplaintTopic =
  /** Calls, letters and other collection. */
  | 'COLLECTION'
  /** Credit reports. */
  | 'CREDIT_REPORTING'
  /** Fees. */
  | 'FEES'
  /** Another topic. */
  | 'OTHER'
  /** A payment or its allocation. */
  | 'PAYMENT'
  /** Personal data. */
  | 'PRIVACY'
  /** Repossession or sale of the vehicle. */
  | 'REPOSSESSION';

/** Underwriting results, or the figures from which the built-in forecast computes them. */
export type CompleteUnderwritingInput = {
  /** Credit score. Required for the built-in forecast. */
  creditScore?: number | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Monthly debt payments without housing, for the built-in forecast. */
  monthlyDebts?: string | null | undefined;
  /** Results of an external risk engine, stored unchanged. Default: computed by the built-in forecast. */
  results?: UnderwritingResultsInput | null | undefined;
};

/** The outcome of work on a loan. */
export type CompleteWorkInput = {
  /** ID of the claim. */
  claimId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** First day on which the queue shows the loan again, up to 90 days ahead. Default: tomorrow. */
  nextOn?: string | null | undefined;
  /** Outcome. */
  outcome: WorkOutcome;
};

/** How a borrower gave consent to debits. */
export type ConsentMethod =
  /** Online or by mobile device. Entry class WEB. */
  | 'ONLINE'
  /** Orally by phone. Entry class TEL. */
  | 'PHONE'
  /** In writing, signed or similarly authenticated. Entry class PPD. */
  | 'WRITTEN';

/** How the servicer and a party communicate. */
export type ContactChannel =
  /** Email. */
  | 'EMAIL'
  /** In person. */
  | 'IN_PERSON'
  /** Letter. */
  | 'LETTER'
  /** Telephone call. */
  | 'PHONE'
  /** Borrower portal or chat. */
  | 'PORTAL'
  /** Text message. */
  | 'TEXT';

/** What the party said about the channel. */
export type ContactConsent =
  /** Agrees to be contacted through the channel. */
  | 'GIVEN'
  /** Does not want to be contacted through the channel. */
  | 'WITHDRAWN';

/** Who started a contact. */
export type ContactDirection =
  /** The other party. */
  | 'INBOUND'
  /** The servicer. */
  | 'OUTBOUND';

/** Outcome of a contact. */
export type ContactOutcome =
  /** The parties spoke or wrote with each other. */
  | 'CONVERSATION'
  /** A message was left. */
  | 'MESSAGE_LEFT'
  /** The number is not in service. It does not count as an attempt. */
  | 'NOT_CONNECTED'
  /** No answer. */
  | 'NO_ANSWER'
  /** Came back undelivered. */
  | 'RETURNED'
  /** Sent. */
  | 'SENT'
  /** Another person answered. */
  | 'WRONG_PERSON';

/** Party of a contact. */
export type ContactParty =
  /** Attorney of the borrower. */
  | 'ATTORNEY'
  /** The borrower. */
  | 'BORROWER'
  /** A co-borrower. */
  | 'CO_BORROWER'
  /** Another representative of the borrower. */
  | 'REPRESENTATIVE'
  /** Another person. */
  | 'THIRD_PARTY';

/** Rule against a contact. */
export type ContactRule =
  /** The borrower has an attorney. */
  | 'ATTORNEY'
  /** Too many calls, or too soon after a conversation. */
  | 'FREQUENCY'
  /** An active hold stops notices. */
  | 'HOLD'
  /** The borrower opted out of the channel. */
  | 'OPT_OUT'
  /** Outside the times that the borrower set. */
  | 'PREFERRED_TIME'
  /** Before 8:00 or after 21:00 where the borrower lives. */
  | 'TIME';

/** A new API client. */
export type CreateClientInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Name of the client. */
  name: string;
  /** Portfolio of the client. Default: all loans. Required for `LENDER` and `SERVICER`. */
  portfolio?: PortfolioInput | null | undefined;
  /** Role of the client. */
  role: ClientRole;
  /** Subject in tokens of the external identity provider (`azp`, `client_id` or `sub`). */
  subject?: string | null | undefined;
};

/** An application: either `request` in the v2 format, or the typed fields. */
export type CreateLoanInput = {
  /** The applicant. */
  applicant?: ApplicantInput | null | undefined;
  /** The application. */
  application?: ApplicationInput | null | undefined;
  /** The co-applicant. */
  coApplicant?: CoApplicantInput | null | undefined;
  /** The dealer that sells the vehicle. */
  dealer?: DealerInput | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the lender. Default: the lender of the caller’s portfolio. */
  lenderId?: string | null | undefined;
  /** The partner that referred the application. */
  partner?: PartnerInput | null | undefined;
  /** ID of the primary servicer. Default: the servicer of the caller’s portfolio. */
  primaryServicerId?: string | null | undefined;
  /** Loan references that are never computed. */
  references?: LoanReferencesInput | null | undefined;
  /** The `Request` of the v2 record. */
  request?: Record<string, unknown> | null | undefined;
  /** Requested terms. */
  requestedTerms?: RequestedTermsInput | null | undefined;
  /** The vehicle that secures the loan. */
  vehicle?: VehicleInput | null | undefined;
};

/** Rule for a date that is not a bank day. */
export type DateRule =
  /** Keep the date. */
  | 'AS_SCHEDULED'
  /** Move to the next bank day. */
  | 'FOLLOWING_BUSINESS_DAY';

/** Day count convention for interest. */
export type DayCount =
  /** Actual days over 360. */
  | 'ACTUAL_360'
  /** Actual days over 364. */
  | 'ACTUAL_364'
  /** Actual days over 365. */
  | 'ACTUAL_365'
  /** Actual/Actual ISDA: days of leap years over 366, all others over 365. */
  | 'ACTUAL_ACTUAL'
  /** Actual days without 29 February, over 365. */
  | 'NO_LEAP_365'
  /** 30/360, the US (NASD) rule. */
  | 'THIRTY_360'
  /** 30/360 ISDA, also called bond basis. */
  | 'THIRTY_360_ISDA'
  /** 30E/360, the European rule. */
  | 'THIRTY_E_360'
  /** 30E/360 ISDA. */
  | 'THIRTY_E_360_ISDA'
  /** 30E+/360. */
  | 'THIRTY_E_PLUS_360';

/** The dealer that sells the vehicle. */
export type DealerInput = {
  /** v2 name: `DealerID`. See `LoanApplication.dealer.dealerId`. */
  dealerId?: string | null | undefined;
  /** v2 name: `DealerName`. See `LoanApplication.dealer.name`. */
  name?: string | null | undefined;
  /** v2 name: `DealerState`. See `LoanApplication.dealer.state`. */
  state?: string | null | undefined;
};

/** Decision of a risk engine. */
export type Decision =
  /** Approved. */
  | 'APPROVED'
  /** Approved with conditions. */
  | 'CONDITIONAL'
  /** Other terms offered. */
  | 'COUNTEROFFER'
  /** Declined. */
  | 'DECLINED'
  /** The application expired. */
  | 'EXPIRED'
  /** The application is incomplete. */
  | 'INCOMPLETE'
  /** No decision. */
  | 'NONE'
  /** Decision pending. */
  | 'PENDING'
  /** Referred to another decision maker. */
  | 'REFERRED'
  /** Manual review required. */
  | 'REVIEW'
  /** The application was withdrawn. */
  | 'WITHDRAWN';

/** A transfer to decline. */
export type DeclineTransferInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the transfer. */
  transferId: string;
};

/** The installments to defer, and the reason. */
export type DeferPaymentsDetails = {
  /** First due date to defer, in the past or the future. */
  from: string;
  /** Number of installments. */
  installments: number;
  /** Interest during the deferral. Default: `ACCRUES`. */
  interest?: DeferredInterest | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
  /** Where the installments move. Default: `END`. */
  to?: DeferredTo | null | undefined;
};

/** Parameters of `deferPayments`. */
export type DeferPaymentsInput = {
  /** First due date to defer, in the past or the future. */
  from: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Number of installments. */
  installments: number;
  /** Interest during the deferral. Default: `ACCRUES`. */
  interest?: DeferredInterest | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
  /** Where the installments move. Default: `END`. */
  to?: DeferredTo | null | undefined;
};

/** Installments to defer. */
export type DeferralTerms = {
  /** First due date to defer, in the past or the future. */
  from: string;
  /** Number of installments. */
  installments: number;
  /** Interest during the deferral. Default: `ACCRUES`. */
  interest?: DeferredInterest | null | undefined;
  /** Where the installments move. Default: `END`. */
  to?: DeferredTo | null | undefined;
};

/** Interest during a deferral. */
export type DeferredInterest =
  /** Interest accrues. */
  | 'ACCRUES'
  /** No interest from the effective date to the last deferred due date. */
  | 'WAIVED';

/** Where deferred installments move. */
export type DeferredTo =
  /** To the end of the loan. The payment stays and the maturity date moves. */
  | 'END'
  /** To the remaining installments. The payment rises and the maturity date stays. */
  | 'SPREAD';

/** Order of payments while a deficiency remains after a sale of the collateral. */
export type DeficiencyOrder =
  /** Interest, then principal. */
  | 'INTEREST_FIRST'
  /** Principal, then interest (cost recovery). */
  | 'PRINCIPAL_FIRST';

/** Delinquency bucket: days past due in steps of 30. */
export type DelinquencyBucket =
  /** No installment is past due. */
  | 'CURRENT'
  /** 1 to 29 days past due. */
  | 'DAYS_1_29'
  /** 30 to 59 days past due. */
  | 'DAYS_30_59'
  /** 60 to 89 days past due. */
  | 'DAYS_60_89'
  /** 90 to 119 days past due. */
  | 'DAYS_90_119'
  /** 120 or more days past due. */
  | 'DAYS_120_PLUS';

/** New due dates. */
export type DueDateTerms = {
  /** Day of the month for later due dates, if the first month lacks it. */
  dueDay?: number | null | undefined;
  /** First new due date. Later ones follow it. */
  firstDueOn: string;
  /** New payment frequency. The payment is recomputed. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** First due date to move, in the past or the future. */
  from: string;
};

/** Lien status of the collateral. */
export type EncumberedStatus =
  /** Recorded. */
  | 'LIEN'
  /** Not recorded yet. */
  | 'PENDING'
  /** Released. */
  | 'RELEASED'
  /** The loan is paid off and the lien must be released. */
  | 'RELEASE_PENDING'
  /** The collateral was repossessed. */
  | 'REPOSSESSED'
  /** The insurer settled the total loss. */
  | 'SETTLED'
  /** The repossessed collateral was sold. */
  | 'SOLD'
  /** The collateral is a total loss. */
  | 'TOTAL_LOSS';

/** Default use of money beyond the amount due. */
export type ExtraMoney =
  /** Pays the next installments. */
  | 'PAY_AHEAD'
  /** Lowers the principal. The next installment stays due. */
  | 'PRINCIPAL_ONLY';

/** Choice between two late fee amounts. */
export type FeeChoice =
  /** The higher amount. */
  | 'GREATER'
  /** The lower amount. */
  | 'LESSER';

/** Fee kind. */
export type FeeKind =
  /** Deferral of installments. */
  | 'DEFERRAL'
  /** Late installment. */
  | 'LATE'
  /** Court and attorney. */
  | 'LEGAL'
  /** Another fee. */
  | 'OTHER'
  /** Payoff before maturity. */
  | 'PREPAYMENT_PENALTY'
  /** A refund above the amount due. */
  | 'REFUNDED_IN_EXCESS'
  /** Repossession, storage and preparation for sale. */
  | 'REPOSSESSION'
  /** Returned payment. */
  | 'RETURNED_PAYMENT'
  /** Title and registration. */
  | 'TITLE';

/** A loan to fund, with its contract. */
export type FundLoanInput = {
  /** Reason to accept a contract whose figures differ from the computed ones by more than the tolerance. */
  acceptDifference?: string | null | undefined;
  /** Amortization type. Default: `FULL_AMORTIZATION`. */
  amortization?: AmortizationType | null | undefined;
  /** For `BALLOON`: number of installments of the amortization that determines the payment. */
  amortizationInstallments?: number | null | undefined;
  /** Fixed annual rate of the contract, in percent. Default: the rate of the deal. */
  annualRatePercent?: string | null | undefined;
  /** APR of the contract, in percent. Default: the APR of the deal. */
  aprPercent?: string | null | undefined;
  /** For `BALLOON`: principal in the last installment. */
  balloonAmount?: string | null | undefined;
  /** Calendar of bank days. Default: `US_FEDERAL_RESERVE`. */
  bankCalendar?: BankCalendar | null | undefined;
  /** Days after a bankruptcy notice after which the loan must be charged off. Default 60. */
  bankruptcyChargeOffDays?: number | null | undefined;
  /** Days past due after which the loan must be charged off. Default 120. */
  chargeOffDays?: number | null | undefined;
  /** Date of the contract, from which interest accrues. Default: today. */
  contractDate?: string | null | undefined;
  /** Day count: `ACTUAL_365` (default), `ACTUAL_360`, `THIRTY_360` or `ACTUAL_ACTUAL`. The others are for quotes only. */
  dayCount?: DayCount | null | undefined;
  /** Rule for a last grace day that is not a bank day. Default: keep the date. */
  deadlineRule?: DateRule | null | undefined;
  /** ID of the deal. Default: the first approved deal of the term. */
  dealId?: string | null | undefined;
  /** Rule for a due date that is not a bank day. Default: keep the date. Amounts don’t change. */
  dueDateRule?: DateRule | null | undefined;
  /** Final payment of the contract. */
  finalPayment?: string | null | undefined;
  /** Last due date, if it is irregular. */
  finalPaymentDate?: string | null | undefined;
  /** Finance charge of the contract. */
  financeCharge?: string | null | undefined;
  /** First payment, if it differs. */
  firstPayment?: string | null | undefined;
  /** First due date. Default: one period after the contract date. */
  firstPaymentDate?: string | null | undefined;
  /** Payment frequency. Default: monthly. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Grace days before a late fee. Default: those of the chosen state policy, or 10. */
  graceDays?: number | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Index of a floating rate on the contract date, in percent. Requires `spreadPercent`. */
  indexRatePercent?: string | null | undefined;
  /** v2 name. Use `rules.lateFee`. Late fee per installment: an amount such as 25.00, or a percentage of the unpaid part such as 5%. Default: none. */
  lateFee?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Days past due after which interest is not income, until the loan is current. Default 90. */
  nonAccrualDays?: number | null | undefined;
  /** Regular payment of the contract. Default: the payment of the deal. */
  payment?: string | null | undefined;
  /** Finance charges included in the principal or paid at closing. They lower the amount financed. */
  prepaidFinanceCharge?: string | null | undefined;
  /** Other rules of the contract on fees, payments and closing. They are fixed at funding. */
  rules?: ServicingRulesInput | null | undefined;
  /** Spread of a floating rate over its index, in percentage points. */
  spreadPercent?: string | null | undefined;
  /** Term of the deal, in months. Default: the requested term. */
  term?: number | null | undefined;
};

/** Effect of a hold. */
export type HoldEffect =
  /** The rating in credit reports stays as it was on the first day. */
  | 'BUREAU_DELINQUENCY'
  /** No late fee is assessed on its days. */
  | 'LATE_FEES'
  /** No letters or calls that ask for payment. */
  | 'NOTICES'
  /** No order to repossess the collateral. */
  | 'REPOSSESSION'
  /** No scheduled payment is collected on its days. The installment counts as due on the first due date after the hold. */
  | 'SCHEDULED_PAYMENTS';

/** Conditions on holds. All must match. */
export type HoldFilter = {
  /** Only holds in effect on this date. */
  activeOn?: string | null | undefined;
  /** All of these filters must match. */
  and?: Array<HoldFilter> | null | undefined;
  /** Only holds that end before this date. */
  endingBefore?: string | null | undefined;
  /** Only holds of these kinds. The caller must have access to the kind. */
  kind?: Array<HoldKind> | null | undefined;
  /** Only holds on these loans. */
  loanIds?: Array<string> | null | undefined;
  /** This filter must not match. A missing value does not match a condition. */
  not?: HoldFilter | null | undefined;
  /** At least one of these filters must match. An empty list matches nothing. */
  or?: Array<HoldFilter> | null | undefined;
};

/** Hold kind: why a loan is on hold. */
export type HoldKind =
  /** Bankruptcy of the borrower: automatic stay. */
  | 'BANKRUPTCY'
  /** Request of the borrower not to be contacted. */
  | 'CEASE_CONTACT'
  /** Request for validation of the debt, until it is answered. */
  | 'DEBT_VALIDATION'
  /** Death of the borrower, until the estate is settled. */
  | 'DECEASED'
  /** Declared disaster where the borrower lives. */
  | 'DISASTER'
  /** Suspected fraud. */
  | 'FRAUD'
  /** Litigation about the loan. */
  | 'LITIGATION'
  /** Dispute of a payment by the borrower. */
  | 'PAYMENT_DISPUTE'
  /** Dispute of information in a credit report. The status is still reported, with a note. */
  | 'REPORTING_DISPUTE'
  /** Military service of the borrower. */
  | 'SERVICE_MEMBER';

/** The value of a loan by a model outside the gateway. */
export type ImportValuationInput = {
  /** Share of the balance that is expected to default. */
  defaultProbability?: string | null | undefined;
  /** Annual discount rate. */
  discountRate?: string | null | undefined;
  /** Expected loss. */
  expectedLoss?: string | null | undefined;
  /** Expected annual yield. */
  expectedYield?: string | null | undefined;
  /** Fair value. */
  fairValue: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Name of the model, such as `Example Model`. */
  model: string;
  /** Date of the valuation. Default: today. */
  valuedOn?: string | null | undefined;
  /** Version of the model. */
  version: string;
};

/** A payment to start. */
export type InitiateRepaymentInput = {
  /** Date of the amounts owed. Default: today. */
  asOf?: string | null | undefined;
  /** Last day for which the payoff quote is valid. Default: in ten days. */
  goodThrough?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
};

/** A letter to issue. */
export type IssueLetterInput = {
  /** How to deliver it. Default: electronically if the borrower has consented, else in print. */
  delivery?: LetterDelivery | null | undefined;
  /** For `STATEMENT`: first day. Default: 30 days before `through`. */
  from?: string | null | undefined;
  /** For `PAYOFF`: last day for which the amount is valid. Default: in ten days. */
  goodThrough?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Kind of letter. */
  kind: LetterKind;
  /** Language: two letters. Default: the borrower’s preferred language. Without a template in it: English. */
  language?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** For `RECEIPT`: ID of the payment. */
  repaymentId?: string | null | undefined;
  /** For `SALE_NOTICE` of a public sale: its time and place, up to 200 characters. */
  salePlace?: string | null | undefined;
  /** For `STATEMENT`: last day. Default: today. */
  through?: string | null | undefined;
};

/** A late fee policy: a flat amount, a percentage, two of them with a choice, or the limit of the dealer’s state. */
export type LateFeePolicyInput = {
  /** Maximum fee. */
  cap?: string | null | undefined;
  /** Which of two amounts applies. */
  choice?: FeeChoice | null | undefined;
  /** Flat amount. */
  flat?: string | null | undefined;
  /** Minimum unpaid amount for a fee. Default: any amount. */
  minimumUnpaid?: string | null | undefined;
  /** Whether to use the limit of the dealer’s state. No other field may be set. */
  ofState?: boolean | null | undefined;
  /** Percent of the installment. */
  percentOfInstallment?: string | null | undefined;
  /** Percent of the unpaid part of the installment. */
  percentOfUnpaid?: string | null | undefined;
};

/** Account of the double-entry ledger. */
export type LedgerAccount =
  /** Cash received and paid out. */
  | 'CASH'
  /** Unpaid interest that was charged off. */
  | 'CHARGED_OFF_INTEREST'
  /** Amount charged off. */
  | 'CHARGE_OFF_LOSS'
  /** Credit held for borrowers. */
  | 'CREDIT_BALANCE'
  /** Discounts withheld from dealers at funding. */
  | 'DEALER_DISCOUNT'
  /** Flat payments to dealers at funding. */
  | 'DEALER_FLAT'
  /** Fees assessed, less waivers, refunds and reversals. */
  | 'FEE_INCOME'
  /** Unpaid fees. */
  | 'FEE_RECEIVABLE'
  /** Interest earned: on accrual, or on payment while the loan is on non-accrual. */
  | 'INTEREST_INCOME'
  /** Accrued interest that is income and unpaid. */
  | 'INTEREST_RECEIVABLE'
  /** Balances of imported loans. */
  | 'OPENING_BALANCE'
  /** Corrections of the principal. A debit lowers it. */
  | 'PRINCIPAL_ADJUSTMENT'
  /** Remaining principal. */
  | 'PRINCIPAL_RECEIVABLE'
  /** Recoveries after charge-off. */
  | 'RECOVERY_INCOME'
  /** Servicing fees withheld from collections. */
  | 'SERVICING_FEE'
  /** Small balances written off at closing. */
  | 'SMALL_BALANCE_LOSS'
  /** Balances that passed between owners. Over all owners of a loan it is zero. */
  | 'TRANSFERRED';

/** How a letter is delivered. */
export type LetterDelivery =
  /** Electronically: the borrower has consented to electronic records. */
  | 'ELECTRONIC'
  /** To be printed and mailed. */
  | 'PRINT';

/** Kind of a letter. */
export type LetterKind =
  /** Explanation of a deficiency or surplus after a sale. */
  | 'DEFICIENCY'
  /** Confirmation that the lien on the vehicle is released. */
  | 'LIEN_RELEASE'
  /** Confirmation that the loan is paid in full. */
  | 'PAID_IN_FULL'
  /** Payoff letter: amount, per diem, last day, pending payments and refunds of products. */
  | 'PAYOFF'
  /** Receipt of a settled payment. */
  | 'RECEIPT'
  /** Notice of the right to cure a default. */
  | 'RIGHT_TO_CURE'
  /** Notification before the sale of a repossessed vehicle. */
  | 'SALE_NOTICE'
  /** Confirmation of protections for a servicemember. */
  | 'SERVICEMEMBER'
  /** Notice that servicing moved to another company. */
  | 'SERVICING_TRANSFER'
  /** Account statement: balances, what is due, and payments and fees of a period. */
  | 'STATEMENT'
  /** Notice of a debit whose amount differs from the previous one. */
  | 'VARYING_DEBIT'
  /** Welcome letter: terms, first payment and how to pay. */
  | 'WELCOME';

/** A hold to lift, entirely or for some commands. */
export type LiftHoldInput = {
  /** ID of the hold. */
  holdId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** First day without the hold, up to today. Default: today. The hold’s own first day removes it entirely. */
  on?: string | null | undefined;
  /** Reason in words. */
  reason: string;
  /** Lifts the hold for these commands only, from `on`. The hold stays active. */
  relief?: ReliefInput | null | undefined;
};

/** Conditions on approval requests. All must match. */
export type LoanApprovalFilter = {
  /** All of these filters must match. */
  and?: Array<LoanApprovalFilter> | null | undefined;
  /** Only requests for one of these commands. */
  command?: Array<Command> | null | undefined;
  /** Only requests for this loan. */
  loanId?: string | null | undefined;
  /** This filter must not match. A missing value does not match a condition. */
  not?: LoanApprovalFilter | null | undefined;
  /** At least one of these filters must match. An empty list matches nothing. */
  or?: Array<LoanApprovalFilter> | null | undefined;
  /** Only requests in one of these states. `PENDING` lists open requests. */
  state?: Array<LoanApprovalState> | null | undefined;
};

/** State of an approval request. */
export type LoanApprovalState =
  /** Approved and carried out. */
  | 'APPROVED'
  /** Waiting for a decision. */
  | 'PENDING'
  /** Rejected. */
  | 'REJECTED';

/** A change of terms. Exactly one field is required. */
export type LoanChangeInput = {
  /** Same as in `changeDueDate`. */
  changeDueDate?: DueDateTerms | null | undefined;
  /** Same as in `changeRate`. */
  changeRate?: RateTerms | null | undefined;
  /** Same as in `deferPayments`. */
  deferPayments?: DeferralTerms | null | undefined;
  /** Same as in `modifyLoan`. */
  modifyLoan?: ModificationTerms | null | undefined;
  /** Same as in `reage`. */
  reage?: ReageTerms | null | undefined;
  /** Same as in `reamortize`. */
  reamortize?: ReamortizationTerms | null | undefined;
};

/** A range of dates. Both ends are included; an omitted end is open. */
export type LoanDateRange = {
  /** First date. */
  from?: string | null | undefined;
  /** Last date. */
  to?: string | null | undefined;
};

/** A range of times. Both ends are included; an omitted end is open. */
export type LoanDateTimeRange = {
  /** First time. */
  from?: string | null | undefined;
  /** Last time. */
  to?: string | null | undefined;
};

/** A range of amounts. Both ends are included; an omitted end is open. */
export type LoanDecimalRange = {
  /** Smallest amount. */
  from?: string | null | undefined;
  /** Largest amount. */
  to?: string | null | undefined;
};

/** Conditions on loans. All must match. A loan without a value is in no range of it. */
export type LoanFilter = {
  /** All of these filters must match. */
  and?: Array<LoanFilter> | null | undefined;
  /** Only loans of these applications. Requires access to application IDs. */
  applicationIds?: Array<string> | null | undefined;
  /** Only loans of these borrowers. Requires access to personal data; audited. */
  borrowerIds?: Array<string> | null | undefined;
  /** Only loans in one of these delinquency buckets. */
  bucket?: Array<DelinquencyBucket> | null | undefined;
  /** Whether the loan must be charged off: past due or in bankruptcy for as many days as its rules allow. Bankruptcy counts only for callers with access to notices. */
  chargeOffDue?: boolean | null | undefined;
  /** Creation time of the record. */
  createdAt?: LoanDateTimeRange | null | undefined;
  /** Days past due. */
  daysPastDue?: LoanIntRange | null | undefined;
  /** Only loans from a dealer in one of these states. Requires access to the dealer. */
  dealerState?: Array<string> | null | undefined;
  /** Only loans with one of these lien statuses. */
  encumberedStatus?: Array<EncumberedStatus> | null | undefined;
  /** Only loans with one of these credit grades. */
  grade?: Array<string> | null | undefined;
  /** Only loans with an active hold of one of these kinds. The caller must have access to the kind. */
  holds?: Array<HoldKind> | null | undefined;
  /** Only these loans. */
  ids?: Array<string> | null | undefined;
  /** Only loans of this lender. */
  lenderId?: string | null | undefined;
  /** Only loans with one of these statuses. */
  loanStatus?: Array<LoanStatus> | null | undefined;
  /** Maturity date. */
  maturityDate?: LoanDateRange | null | undefined;
  /** Next due date. */
  nextPaymentDate?: LoanDateRange | null | undefined;
  /** This filter must not match. A missing value does not match a condition. */
  not?: LoanFilter | null | undefined;
  /** At least one of these filters must match. An empty list matches nothing. */
  or?: Array<LoanFilter> | null | undefined;
  /** Origination date. */
  originationDate?: LoanDateRange | null | undefined;
  /** Only loans with a payment that has one of these external references, exact match. Requires access to references; audited. */
  paymentReferences?: Array<string> | null | undefined;
  /** Only loans with one of these payment statuses. */
  paymentStatus?: Array<LoanPaymentStatus> | null | undefined;
  /** Only loans with this primary servicer. */
  primaryServicerId?: string | null | undefined;
  /** Principal at origination. */
  principalAmount?: LoanDecimalRange | null | undefined;
  /** Remaining principal. */
  remainingBalance?: LoanDecimalRange | null | undefined;
  /** Only loans with one of these risk ratings. */
  riskRating?: Array<LoanRiskRating> | null | undefined;
  /** Only loans of this servicer, primary or secondary. */
  servicerId?: string | null | undefined;
  /** Only loans secured by these vehicles. Full identification numbers in any spelling. Requires access to personal data; audited. */
  vins?: Array<string> | null | undefined;
};

/** A range of whole numbers. Both ends are included; an omitted end is open. */
export type LoanIntRange = {
  /** Smallest value. */
  from?: number | null | undefined;
  /** Largest value. */
  to?: number | null | undefined;
};

/** Sort order of loans. */
export type LoanOrder = {
  /** Sort direction. Default: the one of `field`. */
  direction?: SortDirection | null | undefined;
  /** Field to sort by. */
  field: LoanSortField;
};

/** Payment frequency. */
export type LoanPaymentFrequency =
  /** Every two weeks. */
  | 'BIWEEKLY'
  /** Every month. */
  | 'MONTHLY'
  /** Every three months. */
  | 'QUARTERLY'
  /** Twice a month. */
  | 'SEMIMONTHLY'
  /** Every week. */
  | 'WEEKLY';

/** Payment status. */
export type LoanPaymentStatus =
  /** Charged off. */
  | 'CHARGED_OFF'
  /** Past due within the grace days. */
  | 'GRACE'
  /** 1 to 29 days past due. */
  | 'LATE_1_29'
  /** 30 to 59 days past due. */
  | 'LATE_30_59'
  /** 60 to 89 days past due. */
  | 'LATE_60_89'
  /** 90 to 119 days past due. */
  | 'LATE_90_119'
  /** 120 or more days past due. */
  | 'LATE_120_PLUS'
  /** No installment is past due. */
  | 'ON_TIME'
  /** Paid off. */
  | 'PAID_OFF';

/** Loan references that are never computed: addresses, servicers, digests, and figures of an external engine. */
export type LoanReferencesInput = {
  /** `loanDetails.applicantCreditVision` of the record; see `Loan.applicantCreditVision`. */
  applicantCreditVision?: string | null | undefined;
  /** `loanDetails.borrower` of the record; see `Loan.borrowerAddress`. */
  borrowerAddress?: string | null | undefined;
  /** `loanDetails.coApplicantCreditVision` of the record; see `Loan.coApplicantCreditVision`. */
  coApplicantCreditVision?: string | null | undefined;
  /** `loanDetails.macroEconomicFeatures.cpi` of the record; see `Loan.macroEconomicFeatures.cpi`. */
  cpi?: string | null | undefined;
  /** `loanDetails.creditReportHash` of the record; see `Loan.creditReportHash`. */
  creditReportHash?: string | null | undefined;
  /** `loanDetails.metadata.AutoLoan.dti` of the record; see `Loan.autoLoan.dti`. */
  dti?: string | null | undefined;
  /** `loanDetails.macroEconomicFeatures.fedRate` of the record; see `Loan.macroEconomicFeatures.fedRate`. */
  fedRate?: string | null | undefined;
  /** `loanDetails.grade` of the record; see `Loan.grade`. */
  grade?: string | null | undefined;
  /** `loanDetails.indexRate` of the record; see `Loan.indexRate`. */
  indexRate?: string | null | undefined;
  /** `loanDetails.initialLender` of the record; see `Loan.initialLender`. */
  initialLender?: string | null | undefined;
  /** `loanDetails.loanServicer` of the record; see `Loan.loanServicer`. */
  loanServicer?: string | null | undefined;
  /** `loanDetails.prepaymentPenalty` of the record; see `Loan.prepaymentPenaltyPercent`. */
  prepaymentPenaltyPercent?: string | null | undefined;
  /** `loanDetails.primaryServicerId` of the record; see `Loan.primaryServicerId`. */
  primaryServicerId?: string | null | undefined;
  /** `loanDetails.metadata.AutoLoan.pti` of the record; see `Loan.autoLoan.pti`. */
  pti?: string | null | undefined;
  /** `loanDetails.retailInstallmentContractHash` of the record; see `Loan.retailInstallmentContractHash`. */
  retailInstallmentContractHash?: string | null | undefined;
  /** `loanDetails.secondaryServicerId` of the record; see `Loan.secondaryServicerId`. */
  secondaryServicerId?: string | null | undefined;
  /** `loanDetails.spread` of the record; see `Loan.spread`. */
  spread?: string | null | undefined;
  /** `loanDetails.startBlock` of the record; see `Loan.startBlock`. */
  startBlock?: string | null | undefined;
  /** `loanDetails.macroEconomicFeatures.unemployment` of the record; see `Loan.macroEconomicFeatures.unemployment`. */
  unemployment?: string | null | undefined;
};

/** Risk rating. */
export type LoanRiskRating =
  /** Critical risk. */
  | 'CRITICAL'
  /** High risk. */
  | 'HIGH'
  /** Low risk. */
  | 'LOW'
  /** Medium risk. */
  | 'MEDIUM';

/** Sort fields of loans. Ties are sorted by ID. */
export type LoanSortField =
  /** Creation time of the record. Default: newest first. */
  | 'CREATED_AT'
  /** Days past due. Default: most first. */
  | 'DAYS_PAST_DUE'
  /** Probability of default. Default: highest first. */
  | 'DEFAULT_PROBABILITY'
  /** ID of the loan. Default: ascending. */
  | 'ID'
  /** Nominal annual interest rate. Default: highest first. */
  | 'INTEREST_RATE'
  /** Maturity date. Default: earliest first. */
  | 'MATURITY_DATE'
  /** Next due date. Default: earliest first. */
  | 'NEXT_PAYMENT_DATE'
  /** Origination date. Default: newest first. */
  | 'ORIGINATION_DATE'
  /** Principal at origination. Default: largest first. */
  | 'PRINCIPAL_AMOUNT'
  /** Remaining principal. Default: largest first. */
  | 'REMAINING_BALANCE';

/** Stage of a loan. */
export type LoanStage =
  /** Servicing: active. */
  | 'ACTIVE'
  /** Origination: application received. */
  | 'APPLIED'
  /** Underwriting: approved. */
  | 'APPROVED'
  /** Servicing: charged off. */
  | 'CHARGED_OFF'
  /** Servicing: paid in full on or after maturity. */
  | 'CLOSED'
  /** Servicing: paid in full before maturity. */
  | 'CLOSED_EARLY'
  /** Underwriting: declined. */
  | 'DECLINED'
  /** Origination: funded. */
  | 'FUNDED'
  /** Underwriting: in progress. */
  | 'IN_PROGRESS'
  /** Not started. */
  | 'NOT_STARTED'
  /** Origination: withdrawn before funding. */
  | 'WITHDRAWN';

/** Loan status. */
export type LoanStatus =
  /** Funded and in repayment. */
  | 'ACTIVE'
  /** Approved and not funded. */
  | 'APPROVED'
  /** Charged off. Recoveries may follow. */
  | 'CHARGED_OFF'
  /** Paid in full on or after the scheduled maturity. */
  | 'CLOSED'
  /** Paid in full before the scheduled maturity. */
  | 'CLOSED_EARLY'
  /** Application received. Underwriting has not started. */
  | 'CREATED'
  /** Declined. */
  | 'DECLINED'
  /** In underwriting. */
  | 'IN_UNDERWRITING'
  /** Withdrawn before funding. */
  | 'WITHDRAWN';

/** Reason for declining a transfer. */
export type LoanTransferDecline =
  /** The other lender declined it. */
  | 'BY_OTHER_LENDER'
  /** The balance was zero at the close of the settlement date. */
  | 'NOTHING_OWED'
  /** It was not accepted by the close of the settlement date. */
  | 'NOT_ACCEPTED';

/** Conditions on transfers. All must match. */
export type LoanTransferFilter = {
  /** Only transfers of these loans. */
  loanIds?: Array<string> | null | undefined;
  /** Only transfers in one of these states. */
  state?: Array<LoanTransferState> | null | undefined;
};

/** A lender of a transfer. */
export type LoanTransferSide =
  /** The owner from the day after the settlement date. */
  | 'BUYER'
  /** The owner until the settlement date. */
  | 'SELLER';

/** State of a transfer. */
export type LoanTransferState =
  /** Executed at the close of the settlement date. */
  | 'ACTIVE'
  /** Cancelled by the lender that proposed it. */
  | 'CANCELLED'
  /** Declined by the other lender, or at the close of the settlement date. */
  | 'DECLINED'
  /** Proposed, and accepted or not. */
  | 'PENDING';

/** A submitted payment that was sent to the bank. */
export type MarkRepaymentSentInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the payment. */
  repaymentId: string;
};

/** Signed terms. Omitted fields stay as they are. */
export type ModificationTerms = {
  /** New annual rate, in percent. */
  annualRatePercent?: string | null | undefined;
  /** Principal in the last installment. Zero removes a balloon. */
  balloonAmount?: string | null | undefined;
  /** First new due date. Default: due dates keep their day. */
  firstDueOn?: string | null | undefined;
  /** New payment frequency. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** Number of new installments. Default: the remaining number. */
  installments?: number | null | undefined;
  /** Agreed payment. Default: computed. */
  payment?: string | null | undefined;
  /** Principal to forgive. */
  principalForgiven?: string | null | undefined;
};

/** The signed modification, and the reason. */
export type ModifyLoanDetails = {
  /** New annual rate, in percent. */
  annualRatePercent?: string | null | undefined;
  /** Principal in the last installment. Zero removes a balloon. */
  balloonAmount?: string | null | undefined;
  /** First new due date. Default: due dates keep their day. */
  firstDueOn?: string | null | undefined;
  /** New payment frequency. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** Number of new installments. Default: the remaining number. */
  installments?: number | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Agreed payment. Default: computed. */
  payment?: string | null | undefined;
  /** Principal to forgive. */
  principalForgiven?: string | null | undefined;
  /** The reason. */
  reason: string;
};

/** Parameters of `modifyLoan`. */
export type ModifyLoanInput = {
  /** New annual rate, in percent. */
  annualRatePercent?: string | null | undefined;
  /** Principal in the last installment. Zero removes a balloon. */
  balloonAmount?: string | null | undefined;
  /** First new due date. Default: due dates keep their day. */
  firstDueOn?: string | null | undefined;
  /** New payment frequency. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Number of new installments. Default: the remaining number. */
  installments?: number | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Agreed payment. Default: computed. */
  payment?: string | null | undefined;
  /** Principal to forgive. */
  principalForgiven?: string | null | undefined;
  /** The reason. */
  reason: string;
};

/** The partner that referred the application. */
export type PartnerInput = {
  /** v2 name: `PartnerName`. See `LoanApplication.partner.name`. */
  name?: string | null | undefined;
  /** v2 name: `ProgramPartner`. See `LoanApplication.partner.program`. */
  program?: string | null | undefined;
};

/** The payment after a rate change. */
export type PaymentAfterRate =
  /** Unchanged. The loan ends earlier, or its last installment is larger. */
  | 'KEPT'
  /** Recomputed for the first period that starts under the new rate. */
  | 'RECALCULATED'
  /** Each installment keeps its principal. Its interest follows the rate. */
  | 'SAME_PRINCIPAL';

/** Use of money beyond the amount due. */
export type PaymentInstruction =
  /** Pays fees before installments. Only where the contract allows it. */
  | 'FEES_FIRST'
  /** Pays the next installments. */
  | 'PAY_AHEAD'
  /** Lowers the principal and satisfies no installment. */
  | 'PRINCIPAL_ONLY';

/** Source of the money of a payment. Only `BORROWER` and `THIRD_PARTY` satisfy installments. Other money pays expenses, interest and principal. It leaves due dates and days past due unchanged. */
export type PaymentNature =
  /** The borrower. */
  | 'BORROWER'
  /** Sale of the collateral. */
  | 'COLLATERAL_SALE'
  /** Guaranteed asset protection. */
  | 'GAP'
  /** Insurance on the collateral or the credit. */
  | 'INSURANCE'
  /** Refund of a cancelled product, such as a service contract. */
  | 'PRODUCT_REFUND'
  /** A third party on behalf of the borrower. */
  | 'THIRD_PARTY';

/** A hold to place. */
export type PlaceHoldInput = {
  /** The case, for a hold for bankruptcy. */
  bankruptcy?: BankruptcyCaseInput | null | undefined;
  /** First day, in the past or up to one year ahead. Default: today. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Hold kind. It determines the blocked commands. */
  kind: HoldKind;
  /** ID of the loan. */
  loanId: string;
  /** Reason in words. */
  reason: string;
  /** Last day. Omit it for an open end. */
  until?: string | null | undefined;
};

/** Conditions on the loans to sum up. All must match. */
export type PortfolioFilter = {
  /** Only active loans in one of these delinquency buckets. */
  bucket?: Array<DelinquencyBucket> | null | undefined;
  /** Only loans with one of these credit grades. */
  grade?: Array<string> | null | undefined;
  /** Only loans of this lender. */
  lenderId?: string | null | undefined;
  /** Only loans with one of these statuses. */
  loanStatus?: Array<LoanStatus> | null | undefined;
  /** Only loans with one of these risk ratings. */
  riskRating?: Array<LoanRiskRating> | null | undefined;
  /** Only loans of this servicer, primary or secondary. */
  servicerId?: string | null | undefined;
};

/** The portfolio of a client. */
export type PortfolioInput = {
  /** ID of the lender, servicer or borrower. Omit it for `ALL`. */
  id?: string | null | undefined;
  /** Portfolio kind. */
  kind: PortfolioKind;
};

/** Portfolio kind. */
export type PortfolioKind =
  /** All loans. */
  | 'ALL'
  /** The loans of one borrower. */
  | 'BORROWER'
  /** The loans of one lender. */
  | 'LENDER'
  /** The loans of one servicer. */
  | 'SERVICER';

/** Reason for a posting. */
export type PostingKind =
  /** Change of a waiver or refund after an earlier payment changed, or reversal of a charge-off. */
  | 'ADJUSTMENT'
  /** Charge-off. */
  | 'CHARGE_OFF'
  /** Assessment of a fee. */
  | 'FEE'
  /** Refund of a paid fee to the borrower’s credit. */
  | 'FEE_REFUND'
  /** Reversal of a fee: by a servicer, or of a late fee because the payment was on time or a hold stops it. */
  | 'FEE_REVERSAL'
  /** Waiver of a fee. */
  | 'FEE_WAIVER'
  /** Funding. */
  | 'FUNDING'
  /** Accrual of interest as income. */
  | 'INTEREST_ACCRUAL'
  /** Reversal of accrued interest, for non-accrual or a lower accrual. */
  | 'INTEREST_REVERSAL'
  /** Waiver of accrued interest. */
  | 'INTEREST_WAIVER'
  /** Import of a loan. */
  | 'OPENING'
  /** Settlement of a payment. */
  | 'PAYMENT'
  /** Correction of the principal. */
  | 'PRINCIPAL_ADJUSTMENT'
  /** New allocation of a payment after an earlier one changed. */
  | 'REALLOCATION'
  /** Refund of credit. */
  | 'REFUND'
  /** Reversal of a payment. */
  | 'REVERSAL'
  /** Servicing fee of a payment. */
  | 'SERVICING_FEE'
  /** Write-off of a small balance: below the closing tolerance, or by a servicer. */
  | 'SMALL_BALANCE'
  /** Amount waived by a change of terms, such as forgiven principal. */
  | 'TERM_CHANGE'
  /** Sale of the loan: balances leave the books of the seller and enter those of the buyer. */
  | 'TRANSFER';

/** The command to preview: exactly one of these. */
export type PreviewCommandInput = {
  /** Same as in `accelerateLoan`. The idempotency key is not used. */
  accelerateLoan?: AccelerateLoanInput | null | undefined;
  /** Same as in `acceptTransfer`. The idempotency key is not used. */
  acceptTransfer?: AcceptTransferInput | null | undefined;
  /** Same as in `acknowledgeRepayment`. The idempotency key is not used. */
  acknowledgeRepayment?: AcknowledgeRepaymentInput | null | undefined;
  /** Same as in `addNote`. The idempotency key is not used. */
  addNote?: AddNoteInput | null | undefined;
  /** Same as in `addProduct`. The idempotency key is not used. */
  addProduct?: AddProductInput | null | undefined;
  /** Same as in `adjustPrincipal`. The idempotency key is not used. */
  adjustPrincipal?: AdjustPrincipalInput | null | undefined;
  /** Same as in `answerComplaint`. The idempotency key is not used. */
  answerComplaint?: AnswerComplaintInput | null | undefined;
  /** Same as in `approve`. The idempotency key is not used. */
  approve?: ApproveInput | null | undefined;
  /** Same as in `assessFee`. The idempotency key is not used. */
  assessFee?: AssessFeeInput | null | undefined;
  /** Same as in `authorizeAutopay`. The idempotency key is not used. */
  authorizeAutopay?: AuthorizeAutopayInput | null | undefined;
  /** Same as in `buyBack`. The idempotency key is not used. */
  buyBack?: BuyBackInput | null | undefined;
  /** Same as in `cancelProduct`. The idempotency key is not used. */
  cancelProduct?: CancelProductInput | null | undefined;
  /** Same as in `cancelPromise`. The idempotency key is not used. */
  cancelPromise?: CancelPromiseInput | null | undefined;
  /** Same as in `cancelRepayment`. The idempotency key is not used. */
  cancelRepayment?: CancelRepaymentInput | null | undefined;
  /** Same as in `cancelScheduledPayment`. The idempotency key is not used. */
  cancelScheduledPayment?: CancelScheduledPaymentInput | null | undefined;
  /** Same as in `cancelTransfer`. The idempotency key is not used. */
  cancelTransfer?: CancelTransferInput | null | undefined;
  /** Same as in `changeDueDate`. The idempotency key is not used. */
  changeDueDate?: ChangeDueDateInput | null | undefined;
  /** Same as in `changeRate`. The idempotency key is not used. */
  changeRate?: ChangeRateInput | null | undefined;
  /** Same as in `chargeOffLoan`. The idempotency key is not used. */
  chargeOffLoan?: ChargeOffLoanInput | null | undefined;
  /** Same as in `clearStipulation`. The idempotency key is not used. */
  clearStipulation?: ClearStipulationInput | null | undefined;
  /** Same as in `completeUnderwriting`. The idempotency key is not used. */
  completeUnderwriting?: CompleteUnderwritingInput | null | undefined;
  /** Same as in `createLoan`. The idempotency key is not used. */
  createLoan?: CreateLoanInput | null | undefined;
  /** Same as in `declineTransfer`. The idempotency key is not used. */
  declineTransfer?: DeclineTransferInput | null | undefined;
  /** Same as in `deferPayments`. The idempotency key is not used. */
  deferPayments?: DeferPaymentsInput | null | undefined;
  /** Same as in `fundLoan`. The idempotency key is not used. */
  fundLoan?: FundLoanInput | null | undefined;
  /** Same as in `importValuation`. The idempotency key is not used. */
  importValuation?: ImportValuationInput | null | undefined;
  /** Same as in `initiateRepayment`. The idempotency key is not used. */
  initiateRepayment?: InitiateRepaymentInput | null | undefined;
  /** Same as in `issueLetter`. The idempotency key is not used. */
  issueLetter?: IssueLetterInput | null | undefined;
  /** Same as in `liftHold`. The idempotency key is not used. */
  liftHold?: LiftHoldInput | null | undefined;
  /** Same as in `markRepaymentSent`. The idempotency key is not used. */
  markRepaymentSent?: MarkRepaymentSentInput | null | undefined;
  /** Same as in `modifyLoan`. The idempotency key is not used. */
  modifyLoan?: ModifyLoanInput | null | undefined;
  /** Same as in `placeHold`. The idempotency key is not used. */
  placeHold?: PlaceHoldInput | null | undefined;
  /** Same as in `promiseToPay`. The idempotency key is not used. */
  promiseToPay?: PromiseToPayInput | null | undefined;
  /** Same as in `proposeTransfer`. The idempotency key is not used. */
  proposeTransfer?: ProposeTransferInput | null | undefined;
  /** Same as in `reage`. The idempotency key is not used. */
  reage?: ReageInput | null | undefined;
  /** Same as in `reamortize`. The idempotency key is not used. */
  reamortize?: ReamortizeInput | null | undefined;
  /** Same as in `recordBankruptcyNotice`. The idempotency key is not used. */
  recordBankruptcyNotice?: RecordBankruptcyNoticeInput | null | undefined;
  /** Same as in `recordComplaint`. The idempotency key is not used. */
  recordComplaint?: RecordComplaintInput | null | undefined;
  /** Same as in `recordContact`. The idempotency key is not used. */
  recordContact?: RecordContactInput | null | undefined;
  /** Same as in `recordCureNotice`. The idempotency key is not used. */
  recordCureNotice?: RecordCureNoticeInput | null | undefined;
  /** Same as in `recordLien`. The idempotency key is not used. */
  recordLien?: RecordLienInput | null | undefined;
  /** Same as in `recordPaymentNotice`. The idempotency key is not used. */
  recordPaymentNotice?: RecordPaymentNoticeInput | null | undefined;
  /** Same as in `recordSaleNotice`. The idempotency key is not used. */
  recordSaleNotice?: RecordSaleNoticeInput | null | undefined;
  /** Same as in `recordTotalLoss`. The idempotency key is not used. */
  recordTotalLoss?: RecordTotalLossInput | null | undefined;
  /** Same as in `recordValuation`. The idempotency key is not used. */
  recordValuation?: RecordValuationInput | null | undefined;
  /** Same as in `redeemCollateral`. The idempotency key is not used. */
  redeemCollateral?: RedeemCollateralInput | null | undefined;
  /** Same as in `refundCredit`. The idempotency key is not used. */
  refundCredit?: RefundCreditInput | null | undefined;
  /** Same as in `refundFee`. The idempotency key is not used. */
  refundFee?: RefundFeeInput | null | undefined;
  /** Same as in `reinstateLoan`. The idempotency key is not used. */
  reinstateLoan?: ReinstateLoanInput | null | undefined;
  /** Same as in `reject`. The idempotency key is not used. */
  reject?: RejectInput | null | undefined;
  /** Same as in `releaseLien`. The idempotency key is not used. */
  releaseLien?: ReleaseLienInput | null | undefined;
  /** Same as in `reopenUnderwriting`. The idempotency key is not used. */
  reopenUnderwriting?: ReopenUnderwritingInput | null | undefined;
  /** Same as in `repossessCollateral`. The idempotency key is not used. */
  repossessCollateral?: RepossessCollateralInput | null | undefined;
  /** Same as in `requestApproval`. The idempotency key is not used. */
  requestApproval?: RequestApprovalInput | null | undefined;
  /** Same as in `retryPayment`. The idempotency key is not used. */
  retryPayment?: RetryPaymentInput | null | undefined;
  /** Same as in `reverseAdjustment`. The idempotency key is not used. */
  reverseAdjustment?: ReverseAdjustmentInput | null | undefined;
  /** Same as in `reverseRepayment`. The idempotency key is not used. */
  reverseRepayment?: ReverseRepaymentInput | null | undefined;
  /** Same as in `revokeAutopay`. The idempotency key is not used. */
  revokeAutopay?: RevokeAutopayInput | null | undefined;
  /** Same as in `schedulePayment`. The idempotency key is not used. */
  schedulePayment?: SchedulePaymentInput | null | undefined;
  /** Same as in `sellCollateral`. The idempotency key is not used. */
  sellCollateral?: SellCollateralInput | null | undefined;
  /** Same as in `setContactPreferences`. The idempotency key is not used. */
  setContactPreferences?: SetContactPreferencesInput | null | undefined;
  /** Same as in `settleInsurance`. The idempotency key is not used. */
  settleInsurance?: SettleInsuranceInput | null | undefined;
  /** Same as in `startUnderwriting`. The idempotency key is not used. */
  startUnderwriting?: StartUnderwritingInput | null | undefined;
  /** Same as in `submitRepayment`. The idempotency key is not used. */
  submitRepayment?: SubmitRepaymentInput | null | undefined;
  /** Same as in `undoChargeOff`. The idempotency key is not used. */
  undoChargeOff?: UndoChargeOffInput | null | undefined;
  /** Same as in `undoLoanChange`. The idempotency key is not used. */
  undoLoanChange?: UndoLoanChangeInput | null | undefined;
  /** Same as in `updateLoanReferences`. The idempotency key is not used. */
  updateLoanReferences?: UpdateLoanReferencesInput | null | undefined;
  /** Same as in `waiveFee`. The idempotency key is not used. */
  waiveFee?: WaiveFeeInput | null | undefined;
  /** Same as in `waiveInterest`. The idempotency key is not used. */
  waiveInterest?: WaiveInterestInput | null | undefined;
  /** Same as in `withdrawLoan`. The idempotency key is not used. */
  withdrawLoan?: WithdrawLoanInput | null | undefined;
  /** Same as in `writeOffSmallBalance`. The idempotency key is not used. */
  writeOffSmallBalance?: WriteOffSmallBalanceInput | null | undefined;
};

/** Kind of a product that is sold with a loan. */
export type ProductKind =
  /** Insurance of the payments, such as credit life. */
  | 'CREDIT_INSURANCE'
  /** Guaranteed asset protection. */
  | 'GAP'
  /** Service contract for the vehicle. */
  | 'SERVICE_CONTRACT';

/** State of a promise to pay. */
export type PromiseState =
  /** Not paid in full through the last day. */
  | 'BROKEN'
  /** Cancelled by the servicer. */
  | 'CANCELLED'
  /** Paid in full through the last day, by effective date. */
  | 'KEPT'
  /** The last day has not passed. */
  | 'OPEN';

/** What the borrower promises to pay. */
export type PromiseToPayInput = {
  /** Promised amount. */
  amount: string;
  /** Last day, up to 90 days ahead. */
  by: string;
  /** How the borrower made the promise. Default: `PHONE`. */
  channel?: ContactChannel | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
};

/** The sale of a loan to propose. */
export type ProposeTransferInput = {
  /** ID of the buying lender. */
  buyerId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Price for all balances, in place of a ratio. */
  priceAmount?: string | null | undefined;
  /** Price per unit of principal at the cut-off. Accrued interest and fees are added, credit is deducted. */
  priceRatio?: string | null | undefined;
  /** Whether the servicers stay. */
  servicing?: ServicingRights;
  /** Servicing fee, as a share of what is collected for the buyer, up to 0.5. Default: 0. */
  servicingFee?: string | null | undefined;
  /** Cut-off, today or up to one year ahead: the last day of the seller. */
  settlementDate: string;
};

/** A change of terms to quote. */
export type QuoteLoanChangeInput = {
  /** The change, as in its command. */
  change: LoanChangeInput;
  /** ID of the loan. */
  loanId: string;
};

/** A payment to quote. */
export type QuoteRepaymentInput = {
  /** Amount, above zero, with up to two decimals. */
  amount: string;
  /** Effective date. Default: today. A borrower’s own payment always takes effect today. */
  effectiveDate?: string | null | undefined;
  /** Use of money beyond the amount due. Default: the rule of the loan. */
  instruction?: PaymentInstruction | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Source of the money. Default: `BORROWER`. */
  nature?: PaymentNature | null | undefined;
};

/** A new rate. */
export type RateTerms = {
  /** Annual rate, in percent. */
  annualRatePercent: string;
  /** First day of the rate, in the past or the future. */
  from: string;
  /** Whether the rate is a cap on the current rate. Default: false. */
  isCap?: boolean | null | undefined;
  /** The payment after the change. Default: `RECALCULATED`; `SAME_PRINCIPAL` for a cap. A cap also lowers the current installment by the interest it forgives. */
  payment?: PaymentAfterRate | null | undefined;
  /** First day on which the earlier rate applies again. */
  until?: string | null | undefined;
};

/** The loan to re-age, and the reason. */
export type ReageDetails = {
  /** First new due date. Default: due dates keep their day. */
  firstDueOn?: string | null | undefined;
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** Number of new installments. Default: the remaining number. */
  installments?: number | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `reage`. */
export type ReageInput = {
  /** First new due date. Default: due dates keep their day. */
  firstDueOn?: string | null | undefined;
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Number of new installments. Default: the remaining number. */
  installments?: number | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** A re-aging of past due installments. */
export type ReageTerms = {
  /** First new due date. Default: due dates keep their day. */
  firstDueOn?: string | null | undefined;
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** Number of new installments. Default: the remaining number. */
  installments?: number | null | undefined;
};

/** A re-amortization of the remaining balance. */
export type ReamortizationTerms = {
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
};

/** The loan to re-amortize, and the reason. */
export type ReamortizeDetails = {
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `reamortize`. */
export type ReamortizeInput = {
  /** Effective date, today or earlier. Default: today. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** A bankruptcy notice to record or remove. */
export type RecordBankruptcyNoticeInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Date of the notice, replacing an earlier one. Omit it to remove the notice. */
  noticedOn?: string | null | undefined;
  /** Reason: the case, or why the notice is removed. */
  reason: string;
};

/** A complaint to record. */
export type RecordComplaintInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Day of receipt, which starts the deadlines. Default: today. */
  receivedOn?: string | null | undefined;
  /** Where it came from. */
  source: ComplaintSource;
  /** The complaint, in words. */
  text: string;
  /** Topic. */
  topic: ComplaintTopic;
};

/** A contact to record. */
export type RecordContactInput = {
  /** Time, within the last 30 days. Default: now. */
  at?: string | null | undefined;
  /** Channel. */
  channel: ContactChannel;
  /** What the party said about the channel. */
  consent?: ContactConsent | null | undefined;
  /** Who started it. */
  direction: ContactDirection;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Content of the contact, in words. */
  note?: string | null | undefined;
  /** Outcome. */
  outcome: ContactOutcome;
  /** Party. Default: `BORROWER`. */
  party?: ContactParty | null | undefined;
};

/** A notice of the right to cure a default. */
export type RecordCureNoticeInput = {
  /** Last day to cure the default. Default: 20 days after the notice. */
  cureBy?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason, or a reference to another system. */
  reason?: string | null | undefined;
  /** Date on which the notice was sent. Default: today. */
  sentOn?: string | null | undefined;
};

/** The lien to record. */
export type RecordLienInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason, or a reference to another system. */
  reason?: string | null | undefined;
};

/** A notice of the amount and date of a debit that was sent. */
export type RecordPaymentNoticeInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the notice. */
  noticeId: string;
  /** Date on which the notice was sent. Default: today. */
  sentOn?: string | null | undefined;
};

/** A notice of the sale of repossessed collateral. */
export type RecordSaleNoticeInput = {
  /** First possible day of the sale: the date of a public sale, or the date after which a private sale is made. Default, and earliest: 10 days after the notice. */
  earliestSaleOn?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason, or a reference to another system. */
  reason?: string | null | undefined;
  /** Whether the sale is public or private. */
  saleKind: SaleKind;
  /** Date on which the notice was sent. Default: today. */
  sentOn?: string | null | undefined;
};

/** The collateral that is a total loss. */
export type RecordTotalLossInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason, or a reference to another system. */
  reason?: string | null | undefined;
};

/** A valuation to record. */
export type RecordValuationInput = {
  /** Value of the collateral. */
  amount: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Source of the valuation. */
  source?: string | null | undefined;
  /** Date of the valuation. Default: today. */
  valuedOn?: string | null | undefined;
};

/** The collateral to return. */
export type RedeemCollateralInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason, or a reference to another system. */
  reason?: string | null | undefined;
};

/** Credit to pay back. */
export type RefundCreditDetails = {
  /** Amount, up to the credit balance. */
  amount: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason?: string | null | undefined;
};

/** Parameters of `refundCredit`. */
export type RefundCreditInput = {
  /** Amount, up to the credit balance. */
  amount: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason?: string | null | undefined;
};

/** A fee to refund, in full or in part. */
export type RefundFeeDetails = {
  /** Amount to refund, up to the paid amount. */
  amount: string;
  /** ID of the fee. */
  feeId: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `refundFee`. */
export type RefundFeeInput = {
  /** Amount to refund, up to the paid amount. */
  amount: string;
  /** ID of the fee. */
  feeId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Why a command was refused. */
export type RefusalCode =
  /** The object already exists. */
  | 'ALREADY_EXISTS'
  /** The payment was sent to the bank. */
  | 'ALREADY_SENT'
  /** The application is incomplete. */
  | 'APPLICATION_INCOMPLETE'
  /** The loan has a remaining balance. */
  | 'BALANCE_OUTSTANDING'
  /** The command is beyond the caller’s portfolio or scopes. */
  | 'BEYOND_OWN_ACCESS'
  /** The change is above a limit of the policy. */
  | 'BEYOND_POLICY'
  /** Another change conflicts with the command. */
  | 'CONFLICT'
  /** The signed contract differs from the computed figures by more than the tolerance. `data` has both. */
  | 'CONTRACT_DIFFERS'
  /** No approved deal has these terms. */
  | 'DEAL_NOT_OFFERED'
  /** A promise to pay is open, or payments are deferred. */
  | 'DELAY_AGREED'
  /** A payment of this loan or this client has the same external reference. */
  | 'DUPLICATE_REFERENCE'
  /** The effective date is out of range. */
  | 'EFFECTIVE_DATE_NOT_ALLOWED'
  /** The amount is above the interest accrued by the effective date. */
  | 'EXCEEDS_ACCRUED_INTEREST'
  /** The amount is above the credit balance. */
  | 'EXCEEDS_CREDIT_BALANCE'
  /** The amount is above the outstanding fee. */
  | 'EXCEEDS_FEE_BALANCE'
  /** The amount is above the maximum for this fee kind. */
  | 'EXCEEDS_FEE_CAP'
  /** The amount is above the paid part of the fee. */
  | 'EXCEEDS_FEE_PAID'
  /** The amount is above the principal. */
  | 'EXCEEDS_PRINCIPAL'
  /** The remaining balance is not small. */
  | 'EXCEEDS_SMALL_BALANCE'
  /** The idempotency key was used with another input. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The contract does not allow the payment instruction. */
  | 'INSTRUCTION_NOT_ALLOWED'
  /** The input breaks one or more rules. */
  | 'INVALID_INPUT'
  /** This command, or another one on the loan, is in progress. */
  | 'IN_PROGRESS'
  /** The lien is neither recorded nor pending. */
  | 'LIEN_MISSING'
  /** A loan of the borrower is open. */
  | 'LOANS_OPEN'
  /** The command needs a second client: by policy, or above the caller’s limit. */
  | 'NEEDS_APPROVAL'
  /** Nothing is owed. */
  | 'NOTHING_OWED'
  /** The current state does not allow the command. */
  | 'NOT_ALLOWED_IN_STATE'
  /** The loan is not far enough past due. */
  | 'NOT_DELINQUENT_ENOUGH'
  /** The object does not exist in the caller’s portfolio. */
  | 'NOT_FOUND'
  /** No installment is past its grace days. */
  | 'NOT_IN_DEFAULT'
  /** The object belongs to another client. */
  | 'NOT_YOURS'
  /** The figures have no solution. */
  | 'NO_SOLUTION'
  /** An active hold blocks the command. */
  | 'ON_HOLD'
  /** No loan of the work queue is left to claim. */
  | 'QUEUE_EMPTY'
  /** The record must be retained. */
  | 'RETENTION_RUNS'
  /** The client that requested the command cannot decide it. */
  | 'SAME_CLIENT'
  /** Conditions of the approval are not cleared. */
  | 'STIPULATIONS_OPEN';

/** A loan to reinstate. */
export type ReinstateLoanInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Reason. */
  reason: string;
};

/** A request to reject. */
export type RejectInput = {
  /** ID of the request. */
  approvalId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Reason. */
  reason: string;
};

/** The loan whose lien to release. */
export type ReleaseLienInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason, or a reference to another system. */
  reason?: string | null | undefined;
};

/** Commands that a court order, a confirmed plan or a settlement allows. */
export type ReliefInput = {
  /** Commands that the hold blocks and that are allowed from now on. */
  commands: Array<Command>;
  /** The document that allows them, such as a docket entry. */
  document: string;
  /** Last day. Omit it for an open end. */
  until?: string | null | undefined;
};

/** A period of the ledger to reopen. */
export type ReopenPeriodInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Last day of the period. It must be the latest closed one. */
  through: string;
};

/** A decision to reopen. */
export type ReopenUnderwritingInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Reason. */
  reason?: string | null | undefined;
};

/** Conditions on payments. All must match. A payment without a date is in no range of it. */
export type RepaymentFilter = {
  /** All of these filters must match. */
  and?: Array<RepaymentFilter> | null | undefined;
  /** Effective date. */
  effectiveDate?: LoanDateRange | null | undefined;
  /** Only payments with one of these external references, exact match. Requires access to references; audited. */
  externalReferences?: Array<string> | null | undefined;
  /** Creation time. */
  initiatedAt?: LoanDateTimeRange | null | undefined;
  /** Only loans of this lender. */
  lenderId?: string | null | undefined;
  /** Only payments of these loans. */
  loanIds?: Array<string> | null | undefined;
  /** Only payments made by one of these methods. */
  method?: Array<RepaymentMethod> | null | undefined;
  /** Only payments of these natures. */
  nature?: Array<PaymentNature> | null | undefined;
  /** This filter must not match. A missing value does not match a condition. */
  not?: RepaymentFilter | null | undefined;
  /** At least one of these filters must match. An empty list matches nothing. */
  or?: Array<RepaymentFilter> | null | undefined;
  /** Only loans of this servicer, primary or secondary. */
  servicerId?: string | null | undefined;
  /** Only payments in one of these states. `SUBMITTED` lists pending payments. */
  state?: Array<RepaymentState> | null | undefined;
};

/** Payment method. */
export type RepaymentMethod =
  /** ACH bank transfer. */
  | 'ACH'
  /** Card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Check. */
  | 'CHECK'
  /** Proceeds from the sale of the collateral. */
  | 'COLLATERAL_SALE'
  /** Insurance settlement. */
  | 'INSURANCE'
  /** Another method. */
  | 'OTHER'
  /** Wire transfer. */
  | 'WIRE';

/** Sort order of payments. */
export type RepaymentOrder = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Field to sort by. */
  field: RepaymentSortField;
};

/** Outcome of a submitted payment. */
export type RepaymentOutcome =
  /** The money didn’t arrive. */
  | 'FAILED'
  /** The money arrived. */
  | 'SETTLED';

/** Sort fields of payments. Ties are sorted by ID. */
export type RepaymentSortField =
  /** Effective date. Default: newest first. */
  | 'EFFECTIVE_DATE'
  /** Creation time. Default: newest first. */
  | 'INITIATED_AT';

/** State of a payment. */
export type RepaymentState =
  /** Cancelled before it was sent. */
  | 'CANCELLED'
  /** Pending for too long. Money that arrives later is still accepted. */
  | 'EXPIRED'
  /** The money didn’t arrive. */
  | 'FAILED'
  /** Opened with a statement of the amounts owed. Nothing is submitted. */
  | 'INITIATED'
  /** Reversed after settlement. */
  | 'REVERSED'
  /** The money arrived and is allocated. */
  | 'SETTLED'
  /** Pending. Balances have not changed. */
  | 'SUBMITTED';

/** The collateral to repossess. */
export type RepossessCollateralInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Whether the borrower returned the collateral voluntarily. Default: false. */
  isVoluntary?: boolean | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Personal property found in the vehicle. */
  personalProperty?: string | null | undefined;
  /** The reason, or a reference to another system. */
  reason?: string | null | undefined;
  /** Date of the repossession. Default: today. */
  repossessedOn?: string | null | undefined;
};

/** Who represents the borrower. */
export type RepresentativeInput = {
  /** Email address. */
  email?: string | null | undefined;
  /** Kind of representative. */
  kind: RepresentativeKind;
  /** Name, and firm. */
  name: string;
  /** Phone number. */
  phone?: string | null | undefined;
};

/** Who represents the borrower. */
export type RepresentativeKind =
  /** An attorney. The servicer contacts the attorney instead of the borrower. */
  | 'ATTORNEY'
  /** Another person, such as a relative or a counselor. */
  | 'OTHER';

/** The command to ask for: exactly one of these. */
export type RequestApprovalInput = {
  /** Asks to correct the principal. */
  adjustPrincipal?: AdjustPrincipalDetails | null | undefined;
  /** Asks to charge a fee. */
  assessFee?: AssessFeeDetails | null | undefined;
  /** Asks to change due dates. */
  changeDueDate?: ChangeDueDateDetails | null | undefined;
  /** Asks for a rate that waives interest of the past. */
  changeRate?: ChangeRateDetails | null | undefined;
  /** Asks to charge off a loan before its day. */
  chargeOffLoan?: ChargeOffLoanDetails | null | undefined;
  /** Asks for a deferral that waives interest. */
  deferPayments?: DeferPaymentsDetails | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Asks for a modification that forgives principal or interest, or that makes a late loan current. */
  modifyLoan?: ModifyLoanDetails | null | undefined;
  /** Asks to re-age a loan. */
  reage?: ReageDetails | null | undefined;
  /** Asks to re-amortize a loan. */
  reamortize?: ReamortizeDetails | null | undefined;
  /** Asks to pay out a credit. */
  refundCredit?: RefundCreditDetails | null | undefined;
  /** Asks to refund a fee. */
  refundFee?: RefundFeeDetails | null | undefined;
  /** Asks to reverse an adjustment. */
  reverseAdjustment?: ReverseAdjustmentDetails | null | undefined;
  /** Asks to undo a change of terms. */
  undoLoanChange?: UndoLoanChangeDetails | null | undefined;
  /** Asks to waive a fee. */
  waiveFee?: WaiveFeeDetails | null | undefined;
  /** Asks to waive interest. */
  waiveInterest?: WaiveInterestDetails | null | undefined;
  /** Asks to write off a small balance. */
  writeOffSmallBalance?: WriteOffSmallBalanceDetails | null | undefined;
};

/** Requested terms. */
export type RequestedTermsInput = {
  /** v2 name: `RequestedLoanAmount`. See `LoanApplication.requestedTerms.amount`. */
  amount?: string | null | undefined;
  /** v2 name: `RequestedLoanBackendProductsAmount`. See `LoanApplication.requestedTerms.backendProductsAmount`. */
  backendProductsAmount?: string | null | undefined;
  /** v2 name: `RequestedLoanDownPayment`. See `LoanApplication.requestedTerms.downPayment`. */
  downPayment?: string | null | undefined;
  /** v2 name: `RequestedLoanDTI`. See `LoanApplication.requestedTerms.dti`. */
  dti?: string | null | undefined;
  /** v2 name: `RequestedLoanGAP`. See `LoanApplication.requestedTerms.gap`. */
  gap?: string | null | undefined;
  /** v2 name: `RequestedLoanPayment`. See `LoanApplication.requestedTerms.payment`. */
  payment?: string | null | undefined;
  /** v2 name: `RequestedLoanPTI`. See `LoanApplication.requestedTerms.pti`. */
  pti?: string | null | undefined;
  /** v2 name: `RequestedLoanRate`. See `LoanApplication.requestedTerms.rate`. */
  rate?: string | null | undefined;
  /** v2 name: `RequestedLoanTerm`. See `LoanApplication.requestedTerms.term`. */
  term?: number | null | undefined;
};

/** A returned payment to draw again. */
export type RetryPaymentInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Collection date. Moves to the next bank day. Default: today. */
  on?: string | null | undefined;
  /** ID of the payment. */
  repaymentId: string;
};

/** An adjustment to reverse. */
export type ReverseAdjustmentDetails = {
  /** ID of the adjustment. */
  adjustmentId: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `reverseAdjustment`. */
export type ReverseAdjustmentInput = {
  /** ID of the adjustment. */
  adjustmentId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** A settled payment to reverse. */
export type ReverseRepaymentInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Reason for the reversal. */
  reason: string;
  /** ID of the payment. */
  repaymentId: string;
  /** Fee for the returned payment, within the caller’s limit for fees. Default: none. */
  returnedPaymentFee?: string | null | undefined;
};

/** The loan whose mandate to revoke. */
export type RevokeAutopayInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
};

/** Delinquency bucket at a month end, or the outcome of an ended loan. */
export type RollRateBucket =
  /** Charged off. */
  | 'CHARGED_OFF'
  /** No installment is past due. */
  | 'CURRENT'
  /** 1 to 29 days past due. */
  | 'DAYS_1_29'
  /** 30 to 59 days past due. */
  | 'DAYS_30_59'
  /** 60 to 89 days past due. */
  | 'DAYS_60_89'
  /** 90 to 119 days past due. */
  | 'DAYS_90_119'
  /** 120 or more days past due. */
  | 'DAYS_120_PLUS'
  /** Paid off. */
  | 'PAID_OFF';

/** How collateral is sold. */
export type SaleKind =
  /** In any other way. */
  | 'PRIVATE'
  /** By public auction. */
  | 'PUBLIC';

/** A payment to schedule. */
export type SchedulePaymentInput = {
  /** Fixed amount, above zero. */
  amount?: string | null | undefined;
  /** How the amount is determined. */
  amountRule: AmountRule;
  /** How the borrower gave consent to a single payment. Default: as for the mandate. */
  consentMethod?: ConsentMethod | null | undefined;
  /** Days before each due date, 0 to 15. Default 0. Moves to the previous bank day. */
  daysBefore?: number | null | undefined;
  /** One payment, or a payment for each due date. */
  frequency: ScheduledPaymentFrequency;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Collection date of a single payment, from today to one year ahead. Moves to the next bank day. */
  on?: string | null | undefined;
};

/** Frequency of a scheduled payment. */
export type ScheduledPaymentFrequency =
  /** A payment for each due date while money is owed. */
  | 'EVERY_DUE_DATE'
  /** One payment. */
  | 'ONCE';

/** State of a scheduled payment. */
export type ScheduledPaymentState =
  /** Cancelled. */
  | 'CANCELLED'
  /** Scheduled. */
  | 'SCHEDULED'
  /** Submitted as a payment. */
  | 'SENT'
  /** Not submitted. `skipReason` says why. */
  | 'SKIPPED';

/** A scope: the right to see a class or to send commands. */
export type Scope =
  /** `audit:read` in tokens and errors. */
  | 'AUDIT_READ'
  /** `borrower:erase` in tokens and errors. */
  | 'BORROWER_ERASE'
  /** `borrower:identity` in tokens and errors. */
  | 'BORROWER_IDENTITY'
  /** `borrower:personal` in tokens and errors. */
  | 'BORROWER_PERSONAL'
  /** `bureau:read` in tokens and errors. */
  | 'BUREAU_READ'
  /** `client:manage` in tokens and errors. */
  | 'CLIENT_MANAGE'
  /** `hold:place` in tokens and errors. */
  | 'HOLD_PLACE'
  /** `loan:approve` in tokens and errors. */
  | 'LOAN_APPROVE'
  /** `loan:economics` in tokens and errors. */
  | 'LOAN_ECONOMICS'
  /** `loan:fund` in tokens and errors. */
  | 'LOAN_FUND'
  /** `loan:market` in tokens and errors. */
  | 'LOAN_MARKET'
  /** `loan:originate` in tokens and errors. */
  | 'LOAN_ORIGINATE'
  /** `loan:public` in tokens and errors. */
  | 'LOAN_PUBLIC'
  /** `loan:request` in tokens and errors. */
  | 'LOAN_REQUEST'
  /** `loan:service` in tokens and errors. */
  | 'LOAN_SERVICE'
  /** `loan:servicing` in tokens and errors. */
  | 'LOAN_SERVICING'
  /** `loan:staff` in tokens and errors. */
  | 'LOAN_STAFF'
  /** `loan:transfer` in tokens and errors. */
  | 'LOAN_TRANSFER'
  /** `loan:work` in tokens and errors. */
  | 'LOAN_WORK'
  /** `repayment:submit` in tokens and errors. */
  | 'REPAYMENT_SUBMIT'
  /** `webhook:manage` in tokens and errors. */
  | 'WEBHOOK_MANAGE';

/** The price of repossessed collateral. */
export type SellCollateralInput = {
  /** Effective date of the proceeds. Default: today. */
  effectiveDate?: string | null | undefined;
  /** Sale price before expenses. Default: the proceeds. */
  grossPrice?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Rebate of interest that the borrower is entitled to and that is not on the account yet. Default: none. */
  interestRebate?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Proceeds after all costs. May be zero. */
  proceeds: string;
  /** Reference in another system. */
  reference?: string | null | undefined;
};

/** The servicer of a loan that is sold. */
export type ServicingRights =
  /** The buyer names the primary servicer. */
  | 'RELEASED'
  /** The servicers of the loan stay. */
  | 'RETAINED';

/** Rules of the contract on fees, payments and closing. Omitted fields get their defaults. */
export type ServicingRulesInput = {
  /** Whether a payment can use `FEES_FIRST`. Default: false. */
  allowFeesFirst?: boolean | null | undefined;
  /** Balance below which the loan is closed and the rest written off after a payment. Default 5.00. */
  closingTolerance?: string | null | undefined;
  /** Order of payments while a deficiency remains after a sale. Default: `PRINCIPAL_FIRST`. */
  deficiencyOrder?: DeficiencyOrder | null | undefined;
  /** Use of extra money. Default: `PAY_AHEAD`. */
  extraMoney?: ExtraMoney | null | undefined;
  /** Late fee policy. Can’t be combined with `FundLoanInput.lateFee`. */
  lateFee?: LateFeePolicyInput | null | undefined;
  /** Bank days for which a pending payment prevents a late fee. Default 5. */
  pendingBusinessDays?: number | null | undefined;
  /** Prepayment penalty, in percent of the principal. Default: the loan’s own. */
  prepaymentPenaltyPercent?: string | null | undefined;
  /** Handling of a small credit. Default: `HOLD`. */
  smallCredit?: SmallCredit | null | undefined;
  /** Shortfall up to which an installment is neither past due nor charged a late fee. Default: none. */
  toleratedAmount?: string | null | undefined;
  /** The same in percent of the payment, instead of `toleratedAmount`. */
  toleratedPercent?: string | null | undefined;
  /** Order of allocation. Default: `INSTALLMENTS_FIRST`. */
  waterfall?: Waterfall | null | undefined;
};

/** How the borrower wants to be contacted. It replaces everything that was set before. */
export type SetContactPreferencesInput = {
  /** Day on which the borrower consented to electronic records, in the way that 15 U.S.C. 7001(c) asks for. Without it letters go out in print. */
  electronicConsentOn?: string | null | undefined;
  /** Earliest local time, HH:MM. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Language, by BCP 47: `en`, `es` or `es-MX`. */
  language?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Who represents the borrower. */
  representative?: RepresentativeInput | null | undefined;
  /** IANA time zone, such as `America/Denver`. */
  timeZone?: string | null | undefined;
  /** Latest local time, HH:MM. */
  until?: string | null | undefined;
};

/** Proceeds of an insurance settlement. */
export type SettleInsuranceInput = {
  /** Effective date of the proceeds. Default: today. */
  effectiveDate?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Proceeds after all costs. May be zero. */
  proceeds: string;
  /** Reference in another system. */
  reference?: string | null | undefined;
};

/** Why a scheduled payment was skipped. */
export type SkipReason =
  /** Autopay was suspended. */
  | 'AUTOPAY_SUSPENDED'
  /** The loan was closed. */
  | 'LOAN_CLOSED'
  /** Nothing was due on the due date beyond pending payments. */
  | 'NOTHING_DUE'
  /** Collection failed. The servicer has the details. */
  | 'NOT_COLLECTED'
  /** A hold blocked it. */
  | 'ON_HOLD'
  /** Nothing was owed beyond pending payments. */
  | 'PAID_OFF';

/** Handling of a small credit when a loan closes. */
export type SmallCredit =
  /** Hold it for the borrower. */
  | 'HOLD'
  /** Refund it immediately. */
  | 'REFUND';

/** Sort direction. Rows without a value come last in both directions. */
export type SortDirection =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** A loan to underwrite. */
export type StartUnderwritingInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
};

/** A payment to submit. */
export type SubmitRepaymentInput = {
  /** Whether to accept an external reference that another payment of the loan or of your client has. Default: false. */
  allowDuplicateReference?: boolean | null | undefined;
  /** Amount, above zero, with up to two decimals. */
  amount: string;
  /** Effective date. Default: today. A borrower’s own payment always takes effect today. */
  effectiveDate?: string | null | undefined;
  /** Reference in your system, at most 500 characters. */
  externalReference?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Use of money beyond the amount due. Default: the rule of the loan. */
  instruction?: PaymentInstruction | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** Payment method. */
  method: SubmittedRepaymentMethod;
  /** Source of the money. Default: `BORROWER`. Only servicers can state another one. */
  nature?: SubmittedPaymentNature | null | undefined;
  /** ID of an initiated payment. Omit it to create a new payment. */
  repaymentId?: string | null | undefined;
};

/** Source of the money of a submitted payment. */
export type SubmittedPaymentNature =
  /** The borrower. */
  | 'BORROWER'
  /** Guaranteed asset protection. */
  | 'GAP'
  /** Insurance on the collateral or the credit. */
  | 'INSURANCE'
  /** Refund of a cancelled product, such as a service contract. */
  | 'PRODUCT_REFUND'
  /** A third party on behalf of the borrower. */
  | 'THIRD_PARTY';

/** Payment method of a borrower. */
export type SubmittedRepaymentMethod =
  /** ACH bank transfer. */
  | 'ACH'
  /** Card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Check. */
  | 'CHECK'
  /** Another method. */
  | 'OTHER'
  /** Wire transfer. */
  | 'WIRE';

/** Type of a change of terms. */
export type TermChangeType =
  /** Acceleration: the whole balance is due. */
  | 'ACCELERATION'
  /** Deferral of installments. */
  | 'DEFERRAL'
  /** New due dates. */
  | 'DUE_DATE'
  /** Signed modification. */
  | 'MODIFICATION'
  /** New rate, or a cap on the rate. */
  | 'RATE'
  /** Re-aging of past due installments. */
  | 'REAGE'
  /** Re-amortization of the remaining balance. */
  | 'REAMORTIZATION'
  /** Reinstatement of the scheduled due dates. */
  | 'REINSTATEMENT';

/** Results of a risk engine, in the v2 format. */
export type UnderwritingResultsInput = {
  /** The `Response` of the record. */
  response: Record<string, unknown>;
  /** The `Underwriting` of the record, with one `UnderwritingInfo` entry per `DealTermsInfo` entry. */
  underwriting: Record<string, unknown>;
};

/** A charge-off to undo. */
export type UndoChargeOffInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Reason. */
  reason: string;
};

/** The change of terms to undo, and the reason. */
export type UndoLoanChangeDetails = {
  /** ID of the change, from `termHistory`. */
  changeId: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `undoLoanChange`. */
export type UndoLoanChangeInput = {
  /** ID of the change, from `termHistory`. */
  changeId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Loan references to update. Omitted fields stay as they are; an empty string clears one. */
export type UpdateLoanReferencesInput = {
  /** `loanDetails.applicantCreditVision` of the record; see `Loan.applicantCreditVision`. */
  applicantCreditVision?: string | null | undefined;
  /** `loanDetails.borrower` of the record; see `Loan.borrowerAddress`. */
  borrowerAddress?: string | null | undefined;
  /** `loanDetails.coApplicantCreditVision` of the record; see `Loan.coApplicantCreditVision`. */
  coApplicantCreditVision?: string | null | undefined;
  /** `loanDetails.macroEconomicFeatures.cpi` of the record; see `Loan.macroEconomicFeatures.cpi`. */
  cpi?: string | null | undefined;
  /** `loanDetails.creditReportHash` of the record; see `Loan.creditReportHash`. */
  creditReportHash?: string | null | undefined;
  /** `loanDetails.metadata.AutoLoan.dti` of the record; see `Loan.autoLoan.dti`. */
  dti?: string | null | undefined;
  /** `loanDetails.macroEconomicFeatures.fedRate` of the record; see `Loan.macroEconomicFeatures.fedRate`. */
  fedRate?: string | null | undefined;
  /** `loanDetails.grade` of the record; see `Loan.grade`. */
  grade?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** `loanDetails.indexRate` of the record; see `Loan.indexRate`. */
  indexRate?: string | null | undefined;
  /** `loanDetails.initialLender` of the record; see `Loan.initialLender`. */
  initialLender?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** `loanDetails.loanServicer` of the record; see `Loan.loanServicer`. */
  loanServicer?: string | null | undefined;
  /** `loanDetails.prepaymentPenalty` of the record; see `Loan.prepaymentPenaltyPercent`. */
  prepaymentPenaltyPercent?: string | null | undefined;
  /** `loanDetails.primaryServicerId` of the record; see `Loan.primaryServicerId`. */
  primaryServicerId?: string | null | undefined;
  /** `loanDetails.metadata.AutoLoan.pti` of the record; see `Loan.autoLoan.pti`. */
  pti?: string | null | undefined;
  /** Why. */
  reason?: string | null | undefined;
  /** `loanDetails.retailInstallmentContractHash` of the record; see `Loan.retailInstallmentContractHash`. */
  retailInstallmentContractHash?: string | null | undefined;
  /** `loanDetails.secondaryServicerId` of the record; see `Loan.secondaryServicerId`. */
  secondaryServicerId?: string | null | undefined;
  /** `loanDetails.spread` of the record; see `Loan.spread`. */
  spread?: string | null | undefined;
  /** `loanDetails.startBlock` of the record; see `Loan.startBlock`. */
  startBlock?: string | null | undefined;
  /** `loanDetails.macroEconomicFeatures.unemployment` of the record; see `Loan.macroEconomicFeatures.unemployment`. */
  unemployment?: string | null | undefined;
};

/** The vehicle that secures the loan. */
export type VehicleInput = {
  /** v2 name: `VehicleAge`. See `LoanApplication.vehicle.age`. */
  age?: number | null | undefined;
  /** v2 name: `VehicleMake`. See `LoanApplication.vehicle.make`. */
  make?: string | null | undefined;
  /** v2 name: `VehicleMileage`. See `LoanApplication.vehicle.mileage`. */
  mileage?: number | null | undefined;
  /** v2 name: `VehicleModel`. See `LoanApplication.vehicle.model`. */
  model?: string | null | undefined;
  /** v2 name: `VehicleRetailValue`. See `LoanApplication.vehicle.retailValue`. */
  retailValue?: string | null | undefined;
  /** v2 name: `VehicleVIN`. See `LoanApplication.vehicle.vin`. */
  vin?: string | null | undefined;
  /** v2 name: `VehicleWholesaleValue`. See `LoanApplication.vehicle.wholesaleValue`. */
  wholesaleValue?: string | null | undefined;
  /** v2 name: `VehicleYear`. See `LoanApplication.vehicle.year`. */
  year?: number | null | undefined;
};

/** Confidentiality class of a field. Each scope reveals one class. A field of several classes requires all their scopes. */
export type VisibilityClass =
  /** The audit log. */
  | 'AUDIT'
  /** Credit reports and figures computed from them. */
  | 'BUREAU'
  /** Costs and yields of the deal: discounts, yields, and reasons for the offer. */
  | 'ECONOMICS'
  /** Full social security number and date of birth. */
  | 'IDENTITY'
  /** Replaced by `SERVICING`, `STAFF` and `ECONOMICS`. */
  | 'INTERNAL'
  /** Forecast and valuation of the loan. */
  | 'MARKET'
  /** Identity and contact data of a person. */
  | 'PERSONAL'
  /** Loan terms, balances and status. */
  | 'PUBLIC'
  /** Operations on the loan: schedule, repayments, delinquency, fees, dealer. */
  | 'SERVICING'
  /** Staff activity: actors, reasons and notes. */
  | 'STAFF';

/** A fee to waive, in full or in part. */
export type WaiveFeeDetails = {
  /** Amount to waive, up to the outstanding amount. */
  amount: string;
  /** ID of the fee. */
  feeId: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `waiveFee`. */
export type WaiveFeeInput = {
  /** Amount to waive, up to the outstanding amount. */
  amount: string;
  /** ID of the fee. */
  feeId: string;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Interest to waive. */
export type WaiveInterestDetails = {
  /** Amount, up to the interest accrued and unpaid on the effective date. */
  amount: string;
  /** Effective date. Today by default. */
  effectiveOn?: string | null | undefined;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `waiveInterest`. */
export type WaiveInterestInput = {
  /** Amount, up to the interest accrued and unpaid on the effective date. */
  amount: string;
  /** Effective date. Today by default. */
  effectiveOn?: string | null | undefined;
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Order of payment allocation. */
export type Waterfall =
  /** Accrued interest, fees, installment principal, then extra money. */
  | 'FEES_AFTER_INTEREST'
  /** Fees, accrued interest, installment principal, then extra money. */
  | 'FEES_FIRST'
  /** Accrued interest, installment principal, fees, then extra money. */
  | 'INSTALLMENTS_FIRST';

/** Delivery status. */
export type WebhookDeliveryStatus =
  /** The receiver answered 2xx. */
  | 'DELIVERED'
  /** The receiver accepted no attempt for three days. */
  | 'GIVEN_UP'
  /** Queued for the first or another attempt. */
  | 'WAITING'
  /** Not sent: the client lost access to the event. */
  | 'WITHHELD';

/** Why a webhook is disabled. */
export type WebhookDisabledBecause =
  /** The client disabled it. */
  | 'BY_CLIENT'
  /** The client was revoked. */
  | 'CLIENT_REVOKED'
  /** No delivery succeeded for three days. */
  | 'FAILING';

/** A webhook to act on. */
export type WebhookInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the webhook. */
  webhookId: string;
};

/** An application to withdraw. */
export type WithdrawLoanInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Reason. */
  reason?: string | null | undefined;
};

/** Outcome of work on a loan. */
export type WorkOutcome =
  /** The borrower was reached, without a promise. */
  | 'CONTACTED'
  /** Handed to another team. */
  | 'ESCALATED'
  /** The borrower was not reached. */
  | 'NO_CONTACT'
  /** A payment was taken. */
  | 'PAYMENT'
  /** The borrower promised to pay. */
  | 'PROMISE'
  /** The matter is resolved. */
  | 'RESOLVED'
  /** Not worked. */
  | 'SKIPPED';

/** Work queue. */
export type WorkQueueName =
  /** Loans with a pending request for approval. */
  | 'APPROVAL'
  /** Loans with a promise to pay that was broken in the last 30 days, and no open one. */
  | 'BROKEN_PROMISE'
  /** Active loans past the day on which their rules require a charge-off. */
  | 'CHARGE_OFF_DUE'
  /** Loans with a complaint without a final answer. */
  | 'COMPLAINT'
  /** Loans with an active hold for a dispute or a request for validation, which have an answer date. */
  | 'DISPUTE'
  /** Active loans past due whose first installment is unpaid. */
  | 'FIRST_PAYMENT_DEFAULT'
  /** Active loans 1 to 29 days past due, latest first. */
  | 'NEW_DELINQUENT'
  /** Loans with a payment that failed or was returned in the last 14 days. */
  | 'RETURNED_PAYMENT'
  /** Active loans 30 to 36 days past due: they rolled into the 30-day bucket within a week. */
  | 'ROLLED_30';

/** A loan whose small balance to write off. */
export type WriteOffSmallBalanceDetails = {
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `writeOffSmallBalance`. */
export type WriteOffSmallBalanceInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

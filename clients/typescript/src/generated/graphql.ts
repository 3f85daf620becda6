/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of a submitted repayment. */
export type AcknowledgeRepaymentInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Whether the money has arrived. */
  outcome: RepaymentOutcome;
  /** Why it failed; a failure needs one. */
  reason?: string | null | undefined;
  /** Id of the repayment. */
  repaymentId: string;
  /** A fee for a payment that was returned, of a failure only, within the limits of `assessFee`; none by default. */
  returnedPaymentFee?: string | null | undefined;
};

/** By how much to correct the principal. */
export type AdjustPrincipalDetails = {
  /** Above zero more is owed, below zero less, down to nothing. */
  amount: string;
  /** From which day it counts; today by default. */
  effectiveOn?: string | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** By how much to correct the principal. */
export type AdjustPrincipalInput = {
  /** Above zero more is owed, below zero less, down to nothing. */
  amount: string;
  /** From which day it counts; today by default. */
  effectiveOn?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** How principal is repaid. */
export type AmortizationType =
  /** Level payments, and the rest at maturity. */
  | 'BALLOON'
  /** Level payments repay it in full. */
  | 'FULL_AMORTIZATION'
  /** Interest first; principal at maturity. */
  | 'INTEREST_ONLY';

/** How much a scheduled payment takes. */
export type AmountRule =
  /** All that is due by its due date, with fees, less what is on its way. */
  | 'AMOUNT_DUE'
  /** A fixed amount; less where less is owed. */
  | 'FIXED';

/** Which request to approve. */
export type ApproveInput = {
  /** Id of the request. */
  approvalId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
};

/** Which fee to charge. */
export type AssessFeeDetails = {
  /** How much, at most what the policy says for its kind. */
  amount: string;
  /** What it is for. */
  kind: ChargedFeeKind;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which fee to charge. */
export type AssessFeeInput = {
  /** How much, at most what the policy says for its kind. */
  amount: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** What it is for. */
  kind: ChargedFeeKind;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Credentials of an API client. Its API key goes into the header `key`. */
export type AuthTokenInput = {
  /** Id of the client. */
  clientId: string;
  /** Its secret. */
  clientSecret: string;
};

/** Which account payments may be drawn from, and what its holder agreed to. */
export type AuthorizeAutopayInput = {
  /** Who holds the account, in Latin letters, as the bank has it. At most 100 characters. */
  accountHolder: string;
  /** Account number: 5 to 17 digits, letters and hyphens, with a digit among them. */
  accountNumber: string;
  /** What the account is for. */
  accountType: BankAccountType;
  /** What the holder agreed to, word for word; it is kept with its time and hash. At most 10,000 characters. */
  consentText: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Routing number of the bank: nine digits, of which the last checks the others. */
  routingNumber: string;
};

/** Whether payments are drawn by a mandate. */
export type AutopayState =
  /** Payments that are scheduled are drawn. */
  | 'ACTIVE'
  /** It was taken back. */
  | 'REVOKED'
  /** None is drawn, because one came back. It is revoked and authorized anew to go on. */
  | 'SUSPENDED';

/** What a bank account is for. */
export type BankAccountType =
  /** A checking account. */
  | 'CHECKING'
  /** A savings account. */
  | 'SAVINGS';

/** Which days are business days. */
export type BankCalendar =
  /** Monday to Friday but for the holidays of the Federal Reserve Banks. */
  | 'US_FEDERAL_RESERVE'
  /** Monday to Friday, bank holidays too. */
  | 'WEEKDAYS';

/** Which repayment to give up. */
export type CancelRepaymentInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the repayment. */
  repaymentId: string;
};

/** Which scheduled payment to give up. */
export type CancelScheduledPaymentInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the scheduled payment. */
  scheduledPaymentId: string;
};

/** Other due dates, and why. */
export type ChangeDueDateDetails = {
  /** The day of the month to come back to, where the first month lacks it. */
  dueDay?: number | null | undefined;
  /** The first new due date. The others follow it. */
  firstDueOn: string;
  /** Another frequency, with a payment of its own. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Installments due on or after this day move; it may be past or to come. */
  from: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Other due dates, and why. */
export type ChangeDueDateInput = {
  /** The day of the month to come back to, where the first month lacks it. */
  dueDay?: number | null | undefined;
  /** The first new due date. The others follow it. */
  firstDueOn: string;
  /** Another frequency, with a payment of its own. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Installments due on or after this day move; it may be past or to come. */
  from: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Another rate, and why. */
export type ChangeRateDetails = {
  /** The rate for a year, in percent. */
  annualRatePercent: string;
  /** The first day of the rate; it may be past or to come. */
  from: string;
  /** At most this rate, where another would hold. False by default. */
  isCap?: boolean | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** What becomes of the payment; RECALCULATED by default. */
  payment?: PaymentAfterRate | null | undefined;
  /** Why. */
  reason: string;
  /** The first day on which what held before holds again. */
  until?: string | null | undefined;
};

/** Another rate, and why. */
export type ChangeRateInput = {
  /** The rate for a year, in percent. */
  annualRatePercent: string;
  /** The first day of the rate; it may be past or to come. */
  from: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** At most this rate, where another would hold. False by default. */
  isCap?: boolean | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** What becomes of the payment; RECALCULATED by default. */
  payment?: PaymentAfterRate | null | undefined;
  /** Why. */
  reason: string;
  /** The first day on which what held before holds again. */
  until?: string | null | undefined;
};

/** Which loan to write off. */
export type ChargeOffLoanInput = {
  /** Leaves on the books what the collateral is worth by its newest valuation (give it net of the cost to sell), and writes off the rest. The whole loan by default. */
  downToCollateral?: boolean | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: ChargeOffReason;
};

/** Why a loan is charged off. */
export type ChargeOffReason =
  /** The borrower is bankrupt. */
  | 'BANKRUPTCY'
  /** The borrower has died. */
  | 'DECEASED'
  /** It is 120 days past due or more, or what its rules say. */
  | 'DELINQUENCY'
  /** The loan was obtained by fraud. */
  | 'FRAUD'
  /** The collateral was sold and left a deficiency. */
  | 'REPOSSESSION_SALE';

/** A fee that may be charged by hand, where the policy says so. */
export type ChargedFeeKind =
  /** Installments were deferred. */
  | 'DEFERRAL'
  /** Court and attorney. */
  | 'LEGAL'
  /** Something else. */
  | 'OTHER'
  /** Repossession, storage and preparation for sale. */
  | 'REPOSSESSION'
  /** A payment was returned. */
  | 'RETURNED_PAYMENT'
  /** Title and registration. */
  | 'TITLE';

/** Which condition of an approval is met. */
export type ClearStipulationInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Its place in the list, from 0. */
  position: number;
};

/** Which API client. */
export type ClientInput = {
  /** Id of the client. */
  clientId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
};

/** What a client may see and do: a bundle of scopes. */
export type ClientRole =
  /** Manages clients and keys; erases borrowers. */
  | 'ADMIN'
  /** Sees everything and the audit log; changes nothing. */
  | 'AUDITOR'
  /** Sees its own loans and submits its own repayments. */
  | 'BORROWER'
  /** Funds loans; sees bureau data but nothing personal. */
  | 'LENDER'
  /** Sees public loan data. */
  | 'MARKETPLACE'
  /** Services loans: repayments, fees, collateral, charge-off. */
  | 'SERVICER'
  /** Sees public, internal and personal data. */
  | 'SUPPORT'
  /** Creates and underwrites loans; sees identity and bureau data. */
  | 'UNDERWRITER';

/** A command on a loan, named as its mutation. */
export type Command =
  /** A repayment settles or fails. */
  | 'acknowledgeRepayment'
  /** The principal is corrected. */
  | 'adjustPrincipal'
  /** A fee is charged by hand. */
  | 'assessFee'
  /** Payments may be drawn from an account. */
  | 'authorizeAutopay'
  /** A repayment is given up before it is sent. */
  | 'cancelRepayment'
  /** A scheduled payment is given up. */
  | 'cancelScheduledPayment'
  /** Installments fall due on other days. */
  | 'changeDueDate'
  /** Another rate holds, or a cap on it. */
  | 'changeRate'
  /** The loan is written off. */
  | 'chargeOffLoan'
  /** A condition of the approval is met. */
  | 'clearStipulation'
  /** Scheduled payments of a day go out, or are skipped. Nobody gives it. */
  | 'collectPayments'
  /** The review ends. */
  | 'completeUnderwriting'
  /** The bank corrects the account of a mandate. Nobody gives it. */
  | 'correctAccount'
  /** A loan is made of an application. */
  | 'createLoan'
  /** Installments are skipped. */
  | 'deferPayments'
  /** A day is closed. Nobody gives it. */
  | 'endOfDay'
  /** The loan is paid out. */
  | 'fundLoan'
  /** A repayment is opened. */
  | 'initiateRepayment'
  /** A hold is lifted. */
  | 'liftHold'
  /** A repayment leaves for the bank. */
  | 'markRepaymentSent'
  /** A signed modification holds. */
  | 'modifyLoan'
  /** The loan is held. */
  | 'placeHold'
  /** The lien is to be released, because the loan is paid off. Nobody gives it. */
  | 'queueRelease'
  /** Past-due installments become part of new ones. */
  | 'reage'
  /** What is left is spread over the installments that are left. */
  | 'reamortize'
  /** Notice of a bankruptcy came, or is taken back. */
  | 'recordBankruptcyNotice'
  /** The lien is recorded. */
  | 'recordLien'
  /** The collateral is lost. */
  | 'recordTotalLoss'
  /** The collateral is valued. */
  | 'recordValuation'
  /** The borrower gets the collateral back. */
  | 'redeemCollateral'
  /** Credit is paid back. */
  | 'refundCredit'
  /** A fee that was paid is given back. */
  | 'refundFee'
  /** The lien stands again, because a payment was reversed. Nobody gives it. */
  | 'reinstateLien'
  /** The lien is released. */
  | 'releaseLien'
  /** A decision is taken back. */
  | 'reopenUnderwriting'
  /** The collateral is repossessed. */
  | 'repossessCollateral'
  /** An adjustment is taken back. */
  | 'reverseAdjustment'
  /** A settled repayment is taken back. */
  | 'reverseRepayment'
  /** Payments may not be drawn any more. */
  | 'revokeAutopay'
  /** A payment is to be drawn on a day, or for each due date. */
  | 'schedulePayment'
  /** The collateral is sold. */
  | 'sellCollateral'
  /** An insurer settles a total loss. */
  | 'settleInsurance'
  /** The review begins. */
  | 'startUnderwriting'
  /** A repayment is on its way. */
  | 'submitRepayment'
  /** No payments are drawn any more, because one came back. Nobody gives it. */
  | 'suspendAutopay'
  /** A charge-off is taken back. */
  | 'undoChargeOff'
  /** A change of terms is taken back. */
  | 'undoLoanChange'
  /** References of the loan are said anew. */
  | 'updateLoanReferences'
  /** A fee is given up. */
  | 'waiveFee'
  /** Accrued interest is given up. */
  | 'waiveInterest'
  /** The application ends before funding. */
  | 'withdrawLoan'
  /** What is left is written off, because it is small. */
  | 'writeOffSmallBalance';

/** What stands against a command, the first of several. */
export type CommandObstacle =
  /** A hold forbids it. */
  | 'HOLD'
  /** It is never one client’s doing: another one must approve it. */
  | 'LIMIT'
  /** The viewer may not give it. */
  | 'SCOPE'
  /** The state of the loan or of its lien does not allow it. */
  | 'STATE';

/** The results of a review, or what the built-in forecast needs to compute them. */
export type CompleteUnderwritingInput = {
  /** Credit score; the forecast needs it. */
  creditScore?: number | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Monthly payments on other debts, housing apart; for the forecast. */
  monthlyDebts?: string | null | undefined;
  /** Results of an outside risk engine, stored as they are. Without them the forecast computes them. */
  results?: UnderwritingResultsInput | null | undefined;
};

/** A new API client. */
export type CreateClientInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** What people call it. */
  name: string;
  /** Which loans exist for it; all of them by default. LENDER and SERVICER say it in any case. */
  portfolio?: PortfolioInput | null | undefined;
  /** What it may see and do. */
  role: ClientRole;
  /** Who the outside identity provider says it is (azp, client_id or sub). */
  subject?: string | null | undefined;
};

/** What becomes of a date that is no business day. */
export type DateRule =
  /** It stays. */
  | 'AS_SCHEDULED'
  /** The first business day after it takes its place. */
  | 'FOLLOWING_BUSINESS_DAY';

/** How days turn into years when interest accrues. */
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

/** What a risk engine decided. */
export type Decision =
  /** Approved. */
  | 'APPROVED'
  /** Approved under conditions. */
  | 'CONDITIONAL'
  /** Other terms are offered. */
  | 'COUNTEROFFER'
  /** Declined. */
  | 'DECLINED'
  /** The application has expired. */
  | 'EXPIRED'
  /** The application is not complete. */
  | 'INCOMPLETE'
  /** Nothing was decided. */
  | 'NONE'
  /** Not decided yet. */
  | 'PENDING'
  /** Handed to somebody else to decide. */
  | 'REFERRED'
  /** To be reviewed by a person. */
  | 'REVIEW'
  /** The application was withdrawn. */
  | 'WITHDRAWN';

/** Which installments to skip, and why. */
export type DeferPaymentsDetails = {
  /** Installments due on or after this day are skipped; it may be past or to come. */
  from: string;
  /** How many. */
  installments: number;
  /** What interest does meanwhile; ACCRUES by default. */
  interest?: DeferredInterest | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
  /** Where they go; END by default. */
  to?: DeferredTo | null | undefined;
};

/** Which installments to skip, and why. */
export type DeferPaymentsInput = {
  /** Installments due on or after this day are skipped; it may be past or to come. */
  from: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** How many. */
  installments: number;
  /** What interest does meanwhile; ACCRUES by default. */
  interest?: DeferredInterest | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
  /** Where they go; END by default. */
  to?: DeferredTo | null | undefined;
};

/** Which installments to skip. */
export type DeferralTerms = {
  /** Installments due on or after this day are skipped; it may be past or to come. */
  from: string;
  /** How many. */
  installments: number;
  /** What interest does meanwhile; ACCRUES by default. */
  interest?: DeferredInterest | null | undefined;
  /** Where they go; END by default. */
  to?: DeferredTo | null | undefined;
};

/** What interest does while payments are skipped. */
export type DeferredInterest =
  /** It goes on. */
  | 'ACCRUES'
  /** None is charged from the day to the last due date that is skipped. */
  | 'WAIVED';

/** Where skipped installments go. */
export type DeferredTo =
  /** To the end of the loan: as many follow its last one. The payment stays. */
  | 'END'
  /** Over the installments that are left: the payment rises, and the last due date stays. */
  | 'SPREAD';

/** How late a loan is, in steps of thirty days. */
export type DelinquencyBucket =
  /** Nothing is past due. */
  | 'CURRENT'
  /** 1 to 29 days past due. */
  | 'DAYS_1_29'
  /** 30 to 59 days past due. */
  | 'DAYS_30_59'
  /** 60 to 89 days past due. */
  | 'DAYS_60_89'
  /** 90 to 119 days past due. */
  | 'DAYS_90_119'
  /** 120 days past due or more. */
  | 'DAYS_120_PLUS';

/** Other due dates. */
export type DueDateTerms = {
  /** The day of the month to come back to, where the first month lacks it. */
  dueDay?: number | null | undefined;
  /** The first new due date. The others follow it. */
  firstDueOn: string;
  /** Another frequency, with a payment of its own. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Installments due on or after this day move; it may be past or to come. */
  from: string;
};

/** State of the lien on the collateral. */
export type EncumberedStatus =
  /** The lien is recorded. */
  | 'LIEN'
  /** The lien is not yet recorded. */
  | 'PENDING'
  /** The lien is released. */
  | 'RELEASED'
  /** Paid off; the release is due. */
  | 'RELEASE_PENDING'
  /** The collateral was repossessed. */
  | 'REPOSSESSED'
  /** The insurer settled the total loss. */
  | 'SETTLED'
  /** The repossessed collateral was sold. */
  | 'SOLD'
  /** The collateral is a total loss. */
  | 'TOTAL_LOSS';

/** What money beyond what is due does without an instruction. */
export type ExtraMoney =
  /** It pays the next installments. */
  | 'PAY_AHEAD'
  /** It lowers the principal; the next installment stays due. */
  | 'PRINCIPAL_ONLY';

/** Which of two counts. */
export type FeeChoice =
  /** The greater one. */
  | 'GREATER'
  /** The lesser one. */
  | 'LESSER';

/** What a fee is for. */
export type FeeKind =
  /** Installments were deferred. */
  | 'DEFERRAL'
  /** An installment was late. */
  | 'LATE'
  /** Court and attorney. */
  | 'LEGAL'
  /** Something else. */
  | 'OTHER'
  /** The loan was paid off before maturity. */
  | 'PREPAYMENT_PENALTY'
  /** A refund turned out to be too high. */
  | 'REFUNDED_IN_EXCESS'
  /** Repossession, storage and preparation for sale. */
  | 'REPOSSESSION'
  /** A payment was returned. */
  | 'RETURNED_PAYMENT'
  /** Title and registration. */
  | 'TITLE';

/** By what to look for borrowers: exactly one of these. Names count without case, accents, spaces and punctuation. Send values as variables. */
export type FindBorrowersInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** Last name and the end of the social security number. */
  lastNameAndSsnEnd?: LastNameAndSsnEnd | null | undefined;
  /** Name and day of birth. Only for who may see days of birth. */
  nameAndBirthDate?: NameAndBirthDate | null | undefined;
  /** Name and postal code. */
  nameAndZip?: NameAndZip | null | undefined;
  /** Telephone number, at home or at work. Without a country it is one of the United States. */
  phone?: string | null | undefined;
  /** Identification number of the vehicle, whole. */
  vin?: string | null | undefined;
};

/** Which loan to pay out, and on which approved deal. */
export type FundLoanInput = {
  /** Why the contract stands although it differs from our own figures by more than it may. */
  acceptDifference?: string | null | undefined;
  /** How principal is repaid; in full by level payments by default. */
  amortization?: AmortizationType | null | undefined;
  /** For BALLOON: installments of the longer amortization to compute payments by. */
  amortizationInstallments?: number | null | undefined;
  /** The contract’s fixed rate; that of the deal by default. */
  annualRatePercent?: string | null | undefined;
  /** The APR that the contract states, in percent; that of the deal by default. */
  aprPercent?: string | null | undefined;
  /** For BALLOON: principal left for the last installment. */
  balloonAmount?: string | null | undefined;
  /** Which days are business days for this loan; by default those of the Federal Reserve. */
  bankCalendar?: BankCalendar | null | undefined;
  /** Days after notice of bankruptcy from which on it is to be charged off; 60 by default. */
  bankruptcyChargeOffDays?: number | null | undefined;
  /** Days past due from which on it is to be charged off; 120 by default. */
  chargeOffDays?: number | null | undefined;
  /** When the contract was signed: interest runs from it. Today by default. */
  contractDate?: string | null | undefined;
  /** How days of interest are counted: ACTUAL_365 (by default), ACTUAL_360, THIRTY_360 or ACTUAL_ACTUAL. The others are for calculators. */
  dayCount?: DayCount | null | undefined;
  /** What becomes of a last day of grace that is no business day: it stays by default. */
  deadlineRule?: DateRule | null | undefined;
  /** Id of the deal; the first approved one of the term by default. */
  dealId?: string | null | undefined;
  /** What becomes of a due date that is no business day: it stays by default. Amounts never change by it. */
  dueDateRule?: DateRule | null | undefined;
  /** The final payment that the contract states. */
  finalPayment?: string | null | undefined;
  /** Last due date, where it is not the regular one. */
  finalPaymentDate?: string | null | undefined;
  /** The finance charge that the contract states. */
  financeCharge?: string | null | undefined;
  /** The first payment, where the contract states another. */
  firstPayment?: string | null | undefined;
  /** First due date; one period after the contract by default. */
  firstPaymentDate?: string | null | undefined;
  /** How often an installment is due; monthly by default. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** Days of grace before a late fee; those of the state whose policy is taken, or 10, by default. */
  graceDays?: number | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** The index of a floating rate at contract date, in percent; with `spreadPercent`. */
  indexRatePercent?: string | null | undefined;
  /** Late fee per installment as the contract states it: an amount such as 25.00, or a percentage of what is unpaid such as 5%. None by default. */
  lateFee?: string | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Days past due from which on interest is no income until the loan is current; 90 by default. */
  nonAccrualDays?: number | null | undefined;
  /** The regular payment that the contract states; that of the deal by default. */
  payment?: string | null | undefined;
  /** Finance charges inside the principal or paid at closing; they lower the amount financed. */
  prepaidFinanceCharge?: string | null | undefined;
  /** What else the contract says of fees, payments and closing. The loan keeps it for its life. */
  rules?: ServicingRulesInput | null | undefined;
  /** The spread of a floating rate over its index, in percentage points. */
  spreadPercent?: string | null | undefined;
  /** Term of the deal in months; the term that was applied for by default. */
  term?: number | null | undefined;
};

/** What a hold stops. */
export type HoldEffect =
  /** The rating that credit reports print stays as it was when it began. */
  | 'BUREAU_DELINQUENCY'
  /** No late fee falls due on its days. */
  | 'LATE_FEES'
  /** No letters and calls that ask for payment. */
  | 'NOTICES'
  /** No order to take the collateral. */
  | 'REPOSSESSION'
  /** No scheduled payment is collected on its days. */
  | 'SCHEDULED_PAYMENTS';

/** Which holds to list. All conditions given must hold. */
export type HoldFilter = {
  /** That end, or ended, before this day. */
  endingBefore?: string | null | undefined;
  /** Of one of these kinds. Only kinds that the client may know of. */
  kind?: Array<HoldKind> | null | undefined;
  /** On one of these loans. */
  loanIds?: Array<string> | null | undefined;
  /** That stand on this day. */
  standingOn?: string | null | undefined;
};

/** Why a loan is on hold. */
export type HoldKind =
  /** The borrower is bankrupt: the automatic stay. */
  | 'BANKRUPTCY'
  /** The borrower wants not to be contacted. */
  | 'CEASE_CONTACT'
  /** The borrower has died, and the estate is not settled. */
  | 'DECEASED'
  /** A disaster was declared where the borrower lives. */
  | 'DISASTER'
  /** The borrower disputes the debt. */
  | 'DISPUTE'
  /** The loan, or who signed it, is suspected of fraud. */
  | 'FRAUD'
  /** A court has the loan. */
  | 'LITIGATION'
  /** The borrower is in military service. */
  | 'SERVICE_MEMBER';

/** Which loan to pay on, and as of when. */
export type InitiateRepaymentInput = {
  /** What is owed as of this day; today by default. */
  asOf?: string | null | undefined;
  /** Until when the payoff quote is good; ten days by default. */
  goodThrough?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
};

/** A last name and the end of the social security number. */
export type LastNameAndSsnEnd = {
  /** Last name. */
  lastName: string;
  /** The last four digits. */
  ssnLast4: string;
};

/** A late fee by its parts: one of them, or two and a choice; or that of the dealer’s state. */
export type LateFeePolicyInput = {
  /** The most that a fee may be. */
  cap?: string | null | undefined;
  /** Which one counts when two parts are given. */
  choice?: FeeChoice | null | undefined;
  /** An amount. */
  flat?: string | null | undefined;
  /** Less than this unpaid draws no fee; any amount does by default. */
  minimumUnpaid?: string | null | undefined;
  /** What the state of the dealer allows; no other part goes with it. */
  ofState?: boolean | null | undefined;
  /** Percent of the installment. */
  percentOfInstallment?: string | null | undefined;
  /** Percent of what of the installment is unpaid. */
  percentOfUnpaid?: string | null | undefined;
};

/** An account of the double-entry ledger. */
export type LedgerAccount =
  /** Money received and paid out. */
  | 'CASH'
  /** Interest that was owed when it was written off, and never received. */
  | 'CHARGED_OFF_INTEREST'
  /** What was charged off. */
  | 'CHARGE_OFF_LOSS'
  /** Money held for the borrower. */
  | 'CREDIT_BALANCE'
  /** Kept back from the dealer at funding. */
  | 'DEALER_DISCOUNT'
  /** Paid to the dealer at funding on top of the loan. */
  | 'DEALER_FLAT'
  /** Fees assessed, less those waived, given back or taken back. */
  | 'FEE_INCOME'
  /** Fees owed. */
  | 'FEE_RECEIVABLE'
  /** Interest earned: as it accrues, or as it is paid where the loan is on non-accrual. */
  | 'INTEREST_INCOME'
  /** Interest that is income and not paid yet. */
  | 'INTEREST_RECEIVABLE'
  /** What an imported loan brought along. */
  | 'OPENING_BALANCE'
  /** By how much the principal was corrected: a debit where it fell. */
  | 'PRINCIPAL_ADJUSTMENT'
  /** Principal owed. */
  | 'PRINCIPAL_RECEIVABLE'
  /** Recovered after charge-off. */
  | 'RECOVERY_INCOME'
  /** What was too small to be collected when a loan closed. */
  | 'SMALL_BALANCE_LOSS';

/** Which hold to lift, when, and why. */
export type LiftHoldInput = {
  /** Id of the hold. */
  holdId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** The first day without it, from its first day on, which says that it never stood, to today; today by default. */
  on?: string | null | undefined;
  /** Why, in words. */
  reason: string;
};

/** Which requests to list. All conditions given must hold. */
export type LoanApprovalFilter = {
  /** For one of these commands. */
  command?: Array<Command> | null | undefined;
  /** On this loan. */
  loanId?: string | null | undefined;
  /** In one of these states; `PENDING` is the queue of those that wait. */
  state?: Array<LoanApprovalState> | null | undefined;
};

/** Where a request for approval stands. */
export type LoanApprovalState =
  /** It was approved, and carried out with it. */
  | 'APPROVED'
  /** It waits for a decision. */
  | 'PENDING'
  /** It was turned down. */
  | 'REJECTED';

/** A change of terms: exactly one of these. */
export type LoanChangeInput = {
  /** As of `changeDueDate`. */
  changeDueDate?: DueDateTerms | null | undefined;
  /** As of `changeRate`. */
  changeRate?: RateTerms | null | undefined;
  /** As of `deferPayments`. */
  deferPayments?: DeferralTerms | null | undefined;
  /** As of `modifyLoan`. */
  modifyLoan?: ModificationTerms | null | undefined;
  /** As of `reage`. */
  reage?: ReageTerms | null | undefined;
  /** As of `reamortize`. */
  reamortize?: ReamortizationTerms | null | undefined;
};

/** Days from one to another, both included. An end that is left out is open. */
export type LoanDateRange = {
  /** The first day. */
  from?: string | null | undefined;
  /** The last day. */
  to?: string | null | undefined;
};

/** Instants from one to another, both included. An end that is left out is open. */
export type LoanDateTimeRange = {
  /** The first instant. */
  from?: string | null | undefined;
  /** The last instant. */
  to?: string | null | undefined;
};

/** Amounts from one to another, both included. An end that is left out is open. */
export type LoanDecimalRange = {
  /** The smallest. */
  from?: string | null | undefined;
  /** The largest. */
  to?: string | null | undefined;
};

/** Which loans to list. All conditions given must hold; a loan without the figure is in no range of it. */
export type LoanFilter = {
  /** Of one of these applications. Only for who may see the id of an application. */
  applicationIds?: Array<string> | null | undefined;
  /** Of one of these borrowers. Only for who may see persons; audited. */
  borrowerIds?: Array<string> | null | undefined;
  /** In one of these delinquency buckets by days past due. */
  bucket?: Array<DelinquencyBucket> | null | undefined;
  /** Being repaid and as many days past due as their rules want to see charged off: the nightly list. Also so many days after notice of a bankruptcy, for who may see notices. */
  chargeOffDue?: boolean | null | undefined;
  /** Whose record was created then. */
  createdAt?: LoanDateTimeRange | null | undefined;
  /** So many days past due. */
  daysPastDue?: LoanIntRange | null | undefined;
  /** Applied for at a dealer in one of these states. Only for who may see the dealer. */
  dealerState?: Array<string> | null | undefined;
  /** With one of these states of the lien. */
  encumberedStatus?: Array<EncumberedStatus> | null | undefined;
  /** With one of these credit grades. */
  grade?: Array<string> | null | undefined;
  /** On which a hold of one of these kinds stands today. Only kinds that the client may know of. */
  holds?: Array<HoldKind> | null | undefined;
  /** With one of these ids. */
  ids?: Array<string> | null | undefined;
  /** Owned by this lender. */
  lenderId?: string | null | undefined;
  /** In one of these states. */
  loanStatus?: Array<LoanStatus> | null | undefined;
  /** Due in full then. */
  maturityDate?: LoanDateRange | null | undefined;
  /** Whose next installment is due then. */
  nextPaymentDate?: LoanDateRange | null | undefined;
  /** Made then. */
  originationDate?: LoanDateRange | null | undefined;
  /** With a payment that another system calls by one of these references, to the letter. Only for who may see references; audited. */
  paymentReferences?: Array<string> | null | undefined;
  /** With one of these payment statuses. */
  paymentStatus?: Array<LoanPaymentStatus> | null | undefined;
  /** Serviced by this servicer, as the primary one. */
  primaryServicerId?: string | null | undefined;
  /** With so much principal when made. */
  principalAmount?: LoanDecimalRange | null | undefined;
  /** With so much principal still owed. */
  remainingBalance?: LoanDecimalRange | null | undefined;
  /** With one of these risk ratings. */
  riskRating?: Array<LoanRiskRating> | null | undefined;
  /** Serviced by this servicer, as the primary or the secondary one. */
  servicerId?: string | null | undefined;
  /** Secured by a vehicle with one of these identification numbers, whole, in any spelling. Only for who may see them; audited. */
  vins?: Array<string> | null | undefined;
};

/** Whole numbers from one to another, both included. An end that is left out is open. */
export type LoanIntRange = {
  /** The smallest. */
  from?: number | null | undefined;
  /** The largest. */
  to?: number | null | undefined;
};

/** How to sort loans. */
export type LoanOrder = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: LoanSortField;
};

/** How often an installment is due. */
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

/** How punctual a loan is. */
export type LoanPaymentStatus =
  /** Charged off. */
  | 'CHARGED_OFF'
  /** Past due, within the grace days. */
  | 'GRACE'
  /** 1 to 29 days late. */
  | 'LATE_1_29'
  /** 30 to 59 days late. */
  | 'LATE_30_59'
  /** 60 to 89 days late. */
  | 'LATE_60_89'
  /** 90 to 119 days late. */
  | 'LATE_90_119'
  /** 120 days late or more. */
  | 'LATE_120_PLUS'
  /** Nothing is past due. */
  | 'ON_TIME'
  /** Paid off. */
  | 'PAID_OFF';

/** Risk of a loan. */
export type LoanRiskRating =
  /** Critical risk. */
  | 'CRITICAL'
  /** High risk. */
  | 'HIGH'
  /** Low risk. */
  | 'LOW'
  /** Medium risk. */
  | 'MEDIUM';

/** What loans can be sorted by; equals come in order of their ids. */
export type LoanSortField =
  /** When the loan record was created. */
  | 'CREATED_AT'
  /** Days past due. */
  | 'DAYS_PAST_DUE'
  /** Probability of default. */
  | 'DEFAULT_PROBABILITY'
  /** Id of the loan. */
  | 'ID'
  /** Nominal annual interest rate. */
  | 'INTEREST_RATE'
  /** When the loan is due in full. */
  | 'MATURITY_DATE'
  /** When the next installment is due. */
  | 'NEXT_PAYMENT_DATE'
  /** When the loan was made. */
  | 'ORIGINATION_DATE'
  /** Principal when the loan was made. */
  | 'PRINCIPAL_AMOUNT'
  /** Principal still owed. */
  | 'REMAINING_BALANCE';

/** How far a part of a loan’s life has come. */
export type LoanStage =
  /** Servicing: being repaid. */
  | 'ACTIVE'
  /** Origination: applied for. */
  | 'APPLIED'
  /** Underwriting: approved. */
  | 'APPROVED'
  /** Servicing: written off. */
  | 'CHARGED_OFF'
  /** Servicing: repaid on or after maturity. */
  | 'CLOSED'
  /** Servicing: repaid before maturity. */
  | 'CLOSED_EARLY'
  /** Underwriting: declined. */
  | 'DECLINED'
  /** Origination: paid out. */
  | 'FUNDED'
  /** Underwriting: under review. */
  | 'IN_PROGRESS'
  /** This part has not begun. */
  | 'NOT_STARTED'
  /** Origination: withdrawn before funding. */
  | 'WITHDRAWN';

/** Where a loan stands in its life. */
export type LoanStatus =
  /** Funded and being repaid. */
  | 'ACTIVE'
  /** Approved; not yet funded. */
  | 'APPROVED'
  /** Written off as a loss; recoveries may follow. */
  | 'CHARGED_OFF'
  /** Repaid on or after the scheduled maturity. */
  | 'CLOSED'
  /** Repaid before the scheduled maturity. */
  | 'CLOSED_EARLY'
  /** Applied for; underwriting has not begun. */
  | 'CREATED'
  /** Declined. */
  | 'DECLINED'
  /** Under review. */
  | 'IN_UNDERWRITING'
  /** Withdrawn before funding. */
  | 'WITHDRAWN';

/** Which submitted repayment has left for the bank. */
export type MarkRepaymentSentInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the repayment. */
  repaymentId: string;
};

/** What was signed. What is not said stays as it is. */
export type ModificationTerms = {
  /** Another rate for a year, in percent. */
  annualRatePercent?: string | null | undefined;
  /** Left for the last installment; zero takes a balloon away. */
  balloonAmount?: string | null | undefined;
  /** The first new due date; without it due dates stay on their days. */
  firstDueOn?: string | null | undefined;
  /** Another frequency. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** How many new installments; as many as are left by default. */
  installments?: number | null | undefined;
  /** A payment agreed instead of the computed one. */
  payment?: string | null | undefined;
  /** Principal that is given up. */
  principalForgiven?: string | null | undefined;
};

/** What was signed, and why. */
export type ModifyLoanDetails = {
  /** Another rate for a year, in percent. */
  annualRatePercent?: string | null | undefined;
  /** Left for the last installment; zero takes a balloon away. */
  balloonAmount?: string | null | undefined;
  /** The first new due date; without it due dates stay on their days. */
  firstDueOn?: string | null | undefined;
  /** Another frequency. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** How many new installments; as many as are left by default. */
  installments?: number | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** A payment agreed instead of the computed one. */
  payment?: string | null | undefined;
  /** Principal that is given up. */
  principalForgiven?: string | null | undefined;
  /** Why. */
  reason: string;
};

/** What was signed, and why. */
export type ModifyLoanInput = {
  /** Another rate for a year, in percent. */
  annualRatePercent?: string | null | undefined;
  /** Left for the last installment; zero takes a balloon away. */
  balloonAmount?: string | null | undefined;
  /** The first new due date; without it due dates stay on their days. */
  firstDueOn?: string | null | undefined;
  /** Another frequency. */
  frequency?: LoanPaymentFrequency | null | undefined;
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** How many new installments; as many as are left by default. */
  installments?: number | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** A payment agreed instead of the computed one. */
  payment?: string | null | undefined;
  /** Principal that is given up. */
  principalForgiven?: string | null | undefined;
  /** Why. */
  reason: string;
};

/** A name and the day of birth. */
export type NameAndBirthDate = {
  /** Day of birth. */
  dateOfBirth: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
};

/** A name and the postal code of the address. */
export type NameAndZip = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Postal code; of a ZIP code the first five digits count. */
  zip: string;
};

/** What becomes of the payment under another rate. */
export type PaymentAfterRate =
  /** It stays: the loan ends earlier, or its last installment is larger. */
  | 'KEPT'
  /** It is set anew for the first period that starts under the other rate. */
  | 'RECALCULATED';

/** What to do with the money of a payment beyond what is due. */
export type PaymentInstruction =
  /** Fees are paid before installments. Only where the contract allows it. */
  | 'FEES_FIRST'
  /** It pays the next installments. */
  | 'PAY_AHEAD'
  /** It lowers the principal; the next installment stays due. */
  | 'PRINCIPAL_ONLY';

/** Which loan to hold, why, and when. */
export type PlaceHoldInput = {
  /** Its first day, in the past or up to a year ahead; today by default. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Why it is held: it decides what is forbidden. */
  kind: HoldKind;
  /** Id of the loan. */
  loanId: string;
  /** Why, in words. */
  reason: string;
  /** Its last day; without it, until it is lifted. */
  until?: string | null | undefined;
};

/** Which loans to sum up. All conditions given must hold. */
export type PortfolioFilter = {
  /** Being repaid, and this late. */
  bucket?: Array<DelinquencyBucket> | null | undefined;
  /** Of one of these grades. */
  grade?: Array<string> | null | undefined;
  /** Owned by this lender. */
  lenderId?: string | null | undefined;
  /** In one of these states. */
  loanStatus?: Array<LoanStatus> | null | undefined;
  /** Of one of these risk ratings. */
  riskRating?: Array<LoanRiskRating> | null | undefined;
  /** Serviced by this servicer, as the first or the second one. */
  servicerId?: string | null | undefined;
};

/** The loans that are to exist for a client. */
export type PortfolioInput = {
  /** Id of the lender, servicer or borrower; for ALL none. */
  id?: string | null | undefined;
  /** Which loans. */
  kind: PortfolioKind;
};

/** Which loans exist for a client. */
export type PortfolioKind =
  /** All loans. */
  | 'ALL'
  /** The loans of one borrower. */
  | 'BORROWER'
  /** The loans of one lender. */
  | 'LENDER'
  /** The loans of one servicer. */
  | 'SERVICER';

/** Why something was posted. */
export type PostingKind =
  /** A waiver or refund counts differently, because an earlier payment changed; or a charge-off was undone. */
  | 'ADJUSTMENT'
  /** The loan was written off. */
  | 'CHARGE_OFF'
  /** A fee was assessed. */
  | 'FEE'
  /** A fee that was paid is held as credit for the borrower. */
  | 'FEE_REFUND'
  /** A fee was taken back: by hand, or a late one because a payment turned out to have been on time, or a hold stops it. */
  | 'FEE_REVERSAL'
  /** A fee was waived. */
  | 'FEE_WAIVER'
  /** The loan was paid out. */
  | 'FUNDING'
  /** Interest became income. */
  | 'INTEREST_ACCRUAL'
  /** Interest ceased to be income: the loan is on non-accrual, or less accrued than was taken for. */
  | 'INTEREST_REVERSAL'
  /** Interest that had accrued was given up, and ceased to be income. */
  | 'INTEREST_WAIVER'
  /** An imported loan enters the ledger. */
  | 'OPENING'
  /** A repayment settled. */
  | 'PAYMENT'
  /** The principal was corrected. */
  | 'PRINCIPAL_ADJUSTMENT'
  /** A repayment is applied differently, because an earlier one changed. */
  | 'REALLOCATION'
  /** Credit was paid back. */
  | 'REFUND'
  /** A repayment was taken back. */
  | 'REVERSAL'
  /** What was left below the closing tolerance, or little enough by hand, was written off. */
  | 'SMALL_BALANCE'
  /** What a change of terms gave up, such as forgiven principal. */
  | 'TERM_CHANGE';

/** A payment that may be made. */
export type QuoteRepaymentInput = {
  /** Amount, above zero, in cents at most. */
  amount: string;
  /** From which day the money counts; today by default. A borrower's own payment counts from today. */
  effectiveDate?: string | null | undefined;
  /** What to do with money beyond what is due; the default of the loan without it. */
  instruction?: PaymentInstruction | null | undefined;
  /** Id of the loan. */
  loanId: string;
};

/** Another rate. */
export type RateTerms = {
  /** The rate for a year, in percent. */
  annualRatePercent: string;
  /** The first day of the rate; it may be past or to come. */
  from: string;
  /** At most this rate, where another would hold. False by default. */
  isCap?: boolean | null | undefined;
  /** What becomes of the payment; RECALCULATED by default. */
  payment?: PaymentAfterRate | null | undefined;
  /** The first day on which what held before holds again. */
  until?: string | null | undefined;
};

/** Which loan to re-age, and why. */
export type ReageDetails = {
  /** The first new due date; without it due dates stay on their days. */
  firstDueOn?: string | null | undefined;
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** How many new installments; as many as are left by default. */
  installments?: number | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which loan to re-age, and why. */
export type ReageInput = {
  /** The first new due date; without it due dates stay on their days. */
  firstDueOn?: string | null | undefined;
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** How many new installments; as many as are left by default. */
  installments?: number | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** To make past-due installments part of new ones. */
export type ReageTerms = {
  /** The first new due date; without it due dates stay on their days. */
  firstDueOn?: string | null | undefined;
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** How many new installments; as many as are left by default. */
  installments?: number | null | undefined;
};

/** To spread what is left. */
export type ReamortizationTerms = {
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
};

/** Which loan to spread anew, and why. */
export type ReamortizeDetails = {
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which loan to spread anew, and why. */
export type ReamortizeInput = {
  /** The day from which it holds; today or earlier, today by default. */
  from?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** When notice of a bankruptcy came. */
export type RecordBankruptcyNoticeInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** The day of the notice, in place of the one before; without it the notice is taken back. */
  noticedOn?: string | null | undefined;
  /** Why: the case, or why it is taken back. */
  reason: string;
};

/** Which lien is recorded. */
export type RecordLienInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why, or what another system calls it. */
  reason?: string | null | undefined;
};

/** Which collateral is lost. */
export type RecordTotalLossInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why, or what another system calls it. */
  reason?: string | null | undefined;
};

/** What the collateral is worth. */
export type RecordValuationInput = {
  /** Its value. */
  amount: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Who says so. */
  source?: string | null | undefined;
  /** On which day; today by default. */
  valuedOn?: string | null | undefined;
};

/** Which collateral the borrower gets back. */
export type RedeemCollateralInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why, or what another system calls it. */
  reason?: string | null | undefined;
};

/** How much credit to pay back. */
export type RefundCreditDetails = {
  /** How much, at most the credit balance. */
  amount: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason?: string | null | undefined;
};

/** How much credit to pay back. */
export type RefundCreditInput = {
  /** How much, at most the credit balance. */
  amount: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason?: string | null | undefined;
};

/** Which fee to give back, and how much of it. */
export type RefundFeeDetails = {
  /** How much, at most what was paid of it. */
  amount: string;
  /** Id of the fee. */
  feeId: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which fee to give back, and how much of it. */
export type RefundFeeInput = {
  /** How much, at most what was paid of it. */
  amount: string;
  /** Id of the fee. */
  feeId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Why a command was refused. */
export type RefusalCode =
  /** There is one already. */
  | 'ALREADY_EXISTS'
  /** The payment has left for the bank. */
  | 'ALREADY_SENT'
  /** The application is not complete. */
  | 'APPLICATION_INCOMPLETE'
  /** A balance is still owed. */
  | 'BALANCE_OUTSTANDING'
  /** It would reach beyond the portfolio or the scopes of this client. */
  | 'BEYOND_OWN_ACCESS'
  /** The policy does not allow so much. */
  | 'BEYOND_POLICY'
  /** Something else changed it meanwhile. */
  | 'CONFLICT'
  /** The signed contract differs from our own figures by more than it may; `data` has both. */
  | 'CONTRACT_DIFFERS'
  /** No approved deal has these terms. */
  | 'DEAL_NOT_OFFERED'
  /** A payment of this loan, or of this client, was submitted with this external reference before. */
  | 'DUPLICATE_REFERENCE'
  /** The effective date is out of range. */
  | 'EFFECTIVE_DATE_NOT_ALLOWED'
  /** More interest than has accrued by the day. */
  | 'EXCEEDS_ACCRUED_INTEREST'
  /** More than the credit balance. */
  | 'EXCEEDS_CREDIT_BALANCE'
  /** More than the fees owed. */
  | 'EXCEEDS_FEE_BALANCE'
  /** More than a fee of this kind may be. */
  | 'EXCEEDS_FEE_CAP'
  /** More than was paid of the fee. */
  | 'EXCEEDS_FEE_PAID'
  /** More than the principal. */
  | 'EXCEEDS_PRINCIPAL'
  /** What is left of the loan is not small. */
  | 'EXCEEDS_SMALL_BALANCE'
  /** The idempotency key was used for the same command with another input. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The contract does not allow what is to be done with the payment. */
  | 'INSTRUCTION_NOT_ALLOWED'
  /** The input breaks a rule. */
  | 'INVALID_INPUT'
  /** The same command, or another one on its loan, is being carried out just now. */
  | 'IN_PROGRESS'
  /** The lien is neither recorded nor pending. */
  | 'LIEN_MISSING'
  /** A loan of the borrower is open. */
  | 'LOANS_OPEN'
  /** More than this client may do alone. */
  | 'NEEDS_APPROVAL'
  /** Nothing is owed. */
  | 'NOTHING_OWED'
  /** The command is not allowed in the present state. */
  | 'NOT_ALLOWED_IN_STATE'
  /** The loan is not far enough past due. */
  | 'NOT_DELINQUENT_ENOUGH'
  /** There is no such thing for this client. */
  | 'NOT_FOUND'
  /** No installment is past its grace days. */
  | 'NOT_IN_DEFAULT'
  /** It belongs to another client. */
  | 'NOT_YOURS'
  /** The figures have no solution. */
  | 'NO_SOLUTION'
  /** A hold on the loan forbids the command. */
  | 'ON_HOLD'
  /** The record must still be kept. */
  | 'RETENTION_RUNS'
  /** The client that asked for it may not decide it. */
  | 'SAME_CLIENT'
  /** Conditions of the approval are not cleared yet. */
  | 'STIPULATIONS_OPEN';

/** Which request to turn down. */
export type RejectInput = {
  /** Id of the request. */
  approvalId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Why. */
  reason: string;
};

/** Which lien to release. */
export type ReleaseLienInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why, or what another system calls it. */
  reason?: string | null | undefined;
};

/** Which decision to take back, and why. */
export type ReopenUnderwritingInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason?: string | null | undefined;
};

/** Which repayments to list. All conditions given must hold; one without the day is in no range of it. */
export type RepaymentFilter = {
  /** Whose money counts from a day in this range. */
  effectiveDate?: LoanDateRange | null | undefined;
  /** Called by one of these references in another system, to the letter. Only for who may see references; audited. */
  externalReferences?: Array<string> | null | undefined;
  /** Initiated, or submitted at once, then. */
  initiatedAt?: LoanDateTimeRange | null | undefined;
  /** On loans of this lender. */
  lenderId?: string | null | undefined;
  /** On one of these loans. */
  loanIds?: Array<string> | null | undefined;
  /** Made in one of these ways. */
  method?: Array<RepaymentMethod> | null | undefined;
  /** On loans of this servicer, as the primary or the secondary one. */
  servicerId?: string | null | undefined;
  /** In one of these states; `SUBMITTED` is the queue of those that are on their way. */
  state?: Array<RepaymentState> | null | undefined;
};

/** How a repayment is made. */
export type RepaymentMethod =
  /** Bank transfer through the clearing house. */
  | 'ACH'
  /** Card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Check. */
  | 'CHECK'
  /** Proceeds of a sale of the collateral. */
  | 'COLLATERAL_SALE'
  /** Settlement by an insurer. */
  | 'INSURANCE'
  /** Another way. */
  | 'OTHER'
  /** Wire transfer. */
  | 'WIRE';

/** What became of a submitted repayment. */
export type RepaymentOutcome =
  /** The money did not arrive. */
  | 'FAILED'
  /** The money has arrived. */
  | 'SETTLED';

/** Where a repayment stands. */
export type RepaymentState =
  /** It was given up before it was sent. */
  | 'CANCELLED'
  /** It was on its way for too long; money that comes after all is still taken. */
  | 'EXPIRED'
  /** The money did not arrive. */
  | 'FAILED'
  /** Asked for what is owed; nothing is submitted yet. */
  | 'INITIATED'
  /** It was taken back after it had settled. */
  | 'REVERSED'
  /** The money has arrived and was applied. */
  | 'SETTLED'
  /** On its way; balances have not moved. */
  | 'SUBMITTED';

/** Which collateral was repossessed. */
export type RepossessCollateralInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why, or what another system calls it. */
  reason?: string | null | undefined;
};

/** What to ask another client for: exactly one of these. */
export type RequestApprovalInput = {
  /** Asks another client to let the principal be corrected. */
  adjustPrincipal?: AdjustPrincipalDetails | null | undefined;
  /** Asks another client to let a fee be charged. */
  assessFee?: AssessFeeDetails | null | undefined;
  /** Asks another client to let due dates change. */
  changeDueDate?: ChangeDueDateDetails | null | undefined;
  /** Asks another client to let a rate give up interest of the past. */
  changeRate?: ChangeRateDetails | null | undefined;
  /** Asks another client to let a deferral give up interest. */
  deferPayments?: DeferPaymentsDetails | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Asks another client to let a modification give up principal or interest. */
  modifyLoan?: ModifyLoanDetails | null | undefined;
  /** Asks another client to let a loan be re-aged. */
  reage?: ReageDetails | null | undefined;
  /** Asks another client to let what is left be spread anew. */
  reamortize?: ReamortizeDetails | null | undefined;
  /** Asks another client to let credit be paid back. */
  refundCredit?: RefundCreditDetails | null | undefined;
  /** Asks another client to let a fee be given back. */
  refundFee?: RefundFeeDetails | null | undefined;
  /** Asks another client to let an adjustment be taken back. */
  reverseAdjustment?: ReverseAdjustmentDetails | null | undefined;
  /** Asks another client to let a change of terms be taken back. */
  undoLoanChange?: UndoLoanChangeDetails | null | undefined;
  /** Asks another client to let a fee be given up. */
  waiveFee?: WaiveFeeDetails | null | undefined;
  /** Asks another client to let interest be given up. */
  waiveInterest?: WaiveInterestDetails | null | undefined;
  /** Asks another client to let a small balance be written off. */
  writeOffSmallBalance?: WriteOffSmallBalanceDetails | null | undefined;
};

/** Which adjustment to take back. */
export type ReverseAdjustmentDetails = {
  /** Id of the adjustment. */
  adjustmentId: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which adjustment to take back. */
export type ReverseAdjustmentInput = {
  /** Id of the adjustment. */
  adjustmentId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which settled repayment to take back. */
export type ReverseRepaymentInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Why it is taken back. */
  reason: string;
  /** Id of the repayment. */
  repaymentId: string;
  /** A fee for the returned payment, within the limits of `assessFee`; none by default. */
  returnedPaymentFee?: string | null | undefined;
};

/** Whose mandate to take back. */
export type RevokeAutopayInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
};

/** How late a loan is, or that it ended. */
export type RollRateBucket =
  /** Charged off. */
  | 'CHARGED_OFF'
  /** Nothing is past due. */
  | 'CURRENT'
  /** 1 to 29 days past due. */
  | 'DAYS_1_29'
  /** 30 to 59 days past due. */
  | 'DAYS_30_59'
  /** 60 to 89 days past due. */
  | 'DAYS_60_89'
  /** 90 to 119 days past due. */
  | 'DAYS_90_119'
  /** 120 days past due or more. */
  | 'DAYS_120_PLUS'
  /** Paid off. */
  | 'PAID_OFF';

/** What to draw by the mandate of a loan, and when. */
export type SchedulePaymentInput = {
  /** Of a fixed one: the amount, above zero. */
  amount?: string | null | undefined;
  /** How much it takes. */
  amountRule: AmountRule;
  /** Of one for every due date: how many days before it, 0 to 15; 0 by default. The banking day before where banks are closed. */
  daysBefore?: number | null | undefined;
  /** Once, or for every due date. */
  frequency: ScheduledPaymentFrequency;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Of one that goes out once: its day, from today to a year ahead; the next banking day where banks are closed. */
  on?: string | null | undefined;
};

/** How often a scheduled payment goes out. */
export type ScheduledPaymentFrequency =
  /** For each due date of the contract, as long as something is owed. */
  | 'EVERY_DUE_DATE'
  /** On one day. */
  | 'ONCE';

/** Where a scheduled payment stands. */
export type ScheduledPaymentState =
  /** It was given up. */
  | 'CANCELLED'
  /** It is to go out. */
  | 'SCHEDULED'
  /** It went out: it is a repayment now. */
  | 'SENT'
  /** It did not go out, for its reason. */
  | 'SKIPPED';

/** What a client may see or do. */
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
  /** `repayment:submit` in tokens and errors. */
  | 'REPAYMENT_SUBMIT'
  /** `webhook:manage` in tokens and errors. */
  | 'WEBHOOK_MANAGE';

/** What repossessed collateral was sold for. */
export type SellCollateralInput = {
  /** From which day the money counts; today by default. */
  effectiveDate?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** What is left for the loan after all costs; may be zero. */
  proceeds: string;
  /** What another system calls it. */
  reference?: string | null | undefined;
};

/** What a contract says of fees, payments and closing; defaults count for what it does not. */
export type ServicingRulesInput = {
  /** Whether a payment may say FEES_FIRST; it may not by default. */
  allowFeesFirst?: boolean | null | undefined;
  /** What is left below this after a payment is written off, and the loan closes; 5.00 by default. */
  closingTolerance?: string | null | undefined;
  /** What extra money does; PAY_AHEAD by default. */
  extraMoney?: ExtraMoney | null | undefined;
  /** The late fee, unless `lateFee` states it. */
  lateFee?: LateFeePolicyInput | null | undefined;
  /** For how many business days a submitted payment holds a late fee back; 5 by default. */
  pendingBusinessDays?: number | null | undefined;
  /** Percent of the principal that paying off before maturity costs; what the loan states by default. */
  prepaymentPenaltyPercent?: string | null | undefined;
  /** What becomes of a small credit; HOLD by default. */
  smallCredit?: SmallCredit | null | undefined;
  /** The order of allocation; INSTALLMENTS_FIRST by default. */
  waterfall?: Waterfall | null | undefined;
};

/** What an insurer paid for a total loss. */
export type SettleInsuranceInput = {
  /** From which day the money counts; today by default. */
  effectiveDate?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** What is left for the loan after all costs; may be zero. */
  proceeds: string;
  /** What another system calls it. */
  reference?: string | null | undefined;
};

/** Why a scheduled payment did not go out. */
export type SkipReason =
  /** Autopay was suspended. */
  | 'AUTOPAY_SUSPENDED'
  /** The loan was closed. */
  | 'LOAN_CLOSED'
  /** Nothing was due by its due date, with what was on its way. */
  | 'NOTHING_DUE'
  /** It could not be collected; the servicer can tell why. */
  | 'NOT_COLLECTED'
  /** A hold stopped it. */
  | 'ON_HOLD'
  /** Nothing was owed any more, with what was on its way. */
  | 'PAID_OFF';

/** What becomes of a small credit when a loan closes. */
export type SmallCredit =
  /** It is held for the borrower. */
  | 'HOLD'
  /** It is paid back at once. */
  | 'REFUND';

/** Which end of a list comes first. What has no value to sort by comes last either way. */
export type SortDirection =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** Which loan. */
export type StartUnderwritingInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
};

/** A payment that is on its way. */
export type SubmitRepaymentInput = {
  /** Take it although a payment of this loan, or of yours, has this external reference; not by default. */
  allowDuplicateReference?: boolean | null | undefined;
  /** Amount, above zero, in cents at most. */
  amount: string;
  /** From which day the money counts; today by default. A borrower's own payment counts from today. */
  effectiveDate?: string | null | undefined;
  /** What your system calls it. At most 500 characters. */
  externalReference?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** What to do with money beyond what is due; the default of the loan without it. */
  instruction?: PaymentInstruction | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** How it is paid. */
  method: SubmittedRepaymentMethod;
  /** A repayment that was initiated; a new one is made without it. */
  repaymentId?: string | null | undefined;
};

/** How a borrower pays. */
export type SubmittedRepaymentMethod =
  /** Bank transfer through the clearing house. */
  | 'ACH'
  /** Card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Check. */
  | 'CHECK'
  /** Another way. */
  | 'OTHER'
  /** Wire transfer. */
  | 'WIRE';

/** How terms were changed. */
export type TermChangeType =
  /** Installments were skipped. */
  | 'DEFERRAL'
  /** Installments fall due on other days. */
  | 'DUE_DATE'
  /** A signed modification. */
  | 'MODIFICATION'
  /** Another rate, or a cap on it. */
  | 'RATE'
  /** Past-due installments became part of new ones. */
  | 'REAGE'
  /** What was left was spread over the installments that were left. */
  | 'REAMORTIZATION';

/** What a risk engine made of an application, in the shape of the v2 record. */
export type UnderwritingResultsInput = {
  /** The `Response` of the record. */
  response: Record<string, unknown>;
  /** The `Underwriting` of the record, with one UnderwritingInfo entry per DealTermsInfo entry. */
  underwriting: Record<string, unknown>;
};

/** Which charge-off to take back, and why. */
export type UndoChargeOffInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which change of terms to take back, and why. */
export type UndoLoanChangeDetails = {
  /** Id of the change, as `termHistory` has it. */
  changeId: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which change of terms to take back, and why. */
export type UndoLoanChangeInput = {
  /** Id of the change, as `termHistory` has it. */
  changeId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** What is said anew of a loan. What is left out stays; an empty text takes a value away. */
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
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** `loanDetails.indexRate` of the record; see `Loan.indexRate`. */
  indexRate?: string | null | undefined;
  /** `loanDetails.initialLender` of the record; see `Loan.initialLender`. */
  initialLender?: string | null | undefined;
  /** Id of the loan. */
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

/** How secret a field is. One scope reveals one class; a field of several classes needs the scope of each. */
export type VisibilityClass =
  /** Who read what. */
  | 'AUDIT'
  /** Credit reports and what is computed from them. */
  | 'BUREAU'
  /** What the deal costs and earns: discounts, yields, and why it was offered. */
  | 'ECONOMICS'
  /** Full social security number and date of birth. */
  | 'IDENTITY'
  /** What SERVICING, STAFF and ECONOMICS were together. */
  | 'INTERNAL'
  /** What the loan is expected to bring, and what it is worth. */
  | 'MARKET'
  /** Who the person is and how to reach the person. */
  | 'PERSONAL'
  /** Loan terms, balances, status. */
  | 'PUBLIC'
  /** Operations on the loan: schedule, repayments, delinquency, fees, dealer. */
  | 'SERVICING'
  /** Who of the staff did what, and what they wrote down. */
  | 'STAFF';

/** Which fee to give up, and how much of it. */
export type WaiveFeeDetails = {
  /** How much, at most what is outstanding of it. */
  amount: string;
  /** Id of the fee. */
  feeId: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which fee to give up, and how much of it. */
export type WaiveFeeInput = {
  /** How much, at most what is outstanding of it. */
  amount: string;
  /** Id of the fee. */
  feeId: string;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** How much interest to give up. */
export type WaiveInterestDetails = {
  /** How much, at most what has accrued by the day and is not paid. */
  amount: string;
  /** From which day it counts; today by default. */
  effectiveOn?: string | null | undefined;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** How much interest to give up. */
export type WaiveInterestInput = {
  /** How much, at most what has accrued by the day and is not paid. */
  amount: string;
  /** From which day it counts; today by default. */
  effectiveOn?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** In which order a payment is applied. */
export type Waterfall =
  /** Accrued interest, fees, principal of installments, then money beyond them. */
  | 'FEES_AFTER_INTEREST'
  /** Fees, accrued interest, principal of installments, then money beyond them. */
  | 'FEES_FIRST'
  /** Accrued interest, principal of installments, fees, then money beyond them. */
  | 'INSTALLMENTS_FIRST';

/** Which application to end, and why. */
export type WithdrawLoanInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason?: string | null | undefined;
};

/** Which loan to close by writing off what is left. */
export type WriteOffSmallBalanceDetails = {
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

/** Which loan to close by writing off what is left. */
export type WriteOffSmallBalanceInput = {
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** Why. */
  reason: string;
};

export type AuthTokenMutationVariables = Exact<{
  input: AuthTokenInput;
}>;


export type AuthTokenMutation = { authToken: { accessToken: string, tokenType: string, expiresIn: number } };

export type BorrowerPortalQueryVariables = Exact<{ [key: string]: never; }>;


export type BorrowerPortalQuery = { loans: { edges: Array<{ node: { id: string, loanStatus: LoanStatus, remainingBalance: string | null, nextPaymentDate: string | null, autoLoan: { scheduledPayment: string | null, currentPaymentDue: string | null, pastDueAmount: string | null }, payoffQuote: { amount: string, goodThrough: string } | null, schedule: { edges: Array<{ node: { number: number, dueDate: string, amount: string, open: string } }> } | null, repayments: { edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null } }> } | null, borrower: { id: string, firstName: string | null, lastName: string | null } | null } }> } };

export type PayInstallmentMutationVariables = Exact<{
  input: SubmitRepaymentInput;
}>;


export type PayInstallmentMutation = { submitRepayment:
    | { __typename: 'AmountTooHigh', code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', code: RefusalCode, message: string, currentState: string }
    | { __typename: 'NotYetAllowed', code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', repayment: { id: string, state: RepaymentState | null, amount: string | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null, nextPaymentDate: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type ClientsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ClientsQuery = { clients: { totalCount: number, edges: Array<{ node: { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ClientRowFragment = { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } };

export type CreateClientMutationVariables = Exact<{
  input: CreateClientInput;
}>;


export type CreateClientMutation = { createClient:
    | { __typename: 'AmountTooHigh' }
    | { __typename: 'ApprovalNeeded' }
    | { __typename: 'ClientCredentialsIssued', clientId: string, clientSecret: string | null, apiKey: string | null, client: { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed' }
    | { __typename: 'DealNotOffered' }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold' }
    | { __typename: 'NotAllowedInState' }
    | { __typename: 'NotYetAllowed' }
    | { __typename: 'StipulationsOpen' }
   | null };

export type RevokeClientMutationVariables = Exact<{
  input: ClientInput;
}>;


export type RevokeClientMutation = { revokeClient:
    | { __typename: 'AmountTooHigh' }
    | { __typename: 'ApprovalNeeded' }
    | { __typename: 'ClientRevoked', clientId: string, client: { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed' }
    | { __typename: 'DealNotOffered' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'LoanOnHold' }
    | { __typename: 'NotAllowedInState' }
    | { __typename: 'NotYetAllowed' }
    | { __typename: 'StipulationsOpen' }
   | null };

export type RotateClientKeyMutationVariables = Exact<{
  input: ClientInput;
}>;


export type RotateClientKeyMutation = { rotateClientKey:
    | { __typename: 'AmountTooHigh' }
    | { __typename: 'ApprovalNeeded' }
    | { __typename: 'ClientCredentialsIssued', clientId: string, clientSecret: string | null, apiKey: string | null, client: { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed' }
    | { __typename: 'DealNotOffered' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'LoanOnHold' }
    | { __typename: 'NotAllowedInState' }
    | { __typename: 'NotYetAllowed' }
    | { __typename: 'StipulationsOpen' }
   | null };

export type DelinquencyBoardQueryVariables = Exact<{
  filter?: PortfolioFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type DelinquencyBoardQuery = { portfolio: { loans: number, remainingBalance: string, pastDueAmount: string, closedThrough: string | null, delinquencyRates: { over30: string | null, over60: string | null, over90: string | null }, byBucket: Array<{ bucket: DelinquencyBucket | null, loans: number, remainingBalance: string, pastDueAmount: string }>, rollRates: Array<{ month: string, from: RollRateBucket, to: RollRateBucket, rate: string | null }> }, loans: { edges: Array<{ node: { id: string, delinquentAmount: string | null, delinquentDays: number | null, lastPaymentDate: string | null, autoLoan: { paymentStatus: LoanPaymentStatus | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeskBoardQueryVariables = Exact<{
  today: string;
  weekEnd: string;
  withServicing: boolean;
  withStaff?: boolean | null | undefined;
}>;


export type DeskBoardQuery = { portfolio: { loans: number, principalAmount: string, remainingBalance: string, pastDueAmount: string, closedThrough: string | null, averages: { interestRate: string | null, ltv: string | null, remainingTerm: string | null }, losses: { chargedOff: string, recovered: string, netLoss: string }, delinquencyRates: { over30: string | null, over60: string | null, over90: string | null }, byStatus: Array<{ loanStatus: LoanStatus | null, loans: number, remainingBalance: string, pastDueAmount: string }>, byBucket: Array<{ bucket: DelinquencyBucket | null, loans: number, remainingBalance: string, pastDueAmount: string }>, monthEnds: Array<{ month: string, delinquencyRates: { over30: string | null, over60: string | null, over90: string | null } }>, rollRates: Array<{ month: string, from: RollRateBucket, to: RollRateBucket, loans: number, balance: string, rate: string | null }> }, due: { totalCount: number, edges: Array<{ node: { id: string, nextPaymentDate: string | null, autoLoan: { currentPaymentDue: string | null } } }> }, chargeOffDue?: { totalCount: number }, onTheirWay?: { totalCount: number } | null, held?: { totalCount: number } | null, waiting?: { totalCount: number } | null };

export type DeskSubmitRepaymentMutationVariables = Exact<{
  input: SubmitRepaymentInput;
}>;


export type DeskSubmitRepaymentMutation = { submitRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskAcknowledgeRepaymentMutationVariables = Exact<{
  input: AcknowledgeRepaymentInput;
}>;


export type DeskAcknowledgeRepaymentMutation = { acknowledgeRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskReverseRepaymentMutationVariables = Exact<{
  input: ReverseRepaymentInput;
}>;


export type DeskReverseRepaymentMutation = { reverseRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskMarkRepaymentSentMutationVariables = Exact<{
  input: MarkRepaymentSentInput;
}>;


export type DeskMarkRepaymentSentMutation = { markRepaymentSent:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskCancelRepaymentMutationVariables = Exact<{
  input: CancelRepaymentInput;
}>;


export type DeskCancelRepaymentMutation = { cancelRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskAuthorizeAutopayMutationVariables = Exact<{
  input: AuthorizeAutopayInput;
}>;


export type DeskAuthorizeAutopayMutation = { authorizeAutopay:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'AutopayUpdated', loanId: string, autopay: { id: string, state: AutopayState } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRevokeAutopayMutationVariables = Exact<{
  input: RevokeAutopayInput;
}>;


export type DeskRevokeAutopayMutation = { revokeAutopay:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'AutopayUpdated', loanId: string, autopay: { id: string, state: AutopayState } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskSchedulePaymentMutationVariables = Exact<{
  input: SchedulePaymentInput;
}>;


export type DeskSchedulePaymentMutation = { schedulePayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'ScheduledPaymentUpdated', loanId: string, scheduledPayment: { id: string, state: ScheduledPaymentState, collectOn: string } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskCancelScheduledPaymentMutationVariables = Exact<{
  input: CancelScheduledPaymentInput;
}>;


export type DeskCancelScheduledPaymentMutation = { cancelScheduledPayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'ScheduledPaymentUpdated', loanId: string, scheduledPayment: { id: string, state: ScheduledPaymentState, collectOn: string } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskStartUnderwritingMutationVariables = Exact<{
  input: StartUnderwritingInput;
}>;


export type DeskStartUnderwritingMutation = { startUnderwriting:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskCompleteUnderwritingMutationVariables = Exact<{
  input: CompleteUnderwritingInput;
}>;


export type DeskCompleteUnderwritingMutation = { completeUnderwriting:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskReopenUnderwritingMutationVariables = Exact<{
  input: ReopenUnderwritingInput;
}>;


export type DeskReopenUnderwritingMutation = { reopenUnderwriting:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskDeferPaymentsMutationVariables = Exact<{
  input: DeferPaymentsInput;
}>;


export type DeskDeferPaymentsMutation = { deferPayments:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskChangeDueDateMutationVariables = Exact<{
  input: ChangeDueDateInput;
}>;


export type DeskChangeDueDateMutation = { changeDueDate:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskChangeRateMutationVariables = Exact<{
  input: ChangeRateInput;
}>;


export type DeskChangeRateMutation = { changeRate:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskReamortizeMutationVariables = Exact<{
  input: ReamortizeInput;
}>;


export type DeskReamortizeMutation = { reamortize:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskReageMutationVariables = Exact<{
  input: ReageInput;
}>;


export type DeskReageMutation = { reage:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskModifyLoanMutationVariables = Exact<{
  input: ModifyLoanInput;
}>;


export type DeskModifyLoanMutation = { modifyLoan:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskAssessFeeMutationVariables = Exact<{
  input: AssessFeeInput;
}>;


export type DeskAssessFeeMutation = { assessFee:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRefundFeeMutationVariables = Exact<{
  input: RefundFeeInput;
}>;


export type DeskRefundFeeMutation = { refundFee:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskWaiveInterestMutationVariables = Exact<{
  input: WaiveInterestInput;
}>;


export type DeskWaiveInterestMutation = { waiveInterest:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskWriteOffSmallBalanceMutationVariables = Exact<{
  input: WriteOffSmallBalanceInput;
}>;


export type DeskWriteOffSmallBalanceMutation = { writeOffSmallBalance:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskWithdrawLoanMutationVariables = Exact<{
  input: WithdrawLoanInput;
}>;


export type DeskWithdrawLoanMutation = { withdrawLoan:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskClearStipulationMutationVariables = Exact<{
  input: ClearStipulationInput;
}>;


export type DeskClearStipulationMutation = { clearStipulation:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskFundLoanMutationVariables = Exact<{
  input: FundLoanInput;
}>;


export type DeskFundLoanMutation = { fundLoan:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskWaiveFeeMutationVariables = Exact<{
  input: WaiveFeeInput;
}>;


export type DeskWaiveFeeMutation = { waiveFee:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRefundCreditMutationVariables = Exact<{
  input: RefundCreditInput;
}>;


export type DeskRefundCreditMutation = { refundCredit:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskChargeOffLoanMutationVariables = Exact<{
  input: ChargeOffLoanInput;
}>;


export type DeskChargeOffLoanMutation = { chargeOffLoan:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskUndoChargeOffMutationVariables = Exact<{
  input: UndoChargeOffInput;
}>;


export type DeskUndoChargeOffMutation = { undoChargeOff:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRecordBankruptcyNoticeMutationVariables = Exact<{
  input: RecordBankruptcyNoticeInput;
}>;


export type DeskRecordBankruptcyNoticeMutation = { recordBankruptcyNotice:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRecordLienMutationVariables = Exact<{
  input: RecordLienInput;
}>;


export type DeskRecordLienMutation = { recordLien:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskReleaseLienMutationVariables = Exact<{
  input: ReleaseLienInput;
}>;


export type DeskReleaseLienMutation = { releaseLien:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRepossessCollateralMutationVariables = Exact<{
  input: RepossessCollateralInput;
}>;


export type DeskRepossessCollateralMutation = { repossessCollateral:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRedeemCollateralMutationVariables = Exact<{
  input: RedeemCollateralInput;
}>;


export type DeskRedeemCollateralMutation = { redeemCollateral:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskSellCollateralMutationVariables = Exact<{
  input: SellCollateralInput;
}>;


export type DeskSellCollateralMutation = { sellCollateral:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRecordTotalLossMutationVariables = Exact<{
  input: RecordTotalLossInput;
}>;


export type DeskRecordTotalLossMutation = { recordTotalLoss:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskSettleInsuranceMutationVariables = Exact<{
  input: SettleInsuranceInput;
}>;


export type DeskSettleInsuranceMutation = { settleInsurance:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRecordValuationMutationVariables = Exact<{
  input: RecordValuationInput;
}>;


export type DeskRecordValuationMutation = { recordValuation:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskUpdateLoanReferencesMutationVariables = Exact<{
  input: UpdateLoanReferencesInput;
}>;


export type DeskUpdateLoanReferencesMutation = { updateLoanReferences:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskUndoLoanChangeMutationVariables = Exact<{
  input: UndoLoanChangeInput;
}>;


export type DeskUndoLoanChangeMutation = { undoLoanChange:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskAdjustPrincipalMutationVariables = Exact<{
  input: AdjustPrincipalInput;
}>;


export type DeskAdjustPrincipalMutation = { adjustPrincipal:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskReverseAdjustmentMutationVariables = Exact<{
  input: ReverseAdjustmentInput;
}>;


export type DeskReverseAdjustmentMutation = { reverseAdjustment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskInitiateRepaymentMutationVariables = Exact<{
  input: InitiateRepaymentInput;
}>;


export type DeskInitiateRepaymentMutation = { initiateRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentInitiated', loanId: string, repayment: { id: string, state: RepaymentState | null, expiresOn: string | null } | null, amountsOwed: { asOf: string, pastDue: string, currentDue: string, currentDueOn: string | null, fees: string, payoff: { amount: string, goodThrough: string } } | null }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskPlaceHoldMutationVariables = Exact<{
  input: PlaceHoldInput;
}>;


export type DeskPlaceHoldMutation = { placeHold:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'HoldUpdated', loanId: string, hold: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null } | null }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskLiftHoldMutationVariables = Exact<{
  input: LiftHoldInput;
}>;


export type DeskLiftHoldMutation = { liftHold:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'HoldUpdated', loanId: string, hold: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null } | null }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRequestApprovalMutationVariables = Exact<{
  input: RequestApprovalInput;
}>;


export type DeskRequestApprovalMutation = { requestApproval:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalUpdated', loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskApproveMutationVariables = Exact<{
  input: ApproveInput;
}>;


export type DeskApproveMutation = { approve:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalUpdated', loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskRejectMutationVariables = Exact<{
  input: RejectInput;
}>;


export type DeskRejectMutation = { reject:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalUpdated', loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskQuoteLoanChangeQueryVariables = Exact<{
  loanId: string;
  change: LoanChangeInput;
}>;


export type DeskQuoteLoanChangeQuery = { quoteLoanChange:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanChangeQuote', before: { payment: string | null, maturesOn: string, annualRatePercent: string, totalInterest: string, aprPercent: string | null, pastDueAmount: string, principal: string, payoff: string, comingRates: Array<{ from: string, annualRatePercent: string }>, schedule: Array<{ number: number, dueDate: string, amount: string, open: string }> }, after: { payment: string | null, maturesOn: string, annualRatePercent: string, totalInterest: string, aprPercent: string | null, pastDueAmount: string, principal: string, payoff: string, comingRates: Array<{ from: string, annualRatePercent: string }>, schedule: Array<{ number: number, dueDate: string, amount: string, open: string }> } }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskQuoteRepaymentQueryVariables = Exact<{
  input: QuoteRepaymentInput;
}>;


export type DeskQuoteRepaymentQuery = { quoteRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string }
    | { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentQuote', effectiveDate: string, remainingBalance: string, pastDueAmount: string, loanStatus: LoanStatus, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskTermsFragment = { payment: string | null, maturesOn: string, annualRatePercent: string, totalInterest: string, aprPercent: string | null, pastDueAmount: string, principal: string, payoff: string, comingRates: Array<{ from: string, annualRatePercent: string }>, schedule: Array<{ number: number, dueDate: string, amount: string, open: string }> };

export type DeskLoanNowFragment = { id: string, loanStatus: LoanStatus, remainingBalance: string | null };

type DeskLoanAnswer_AmountTooHigh_Fragment = { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string };

type DeskLoanAnswer_ApprovalNeeded_Fragment = { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string };

type DeskLoanAnswer_CommandRefused_Fragment = { __typename: 'CommandRefused', code: RefusalCode, message: string };

type DeskLoanAnswer_DateNotAllowed_Fragment = { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string };

type DeskLoanAnswer_DealNotOffered_Fragment = { __typename: 'DealNotOffered', code: RefusalCode, message: string };

type DeskLoanAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskLoanAnswer_LoanOnHold_Fragment = { __typename: 'LoanOnHold', code: RefusalCode, message: string };

type DeskLoanAnswer_LoanUpdated_Fragment = { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

type DeskLoanAnswer_NotAllowedInState_Fragment = { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string };

type DeskLoanAnswer_NotYetAllowed_Fragment = { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string };

type DeskLoanAnswer_StipulationsOpen_Fragment = { __typename: 'StipulationsOpen', code: RefusalCode, message: string };

export type DeskLoanAnswerFragment =
  | DeskLoanAnswer_AmountTooHigh_Fragment
  | DeskLoanAnswer_ApprovalNeeded_Fragment
  | DeskLoanAnswer_CommandRefused_Fragment
  | DeskLoanAnswer_DateNotAllowed_Fragment
  | DeskLoanAnswer_DealNotOffered_Fragment
  | DeskLoanAnswer_InvalidInput_Fragment
  | DeskLoanAnswer_LoanOnHold_Fragment
  | DeskLoanAnswer_LoanUpdated_Fragment
  | DeskLoanAnswer_NotAllowedInState_Fragment
  | DeskLoanAnswer_NotYetAllowed_Fragment
  | DeskLoanAnswer_StipulationsOpen_Fragment
;

type DeskRepaymentAnswer_AmountTooHigh_Fragment = { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string };

type DeskRepaymentAnswer_ApprovalNeeded_Fragment = { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string };

type DeskRepaymentAnswer_CommandRefused_Fragment = { __typename: 'CommandRefused', code: RefusalCode, message: string };

type DeskRepaymentAnswer_DateNotAllowed_Fragment = { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string };

type DeskRepaymentAnswer_DealNotOffered_Fragment = { __typename: 'DealNotOffered', code: RefusalCode, message: string };

type DeskRepaymentAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskRepaymentAnswer_LoanOnHold_Fragment = { __typename: 'LoanOnHold', code: RefusalCode, message: string };

type DeskRepaymentAnswer_NotAllowedInState_Fragment = { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string };

type DeskRepaymentAnswer_NotYetAllowed_Fragment = { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string };

type DeskRepaymentAnswer_RepaymentUpdated_Fragment = { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

type DeskRepaymentAnswer_StipulationsOpen_Fragment = { __typename: 'StipulationsOpen', code: RefusalCode, message: string };

export type DeskRepaymentAnswerFragment =
  | DeskRepaymentAnswer_AmountTooHigh_Fragment
  | DeskRepaymentAnswer_ApprovalNeeded_Fragment
  | DeskRepaymentAnswer_CommandRefused_Fragment
  | DeskRepaymentAnswer_DateNotAllowed_Fragment
  | DeskRepaymentAnswer_DealNotOffered_Fragment
  | DeskRepaymentAnswer_InvalidInput_Fragment
  | DeskRepaymentAnswer_LoanOnHold_Fragment
  | DeskRepaymentAnswer_NotAllowedInState_Fragment
  | DeskRepaymentAnswer_NotYetAllowed_Fragment
  | DeskRepaymentAnswer_RepaymentUpdated_Fragment
  | DeskRepaymentAnswer_StipulationsOpen_Fragment
;

type DeskAutopayAnswer_AmountTooHigh_Fragment = { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string };

type DeskAutopayAnswer_ApprovalNeeded_Fragment = { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string };

type DeskAutopayAnswer_AutopayUpdated_Fragment = { __typename: 'AutopayUpdated', loanId: string, autopay: { id: string, state: AutopayState } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

type DeskAutopayAnswer_CommandRefused_Fragment = { __typename: 'CommandRefused', code: RefusalCode, message: string };

type DeskAutopayAnswer_DateNotAllowed_Fragment = { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string };

type DeskAutopayAnswer_DealNotOffered_Fragment = { __typename: 'DealNotOffered', code: RefusalCode, message: string };

type DeskAutopayAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskAutopayAnswer_LoanOnHold_Fragment = { __typename: 'LoanOnHold', code: RefusalCode, message: string };

type DeskAutopayAnswer_NotAllowedInState_Fragment = { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string };

type DeskAutopayAnswer_NotYetAllowed_Fragment = { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string };

type DeskAutopayAnswer_StipulationsOpen_Fragment = { __typename: 'StipulationsOpen', code: RefusalCode, message: string };

export type DeskAutopayAnswerFragment =
  | DeskAutopayAnswer_AmountTooHigh_Fragment
  | DeskAutopayAnswer_ApprovalNeeded_Fragment
  | DeskAutopayAnswer_AutopayUpdated_Fragment
  | DeskAutopayAnswer_CommandRefused_Fragment
  | DeskAutopayAnswer_DateNotAllowed_Fragment
  | DeskAutopayAnswer_DealNotOffered_Fragment
  | DeskAutopayAnswer_InvalidInput_Fragment
  | DeskAutopayAnswer_LoanOnHold_Fragment
  | DeskAutopayAnswer_NotAllowedInState_Fragment
  | DeskAutopayAnswer_NotYetAllowed_Fragment
  | DeskAutopayAnswer_StipulationsOpen_Fragment
;

type DeskScheduledPaymentAnswer_AmountTooHigh_Fragment = { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_ApprovalNeeded_Fragment = { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_CommandRefused_Fragment = { __typename: 'CommandRefused', code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_DateNotAllowed_Fragment = { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_DealNotOffered_Fragment = { __typename: 'DealNotOffered', code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskScheduledPaymentAnswer_LoanOnHold_Fragment = { __typename: 'LoanOnHold', code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_NotAllowedInState_Fragment = { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_NotYetAllowed_Fragment = { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string };

type DeskScheduledPaymentAnswer_ScheduledPaymentUpdated_Fragment = { __typename: 'ScheduledPaymentUpdated', loanId: string, scheduledPayment: { id: string, state: ScheduledPaymentState, collectOn: string } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

type DeskScheduledPaymentAnswer_StipulationsOpen_Fragment = { __typename: 'StipulationsOpen', code: RefusalCode, message: string };

export type DeskScheduledPaymentAnswerFragment =
  | DeskScheduledPaymentAnswer_AmountTooHigh_Fragment
  | DeskScheduledPaymentAnswer_ApprovalNeeded_Fragment
  | DeskScheduledPaymentAnswer_CommandRefused_Fragment
  | DeskScheduledPaymentAnswer_DateNotAllowed_Fragment
  | DeskScheduledPaymentAnswer_DealNotOffered_Fragment
  | DeskScheduledPaymentAnswer_InvalidInput_Fragment
  | DeskScheduledPaymentAnswer_LoanOnHold_Fragment
  | DeskScheduledPaymentAnswer_NotAllowedInState_Fragment
  | DeskScheduledPaymentAnswer_NotYetAllowed_Fragment
  | DeskScheduledPaymentAnswer_ScheduledPaymentUpdated_Fragment
  | DeskScheduledPaymentAnswer_StipulationsOpen_Fragment
;

type DeskInitiatedAnswer_AmountTooHigh_Fragment = { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string };

type DeskInitiatedAnswer_ApprovalNeeded_Fragment = { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string };

type DeskInitiatedAnswer_CommandRefused_Fragment = { __typename: 'CommandRefused', code: RefusalCode, message: string };

type DeskInitiatedAnswer_DateNotAllowed_Fragment = { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string };

type DeskInitiatedAnswer_DealNotOffered_Fragment = { __typename: 'DealNotOffered', code: RefusalCode, message: string };

type DeskInitiatedAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskInitiatedAnswer_LoanOnHold_Fragment = { __typename: 'LoanOnHold', code: RefusalCode, message: string };

type DeskInitiatedAnswer_NotAllowedInState_Fragment = { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string };

type DeskInitiatedAnswer_NotYetAllowed_Fragment = { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string };

type DeskInitiatedAnswer_RepaymentInitiated_Fragment = { __typename: 'RepaymentInitiated', loanId: string, repayment: { id: string, state: RepaymentState | null, expiresOn: string | null } | null, amountsOwed: { asOf: string, pastDue: string, currentDue: string, currentDueOn: string | null, fees: string, payoff: { amount: string, goodThrough: string } } | null };

type DeskInitiatedAnswer_StipulationsOpen_Fragment = { __typename: 'StipulationsOpen', code: RefusalCode, message: string };

export type DeskInitiatedAnswerFragment =
  | DeskInitiatedAnswer_AmountTooHigh_Fragment
  | DeskInitiatedAnswer_ApprovalNeeded_Fragment
  | DeskInitiatedAnswer_CommandRefused_Fragment
  | DeskInitiatedAnswer_DateNotAllowed_Fragment
  | DeskInitiatedAnswer_DealNotOffered_Fragment
  | DeskInitiatedAnswer_InvalidInput_Fragment
  | DeskInitiatedAnswer_LoanOnHold_Fragment
  | DeskInitiatedAnswer_NotAllowedInState_Fragment
  | DeskInitiatedAnswer_NotYetAllowed_Fragment
  | DeskInitiatedAnswer_RepaymentInitiated_Fragment
  | DeskInitiatedAnswer_StipulationsOpen_Fragment
;

type DeskHoldAnswer_AmountTooHigh_Fragment = { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string };

type DeskHoldAnswer_ApprovalNeeded_Fragment = { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string };

type DeskHoldAnswer_CommandRefused_Fragment = { __typename: 'CommandRefused', code: RefusalCode, message: string };

type DeskHoldAnswer_DateNotAllowed_Fragment = { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string };

type DeskHoldAnswer_DealNotOffered_Fragment = { __typename: 'DealNotOffered', code: RefusalCode, message: string };

type DeskHoldAnswer_HoldUpdated_Fragment = { __typename: 'HoldUpdated', loanId: string, hold: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null } | null };

type DeskHoldAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskHoldAnswer_LoanOnHold_Fragment = { __typename: 'LoanOnHold', code: RefusalCode, message: string };

type DeskHoldAnswer_NotAllowedInState_Fragment = { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string };

type DeskHoldAnswer_NotYetAllowed_Fragment = { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string };

type DeskHoldAnswer_StipulationsOpen_Fragment = { __typename: 'StipulationsOpen', code: RefusalCode, message: string };

export type DeskHoldAnswerFragment =
  | DeskHoldAnswer_AmountTooHigh_Fragment
  | DeskHoldAnswer_ApprovalNeeded_Fragment
  | DeskHoldAnswer_CommandRefused_Fragment
  | DeskHoldAnswer_DateNotAllowed_Fragment
  | DeskHoldAnswer_DealNotOffered_Fragment
  | DeskHoldAnswer_HoldUpdated_Fragment
  | DeskHoldAnswer_InvalidInput_Fragment
  | DeskHoldAnswer_LoanOnHold_Fragment
  | DeskHoldAnswer_NotAllowedInState_Fragment
  | DeskHoldAnswer_NotYetAllowed_Fragment
  | DeskHoldAnswer_StipulationsOpen_Fragment
;

type DeskApprovalAnswer_AmountTooHigh_Fragment = { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string };

type DeskApprovalAnswer_ApprovalNeeded_Fragment = { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string };

type DeskApprovalAnswer_ApprovalUpdated_Fragment = { __typename: 'ApprovalUpdated', loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

type DeskApprovalAnswer_CommandRefused_Fragment = { __typename: 'CommandRefused', code: RefusalCode, message: string };

type DeskApprovalAnswer_DateNotAllowed_Fragment = { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string };

type DeskApprovalAnswer_DealNotOffered_Fragment = { __typename: 'DealNotOffered', code: RefusalCode, message: string };

type DeskApprovalAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskApprovalAnswer_LoanOnHold_Fragment = { __typename: 'LoanOnHold', code: RefusalCode, message: string };

type DeskApprovalAnswer_NotAllowedInState_Fragment = { __typename: 'NotAllowedInState', currentState: string, code: RefusalCode, message: string };

type DeskApprovalAnswer_NotYetAllowed_Fragment = { __typename: 'NotYetAllowed', allowedFrom: string, code: RefusalCode, message: string };

type DeskApprovalAnswer_StipulationsOpen_Fragment = { __typename: 'StipulationsOpen', code: RefusalCode, message: string };

export type DeskApprovalAnswerFragment =
  | DeskApprovalAnswer_AmountTooHigh_Fragment
  | DeskApprovalAnswer_ApprovalNeeded_Fragment
  | DeskApprovalAnswer_ApprovalUpdated_Fragment
  | DeskApprovalAnswer_CommandRefused_Fragment
  | DeskApprovalAnswer_DateNotAllowed_Fragment
  | DeskApprovalAnswer_DealNotOffered_Fragment
  | DeskApprovalAnswer_InvalidInput_Fragment
  | DeskApprovalAnswer_LoanOnHold_Fragment
  | DeskApprovalAnswer_NotAllowedInState_Fragment
  | DeskApprovalAnswer_NotYetAllowed_Fragment
  | DeskApprovalAnswer_StipulationsOpen_Fragment
;

export type DeskAnsweredAllocationFragment = { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string };

type DeskRefusal_AmountTooHigh_Fragment = { atMost: string, code: RefusalCode, message: string };

type DeskRefusal_ApprovalNeeded_Fragment = { limit: string, code: RefusalCode, message: string };

type DeskRefusal_CommandRefused_Fragment = { code: RefusalCode, message: string };

type DeskRefusal_DateNotAllowed_Fragment = { earliest: string, latest: string, code: RefusalCode, message: string };

type DeskRefusal_DealNotOffered_Fragment = { code: RefusalCode, message: string };

type DeskRefusal_InvalidInput_Fragment = { code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskRefusal_LoanOnHold_Fragment = { code: RefusalCode, message: string };

type DeskRefusal_NotAllowedInState_Fragment = { currentState: string, code: RefusalCode, message: string };

type DeskRefusal_NotYetAllowed_Fragment = { allowedFrom: string, code: RefusalCode, message: string };

type DeskRefusal_StipulationsOpen_Fragment = { code: RefusalCode, message: string };

export type DeskRefusalFragment =
  | DeskRefusal_AmountTooHigh_Fragment
  | DeskRefusal_ApprovalNeeded_Fragment
  | DeskRefusal_CommandRefused_Fragment
  | DeskRefusal_DateNotAllowed_Fragment
  | DeskRefusal_DealNotOffered_Fragment
  | DeskRefusal_InvalidInput_Fragment
  | DeskRefusal_LoanOnHold_Fragment
  | DeskRefusal_NotAllowedInState_Fragment
  | DeskRefusal_NotYetAllowed_Fragment
  | DeskRefusal_StipulationsOpen_Fragment
;

export type DeskLoanQueryVariables = Exact<{
  id: string;
  withStaff?: boolean | null | undefined;
}>;


export type DeskLoanQuery = { loan: { id: string, loanStatus: LoanStatus, encumberedStatus: EncumberedStatus | null, riskRating: LoanRiskRating | null, grade: string | null, principalAmount: string, remainingBalance: string | null, interestRate: string | null, aprPercent: string | null, term: number | null, paymentFrequency: LoanPaymentFrequency | null, originationDate: string | null, maturityDate: string | null, firstPaymentDate: string | null, nextPaymentDate: string | null, lastPaymentDate: string | null, lenderId: string | null, primaryServicerId: string | null, figuresAsOf: string | null, creditBalance: string | null, allowedCommands: Array<Command> | null, defaultProbability: string | null, loanPayments: Array<Record<string, unknown>> | null, viewerCommands: Array<{ command: Command, allowed: boolean, because: CommandObstacle | null, message: string | null, limit: string | null }> | null, autoLoan: { scheduledPayment: string | null, currentPaymentDue: string | null, pastDueAmount: string | null, currentDpd: number | null, paymentStatus: LoanPaymentStatus | null, remainingTerm: number | null, totalPrincipalPaid: string | null, totalInterestPaid: string | null, totalFeesPaid: string | null, chargeoffAmount: string | null, recoveredAmount: string | null }, application: { vehicle: { year: number | null, make: string | null, model: string | null, mileage: number | null } }, borrower: { id: string, firstName: string | null, lastName: string | null, ssnLast4: string | null, email: string | null, homePhone: string | null, city: string | null, state: string | null } | null, payoffQuote: { amount: string, principal: string, interest: string, fees: string, perDiem: string, goodThrough: string } | null, delinquency: { bucket: DelinquencyBucket, daysPastDue: number, oldestOpenDueDate: string | null, pastDueAmount: string, chargeOffDueOn: string | null, history: { worstDaysPastDue: number, times30: number, times60: number, times90: number } } | null, schedule: { totalCount: number, edges: Array<{ node: { number: number, dueDate: string, amount: string, principal: string, interest: string, paid: string, open: string, daysPastDue: number } }> } | null, repayments: { totalCount: number, edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, allowedCommands: Array<Command> | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, autopay: { id: string, state: AutopayState, accountLastFour: string | null, authorizedAt: string, suspendedFor: string | null, nextPaymentOn: string | null } | null, scheduledPayments: { edges: Array<{ node: { id: string, state: ScheduledPaymentState, amountRule: AmountRule, amount: string | null, dueDate: string | null, collectOn: string, skipReason: SkipReason | null, allowedCommands: Array<Command> } }> } | null, fees: { edges: Array<{ node: { id: string, kind: FeeKind, assessedOn: string, assessed: string, paid: string, outstanding: string } }> } | null, adjustments: { totalCount: number, edges: Array<{ node: { id: string, command: Command | null, effectiveDate: string, amount: string, feeKind: FeeKind | null, reversedAt: string | null } }> } | null, termHistory: Array<{ from: string, until: string | null, change: TermChangeType | null, changeId: string | null, annualRatePercent: string, payment: string | null, installments: number, maturesOn: string }> | null, holds: { totalCount: number, edges: Array<{ node: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null, placedBy: string | null, placedAt: string, forbids: Array<Command>, stops: Array<HoldEffect>, reason?: string | null } }> } | null, events: { totalCount: number, edges: Array<{ node: { id: string, sequence: number, at: string, command: Command | null, effectiveDate: string, fromState: LoanStatus | null, toState: LoanStatus, amounts: Record<string, unknown> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } | null, ledger: { totalCount: number, edges: Array<{ node: { id: string, kind: PostingKind, effectiveDate: string, entries: Array<{ account: LedgerAccount, amount: string }> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } | null, collateral: { lien: EncumberedStatus | null, value: string | null, ltv: string | null, releaseDueOn: string | null, valuations: { edges: Array<{ node: { id: string, valuedOn: string, amount: string } }> } | null }, riskAssessment: { id: string, decision: Decision | null, decisionDate: string | null, creditScorePrimary: number | null } | null, underwriting: { id: string, deals: Array<{ id: string, terms: { term: number | null, loanAmount: string | null, monthlyPayment: string | null, approvedDownPayment: string | null, aprPercent: string | null, ltv: string | null } | null, decision: { status: Decision | null, warningsNumber: number | null } | null, risk: { defaultProb: string | null } | null }> | null }, stipulations: Array<{ id: string | null, position: number | null, clearedAt: string | null }> | null } | null, settledHere: { totalCount: number } | null, approvals?: { totalCount: number, edges: Array<{ node: { id: string, loanId: string, command: Command, amount: string, state: LoanApprovalState, requestedBy: string, requestedAt: string, expiresAt: string | null, decidedBy: string | null, decidedAt: string | null, terms: Record<string, unknown> | null } }> } | null };

export type DeskAllocationFragment = { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string };

export type DeskLoanPaymentsFragment = { totalCount: number, edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, allowedCommands: Array<Command> | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type DeskLoanEventsFragment = { totalCount: number, edges: Array<{ node: { id: string, sequence: number, at: string, command: Command | null, effectiveDate: string, fromState: LoanStatus | null, toState: LoanStatus, amounts: Record<string, unknown> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } };

export type DeskLoanPostingsFragment = { totalCount: number, edges: Array<{ node: { id: string, kind: PostingKind, effectiveDate: string, entries: Array<{ account: LedgerAccount, amount: string }> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } };

export type DeskOlderPaymentsQueryVariables = Exact<{
  id: string;
  cursor?: string | null | undefined;
}>;


export type DeskOlderPaymentsQuery = { loan: { id: string, repayments: { totalCount: number, edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, allowedCommands: Array<Command> | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type DeskOlderEventsQueryVariables = Exact<{
  id: string;
  cursor?: string | null | undefined;
}>;


export type DeskOlderEventsQuery = { loan: { id: string, events: { totalCount: number, edges: Array<{ node: { id: string, sequence: number, at: string, command: Command | null, effectiveDate: string, fromState: LoanStatus | null, toState: LoanStatus, amounts: Record<string, unknown> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } | null } | null };

export type DeskOlderPostingsQueryVariables = Exact<{
  id: string;
  cursor?: string | null | undefined;
}>;


export type DeskOlderPostingsQuery = { loan: { id: string, ledger: { totalCount: number, edges: Array<{ node: { id: string, kind: PostingKind, effectiveDate: string, entries: Array<{ account: LedgerAccount, amount: string }> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } | null } | null };

export type DeskLoanDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type DeskLoanDocumentsQuery = { loan: { id: string, underwriting: { id: string, primaryCreditBureauPdf: { id: string, contentType: string, size: number, link: { url: string, expiresAt: string } } | null, coApplicantCreditBureauPdf: { id: string, contentType: string, size: number, link: { url: string, expiresAt: string } } | null } } | null };

export type DeskDocumentFragment = { id: string, contentType: string, size: number, link: { url: string, expiresAt: string } };

export type DeskLoanAuditQueryVariables = Exact<{
  subject: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  withRows?: boolean | null | undefined;
  withTotal?: boolean | null | undefined;
}>;


export type DeskLoanAuditQuery = { auditLog: { totalCount?: number, edges?: Array<{ node: { id: string, at: string, clientName: string | null, operation: string, classes: Array<VisibilityClass>, fields: Array<string> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type DeskLoansQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: LoanFilter | null | undefined;
  orderBy?: LoanOrder | null | undefined;
  withRows?: boolean | null | undefined;
  withNames?: boolean | null | undefined;
  withTotal?: boolean | null | undefined;
}>;


export type DeskLoansQuery = { loans: { totalCount?: number, edges?: Array<{ node: { id: string, loanStatus: LoanStatus, principalAmount: string, remainingBalance: string | null, interestRate: string | null, nextPaymentDate: string | null, riskRating: LoanRiskRating | null, borrower?: { id: string, firstName: string | null, lastName: string | null } | null, autoLoan: { currentDpd: number | null, pastDueAmount: string | null, paymentStatus: LoanPaymentStatus | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeskLoanRowFragment = { id: string, loanStatus: LoanStatus, principalAmount: string, remainingBalance: string | null, interestRate: string | null, nextPaymentDate: string | null, riskRating: LoanRiskRating | null, autoLoan: { currentDpd: number | null, pastDueAmount: string | null, paymentStatus: LoanPaymentStatus | null } };

export type DeskFindBorrowersQueryVariables = Exact<{
  input: FindBorrowersInput;
}>;


export type DeskFindBorrowersQuery = { findBorrowers: Array<{ id: string, firstName: string | null, lastName: string | null, city: string | null, state: string | null, loans: { totalCount: number, edges: Array<{ node: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } }> } | null }> | null };

export type DeskPaymentsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: RepaymentFilter | null | undefined;
  withRows?: boolean | null | undefined;
  withTotal?: boolean | null | undefined;
}>;


export type DeskPaymentsQuery = { repayments: { totalCount?: number, edges?: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, expiresOn: string | null, allowedCommands: Array<Command> | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type DeskHoldsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: HoldFilter | null | undefined;
  withRows?: boolean | null | undefined;
  withReasons?: boolean | null | undefined;
  withTotal?: boolean | null | undefined;
}>;


export type DeskHoldsQuery = { holds: { totalCount?: number, edges?: Array<{ node: { id: string, loanId: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null, placedAt: string, placedBy: string | null, forbids: Array<Command>, stops: Array<HoldEffect>, reason?: string | null, loan: { id: string, loanStatus: LoanStatus } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type DeskApprovalsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: LoanApprovalFilter | null | undefined;
  withRows?: boolean | null | undefined;
  withReasons?: boolean | null | undefined;
  withTotal?: boolean | null | undefined;
}>;


export type DeskApprovalsQuery = { approvals: { totalCount?: number, edges?: Array<{ node: { id: string, loanId: string, command: Command, amount: string, state: LoanApprovalState, requestedBy: string, requestedAt: string, expiresAt: string | null, decidedBy: string | null, decidedAt: string | null, terms: Record<string, unknown> | null, input?: Record<string, unknown> | null, reason?: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type LoanDetailQueryVariables = Exact<{
  id: string;
}>;


export type LoanDetailQuery = { loan: { id: string, applicationId: string | null, borrowerId: string | null, loanStatus: LoanStatus, encumberedStatus: EncumberedStatus | null, principalAmount: string, remainingBalance: string | null, interestRate: string | null, paymentFrequency: LoanPaymentFrequency | null, originationDate: string | null, maturityDate: string | null, createdAt: string, lendingDecisionReason: string | null, allowedCommands: Array<Command> | null, autoLoan: { currentDpd: number | null, ltv: string | null, paymentStatus: LoanPaymentStatus | null }, macroEconomicFeatures: { unemployment: string | null }, collateral: { lien: EncumberedStatus | null, value: string | null, valuations: { edges: Array<{ node: { id: string, valuedOn: string } }> } | null }, progress: { servicing: { stage: LoanStage, reachedAt: string | null } } | null, payoffQuote: { amount: string, perDiem: string, goodThrough: string } | null, schedule: { edges: Array<{ node: { number: number, dueDate: string, amount: string, open: string } }> } | null, repayments: { edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null } }> } | null, events: { edges: Array<{ node: { id: string, command: Command | null, at: string, amounts: Record<string, unknown> } }> } | null } | null };

export type LoanLiveSubscriptionVariables = Exact<{
  loanId: string;
}>;


export type LoanLiveSubscription = { loanUpdated: { loanId: string, event: { id: string, command: Command | null, at: string, toState: LoanStatus, amounts: Record<string, unknown> } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null, nextPaymentDate: string | null } | null } | null };

export type MarketplaceListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: LoanFilter | null | undefined;
  orderBy?: LoanOrder | null | undefined;
}>;


export type MarketplaceListQuery = { loans: { edges: Array<{ cursor: string, node: { id: string, loanStatus: LoanStatus, grade: string | null, principalAmount: string, remainingBalance: string | null, interestRate: string | null, maturityDate: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type PaymentQueueQueryVariables = Exact<{
  filter?: RepaymentFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentQueueQuery = { repayments: { edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, submittedAt: string | null, sentAt: string | null, expiresOn: string | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ServicingDeskQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: LoanFilter | null | undefined;
  orderBy?: LoanOrder | null | undefined;
}>;


export type ServicingDeskQuery = { loans: { edges: Array<{ cursor: string, node: { id: string, loanStatus: LoanStatus, riskRating: LoanRiskRating | null, remainingBalance: string | null, nextPaymentDate: string | null, primaryServicerId: string | null, autoLoan: { currentDpd: number | null, pastDueAmount: string | null, paymentStatus: LoanPaymentStatus | null }, borrower: { id: string, firstName: string | null, lastName: string | null } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type UnderwritingReviewQueryVariables = Exact<{
  id: string;
}>;


export type UnderwritingReviewQuery = { loan: { id: string, loanStatus: LoanStatus, principalAmount: string, interestRate: string | null, term: number | null, defaultProbability: string | null, allowedCommands: Array<Command> | null, stipulations: Array<{ id: string | null, position: number | null, text: string | null, clearedAt: string | null }> | null, borrower: { id: string, firstName: string | null, lastName: string | null, ssn: string | null, dateOfBirth: string | null, income: string | null, employmentCompany: string | null, risk: { activeLoans: number, exposure: string, worstBucket: DelinquencyBucket, paymentHistory: string | null } | null } | null, riskAssessment: { id: string, decision: Decision | null, decisionDate: string | null, creditScorePrimary: number | null, creditScoreCoApplicant: number | null, stipulations: Array<string> | null, comments: Array<string> | null } | null, underwriting: { id: string, primaryCreditBureauPdf: { id: string, size: number, link: { url: string } } | null, primaryCreditBureauTradeLines: { rows: { edges: Array<{ node: { other: Record<string, unknown> | null } }> } | null } | null }, collateral: { lien: EncumberedStatus | null, value: string | null, ltv: string | null } } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { clientId: string, personId: string | null, name: string, role: ClientRole, scopes: Array<Scope>, operations: Array<string>, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } };

export const ClientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"servicerId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ClientRowFragment, unknown>;
export const DeskTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"maturesOn"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}},{"kind":"Field","name":{"kind":"Name","value":"comingRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalInterest"}},{"kind":"Field","name":{"kind":"Name","value":"aprPercent"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"payoff"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<DeskTermsFragment, unknown>;
export const DeskLoanNowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]} as unknown as DocumentNode<DeskLoanNowFragment, unknown>;
export const DeskRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRefusalFragment, unknown>;
export const DeskLoanAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskLoanAnswerFragment, unknown>;
export const DeskAnsweredAllocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}}]} as unknown as DocumentNode<DeskAnsweredAllocationFragment, unknown>;
export const DeskRepaymentAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRepaymentAnswerFragment, unknown>;
export const DeskAutopayAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAutopayAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskAutopayAnswerFragment, unknown>;
export const DeskScheduledPaymentAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskScheduledPaymentAnswerFragment, unknown>;
export const DeskInitiatedAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskInitiatedAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InitiateRepaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentInitiated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountsOwed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"payoff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskInitiatedAnswerFragment, unknown>;
export const DeskHoldAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskHoldAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskHoldAnswerFragment, unknown>;
export const DeskApprovalAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskApprovalAnswerFragment, unknown>;
export const DeskAllocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}}]} as unknown as DocumentNode<DeskAllocationFragment, unknown>;
export const DeskLoanPaymentsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPayments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}}]} as unknown as DocumentNode<DeskLoanPaymentsFragment, unknown>;
export const DeskLoanEventsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanEventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromState"}},{"kind":"Field","name":{"kind":"Name","value":"toState"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskLoanEventsFragment, unknown>;
export const DeskLoanPostingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPostings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerPostingConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskLoanPostingsFragment, unknown>;
export const DeskDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<DeskDocumentFragment, unknown>;
export const DeskLoanRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"riskRating"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentDpd"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]} as unknown as DocumentNode<DeskLoanRowFragment, unknown>;
export const AuthTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuthToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"tokenType"}},{"kind":"Field","name":{"kind":"Name","value":"expiresIn"}}]}}]}}]} as unknown as DocumentNode<AuthTokenMutation, AuthTokenMutationVariables>;
export const BorrowerPortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BorrowerPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoffQuote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"borrower"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BorrowerPortalQuery, BorrowerPortalQueryVariables>;
export const PayInstallmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayInstallment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]}}]} as unknown as DocumentNode<PayInstallmentMutation, PayInstallmentMutationVariables>;
export const ClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"servicerId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ClientsQuery, ClientsQueryVariables>;
export const CreateClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientCredentialsIssued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommandRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"servicerId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<CreateClientMutation, CreateClientMutationVariables>;
export const RevokeClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientRevoked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommandRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"servicerId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<RevokeClientMutation, RevokeClientMutationVariables>;
export const RotateClientKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateClientKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateClientKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientCredentialsIssued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommandRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"servicerId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<RotateClientKeyMutation, RotateClientKeyMutationVariables>;
export const DelinquencyBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DelinquencyBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loans"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"closedThrough"}},{"kind":"Field","name":{"kind":"Name","value":"delinquencyRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"over30"}},{"kind":"Field","name":{"kind":"Name","value":"over60"}},{"kind":"Field","name":{"kind":"Name","value":"over90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byBucket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"loans"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rollRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"bucket"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"DAYS_30_59"},{"kind":"EnumValue","value":"DAYS_60_89"},{"kind":"EnumValue","value":"DAYS_90_119"},{"kind":"EnumValue","value":"DAYS_120_PLUS"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delinquentAmount"}},{"kind":"Field","name":{"kind":"Name","value":"delinquentDays"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DelinquencyBoardQuery, DelinquencyBoardQueryVariables>;
export const DeskBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weekEnd"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withServicing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loans"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"closedThrough"}},{"kind":"Field","name":{"kind":"Name","value":"averages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"ltv"}},{"kind":"Field","name":{"kind":"Name","value":"remainingTerm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"losses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargedOff"}},{"kind":"Field","name":{"kind":"Name","value":"recovered"}},{"kind":"Field","name":{"kind":"Name","value":"netLoss"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delinquencyRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"over30"}},{"kind":"Field","name":{"kind":"Name","value":"over60"}},{"kind":"Field","name":{"kind":"Name","value":"over90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"loans"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byBucket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"loans"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthEnds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"months"},"value":{"kind":"IntValue","value":"13"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"delinquencyRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"over30"}},{"kind":"Field","name":{"kind":"Name","value":"over60"}},{"kind":"Field","name":{"kind":"Name","value":"over90"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rollRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"loans"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"due"},"name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"loanStatus"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"ACTIVE"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"nextPaymentDate"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weekEnd"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NEXT_PAYMENT_DATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"chargeOffDue"},"name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"chargeOffDue"},"value":{"kind":"BooleanValue","value":true}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withServicing"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"onTheirWay"},"name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SUBMITTED"}]}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withServicing"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"held"},"name":{"kind":"Name","value":"holds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"standingOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withServicing"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PENDING"}]}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DeskBoardQuery, DeskBoardQueryVariables>;
export const DeskSubmitRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSubmitRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskSubmitRepaymentMutation, DeskSubmitRepaymentMutationVariables>;
export const DeskAcknowledgeRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAcknowledgeRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgeRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskAcknowledgeRepaymentMutation, DeskAcknowledgeRepaymentMutationVariables>;
export const DeskReverseRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReverseRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskReverseRepaymentMutation, DeskReverseRepaymentMutationVariables>;
export const DeskMarkRepaymentSentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskMarkRepaymentSent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkRepaymentSentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markRepaymentSent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskMarkRepaymentSentMutation, DeskMarkRepaymentSentMutationVariables>;
export const DeskCancelRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskCancelRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskCancelRepaymentMutation, DeskCancelRepaymentMutationVariables>;
export const DeskAuthorizeAutopayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAuthorizeAutopay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizeAutopayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeAutopay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAutopayAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAutopayAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskAuthorizeAutopayMutation, DeskAuthorizeAutopayMutationVariables>;
export const DeskRevokeAutopayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRevokeAutopay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAutopayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAutopay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAutopayAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAutopayAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRevokeAutopayMutation, DeskRevokeAutopayMutationVariables>;
export const DeskSchedulePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSchedulePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SchedulePaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedulePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskSchedulePaymentMutation, DeskSchedulePaymentMutationVariables>;
export const DeskCancelScheduledPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskCancelScheduledPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelScheduledPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelScheduledPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskCancelScheduledPaymentMutation, DeskCancelScheduledPaymentMutationVariables>;
export const DeskStartUnderwritingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskStartUnderwriting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartUnderwritingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startUnderwriting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskStartUnderwritingMutation, DeskStartUnderwritingMutationVariables>;
export const DeskCompleteUnderwritingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskCompleteUnderwriting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteUnderwritingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeUnderwriting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskCompleteUnderwritingMutation, DeskCompleteUnderwritingMutationVariables>;
export const DeskReopenUnderwritingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReopenUnderwriting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenUnderwritingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenUnderwriting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskReopenUnderwritingMutation, DeskReopenUnderwritingMutationVariables>;
export const DeskDeferPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskDeferPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeferPaymentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deferPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskDeferPaymentsMutation, DeskDeferPaymentsMutationVariables>;
export const DeskChangeDueDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskChangeDueDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeDueDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDueDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskChangeDueDateMutation, DeskChangeDueDateMutationVariables>;
export const DeskChangeRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskChangeRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskChangeRateMutation, DeskChangeRateMutationVariables>;
export const DeskReamortizeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReamortize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReamortizeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reamortize"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskReamortizeMutation, DeskReamortizeMutationVariables>;
export const DeskReageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskReageMutation, DeskReageMutationVariables>;
export const DeskModifyLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskModifyLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModifyLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modifyLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskModifyLoanMutation, DeskModifyLoanMutationVariables>;
export const DeskAssessFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAssessFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessFeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskAssessFeeMutation, DeskAssessFeeMutationVariables>;
export const DeskRefundFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRefundFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundFeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRefundFeeMutation, DeskRefundFeeMutationVariables>;
export const DeskWaiveInterestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWaiveInterest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiveInterestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveInterest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskWaiveInterestMutation, DeskWaiveInterestMutationVariables>;
export const DeskWriteOffSmallBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWriteOffSmallBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteOffSmallBalanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeOffSmallBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskWriteOffSmallBalanceMutation, DeskWriteOffSmallBalanceMutationVariables>;
export const DeskWithdrawLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWithdrawLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskWithdrawLoanMutation, DeskWithdrawLoanMutationVariables>;
export const DeskClearStipulationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskClearStipulation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearStipulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearStipulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskClearStipulationMutation, DeskClearStipulationMutationVariables>;
export const DeskFundLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskFundLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FundLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fundLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskFundLoanMutation, DeskFundLoanMutationVariables>;
export const DeskWaiveFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWaiveFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiveFeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskWaiveFeeMutation, DeskWaiveFeeMutationVariables>;
export const DeskRefundCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRefundCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundCreditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRefundCreditMutation, DeskRefundCreditMutationVariables>;
export const DeskChargeOffLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskChargeOffLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeOffLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeOffLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskChargeOffLoanMutation, DeskChargeOffLoanMutationVariables>;
export const DeskUndoChargeOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskUndoChargeOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoChargeOffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChargeOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskUndoChargeOffMutation, DeskUndoChargeOffMutationVariables>;
export const DeskRecordBankruptcyNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordBankruptcyNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordBankruptcyNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordBankruptcyNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRecordBankruptcyNoticeMutation, DeskRecordBankruptcyNoticeMutationVariables>;
export const DeskRecordLienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordLien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordLienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordLien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRecordLienMutation, DeskRecordLienMutationVariables>;
export const DeskReleaseLienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReleaseLien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseLienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseLien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskReleaseLienMutation, DeskReleaseLienMutationVariables>;
export const DeskRepossessCollateralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRepossessCollateral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepossessCollateralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repossessCollateral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRepossessCollateralMutation, DeskRepossessCollateralMutationVariables>;
export const DeskRedeemCollateralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRedeemCollateral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemCollateralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemCollateral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRedeemCollateralMutation, DeskRedeemCollateralMutationVariables>;
export const DeskSellCollateralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSellCollateral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellCollateralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellCollateral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskSellCollateralMutation, DeskSellCollateralMutationVariables>;
export const DeskRecordTotalLossDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordTotalLoss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordTotalLossInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordTotalLoss"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRecordTotalLossMutation, DeskRecordTotalLossMutationVariables>;
export const DeskSettleInsuranceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSettleInsurance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleInsuranceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleInsurance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskSettleInsuranceMutation, DeskSettleInsuranceMutationVariables>;
export const DeskRecordValuationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordValuation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordValuationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordValuation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRecordValuationMutation, DeskRecordValuationMutationVariables>;
export const DeskUpdateLoanReferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskUpdateLoanReferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLoanReferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLoanReferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskUpdateLoanReferencesMutation, DeskUpdateLoanReferencesMutationVariables>;
export const DeskUndoLoanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskUndoLoanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoLoanChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLoanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskUndoLoanChangeMutation, DeskUndoLoanChangeMutationVariables>;
export const DeskAdjustPrincipalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAdjustPrincipal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustPrincipalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustPrincipal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskAdjustPrincipalMutation, DeskAdjustPrincipalMutationVariables>;
export const DeskReverseAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReverseAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskReverseAdjustmentMutation, DeskReverseAdjustmentMutationVariables>;
export const DeskInitiateRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskInitiateRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InitiateRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"initiateRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskInitiatedAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskInitiatedAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InitiateRepaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentInitiated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountsOwed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"payoff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskInitiateRepaymentMutation, DeskInitiateRepaymentMutationVariables>;
export const DeskPlaceHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskPlaceHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceHoldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskHoldAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskHoldAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskPlaceHoldMutation, DeskPlaceHoldMutationVariables>;
export const DeskLiftHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskLiftHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiftHoldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskHoldAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskHoldAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldCommandResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskLiftHoldMutation, DeskLiftHoldMutationVariables>;
export const DeskRequestApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRequestApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestApprovalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskApprovalAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRequestApprovalMutation, DeskRequestApprovalMutationVariables>;
export const DeskApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskApprove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskApprovalAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskApproveMutation, DeskApproveMutationVariables>;
export const DeskRejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskApprovalAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]} as unknown as DocumentNode<DeskRejectMutation, DeskRejectMutationVariables>;
export const DeskQuoteLoanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskQuoteLoanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loanId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteLoanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"loanId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loanId"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanChangeQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskTerms"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"maturesOn"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}},{"kind":"Field","name":{"kind":"Name","value":"comingRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalInterest"}},{"kind":"Field","name":{"kind":"Name","value":"aprPercent"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"payoff"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskQuoteLoanChangeQuery, DeskQuoteLoanChangeQueryVariables>;
export const DeskQuoteRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskQuoteRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskQuoteRepaymentQuery, DeskQuoteRepaymentQueryVariables>;
export const DeskLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"encumberedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"riskRating"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"aprPercent"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"originationDate"}},{"kind":"Field","name":{"kind":"Name","value":"maturityDate"}},{"kind":"Field","name":{"kind":"Name","value":"firstPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"primaryServicerId"}},{"kind":"Field","name":{"kind":"Name","value":"figuresAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"creditBalance"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCommands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultProbability"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currentDpd"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingTerm"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrincipalPaid"}},{"kind":"Field","name":{"kind":"Name","value":"totalInterestPaid"}},{"kind":"Field","name":{"kind":"Name","value":"totalFeesPaid"}},{"kind":"Field","name":{"kind":"Name","value":"chargeoffAmount"}},{"kind":"Field","name":{"kind":"Name","value":"recoveredAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"borrower"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"ssnLast4"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"homePhone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoffQuote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"perDiem"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delinquency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"daysPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"oldestOpenDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"chargeOffDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worstDaysPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"times30"}},{"kind":"Field","name":{"kind":"Name","value":"times60"}},{"kind":"Field","name":{"kind":"Name","value":"times90"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"daysPastDue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanPayments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loanPayments"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountLastFour"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountRule"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"assessedOn"}},{"kind":"Field","name":{"kind":"Name","value":"assessed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"feeKind"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"termHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"installments"}},{"kind":"Field","name":{"kind":"Name","value":"maturesOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"forbids"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanEvents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanPostings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collateral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lien"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"ltv"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"valuations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"valuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"riskAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decisionDate"}},{"kind":"Field","name":{"kind":"Name","value":"creditScorePrimary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underwriting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"loanAmount"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"approvedDownPayment"}},{"kind":"Field","name":{"kind":"Name","value":"aprPercent"}},{"kind":"Field","name":{"kind":"Name","value":"ltv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"warningsNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultProb"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stipulations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"settledHere"},"name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"loanIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SETTLED"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"loanId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPayments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanEventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromState"}},{"kind":"Field","name":{"kind":"Name","value":"toState"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPostings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerPostingConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskLoanQuery, DeskLoanQueryVariables>;
export const DeskOlderPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOlderPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanPayments"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPayments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskOlderPaymentsQuery, DeskOlderPaymentsQueryVariables>;
export const DeskOlderEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOlderEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanEvents"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanEventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromState"}},{"kind":"Field","name":{"kind":"Name","value":"toState"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskOlderEventsQuery, DeskOlderEventsQueryVariables>;
export const DeskOlderPostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOlderPostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanPostings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPostings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerPostingConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskOlderPostingsQuery, DeskOlderPostingsQueryVariables>;
export const DeskLoanDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLoanDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"underwriting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primaryCreditBureauPdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coApplicantCreditBureauPdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskDocument"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<DeskLoanDocumentsQuery, DeskLoanDocumentsQueryVariables>;
export const DeskLoanAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLoanAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}]}]}}]}}]} as unknown as DocumentNode<DeskLoanAuditQuery, DeskLoanAuditQueryVariables>;
export const DeskLoansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLoans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withNames"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanRow"}},{"kind":"Field","name":{"kind":"Name","value":"borrower"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withNames"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"riskRating"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentDpd"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]} as unknown as DocumentNode<DeskLoansQuery, DeskLoansQueryVariables>;
export const DeskFindBorrowersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskFindBorrowers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindBorrowersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findBorrowers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<DeskFindBorrowersQuery, DeskFindBorrowersQueryVariables>;
export const DeskPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"EFFECTIVE_DATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}]}]}}]}}]} as unknown as DocumentNode<DeskPaymentsQuery, DeskPaymentsQueryVariables>;
export const DeskHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskHolds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withReasons"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"forbids"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withReasons"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}]}]}}]}}]} as unknown as DocumentNode<DeskHoldsQuery, DeskHoldsQueryVariables>;
export const DeskApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskApprovals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanApprovalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withReasons"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"input"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withReasons"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withReasons"}}}]}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}]}]}}]}}]} as unknown as DocumentNode<DeskApprovalsQuery, DeskApprovalsQueryVariables>;
export const LoanDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoanDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"borrowerId"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"encumberedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"originationDate"}},{"kind":"Field","name":{"kind":"Name","value":"maturityDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lendingDecisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentDpd"}},{"kind":"Field","name":{"kind":"Name","value":"ltv"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"macroEconomicFeatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unemployment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collateral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lien"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valuations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"valuedOn"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"servicing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"payoffQuote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"perDiem"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoanDetailQuery, LoanDetailQueryVariables>;
export const LoanLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LoanLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loanId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"loanId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loanId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"toState"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}}]}}]}}]}}]} as unknown as DocumentNode<LoanLiveSubscription, LoanLiveSubscriptionVariables>;
export const MarketplaceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketplaceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"maturityDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MarketplaceListQuery, MarketplaceListQueryVariables>;
export const PaymentQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentFilter"}},"defaultValue":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SUBMITTED"}]}}]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"EFFECTIVE_DATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentQueueQuery, PaymentQueueQueryVariables>;
export const ServicingDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServicingDesk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"riskRating"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"primaryServicerId"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentDpd"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"borrower"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ServicingDeskQuery, ServicingDeskQueryVariables>;
export const UnderwritingReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnderwritingReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"defaultProbability"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"stipulations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"borrower"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"ssn"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"employmentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeLoans"}},{"kind":"Field","name":{"kind":"Name","value":"exposure"}},{"kind":"Field","name":{"kind":"Name","value":"worstBucket"}},{"kind":"Field","name":{"kind":"Name","value":"paymentHistory"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"riskAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decisionDate"}},{"kind":"Field","name":{"kind":"Name","value":"creditScorePrimary"}},{"kind":"Field","name":{"kind":"Name","value":"creditScoreCoApplicant"}},{"kind":"Field","name":{"kind":"Name","value":"stipulations"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underwriting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primaryCreditBureauPdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryCreditBureauTradeLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"other"}}]}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"collateral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lien"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"ltv"}}]}}]}}]}}]} as unknown as DocumentNode<UnderwritingReviewQuery, UnderwritingReviewQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"servicerId"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
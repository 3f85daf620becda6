/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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

/** A command on a loan, named as its mutation, or an event that the system records. */
export type Command =
  /** Makes the whole balance of a loan in default due. Days past due continue from the oldest due date. */
  | 'accelerateLoan'
  /** Settles a submitted payment, which changes the balances, or records that it failed. */
  | 'acknowledgeRepayment'
  /** Records a product that was sold with the loan: GAP, a service contract or credit insurance. */
  | 'addProduct'
  /** Corrects the principal, up or down. It always needs the approval of a second client. */
  | 'adjustPrincipal'
  /** Charges a fee of a kind that the policy lists. */
  | 'assessFee'
  /** Authorizes payments from a bank account. Nothing is collected before payments are scheduled. */
  | 'authorizeAutopay'
  /** Cancels a product that was sold with the loan, with the refund that the provider owes. */
  | 'cancelProduct'
  /** Cancels a pending payment. Servicers can cancel any payment; others only their own. */
  | 'cancelRepayment'
  /** Cancels a scheduled payment that was not collected yet. For a recurring payment, also those that follow. */
  | 'cancelScheduledPayment'
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
  /** Defers installments: to the end of the loan, or spread over the remaining installments. */
  | 'deferPayments'
  /** Closes a day. Recorded by the system. */
  | 'endOfDay'
  /** Pays out a loan: fixes the terms of one approved deal and opens its account. */
  | 'fundLoan'
  /** Opens a repayment and returns what is owed on a day. No money moves. */
  | 'initiateRepayment'
  /** Lifts a hold, entirely or for some commands. What happened while it was active stays as it is. */
  | 'liftHold'
  /** Records that a submitted payment was sent to the bank. It can no longer be cancelled. */
  | 'markRepaymentSent'
  /** Records a signed modification: rate, installments, balloon and forgiven principal together. */
  | 'modifyLoan'
  /** Places a hold on a loan. */
  | 'placeHold'
  /** Queues the release of the lien, because the loan is paid off. Recorded by the system. */
  | 'queueRelease'
  /** Moves past-due installments into new ones, so that the loan is current. */
  | 'reage'
  /** Spreads the remaining balance over the remaining installments. */
  | 'reamortize'
  /** Records, replaces or clears the date on which a notice of bankruptcy arrived. */
  | 'recordBankruptcyNotice'
  /** Records the notice of the right to cure a default. Until its last day the collateral is not repossessed. */
  | 'recordCureNotice'
  /** Records the lien on the title. */
  | 'recordLien'
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
  /** Reinstates the lien, because a payment was reversed. Recorded by the system. */
  | 'reinstateLien'
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
  /** An active hold blocks it. */
  | 'HOLD'
  /** The command always requires approval by another client. */
  | 'LIMIT'
  /** The caller lacks the scope. */
  | 'SCOPE'
  /** The loan status or lien status doesn’t allow it. */
  | 'STATE';

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

/** How a borrower gave consent to debits. */
export type ConsentMethod =
  /** Online or by mobile device. Entry class WEB. */
  | 'ONLINE'
  /** Orally by phone. Entry class TEL. */
  | 'PHONE'
  /** In writing, signed or similarly authenticated. Entry class PPD. */
  | 'WRITTEN';

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

/** The installments to defer, and the reason. */
export type DeferPaymentsDetails = {
  /** First due date to defer, in the past or the future. */
  from: string;
  /** Number of installments. */
  installments: number;
  /** Interest during the deferral. Default: `ACCRUES`. */
  interest?: DeferredInterest | null | undefined;
  /** Id of the loan. */
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
  /** Id of the loan. */
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

/** Values to search borrowers by. Exactly one is required. Names match regardless of case, accents, spaces and punctuation. Send values as variables. */
export type FindBorrowersInput = {
  /** Email address. */
  email?: string | null | undefined;
  /** Last name and last four digits of the social security number. */
  lastNameAndSsnEnd?: LastNameAndSsnEnd | null | undefined;
  /** Name and date of birth. Requires access to dates of birth. */
  nameAndBirthDate?: NameAndBirthDate | null | undefined;
  /** Name and ZIP code. */
  nameAndZip?: NameAndZip | null | undefined;
  /** Phone number, home or work. A number without a country code is a US number. */
  phone?: string | null | undefined;
  /** Full vehicle identification number. */
  vin?: string | null | undefined;
};

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
  /** Late fee per installment: an amount such as 25.00, or a percentage of the unpaid part such as 5%. Default: none. */
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
  /** Only holds that end before this date. */
  endingBefore?: string | null | undefined;
  /** Only holds of these kinds. The caller must have access to the kind. */
  kind?: Array<HoldKind> | null | undefined;
  /** Only holds on these loans. */
  loanIds?: Array<string> | null | undefined;
  /** Only holds in effect on this date. */
  standingOn?: string | null | undefined;
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

/** Last name and last four digits of the social security number. */
export type LastNameAndSsnEnd = {
  /** Last name. */
  lastName: string;
  /** Last four digits. */
  ssnLast4: string;
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
  /** Small balances written off at closing. */
  | 'SMALL_BALANCE_LOSS';

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
  /** Only requests for one of these commands. */
  command?: Array<Command> | null | undefined;
  /** Only requests for this loan. */
  loanId?: string | null | undefined;
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
  /** Sort direction. */
  direction?: SortDirection;
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
  /** Creation time of the record. */
  | 'CREATED_AT'
  /** Days past due. */
  | 'DAYS_PAST_DUE'
  /** Probability of default. */
  | 'DEFAULT_PROBABILITY'
  /** ID of the loan. */
  | 'ID'
  /** Nominal annual interest rate. */
  | 'INTEREST_RATE'
  /** Maturity date. */
  | 'MATURITY_DATE'
  /** Next due date. */
  | 'NEXT_PAYMENT_DATE'
  /** Origination date. */
  | 'ORIGINATION_DATE'
  /** Principal at origination. */
  | 'PRINCIPAL_AMOUNT'
  /** Remaining principal. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
  loanId: string;
  /** Agreed payment. Default: computed. */
  payment?: string | null | undefined;
  /** Principal to forgive. */
  principalForgiven?: string | null | undefined;
  /** The reason. */
  reason: string;
};

/** Name and date of birth. */
export type NameAndBirthDate = {
  /** Date of birth. */
  dateOfBirth: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
};

/** Name and ZIP code. */
export type NameAndZip = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Postal code. Only the first five digits of a ZIP code count. */
  zip: string;
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
  /** Write-off of a small balance: below the closing tolerance, or by a servicer. */
  | 'SMALL_BALANCE'
  /** Amount waived by a change of terms, such as forgiven principal. */
  | 'TERM_CHANGE';

/** Kind of a product that is sold with a loan. */
export type ProductKind =
  /** Insurance of the payments, such as credit life. */
  | 'CREDIT_INSURANCE'
  /** Guaranteed asset protection. */
  | 'GAP'
  /** Service contract for the vehicle. */
  | 'SERVICE_CONTRACT';

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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** The amount is above the caller’s limit. */
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

/** Outcome of a submitted payment. */
export type RepaymentOutcome =
  /** The money didn’t arrive. */
  | 'FAILED'
  /** The money arrived. */
  | 'SETTLED';

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
  /** Asks for a modification that forgives principal or interest. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** ID of the loan. */
  loanId: string;
  /** Proceeds after all costs. May be zero. */
  proceeds: string;
  /** Reference in another system. */
  reference?: string | null | undefined;
};

/** Rules of the contract on fees, payments and closing. Omitted fields get their defaults. */
export type ServicingRulesInput = {
  /** Whether a payment can use `FEES_FIRST`. Default: false. */
  allowFeesFirst?: boolean | null | undefined;
  /** Balance below which the loan is closed and the rest written off after a payment. Default 5.00. */
  closingTolerance?: string | null | undefined;
  /** Order of payments while a deficiency remains after a sale. Default: `PRINCIPAL_FIRST`. */
  deficiencyOrder?: DeficiencyOrder | null | undefined;
  /** Shortfall up to which an installment is neither past due nor charged a late fee: an amount such as `5.00`, or a percentage of the payment such as `1%`. Default: none. */
  delinquencyTolerance?: string | null | undefined;
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
  /** Order of allocation. Default: `INSTALLMENTS_FIRST`. */
  waterfall?: Waterfall | null | undefined;
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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
  /** Id of the loan. */
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

/** An application to withdraw. */
export type WithdrawLoanInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** ID of the loan. */
  loanId: string;
  /** Reason. */
  reason?: string | null | undefined;
};

/** A loan whose small balance to write off. */
export type WriteOffSmallBalanceDetails = {
  /** Id of the loan. */
  loanId: string;
  /** The reason. */
  reason: string;
};

/** Parameters of `writeOffSmallBalance`. */
export type WriteOffSmallBalanceInput = {
  /** Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored. */
  idempotencyKey: string;
  /** Id of the loan. */
  loanId: string;
  /** The reason. */
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
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', code: RefusalCode, message: string, currentState: string }
    | { __typename: 'RepaymentUpdated', repayment: { id: string, state: RepaymentState | null, amount: string | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null, nextPaymentDate: string | null } | null }
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
    | { __typename: 'ClientCredentialsIssued', clientId: string, clientSecret: string | null, apiKey: string | null, client: { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
   | null };

export type RevokeClientMutationVariables = Exact<{
  input: ClientInput;
}>;


export type RevokeClientMutation = { revokeClient:
    | { __typename: 'ClientRevoked', clientId: string, client: { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput' }
   | null };

export type RotateClientKeyMutationVariables = Exact<{
  input: ClientInput;
}>;


export type RotateClientKeyMutation = { rotateClientKey:
    | { __typename: 'ClientCredentialsIssued', clientId: string, clientSecret: string | null, apiKey: string | null, client: { id: string, name: string, role: ClientRole, revokedAt: string | null, portfolio: { kind: PortfolioKind, lenderId: string | null, servicerId: string | null } } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput' }
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
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskAcknowledgeRepaymentMutationVariables = Exact<{
  input: AcknowledgeRepaymentInput;
}>;


export type DeskAcknowledgeRepaymentMutation = { acknowledgeRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskReverseRepaymentMutationVariables = Exact<{
  input: ReverseRepaymentInput;
}>;


export type DeskReverseRepaymentMutation = { reverseRepayment:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskMarkRepaymentSentMutationVariables = Exact<{
  input: MarkRepaymentSentInput;
}>;


export type DeskMarkRepaymentSentMutation = { markRepaymentSent:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskCancelRepaymentMutationVariables = Exact<{
  input: CancelRepaymentInput;
}>;


export type DeskCancelRepaymentMutation = { cancelRepayment:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentUpdated', loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskAuthorizeAutopayMutationVariables = Exact<{
  input: AuthorizeAutopayInput;
}>;


export type DeskAuthorizeAutopayMutation = { authorizeAutopay:
    | { __typename: 'AutopayUpdated', loanId: string, autopay: { id: string, state: AutopayState } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRevokeAutopayMutationVariables = Exact<{
  input: RevokeAutopayInput;
}>;


export type DeskRevokeAutopayMutation = { revokeAutopay:
    | { __typename: 'AutopayUpdated', loanId: string, autopay: { id: string, state: AutopayState } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskSchedulePaymentMutationVariables = Exact<{
  input: SchedulePaymentInput;
}>;


export type DeskSchedulePaymentMutation = { schedulePayment:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'ScheduledPaymentUpdated', loanId: string, scheduledPayment: { id: string, state: ScheduledPaymentState, collectOn: string } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskCancelScheduledPaymentMutationVariables = Exact<{
  input: CancelScheduledPaymentInput;
}>;


export type DeskCancelScheduledPaymentMutation = { cancelScheduledPayment:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'ScheduledPaymentUpdated', loanId: string, scheduledPayment: { id: string, state: ScheduledPaymentState, collectOn: string } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskRetryPaymentMutationVariables = Exact<{
  input: RetryPaymentInput;
}>;


export type DeskRetryPaymentMutation = { retryPayment:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'ScheduledPaymentUpdated', loanId: string, scheduledPayment: { id: string, state: ScheduledPaymentState, collectOn: string } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskStartUnderwritingMutationVariables = Exact<{
  input: StartUnderwritingInput;
}>;


export type DeskStartUnderwritingMutation = { startUnderwriting:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskCompleteUnderwritingMutationVariables = Exact<{
  input: CompleteUnderwritingInput;
}>;


export type DeskCompleteUnderwritingMutation = { completeUnderwriting:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskReopenUnderwritingMutationVariables = Exact<{
  input: ReopenUnderwritingInput;
}>;


export type DeskReopenUnderwritingMutation = { reopenUnderwriting:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskDeferPaymentsMutationVariables = Exact<{
  input: DeferPaymentsInput;
}>;


export type DeskDeferPaymentsMutation = { deferPayments:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskChangeDueDateMutationVariables = Exact<{
  input: ChangeDueDateInput;
}>;


export type DeskChangeDueDateMutation = { changeDueDate:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskChangeRateMutationVariables = Exact<{
  input: ChangeRateInput;
}>;


export type DeskChangeRateMutation = { changeRate:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskReamortizeMutationVariables = Exact<{
  input: ReamortizeInput;
}>;


export type DeskReamortizeMutation = { reamortize:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskReageMutationVariables = Exact<{
  input: ReageInput;
}>;


export type DeskReageMutation = { reage:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskModifyLoanMutationVariables = Exact<{
  input: ModifyLoanInput;
}>;


export type DeskModifyLoanMutation = { modifyLoan:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskAssessFeeMutationVariables = Exact<{
  input: AssessFeeInput;
}>;


export type DeskAssessFeeMutation = { assessFee:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRefundFeeMutationVariables = Exact<{
  input: RefundFeeInput;
}>;


export type DeskRefundFeeMutation = { refundFee:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskWaiveInterestMutationVariables = Exact<{
  input: WaiveInterestInput;
}>;


export type DeskWaiveInterestMutation = { waiveInterest:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskWriteOffSmallBalanceMutationVariables = Exact<{
  input: WriteOffSmallBalanceInput;
}>;


export type DeskWriteOffSmallBalanceMutation = { writeOffSmallBalance:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskWithdrawLoanMutationVariables = Exact<{
  input: WithdrawLoanInput;
}>;


export type DeskWithdrawLoanMutation = { withdrawLoan:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskClearStipulationMutationVariables = Exact<{
  input: ClearStipulationInput;
}>;


export type DeskClearStipulationMutation = { clearStipulation:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskFundLoanMutationVariables = Exact<{
  input: FundLoanInput;
}>;


export type DeskFundLoanMutation = { fundLoan:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DealNotOffered', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'StipulationsOpen', code: RefusalCode, message: string }
   | null };

export type DeskWaiveFeeMutationVariables = Exact<{
  input: WaiveFeeInput;
}>;


export type DeskWaiveFeeMutation = { waiveFee:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRefundCreditMutationVariables = Exact<{
  input: RefundCreditInput;
}>;


export type DeskRefundCreditMutation = { refundCredit:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskAccelerateLoanMutationVariables = Exact<{
  input: AccelerateLoanInput;
}>;


export type DeskAccelerateLoanMutation = { accelerateLoan:
    | { loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | Record<PropertyKey, never>
   | null };

export type DeskReinstateLoanMutationVariables = Exact<{
  input: ReinstateLoanInput;
}>;


export type DeskReinstateLoanMutation = { reinstateLoan:
    | { loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | Record<PropertyKey, never>
   | null };

export type DeskChargeOffLoanMutationVariables = Exact<{
  input: ChargeOffLoanInput;
}>;


export type DeskChargeOffLoanMutation = { chargeOffLoan:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskUndoChargeOffMutationVariables = Exact<{
  input: UndoChargeOffInput;
}>;


export type DeskUndoChargeOffMutation = { undoChargeOff:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRecordBankruptcyNoticeMutationVariables = Exact<{
  input: RecordBankruptcyNoticeInput;
}>;


export type DeskRecordBankruptcyNoticeMutation = { recordBankruptcyNotice:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRecordLienMutationVariables = Exact<{
  input: RecordLienInput;
}>;


export type DeskRecordLienMutation = { recordLien:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskReleaseLienMutationVariables = Exact<{
  input: ReleaseLienInput;
}>;


export type DeskReleaseLienMutation = { releaseLien:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskAddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type DeskAddProductMutation = { addProduct:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskCancelProductMutationVariables = Exact<{
  input: CancelProductInput;
}>;


export type DeskCancelProductMutation = { cancelProduct:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRecordCureNoticeMutationVariables = Exact<{
  input: RecordCureNoticeInput;
}>;


export type DeskRecordCureNoticeMutation = { recordCureNotice:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRecordSaleNoticeMutationVariables = Exact<{
  input: RecordSaleNoticeInput;
}>;


export type DeskRecordSaleNoticeMutation = { recordSaleNotice:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRepossessCollateralMutationVariables = Exact<{
  input: RepossessCollateralInput;
}>;


export type DeskRepossessCollateralMutation = { repossessCollateral:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRedeemCollateralMutationVariables = Exact<{
  input: RedeemCollateralInput;
}>;


export type DeskRedeemCollateralMutation = { redeemCollateral:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskSellCollateralMutationVariables = Exact<{
  input: SellCollateralInput;
}>;


export type DeskSellCollateralMutation = { sellCollateral:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRecordTotalLossMutationVariables = Exact<{
  input: RecordTotalLossInput;
}>;


export type DeskRecordTotalLossMutation = { recordTotalLoss:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskSettleInsuranceMutationVariables = Exact<{
  input: SettleInsuranceInput;
}>;


export type DeskSettleInsuranceMutation = { settleInsurance:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRecordValuationMutationVariables = Exact<{
  input: RecordValuationInput;
}>;


export type DeskRecordValuationMutation = { recordValuation:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskUpdateLoanReferencesMutationVariables = Exact<{
  input: UpdateLoanReferencesInput;
}>;


export type DeskUpdateLoanReferencesMutation = { updateLoanReferences:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
   | null };

export type DeskUndoLoanChangeMutationVariables = Exact<{
  input: UndoLoanChangeInput;
}>;


export type DeskUndoLoanChangeMutation = { undoLoanChange:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskAdjustPrincipalMutationVariables = Exact<{
  input: AdjustPrincipalInput;
}>;


export type DeskAdjustPrincipalMutation = { adjustPrincipal:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskReverseAdjustmentMutationVariables = Exact<{
  input: ReverseAdjustmentInput;
}>;


export type DeskReverseAdjustmentMutation = { reverseAdjustment:
    | { __typename: 'ApprovalNeeded', limit: string, code: RefusalCode, message: string }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanUpdated', loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskInitiateRepaymentMutationVariables = Exact<{
  input: InitiateRepaymentInput;
}>;


export type DeskInitiateRepaymentMutation = { initiateRepayment:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentInitiated', loanId: string, repayment: { id: string, state: RepaymentState | null, expiresOn: string | null } | null, amountsOwed: { asOf: string, pastDue: string, currentDue: string, currentDueOn: string | null, fees: string, payoff: { amount: string, goodThrough: string } } | null }
   | null };

export type DeskPlaceHoldMutationVariables = Exact<{
  input: PlaceHoldInput;
}>;


export type DeskPlaceHoldMutation = { placeHold:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'HoldUpdated', loanId: string, hold: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null } | null }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
   | null };

export type DeskLiftHoldMutationVariables = Exact<{
  input: LiftHoldInput;
}>;


export type DeskLiftHoldMutation = { liftHold:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'HoldUpdated', loanId: string, hold: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null } | null }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
   | null };

export type DeskRequestApprovalMutationVariables = Exact<{
  input: RequestApprovalInput;
}>;


export type DeskRequestApprovalMutation = { requestApproval:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalUpdated', loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskApproveMutationVariables = Exact<{
  input: ApproveInput;
}>;


export type DeskApproveMutation = { approve:
    | { __typename: 'AmountTooHigh', atMost: string, code: RefusalCode, message: string }
    | { __typename: 'ApprovalUpdated', loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanOnHold', code: RefusalCode, message: string }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskRejectMutationVariables = Exact<{
  input: RejectInput;
}>;


export type DeskRejectMutation = { reject:
    | { __typename: 'ApprovalUpdated', loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null }
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
   | null };

export type DeskQuoteLoanChangeQueryVariables = Exact<{
  loanId: string;
  change: LoanChangeInput;
}>;


export type DeskQuoteLoanChangeQuery = { quoteLoanChange:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'LoanChangeQuote', before: { payment: string | null, maturesOn: string, annualRatePercent: string, totalInterest: string, aprPercent: string | null, pastDueAmount: string, principal: string, payoff: string, comingRates: Array<{ from: string, annualRatePercent: string }>, schedule: Array<{ number: number, dueDate: string, amount: string, open: string }> }, after: { payment: string | null, maturesOn: string, annualRatePercent: string, totalInterest: string, aprPercent: string | null, pastDueAmount: string, principal: string, payoff: string, comingRates: Array<{ from: string, annualRatePercent: string }>, schedule: Array<{ number: number, dueDate: string, amount: string, open: string }> } }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
   | null };

export type DeskQuoteRepaymentQueryVariables = Exact<{
  input: QuoteRepaymentInput;
}>;


export type DeskQuoteRepaymentQuery = { quoteRepayment:
    | { __typename: 'CommandRefused', code: RefusalCode, message: string }
    | { __typename: 'DateNotAllowed', earliest: string, latest: string, code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'NotAllowedInState', command: Command, currentState: string, code: RefusalCode, message: string }
    | { __typename: 'RepaymentQuote', effectiveDate: string, remainingBalance: string, pastDueAmount: string, loanStatus: LoanStatus, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } }
   | null };

export type DeskTermsFragment = { payment: string | null, maturesOn: string, annualRatePercent: string, totalInterest: string, aprPercent: string | null, pastDueAmount: string, principal: string, payoff: string, comingRates: Array<{ from: string, annualRatePercent: string }>, schedule: Array<{ number: number, dueDate: string, amount: string, open: string }> };

export type DeskLoanNowFragment = { id: string, loanStatus: LoanStatus, remainingBalance: string | null };

export type DeskLoanAnswerFragment = { loanId: string, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

export type DeskRepaymentAnswerFragment = { loanId: string, repayment: { id: string, state: RepaymentState | null, amount: string | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

export type DeskAutopayAnswerFragment = { loanId: string, autopay: { id: string, state: AutopayState } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

export type DeskScheduledPaymentAnswerFragment = { loanId: string, scheduledPayment: { id: string, state: ScheduledPaymentState, collectOn: string } | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

export type DeskInitiatedAnswerFragment = { loanId: string, repayment: { id: string, state: RepaymentState | null, expiresOn: string | null } | null, amountsOwed: { asOf: string, pastDue: string, currentDue: string, currentDueOn: string | null, fees: string, payoff: { amount: string, goodThrough: string } } | null };

export type DeskHoldAnswerFragment = { loanId: string, hold: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null } | null };

export type DeskApprovalAnswerFragment = { loanId: string, approvalId: string | null, state: LoanApprovalState | null, loan: { id: string, loanStatus: LoanStatus, remainingBalance: string | null } | null };

export type DeskAnsweredAllocationFragment = { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string };

type DeskRefusal_AmountTooHigh_Fragment = { atMost: string, code: RefusalCode, message: string };

type DeskRefusal_ApprovalNeeded_Fragment = { limit: string, code: RefusalCode, message: string };

type DeskRefusal_CommandRefused_Fragment = { code: RefusalCode, message: string };

type DeskRefusal_DateNotAllowed_Fragment = { earliest: string, latest: string, code: RefusalCode, message: string };

type DeskRefusal_DealNotOffered_Fragment = { code: RefusalCode, message: string };

type DeskRefusal_InvalidInput_Fragment = { code: RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskRefusal_LoanOnHold_Fragment = { code: RefusalCode, message: string };

type DeskRefusal_NotAllowedInState_Fragment = { command: Command, currentState: string, code: RefusalCode, message: string };

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


export type DeskLoanQuery = { loan: { id: string, loanStatus: LoanStatus, encumberedStatus: EncumberedStatus | null, riskRating: LoanRiskRating | null, grade: string | null, principalAmount: string, remainingBalance: string | null, interestRate: string | null, aprPercent: string | null, term: number | null, paymentFrequency: LoanPaymentFrequency | null, originationDate: string | null, maturityDate: string | null, firstPaymentDate: string | null, nextPaymentDate: string | null, lastPaymentDate: string | null, lenderId: string | null, primaryServicerId: string | null, figuresAsOf: string | null, creditBalance: string | null, allowedCommands: Array<Command> | null, defaultProbability: string | null, loanPayments: Array<Record<string, unknown>> | null, viewerCommands: Array<{ command: Command, allowed: boolean, because: CommandObstacle | null, holds: Array<HoldKind>, limit: string | null }> | null, autoLoan: { scheduledPayment: string | null, currentPaymentDue: string | null, pastDueAmount: string | null, currentDpd: number | null, paymentStatus: LoanPaymentStatus | null, remainingTerm: number | null, totalPrincipalPaid: string | null, totalInterestPaid: string | null, totalFeesPaid: string | null, chargeoffAmount: string | null, recoveredAmount: string | null }, application: { vehicle: { year: number | null, make: string | null, model: string | null, mileage: number | null } }, borrower: { id: string, firstName: string | null, lastName: string | null, ssnLast4: string | null, email: string | null, homePhone: string | null, city: string | null, state: string | null } | null, payoffQuote: { amount: string, principal: string, interest: string, fees: string, perDiem: string, goodThrough: string } | null, delinquency: { bucket: DelinquencyBucket, daysPastDue: number, oldestOpenDueDate: string | null, pastDueAmount: string, chargeOffDueOn: string | null, history: { worstDaysPastDue: number, times30: number, times60: number, times90: number } } | null, schedule: { totalCount: number, edges: Array<{ node: { number: number, dueDate: string, amount: string, principal: string, interest: string, paid: string, open: string, daysPastDue: number } }> } | null, repayments: { totalCount: number, edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, allowedCommands: Array<Command> | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, autopay: { id: string, state: AutopayState, accountLastFour: string | null, authorizedAt: string, suspendedFor: string | null, nextPaymentOn: string | null } | null, scheduledPayments: { edges: Array<{ node: { id: string, state: ScheduledPaymentState, amountRule: AmountRule, amount: string | null, dueDate: string | null, collectOn: string, skipReason: SkipReason | null, allowedCommands: Array<Command> } }> } | null, fees: { edges: Array<{ node: { id: string, kind: FeeKind, assessedOn: string, assessed: string, paid: string, outstanding: string } }> } | null, adjustments: { totalCount: number, edges: Array<{ node: { id: string, command: Command | null, effectiveDate: string, amount: string, feeKind: FeeKind | null, reversedAt: string | null } }> } | null, termHistory: Array<{ from: string, until: string | null, change: TermChangeType | null, changeId: string | null, annualRatePercent: string, payment: string | null, installments: number, maturesOn: string }> | null, holds: { totalCount: number, edges: Array<{ node: { id: string, kind: HoldKind | null, from: string, until: string | null, liftedOn: string | null, placedBy: string | null, placedAt: string, forbids: Array<Command>, stops: Array<HoldEffect>, reason?: string | null } }> } | null, events: { totalCount: number, edges: Array<{ node: { id: string, sequence: number, at: string, clientId?: string | null, command: Command | null, effectiveDate: string, fromState: LoanStatus | null, toState: LoanStatus, amounts: Record<string, unknown> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } | null, ledger: { totalCount: number, edges: Array<{ node: { id: string, kind: PostingKind, effectiveDate: string, entries: Array<{ account: LedgerAccount, amount: string }> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } | null, products: Array<{ id: string, kind: ProductKind, premium: string, coversFrom: string, coversThrough: string, cancelledOn: string | null, refundDue: string | null }> | null, collateral: { lien: EncumberedStatus | null, value: string | null, ltv: string | null, releaseDueOn: string | null, repossession: { id: string, cureNoticeOn: string | null, cureBy: string | null, repossessedOn: string | null, isVoluntary: boolean | null, personalProperty: string | null, saleNoticeOn: string | null, saleKind: SaleKind | null, earliestSaleOn: string | null, redeemedOn: string | null, soldOn: string | null, explanation: { debt: string, grossPrice: string, debtLessPrice: string, expenses: string, deficiency: string, surplus: string } | null } | null, valuations: { edges: Array<{ node: { id: string, valuedOn: string, amount: string } }> } | null }, riskAssessment: { id: string, decision: Decision | null, decisionDate: string | null, creditScorePrimary: number | null } | null, underwriting: { id: string, deals: Array<{ id: string, terms: { term: number | null, loanAmount: string | null, monthlyPayment: string | null, approvedDownPayment: string | null, aprPercent: string | null, ltv: string | null } | null, decision: { status: Decision | null, warningsNumber: number | null } | null, risk: { defaultProb: string | null } | null }> | null }, stipulations: Array<{ id: string | null, position: number | null, clearedAt: string | null }> | null } | null, settledHere: { totalCount: number } | null, approvals?: { totalCount: number, edges: Array<{ node: { id: string, loanId: string, command: Command, amount: string, state: LoanApprovalState, requestedBy: string, requestedAt: string, expiresAt: string | null, decidedBy: string | null, decidedAt: string | null, terms: Record<string, unknown> | null } }> } | null };

export type DeskAllocationFragment = { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string };

export type DeskLoanPaymentsFragment = { totalCount: number, edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, allowedCommands: Array<Command> | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type DeskLoanEventsFragment = { totalCount: number, edges: Array<{ node: { id: string, sequence: number, at: string, clientId?: string | null, command: Command | null, effectiveDate: string, fromState: LoanStatus | null, toState: LoanStatus, amounts: Record<string, unknown> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } };

export type DeskLoanPostingsFragment = { totalCount: number, edges: Array<{ node: { id: string, kind: PostingKind, effectiveDate: string, entries: Array<{ account: LedgerAccount, amount: string }> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } };

export type DeskOlderPaymentsQueryVariables = Exact<{
  id: string;
  cursor?: string | null | undefined;
}>;


export type DeskOlderPaymentsQuery = { loan: { id: string, repayments: { totalCount: number, edges: Array<{ node: { id: string, state: RepaymentState | null, amount: string | null, effectiveDate: string | null, method: RepaymentMethod | null, allowedCommands: Array<Command> | null, allocation: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null, preview: { interest: string, principal: string, fees: string, extraPrincipal: string | null, paidAhead: string | null, recovery: string, credit: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type DeskOlderEventsQueryVariables = Exact<{
  id: string;
  cursor?: string | null | undefined;
  withStaff?: boolean | null | undefined;
}>;


export type DeskOlderEventsQuery = { loan: { id: string, events: { totalCount: number, edges: Array<{ node: { id: string, sequence: number, at: string, clientId?: string | null, command: Command | null, effectiveDate: string, fromState: LoanStatus | null, toState: LoanStatus, amounts: Record<string, unknown> } }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } | null } | null };

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
export const DeskLoanAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]} as unknown as DocumentNode<DeskLoanAnswerFragment, unknown>;
export const DeskAnsweredAllocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}}]} as unknown as DocumentNode<DeskAnsweredAllocationFragment, unknown>;
export const DeskRepaymentAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]} as unknown as DocumentNode<DeskRepaymentAnswerFragment, unknown>;
export const DeskAutopayAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAutopayAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]} as unknown as DocumentNode<DeskAutopayAnswerFragment, unknown>;
export const DeskScheduledPaymentAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]} as unknown as DocumentNode<DeskScheduledPaymentAnswerFragment, unknown>;
export const DeskInitiatedAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskInitiatedAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentInitiated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountsOwed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"payoff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}}]}}]}}]} as unknown as DocumentNode<DeskInitiatedAnswerFragment, unknown>;
export const DeskHoldAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskHoldAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}}]}}]}}]} as unknown as DocumentNode<DeskHoldAnswerFragment, unknown>;
export const DeskApprovalAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}}]} as unknown as DocumentNode<DeskApprovalAnswerFragment, unknown>;
export const DeskRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRefusalFragment, unknown>;
export const DeskAllocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}}]} as unknown as DocumentNode<DeskAllocationFragment, unknown>;
export const DeskLoanPaymentsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPayments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}}]} as unknown as DocumentNode<DeskLoanPaymentsFragment, unknown>;
export const DeskLoanEventsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanEventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromState"}},{"kind":"Field","name":{"kind":"Name","value":"toState"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskLoanEventsFragment, unknown>;
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
export const DeskSubmitRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSubmitRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskSubmitRepaymentMutation, DeskSubmitRepaymentMutationVariables>;
export const DeskAcknowledgeRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAcknowledgeRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgeRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskAcknowledgeRepaymentMutation, DeskAcknowledgeRepaymentMutationVariables>;
export const DeskReverseRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReverseRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskReverseRepaymentMutation, DeskReverseRepaymentMutationVariables>;
export const DeskMarkRepaymentSentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskMarkRepaymentSent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkRepaymentSentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markRepaymentSent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskMarkRepaymentSentMutation, DeskMarkRepaymentSentMutationVariables>;
export const DeskCancelRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskCancelRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRepaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRepaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskCancelRepaymentMutation, DeskCancelRepaymentMutationVariables>;
export const DeskAuthorizeAutopayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAuthorizeAutopay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizeAutopayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeAutopay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAutopayAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAutopayAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskAuthorizeAutopayMutation, DeskAuthorizeAutopayMutationVariables>;
export const DeskRevokeAutopayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRevokeAutopay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAutopayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAutopay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAutopayAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAutopayAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AutopayUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRevokeAutopayMutation, DeskRevokeAutopayMutationVariables>;
export const DeskSchedulePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSchedulePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SchedulePaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedulePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskSchedulePaymentMutation, DeskSchedulePaymentMutationVariables>;
export const DeskCancelScheduledPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskCancelScheduledPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelScheduledPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelScheduledPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskCancelScheduledPaymentMutation, DeskCancelScheduledPaymentMutationVariables>;
export const DeskRetryPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRetryPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskScheduledPaymentAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledPaymentUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRetryPaymentMutation, DeskRetryPaymentMutationVariables>;
export const DeskStartUnderwritingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskStartUnderwriting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartUnderwritingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startUnderwriting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskStartUnderwritingMutation, DeskStartUnderwritingMutationVariables>;
export const DeskCompleteUnderwritingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskCompleteUnderwriting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteUnderwritingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeUnderwriting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskCompleteUnderwritingMutation, DeskCompleteUnderwritingMutationVariables>;
export const DeskReopenUnderwritingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReopenUnderwriting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenUnderwritingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenUnderwriting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskReopenUnderwritingMutation, DeskReopenUnderwritingMutationVariables>;
export const DeskDeferPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskDeferPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeferPaymentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deferPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskDeferPaymentsMutation, DeskDeferPaymentsMutationVariables>;
export const DeskChangeDueDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskChangeDueDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeDueDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDueDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskChangeDueDateMutation, DeskChangeDueDateMutationVariables>;
export const DeskChangeRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskChangeRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskChangeRateMutation, DeskChangeRateMutationVariables>;
export const DeskReamortizeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReamortize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReamortizeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reamortize"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskReamortizeMutation, DeskReamortizeMutationVariables>;
export const DeskReageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskReageMutation, DeskReageMutationVariables>;
export const DeskModifyLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskModifyLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModifyLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modifyLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskModifyLoanMutation, DeskModifyLoanMutationVariables>;
export const DeskAssessFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAssessFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessFeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskAssessFeeMutation, DeskAssessFeeMutationVariables>;
export const DeskRefundFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRefundFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundFeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRefundFeeMutation, DeskRefundFeeMutationVariables>;
export const DeskWaiveInterestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWaiveInterest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiveInterestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveInterest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskWaiveInterestMutation, DeskWaiveInterestMutationVariables>;
export const DeskWriteOffSmallBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWriteOffSmallBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteOffSmallBalanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeOffSmallBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskWriteOffSmallBalanceMutation, DeskWriteOffSmallBalanceMutationVariables>;
export const DeskWithdrawLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWithdrawLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskWithdrawLoanMutation, DeskWithdrawLoanMutationVariables>;
export const DeskClearStipulationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskClearStipulation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearStipulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearStipulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskClearStipulationMutation, DeskClearStipulationMutationVariables>;
export const DeskFundLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskFundLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FundLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fundLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskFundLoanMutation, DeskFundLoanMutationVariables>;
export const DeskWaiveFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWaiveFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiveFeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskWaiveFeeMutation, DeskWaiveFeeMutationVariables>;
export const DeskRefundCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRefundCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundCreditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRefundCreditMutation, DeskRefundCreditMutationVariables>;
export const DeskAccelerateLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAccelerateLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccelerateLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accelerateLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}}]} as unknown as DocumentNode<DeskAccelerateLoanMutation, DeskAccelerateLoanMutationVariables>;
export const DeskReinstateLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReinstateLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReinstateLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinstateLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}}]} as unknown as DocumentNode<DeskReinstateLoanMutation, DeskReinstateLoanMutationVariables>;
export const DeskChargeOffLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskChargeOffLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeOffLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeOffLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskChargeOffLoanMutation, DeskChargeOffLoanMutationVariables>;
export const DeskUndoChargeOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskUndoChargeOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoChargeOffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChargeOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskUndoChargeOffMutation, DeskUndoChargeOffMutationVariables>;
export const DeskRecordBankruptcyNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordBankruptcyNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordBankruptcyNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordBankruptcyNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRecordBankruptcyNoticeMutation, DeskRecordBankruptcyNoticeMutationVariables>;
export const DeskRecordLienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordLien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordLienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordLien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRecordLienMutation, DeskRecordLienMutationVariables>;
export const DeskReleaseLienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReleaseLien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseLienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseLien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskReleaseLienMutation, DeskReleaseLienMutationVariables>;
export const DeskAddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskAddProductMutation, DeskAddProductMutationVariables>;
export const DeskCancelProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskCancelProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskCancelProductMutation, DeskCancelProductMutationVariables>;
export const DeskRecordCureNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordCureNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCureNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCureNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRecordCureNoticeMutation, DeskRecordCureNoticeMutationVariables>;
export const DeskRecordSaleNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordSaleNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordSaleNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSaleNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRecordSaleNoticeMutation, DeskRecordSaleNoticeMutationVariables>;
export const DeskRepossessCollateralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRepossessCollateral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepossessCollateralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repossessCollateral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRepossessCollateralMutation, DeskRepossessCollateralMutationVariables>;
export const DeskRedeemCollateralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRedeemCollateral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemCollateralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemCollateral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRedeemCollateralMutation, DeskRedeemCollateralMutationVariables>;
export const DeskSellCollateralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSellCollateral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellCollateralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellCollateral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskSellCollateralMutation, DeskSellCollateralMutationVariables>;
export const DeskRecordTotalLossDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordTotalLoss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordTotalLossInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordTotalLoss"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRecordTotalLossMutation, DeskRecordTotalLossMutationVariables>;
export const DeskSettleInsuranceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskSettleInsurance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleInsuranceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleInsurance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskSettleInsuranceMutation, DeskSettleInsuranceMutationVariables>;
export const DeskRecordValuationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRecordValuation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordValuationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordValuation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRecordValuationMutation, DeskRecordValuationMutationVariables>;
export const DeskUpdateLoanReferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskUpdateLoanReferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLoanReferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLoanReferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskUpdateLoanReferencesMutation, DeskUpdateLoanReferencesMutationVariables>;
export const DeskUndoLoanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskUndoLoanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoLoanChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLoanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskUndoLoanChangeMutation, DeskUndoLoanChangeMutationVariables>;
export const DeskAdjustPrincipalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskAdjustPrincipal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustPrincipalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustPrincipal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskAdjustPrincipalMutation, DeskAdjustPrincipalMutationVariables>;
export const DeskReverseAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReverseAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskReverseAdjustmentMutation, DeskReverseAdjustmentMutationVariables>;
export const DeskInitiateRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskInitiateRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InitiateRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"initiateRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskInitiatedAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskInitiatedAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentInitiated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"repayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountsOwed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDue"}},{"kind":"Field","name":{"kind":"Name","value":"currentDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"payoff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskInitiateRepaymentMutation, DeskInitiateRepaymentMutationVariables>;
export const DeskPlaceHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskPlaceHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceHoldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskHoldAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskHoldAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskPlaceHoldMutation, DeskPlaceHoldMutationVariables>;
export const DeskLiftHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskLiftHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiftHoldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskHoldAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskHoldAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoldUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskLiftHoldMutation, DeskLiftHoldMutationVariables>;
export const DeskRequestApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskRequestApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestApprovalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskApprovalAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRequestApprovalMutation, DeskRequestApprovalMutationVariables>;
export const DeskApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskApprove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskApprovalAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskApproveMutation, DeskApproveMutationVariables>;
export const DeskRejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskApprovalAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Loan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskApprovalAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"loan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRejectMutation, DeskRejectMutationVariables>;
export const DeskQuoteLoanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskQuoteLoanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loanId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteLoanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"loanId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loanId"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanChangeQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskTerms"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"maturesOn"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}},{"kind":"Field","name":{"kind":"Name","value":"comingRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalInterest"}},{"kind":"Field","name":{"kind":"Name","value":"aprPercent"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"payoff"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskQuoteLoanChangeQuery, DeskQuoteLoanChangeQueryVariables>;
export const DeskQuoteRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskQuoteRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAnsweredAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAnsweredAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskQuoteRepaymentQuery, DeskQuoteRepaymentQueryVariables>;
export const DeskLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"encumberedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"riskRating"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"principalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"aprPercent"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"originationDate"}},{"kind":"Field","name":{"kind":"Name","value":"maturityDate"}},{"kind":"Field","name":{"kind":"Name","value":"firstPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"lenderId"}},{"kind":"Field","name":{"kind":"Name","value":"primaryServicerId"}},{"kind":"Field","name":{"kind":"Name","value":"figuresAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"creditBalance"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCommands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultProbability"}},{"kind":"Field","name":{"kind":"Name","value":"autoLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledPayment"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currentDpd"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"remainingTerm"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrincipalPaid"}},{"kind":"Field","name":{"kind":"Name","value":"totalInterestPaid"}},{"kind":"Field","name":{"kind":"Name","value":"totalFeesPaid"}},{"kind":"Field","name":{"kind":"Name","value":"chargeoffAmount"}},{"kind":"Field","name":{"kind":"Name","value":"recoveredAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"borrower"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"ssnLast4"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"homePhone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoffQuote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"perDiem"}},{"kind":"Field","name":{"kind":"Name","value":"goodThrough"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delinquency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"daysPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"oldestOpenDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueAmount"}},{"kind":"Field","name":{"kind":"Name","value":"chargeOffDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worstDaysPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"times30"}},{"kind":"Field","name":{"kind":"Name","value":"times60"}},{"kind":"Field","name":{"kind":"Name","value":"times90"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"daysPastDue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanPayments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loanPayments"}},{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountLastFour"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountRule"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"collectOn"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"assessedOn"}},{"kind":"Field","name":{"kind":"Name","value":"assessed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"feeKind"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"termHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"annualRatePercent"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"installments"}},{"kind":"Field","name":{"kind":"Name","value":"maturesOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"forbids"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanEvents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanPostings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"premium"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"coversThrough"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"refundDue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collateral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lien"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"ltv"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"repossession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cureNoticeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cureBy"}},{"kind":"Field","name":{"kind":"Name","value":"repossessedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isVoluntary"}},{"kind":"Field","name":{"kind":"Name","value":"personalProperty"}},{"kind":"Field","name":{"kind":"Name","value":"saleNoticeOn"}},{"kind":"Field","name":{"kind":"Name","value":"saleKind"}},{"kind":"Field","name":{"kind":"Name","value":"earliestSaleOn"}},{"kind":"Field","name":{"kind":"Name","value":"redeemedOn"}},{"kind":"Field","name":{"kind":"Name","value":"soldOn"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debt"}},{"kind":"Field","name":{"kind":"Name","value":"grossPrice"}},{"kind":"Field","name":{"kind":"Name","value":"debtLessPrice"}},{"kind":"Field","name":{"kind":"Name","value":"expenses"}},{"kind":"Field","name":{"kind":"Name","value":"deficiency"}},{"kind":"Field","name":{"kind":"Name","value":"surplus"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"valuations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"valuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"riskAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decisionDate"}},{"kind":"Field","name":{"kind":"Name","value":"creditScorePrimary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underwriting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"loanAmount"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"approvedDownPayment"}},{"kind":"Field","name":{"kind":"Name","value":"aprPercent"}},{"kind":"Field","name":{"kind":"Name","value":"ltv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"warningsNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"risk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultProb"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stipulations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"settledHere"},"name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"loanIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SETTLED"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"loanId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loanId"}},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPayments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanEventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromState"}},{"kind":"Field","name":{"kind":"Name","value":"toState"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPostings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerPostingConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskLoanQuery, DeskLoanQueryVariables>;
export const DeskOlderPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOlderPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanPayments"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskAllocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Allocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"extraPrincipal"}},{"kind":"Field","name":{"kind":"Name","value":"paidAhead"}},{"kind":"Field","name":{"kind":"Name","value":"recovery"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanPayments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepaymentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCommands"}},{"kind":"Field","name":{"kind":"Name","value":"allocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskAllocation"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskOlderPaymentsQuery, DeskOlderPaymentsQueryVariables>;
export const DeskOlderEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskOlderEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskLoanEvents"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskLoanEvents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanEventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withStaff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"fromState"}},{"kind":"Field","name":{"kind":"Name","value":"toState"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DeskOlderEventsQuery, DeskOlderEventsQueryVariables>;
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
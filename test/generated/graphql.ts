/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Credentials of an API client. Its API key goes into the header `key`. */
export type AuthTokenInput = {
  /** Id of the client. */
  clientId: string | number;
  /** Its secret. */
  clientSecret: string;
};

/** Which API client. */
export type ClientInput = {
  /** Id of the client. */
  clientId: string | number;
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
  /** A repayment is given up before it is sent. */
  | 'cancelRepayment'
  /** The loan is written off. */
  | 'chargeOffLoan'
  /** A condition of the approval is met. */
  | 'clearStipulation'
  /** The review ends. */
  | 'completeUnderwriting'
  /** A loan is made of an application. */
  | 'createLoan'
  /** A day is closed. Nobody gives it. */
  | 'endOfDay'
  /** The loan is paid out. */
  | 'fundLoan'
  /** A repayment is opened. */
  | 'initiateRepayment'
  /** A repayment leaves for the bank. */
  | 'markRepaymentSent'
  /** The lien is to be released, because the loan is paid off. Nobody gives it. */
  | 'queueRelease'
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
  /** The lien stands again, because a payment was reversed. Nobody gives it. */
  | 'reinstateLien'
  /** The lien is released. */
  | 'releaseLien'
  /** A decision is taken back. */
  | 'reopenUnderwriting'
  /** The collateral is repossessed. */
  | 'repossessCollateral'
  /** A settled repayment is taken back. */
  | 'reverseRepayment'
  /** The collateral is sold. */
  | 'sellCollateral'
  /** An insurer settles a total loss. */
  | 'settleInsurance'
  /** The review begins. */
  | 'startUnderwriting'
  /** A repayment is on its way. */
  | 'submitRepayment'
  /** A charge-off is taken back. */
  | 'undoChargeOff'
  /** References of the loan are said anew. */
  | 'updateLoanReferences'
  /** A fee is given up. */
  | 'waiveFee'
  /** The application ends before funding. */
  | 'withdrawLoan';

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
  applicationIds?: Array<string | number> | null | undefined;
  /** Of one of these borrowers. Only for who may see persons; audited. */
  borrowerIds?: Array<string | number> | null | undefined;
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
  /** With one of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Owned by this lender. */
  lenderId?: string | number | null | undefined;
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
  primaryServicerId?: string | number | null | undefined;
  /** With so much principal when made. */
  principalAmount?: LoanDecimalRange | null | undefined;
  /** With so much principal still owed. */
  remainingBalance?: LoanDecimalRange | null | undefined;
  /** With one of these risk ratings. */
  riskRating?: Array<LoanRiskRating> | null | undefined;
  /** Serviced by this servicer, as the primary or the secondary one. */
  servicerId?: string | number | null | undefined;
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

/** What to do with the money of a payment beyond what is due. */
export type PaymentInstruction =
  /** Fees are paid before installments. Only where the contract allows it. */
  | 'FEES_FIRST'
  /** It pays the next installments. */
  | 'PAY_AHEAD'
  /** It lowers the principal; the next installment stays due. */
  | 'PRINCIPAL_ONLY';

/** Which loans to sum up. All conditions given must hold. */
export type PortfolioFilter = {
  /** Being repaid, and this late. */
  bucket?: Array<DelinquencyBucket> | null | undefined;
  /** Of one of these grades. */
  grade?: Array<string> | null | undefined;
  /** Owned by this lender. */
  lenderId?: string | number | null | undefined;
  /** In one of these states. */
  loanStatus?: Array<LoanStatus> | null | undefined;
  /** Of one of these risk ratings. */
  riskRating?: Array<LoanRiskRating> | null | undefined;
  /** Serviced by this servicer, as the first or the second one. */
  servicerId?: string | number | null | undefined;
};

/** The loans that are to exist for a client. */
export type PortfolioInput = {
  /** Id of the lender, servicer or borrower; for ALL none. */
  id?: string | number | null | undefined;
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
  /** Something else changed it meanwhile. */
  | 'CONFLICT'
  /** The signed contract differs from our own figures by more than it may; `data` has both. */
  | 'CONTRACT_DIFFERS'
  /** No approved deal has these terms. */
  | 'DEAL_NOT_OFFERED'
  /** The client submitted a payment with this external reference before. */
  | 'DUPLICATE_REFERENCE'
  /** The effective date is out of range. */
  | 'EFFECTIVE_DATE_NOT_ALLOWED'
  /** More than the credit balance. */
  | 'EXCEEDS_CREDIT_BALANCE'
  /** More than the fees owed. */
  | 'EXCEEDS_FEE_BALANCE'
  /** The idempotency key was used with another input. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The contract does not allow what is to be done with the payment. */
  | 'INSTRUCTION_NOT_ALLOWED'
  /** The input breaks a rule. */
  | 'INVALID_INPUT'
  /** The same command is being carried out just now. */
  | 'IN_PROGRESS'
  /** The lien is neither recorded nor pending. */
  | 'LIEN_MISSING'
  /** A loan of the borrower is open. */
  | 'LOANS_OPEN'
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
  /** The record must still be kept. */
  | 'RETENTION_RUNS'
  /** Conditions of the approval are not cleared yet. */
  | 'STIPULATIONS_OPEN';

/** Which repayments to list. All conditions given must hold; one without the day is in no range of it. */
export type RepaymentFilter = {
  /** Whose money counts from a day in this range. */
  effectiveDate?: LoanDateRange | null | undefined;
  /** Called by one of these references in another system, to the letter. Only for who may see references; audited. */
  externalReferences?: Array<string> | null | undefined;
  /** Initiated, or submitted at once, then. */
  initiatedAt?: LoanDateTimeRange | null | undefined;
  /** On loans of this lender. */
  lenderId?: string | number | null | undefined;
  /** On one of these loans. */
  loanIds?: Array<string | number> | null | undefined;
  /** Made in one of these ways. */
  method?: Array<RepaymentMethod> | null | undefined;
  /** On loans of this servicer, as the primary or the secondary one. */
  servicerId?: string | number | null | undefined;
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
  /** `loan:service` in tokens and errors. */
  | 'LOAN_SERVICE'
  /** `loan:servicing` in tokens and errors. */
  | 'LOAN_SERVICING'
  /** `loan:staff` in tokens and errors. */
  | 'LOAN_STAFF'
  /** `repayment:submit` in tokens and errors. */
  | 'REPAYMENT_SUBMIT';

/** Which end of a list comes first. What has no value to sort by comes last either way. */
export type SortDirection =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** A payment that is on its way. */
export type SubmitRepaymentInput = {
  /** Take it although you submitted a payment with this external reference before; not by default. */
  allowDuplicateReference?: boolean | null | undefined;
  /** Amount, above zero, in cents at most. */
  amount: string;
  /** From which day the money counts; today by default. */
  effectiveDate?: string | null | undefined;
  /** What your system calls it. At most 500 characters. */
  externalReference?: string | null | undefined;
  /** Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count. */
  idempotencyKey: string;
  /** What to do with money beyond what is due; the default of the loan without it. */
  instruction?: PaymentInstruction | null | undefined;
  /** Id of the loan. */
  loanId: string | number;
  /** How it is paid. */
  method: SubmittedRepaymentMethod;
  /** A repayment that was initiated; a new one is made without it. */
  repaymentId?: string | number | null | undefined;
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

export type AuthTokenMutationVariables = Exact<{
  input: AuthTokenInput;
}>;

export type AuthTokenMutation = { authToken: { accessToken: string; tokenType: string; expiresIn: number } };

export type BorrowerPortalQueryVariables = Exact<{ [key: string]: never }>;

export type BorrowerPortalQuery = {
  loans: {
    edges: Array<{
      node: {
        id: string;
        loanStatus: LoanStatus;
        remainingBalance: string | null;
        nextPaymentDate: string | null;
        autoLoan: { scheduledPayment: string | null; currentPaymentDue: string | null; pastDueAmount: string | null };
        payoffQuote: { amount: string; goodThrough: string } | null;
        schedule: { edges: Array<{ node: { number: number; dueDate: string; amount: string; open: string } }> } | null;
        repayments: {
          edges: Array<{
            node: { id: string; state: RepaymentState | null; amount: string | null; effectiveDate: string | null };
          }>;
        } | null;
        borrower: { id: string; firstName: string | null; lastName: string | null } | null;
      };
    }>;
  };
};

export type PayInstallmentMutationVariables = Exact<{
  input: SubmitRepaymentInput;
}>;

export type PayInstallmentMutation = {
  submitRepayment:
    | { __typename: 'AmountTooHigh' }
    | { __typename: 'CommandRefused'; code: RefusalCode; message: string }
    | { __typename: 'DateNotAllowed' }
    | { __typename: 'DealNotOffered' }
    | {
        __typename: 'InvalidInput';
        code: RefusalCode;
        message: string;
        faults: Array<{ field: string; reason: string }>;
      }
    | { __typename: 'NotAllowedInState'; code: RefusalCode; message: string; currentState: string }
    | { __typename: 'NotYetAllowed' }
    | {
        __typename: 'RepaymentUpdated';
        loanStatus: LoanStatus;
        repayment: { id: string; state: RepaymentState | null; amount: string | null } | null;
      }
    | { __typename: 'StipulationsOpen' }
    | null;
};

export type ClientsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;

export type ClientsQuery = {
  clients: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        name: string;
        role: ClientRole;
        revokedAt: string | null;
        portfolio: { kind: PortfolioKind; lenderId: string | null; servicerId: string | null };
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type ClientRowFragment = {
  id: string;
  name: string;
  role: ClientRole;
  revokedAt: string | null;
  portfolio: { kind: PortfolioKind; lenderId: string | null; servicerId: string | null };
};

export type CreateClientMutationVariables = Exact<{
  input: CreateClientInput;
}>;

export type CreateClientMutation = {
  createClient:
    | { __typename: 'AmountTooHigh' }
    | {
        __typename: 'ClientCredentialsIssued';
        clientId: string;
        clientSecret: string | null;
        apiKey: string | null;
        client: {
          id: string;
          name: string;
          role: ClientRole;
          revokedAt: string | null;
          portfolio: { kind: PortfolioKind; lenderId: string | null; servicerId: string | null };
        } | null;
      }
    | { __typename: 'CommandRefused'; code: RefusalCode; message: string }
    | { __typename: 'DateNotAllowed' }
    | { __typename: 'DealNotOffered' }
    | {
        __typename: 'InvalidInput';
        code: RefusalCode;
        message: string;
        faults: Array<{ field: string; reason: string }>;
      }
    | { __typename: 'NotAllowedInState' }
    | { __typename: 'NotYetAllowed' }
    | { __typename: 'StipulationsOpen' }
    | null;
};

export type RevokeClientMutationVariables = Exact<{
  input: ClientInput;
}>;

export type RevokeClientMutation = {
  revokeClient:
    | { __typename: 'AmountTooHigh' }
    | {
        __typename: 'ClientRevoked';
        clientId: string;
        client: {
          id: string;
          name: string;
          role: ClientRole;
          revokedAt: string | null;
          portfolio: { kind: PortfolioKind; lenderId: string | null; servicerId: string | null };
        } | null;
      }
    | { __typename: 'CommandRefused'; code: RefusalCode; message: string }
    | { __typename: 'DateNotAllowed' }
    | { __typename: 'DealNotOffered' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowedInState' }
    | { __typename: 'NotYetAllowed' }
    | { __typename: 'StipulationsOpen' }
    | null;
};

export type RotateClientKeyMutationVariables = Exact<{
  input: ClientInput;
}>;

export type RotateClientKeyMutation = {
  rotateClientKey:
    | { __typename: 'AmountTooHigh' }
    | {
        __typename: 'ClientCredentialsIssued';
        clientId: string;
        clientSecret: string | null;
        apiKey: string | null;
        client: {
          id: string;
          name: string;
          role: ClientRole;
          revokedAt: string | null;
          portfolio: { kind: PortfolioKind; lenderId: string | null; servicerId: string | null };
        } | null;
      }
    | { __typename: 'CommandRefused'; code: RefusalCode; message: string }
    | { __typename: 'DateNotAllowed' }
    | { __typename: 'DealNotOffered' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAllowedInState' }
    | { __typename: 'NotYetAllowed' }
    | { __typename: 'StipulationsOpen' }
    | null;
};

export type DelinquencyBoardQueryVariables = Exact<{
  filter?: PortfolioFilter | null | undefined;
  first?: number | null | undefined;
}>;

export type DelinquencyBoardQuery = {
  portfolio: {
    loans: number;
    remainingBalance: string;
    pastDueAmount: string;
    closedThrough: string | null;
    delinquencyRates: { over30: string | null; over60: string | null; over90: string | null };
    byBucket: Array<{
      bucket: DelinquencyBucket | null;
      loans: number;
      remainingBalance: string;
      pastDueAmount: string;
    }>;
    rollRates: Array<{ month: string; from: RollRateBucket; to: RollRateBucket; rate: string | null }>;
  };
  loans: {
    edges: Array<{
      node: {
        id: string;
        delinquentAmount: string | null;
        delinquentDays: number | null;
        lastPaymentDate: string | null;
        autoLoan: { paymentStatus: LoanPaymentStatus | null };
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type LoanDetailQueryVariables = Exact<{
  id: string | number;
}>;

export type LoanDetailQuery = {
  loan: {
    id: string;
    applicationId: string | null;
    borrowerId: string | null;
    loanStatus: LoanStatus;
    encumberedStatus: EncumberedStatus | null;
    principalAmount: string;
    remainingBalance: string | null;
    interestRate: string | null;
    paymentFrequency: LoanPaymentFrequency | null;
    originationDate: string | null;
    maturityDate: string | null;
    createdAt: string;
    lendingDecisionReason: string | null;
    allowedCommands: Array<Command> | null;
    autoLoan: { currentDpd: number | null; ltv: string | null; paymentStatus: LoanPaymentStatus | null };
    macroEconomicFeatures: { unemployment: string | null };
    collateral: {
      lien: EncumberedStatus | null;
      value: string | null;
      valuations: { edges: Array<{ node: { id: string; valuedOn: string } }> } | null;
    };
    progress: { servicing: { stage: LoanStage; reachedAt: string | null } } | null;
    payoffQuote: { amount: string; perDiem: string; goodThrough: string } | null;
    schedule: { edges: Array<{ node: { number: number; dueDate: string; amount: string; open: string } }> } | null;
    repayments: {
      edges: Array<{
        node: { id: string; state: RepaymentState | null; amount: string | null; effectiveDate: string | null };
      }>;
    } | null;
    events: {
      edges: Array<{ node: { command: Command | null; at: string; amounts: Record<string, unknown> } }>;
    } | null;
  } | null;
};

export type LoanLiveSubscriptionVariables = Exact<{
  loanId: string | number;
}>;

export type LoanLiveSubscription = {
  loanUpdated: {
    loanId: string;
    event: { command: Command | null; at: string; toState: LoanStatus; amounts: Record<string, unknown> } | null;
    loan: { loanStatus: LoanStatus; remainingBalance: string | null; nextPaymentDate: string | null } | null;
  } | null;
};

export type MarketplaceListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: LoanFilter | null | undefined;
  orderBy?: LoanOrder | null | undefined;
}>;

export type MarketplaceListQuery = {
  loans: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        loanStatus: LoanStatus;
        grade: string | null;
        principalAmount: string;
        remainingBalance: string | null;
        interestRate: string | null;
        maturityDate: string | null;
      };
    }>;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  };
};

export type PaymentQueueQueryVariables = Exact<{
  filter?: RepaymentFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;

export type PaymentQueueQuery = {
  repayments: {
    edges: Array<{
      node: {
        id: string;
        state: RepaymentState | null;
        amount: string | null;
        effectiveDate: string | null;
        method: RepaymentMethod | null;
        submittedAt: string | null;
        sentAt: string | null;
        expiresOn: string | null;
        loan: { id: string; loanStatus: LoanStatus; remainingBalance: string | null };
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

export type ServicingDeskQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: LoanFilter | null | undefined;
  orderBy?: LoanOrder | null | undefined;
}>;

export type ServicingDeskQuery = {
  loans: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        loanStatus: LoanStatus;
        riskRating: LoanRiskRating | null;
        remainingBalance: string | null;
        nextPaymentDate: string | null;
        primaryServicerId: string | null;
        autoLoan: { currentDpd: number | null; pastDueAmount: string | null; paymentStatus: LoanPaymentStatus | null };
        borrower: { id: string; firstName: string | null; lastName: string | null } | null;
      };
    }>;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  };
};

export type UnderwritingReviewQueryVariables = Exact<{
  id: string | number;
}>;

export type UnderwritingReviewQuery = {
  loan: {
    id: string;
    loanStatus: LoanStatus;
    principalAmount: string;
    interestRate: string | null;
    term: number | null;
    defaultProbability: string | null;
    allowedCommands: Array<Command> | null;
    stipulations: Array<{ position: number | null; text: string | null; clearedAt: string | null }> | null;
    borrower: {
      id: string;
      firstName: string | null;
      lastName: string | null;
      ssn: string | null;
      dateOfBirth: string | null;
      income: string | null;
      employmentCompany: string | null;
      risk: {
        activeLoans: number;
        exposure: string;
        worstBucket: DelinquencyBucket;
        paymentHistory: string | null;
      } | null;
    } | null;
    riskAssessment: {
      id: string;
      decision: Decision | null;
      decisionDate: string | null;
      creditScorePrimary: number | null;
      creditScoreCoApplicant: number | null;
      stipulations: Array<string> | null;
      comments: Array<string> | null;
    } | null;
    underwriting: {
      id: string;
      primaryCreditBureauPdf: { id: string; size: number; link: { url: string } } | null;
      primaryCreditBureauTradeLines: {
        rows: { edges: Array<{ node: { other: Record<string, unknown> | null } }> } | null;
      } | null;
    };
    collateral: { lien: EncumberedStatus | null; value: string | null; ltv: string | null };
  } | null;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never }>;

export type ViewerQuery = {
  viewer: {
    clientId: string;
    name: string;
    role: ClientRole;
    scopes: Array<Scope>;
    portfolio: { kind: PortfolioKind; lenderId: string | null; servicerId: string | null };
  };
};

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ClientRowFragmentDoc = new TypedDocumentString(
  `
    fragment ClientRow on ApiClient {
  id
  name
  role
  portfolio {
    kind
    lenderId
    servicerId
  }
  revokedAt
}
    `,
  { fragmentName: 'ClientRow' },
) as unknown as TypedDocumentString<ClientRowFragment, unknown>;
export const AuthTokenDocument = new TypedDocumentString(`
    mutation AuthToken($input: AuthTokenInput!) {
  authToken(input: $input) {
    accessToken
    tokenType
    expiresIn
  }
}
    `) as unknown as TypedDocumentString<AuthTokenMutation, AuthTokenMutationVariables>;
export const BorrowerPortalDocument = new TypedDocumentString(`
    query BorrowerPortal {
  loans(first: 10) {
    edges {
      node {
        id
        loanStatus
        remainingBalance
        nextPaymentDate
        autoLoan {
          scheduledPayment
          currentPaymentDue
          pastDueAmount
        }
        payoffQuote {
          amount
          goodThrough
        }
        schedule(first: 3) {
          edges {
            node {
              number
              dueDate
              amount
              open
            }
          }
        }
        repayments(first: 5) {
          edges {
            node {
              id
              state
              amount
              effectiveDate
            }
          }
        }
        borrower {
          id
          firstName
          lastName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BorrowerPortalQuery, BorrowerPortalQueryVariables>;
export const PayInstallmentDocument = new TypedDocumentString(`
    mutation PayInstallment($input: SubmitRepaymentInput!) {
  submitRepayment(input: $input) {
    __typename
    ... on RepaymentUpdated {
      loanStatus
      repayment {
        id
        state
        amount
      }
    }
    ... on InvalidInput {
      code
      message
      faults {
        field
        reason
      }
    }
    ... on NotAllowedInState {
      code
      message
      currentState
    }
    ... on CommandRefused {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PayInstallmentMutation, PayInstallmentMutationVariables>;
export const ClientsDocument = new TypedDocumentString(`
    query Clients($first: Int, $after: String) {
  clients(first: $first, after: $after) {
    edges {
      node {
        ...ClientRow
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    fragment ClientRow on ApiClient {
  id
  name
  role
  portfolio {
    kind
    lenderId
    servicerId
  }
  revokedAt
}`) as unknown as TypedDocumentString<ClientsQuery, ClientsQueryVariables>;
export const CreateClientDocument = new TypedDocumentString(`
    mutation CreateClient($input: CreateClientInput!) {
  createClient(input: $input) {
    __typename
    ... on ClientCredentialsIssued {
      clientId
      clientSecret
      apiKey
      client {
        ...ClientRow
      }
    }
    ... on InvalidInput {
      code
      message
      faults {
        field
        reason
      }
    }
    ... on CommandRefused {
      code
      message
    }
  }
}
    fragment ClientRow on ApiClient {
  id
  name
  role
  portfolio {
    kind
    lenderId
    servicerId
  }
  revokedAt
}`) as unknown as TypedDocumentString<CreateClientMutation, CreateClientMutationVariables>;
export const RevokeClientDocument = new TypedDocumentString(`
    mutation RevokeClient($input: ClientInput!) {
  revokeClient(input: $input) {
    __typename
    ... on ClientRevoked {
      clientId
      client {
        ...ClientRow
      }
    }
    ... on CommandRefused {
      code
      message
    }
  }
}
    fragment ClientRow on ApiClient {
  id
  name
  role
  portfolio {
    kind
    lenderId
    servicerId
  }
  revokedAt
}`) as unknown as TypedDocumentString<RevokeClientMutation, RevokeClientMutationVariables>;
export const RotateClientKeyDocument = new TypedDocumentString(`
    mutation RotateClientKey($input: ClientInput!) {
  rotateClientKey(input: $input) {
    __typename
    ... on ClientCredentialsIssued {
      clientId
      clientSecret
      apiKey
      client {
        ...ClientRow
      }
    }
    ... on CommandRefused {
      code
      message
    }
  }
}
    fragment ClientRow on ApiClient {
  id
  name
  role
  portfolio {
    kind
    lenderId
    servicerId
  }
  revokedAt
}`) as unknown as TypedDocumentString<RotateClientKeyMutation, RotateClientKeyMutationVariables>;
export const DelinquencyBoardDocument = new TypedDocumentString(`
    query DelinquencyBoard($filter: PortfolioFilter, $first: Int = 20) {
  portfolio(filter: $filter) {
    loans
    remainingBalance
    pastDueAmount
    closedThrough
    delinquencyRates {
      over30
      over60
      over90
    }
    byBucket {
      bucket
      loans
      remainingBalance
      pastDueAmount
    }
    rollRates {
      month
      from
      to
      rate
    }
  }
  loans(
    first: $first
    filter: {bucket: [DAYS_30_59, DAYS_60_89, DAYS_90_119, DAYS_120_PLUS]}
  ) {
    edges {
      node {
        id
        delinquentAmount
        delinquentDays
        lastPaymentDate
        autoLoan {
          paymentStatus
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<DelinquencyBoardQuery, DelinquencyBoardQueryVariables>;
export const LoanDetailDocument = new TypedDocumentString(`
    query LoanDetail($id: ID!) {
  loan(id: $id) {
    id
    applicationId
    borrowerId
    loanStatus
    encumberedStatus
    principalAmount
    remainingBalance
    interestRate
    paymentFrequency
    originationDate
    maturityDate
    createdAt
    lendingDecisionReason
    autoLoan {
      currentDpd
      ltv
      paymentStatus
    }
    macroEconomicFeatures {
      unemployment
    }
    collateral {
      lien
      value
      valuations(first: 5) {
        edges {
          node {
            id
            valuedOn
          }
        }
      }
    }
    progress {
      servicing {
        stage
        reachedAt
      }
    }
    allowedCommands
    payoffQuote {
      amount
      perDiem
      goodThrough
    }
    schedule(first: 12) {
      edges {
        node {
          number
          dueDate
          amount
          open
        }
      }
    }
    repayments(first: 10) {
      edges {
        node {
          id
          state
          amount
          effectiveDate
        }
      }
    }
    events(last: 20) {
      edges {
        node {
          command
          at
          amounts
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LoanDetailQuery, LoanDetailQueryVariables>;
export const LoanLiveDocument = new TypedDocumentString(`
    subscription LoanLive($loanId: ID!) {
  loanUpdated(loanId: $loanId) {
    loanId
    event {
      command
      at
      toState
      amounts
    }
    loan {
      loanStatus
      remainingBalance
      nextPaymentDate
    }
  }
}
    `) as unknown as TypedDocumentString<LoanLiveSubscription, LoanLiveSubscriptionVariables>;
export const MarketplaceListDocument = new TypedDocumentString(`
    query MarketplaceList($first: Int, $after: String, $last: Int, $before: String, $filter: LoanFilter, $orderBy: LoanOrder) {
  loans(
    first: $first
    after: $after
    last: $last
    before: $before
    filter: $filter
    orderBy: $orderBy
  ) {
    edges {
      cursor
      node {
        id
        loanStatus
        grade
        principalAmount
        remainingBalance
        interestRate
        maturityDate
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<MarketplaceListQuery, MarketplaceListQueryVariables>;
export const PaymentQueueDocument = new TypedDocumentString(`
    query PaymentQueue($filter: RepaymentFilter = {state: [SUBMITTED]}, $first: Int = 50, $after: String) {
  repayments(
    filter: $filter
    orderBy: {field: EFFECTIVE_DATE, direction: ASC}
    first: $first
    after: $after
  ) {
    edges {
      node {
        id
        state
        amount
        effectiveDate
        method
        submittedAt
        sentAt
        expiresOn
        loan {
          id
          loanStatus
          remainingBalance
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentQueueQuery, PaymentQueueQueryVariables>;
export const ServicingDeskDocument = new TypedDocumentString(`
    query ServicingDesk($first: Int, $after: String, $last: Int, $before: String, $filter: LoanFilter, $orderBy: LoanOrder) {
  loans(
    first: $first
    after: $after
    last: $last
    before: $before
    filter: $filter
    orderBy: $orderBy
  ) {
    edges {
      cursor
      node {
        id
        loanStatus
        riskRating
        remainingBalance
        nextPaymentDate
        primaryServicerId
        autoLoan {
          currentDpd
          pastDueAmount
          paymentStatus
        }
        borrower {
          id
          firstName
          lastName
        }
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ServicingDeskQuery, ServicingDeskQueryVariables>;
export const UnderwritingReviewDocument = new TypedDocumentString(`
    query UnderwritingReview($id: ID!) {
  loan(id: $id) {
    id
    loanStatus
    principalAmount
    interestRate
    term
    defaultProbability
    allowedCommands
    stipulations {
      position
      text
      clearedAt
    }
    borrower {
      id
      firstName
      lastName
      ssn
      dateOfBirth
      income
      employmentCompany
      risk {
        activeLoans
        exposure
        worstBucket
        paymentHistory
      }
    }
    riskAssessment {
      id
      decision
      decisionDate
      creditScorePrimary
      creditScoreCoApplicant
      stipulations
      comments
    }
    underwriting {
      id
      primaryCreditBureauPdf {
        id
        size
        link {
          url
        }
      }
      primaryCreditBureauTradeLines {
        rows(first: 20) {
          edges {
            node {
              other
            }
          }
        }
      }
    }
    collateral {
      lien
      value
      ltv
    }
  }
}
    `) as unknown as TypedDocumentString<UnderwritingReviewQuery, UnderwritingReviewQueryVariables>;
export const ViewerDocument = new TypedDocumentString(`
    query Viewer {
  viewer {
    clientId
    name
    role
    scopes
    portfolio {
      kind
      lenderId
      servicerId
    }
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;

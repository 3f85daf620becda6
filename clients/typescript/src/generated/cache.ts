/* eslint-disable */
/** The members of every union and interface. */
export const possibleTypes = {
  "ApprovalResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "ApprovalUpdated",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "AutopayCommandResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "AutopayUpdated",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "CreateClientResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "ClientCredentialsIssued",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "CreateLoanResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanCreated",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "DeleteWebhookResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen",
    "WebhookDeleted"
  ],
  "EraseBorrowerResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "BorrowerErased",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "ErasureRequested",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "HoldCommandResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "HoldUpdated",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "InitiateRepaymentResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "RepaymentInitiated",
    "StipulationsOpen"
  ],
  "LinkBorrowersResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "BorrowersLinked",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "LoanChangeQuoteResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanChangeQuote",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "LoanCommandResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "Node": [
    "Borrower",
    "Loan",
    "Repayment",
    "RiskAssessment",
    "Underwriting",
    "UnderwritingDeal"
  ],
  "Refusal": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "RepaymentCommandResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "RepaymentUpdated",
    "StipulationsOpen"
  ],
  "RepaymentQuoteResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "RepaymentQuote",
    "StipulationsOpen"
  ],
  "RevokeClientResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "ClientRevoked",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "RotateClientKeyResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "ClientCredentialsIssued",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen"
  ],
  "ScheduledPaymentCommandResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "ScheduledPaymentUpdated",
    "StipulationsOpen"
  ],
  "WebhookDeliveryResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen",
    "WebhookDeliveryMade"
  ],
  "WebhookResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen",
    "WebhookChanged"
  ],
  "WebhookSecretResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "NotYetAllowed",
    "StipulationsOpen",
    "WebhookSecretIssued"
  ]
} as const;

/** Types whose objects have an id: one object of the cache each. */
export const entities = [
  "ApiClient",
  "AuditEntry",
  "Autopay",
  "Borrower",
  "CollateralValuation",
  "LedgerPosting",
  "Loan",
  "LoanAdjustment",
  "LoanApproval",
  "LoanDocument",
  "LoanEvent",
  "LoanFee",
  "LoanHold",
  "Repayment",
  "RiskAssessment",
  "ScheduledPayment",
  "Stipulation",
  "Underwriting",
  "UnderwritingDeal",
  "Webhook",
  "WebhookDelivery"
] as const;

/** Types whose objects have none: part of the object that they hang on. */
export const values = [
  "Allocation",
  "AmountTooHigh",
  "AmountsOwed",
  "ApiClientConnection",
  "ApiClientEdge",
  "ApplicationDealer",
  "ApplicationPartner",
  "ApplicationVehicle",
  "ApprovalNeeded",
  "ApprovalUpdated",
  "AprQuote",
  "AuditEntryConnection",
  "AuditEntryEdge",
  "AuthToken",
  "AutoLoan",
  "AutopayUpdated",
  "BorrowerErased",
  "BorrowerRisk",
  "BorrowersLinked",
  "BucketSlice",
  "CashflowRow",
  "CashflowRowConnection",
  "CashflowRowEdge",
  "Cashflows",
  "ClientCredentialsIssued",
  "ClientPortfolio",
  "ClientRevoked",
  "CoApplicant",
  "Collateral",
  "CollateralValuationConnection",
  "CollateralValuationEdge",
  "ComingRate",
  "CommandRefused",
  "ContractFigures",
  "DateNotAllowed",
  "DealDecision",
  "DealForecast",
  "DealNotOffered",
  "DealPricing",
  "DealRisk",
  "DealTerms",
  "Dealer",
  "Delinquency",
  "DelinquencyHistory",
  "DelinquencyRates",
  "DelinquencySpell",
  "ErasureRequested",
  "GradeSlice",
  "HoldUpdated",
  "InputFault",
  "Installment",
  "InstallmentConnection",
  "InstallmentEdge",
  "InvalidInput",
  "LedgerEntry",
  "LedgerPostingConnection",
  "LedgerPostingEdge",
  "Lender",
  "LenderSlice",
  "LoanAdjustmentConnection",
  "LoanAdjustmentEdge",
  "LoanApplication",
  "LoanApprovalConnection",
  "LoanApprovalEdge",
  "LoanChange",
  "LoanChangeQuote",
  "LoanConnection",
  "LoanCreated",
  "LoanDocumentLink",
  "LoanEdge",
  "LoanEventConnection",
  "LoanEventEdge",
  "LoanFeeConnection",
  "LoanFeeEdge",
  "LoanFeedConnection",
  "LoanFeedEdge",
  "LoanHoldConnection",
  "LoanHoldEdge",
  "LoanOnHold",
  "LoanProgress",
  "LoanRecord",
  "LoanTerms",
  "LoanUpdated",
  "MacroEconomicFeatures",
  "MonthEndBucket",
  "NotAllowedInState",
  "NotYetAllowed",
  "OfferedDeal",
  "PageInfo",
  "PayoffQuote",
  "PortfolioAverages",
  "PortfolioLosses",
  "PortfolioMonthEnd",
  "PortfolioSummary",
  "ProgressStage",
  "QuotedInstallment",
  "RepaymentConnection",
  "RepaymentEdge",
  "RepaymentInitiated",
  "RepaymentQuote",
  "RepaymentUpdated",
  "RequestedTerms",
  "RiskRatingSlice",
  "RollRate",
  "ScheduleQuote",
  "ScheduledPaymentConnection",
  "ScheduledPaymentEdge",
  "ScheduledPaymentUpdated",
  "SchemaUse",
  "SchemaUseConnection",
  "SchemaUseEdge",
  "Servicer",
  "ServicerSlice",
  "ServicingRules",
  "SignedContract",
  "StatusSlice",
  "StipulationsOpen",
  "SubmittedRepayment",
  "TermPeriod",
  "TermsQuote",
  "TradeLineRow",
  "TradeLineRowConnection",
  "TradeLineRowEdge",
  "TradeLines",
  "Viewer",
  "ViewerCommand",
  "WebhookChanged",
  "WebhookConnection",
  "WebhookDeleted",
  "WebhookDeliveryConnection",
  "WebhookDeliveryEdge",
  "WebhookDeliveryMade",
  "WebhookEdge",
  "WebhookFilter",
  "WebhookSecretIssued",
  "YieldQuote"
] as const;

/** Lists of such objects, by the type that they hang on. */
export const valueLists = {
  "ApiClientConnection": [
    "edges"
  ],
  "AuditEntryConnection": [
    "edges"
  ],
  "CashflowRowConnection": [
    "edges"
  ],
  "CollateralValuationConnection": [
    "edges"
  ],
  "DealNotOffered": [
    "offeredDeals"
  ],
  "DelinquencyHistory": [
    "spells"
  ],
  "InstallmentConnection": [
    "edges"
  ],
  "InvalidInput": [
    "faults"
  ],
  "LedgerPosting": [
    "entries"
  ],
  "LedgerPostingConnection": [
    "edges"
  ],
  "Loan": [
    "termHistory",
    "viewerCommands"
  ],
  "LoanAdjustmentConnection": [
    "edges"
  ],
  "LoanApprovalConnection": [
    "edges"
  ],
  "LoanConnection": [
    "edges"
  ],
  "LoanEventConnection": [
    "edges"
  ],
  "LoanFeeConnection": [
    "edges"
  ],
  "LoanFeedConnection": [
    "edges"
  ],
  "LoanHoldConnection": [
    "edges"
  ],
  "PortfolioMonthEnd": [
    "byBucket"
  ],
  "PortfolioSummary": [
    "byBucket",
    "byGrade",
    "byLender",
    "byRiskRating",
    "byServicer",
    "byStatus",
    "monthEnds",
    "rollRates"
  ],
  "RepaymentConnection": [
    "edges"
  ],
  "RiskAssessment": [
    "loanTerms"
  ],
  "ScheduleQuote": [
    "installments"
  ],
  "ScheduledPaymentConnection": [
    "edges"
  ],
  "SchemaUseConnection": [
    "edges"
  ],
  "TermsQuote": [
    "comingRates",
    "schedule"
  ],
  "TradeLineRowConnection": [
    "edges"
  ],
  "WebhookConnection": [
    "edges"
  ],
  "WebhookDeliveryConnection": [
    "edges"
  ]
} as const;

/** Lists in pages, with the arguments that make another list of them. */
export const connections = {
  "Query.approvals": [
    "filter"
  ],
  "Query.auditLog": [
    "clientId",
    "from",
    "subject",
    "to"
  ],
  "Query.clients": [],
  "Query.holds": [
    "filter"
  ],
  "Query.loanEvents": [
    "filter"
  ],
  "Query.loans": [
    "filter",
    "orderBy"
  ],
  "Query.repayments": [
    "filter",
    "orderBy"
  ],
  "Query.scheduledPayments": [
    "filter",
    "orderBy"
  ],
  "Query.schemaUsage": [
    "clientId",
    "deprecated",
    "field"
  ],
  "Query.webhooks": [],
  "Borrower.loans": [
    "filter",
    "orderBy"
  ],
  "Cashflows.rows": [],
  "Collateral.valuations": [],
  "Loan.adjustments": [],
  "Loan.events": [],
  "Loan.fees": [],
  "Loan.holds": [
    "standingOn"
  ],
  "Loan.ledger": [],
  "Loan.repayments": [],
  "Loan.schedule": [
    "asOf"
  ],
  "Loan.scheduledPayments": [],
  "TradeLines.rows": [],
  "Webhook.deliveries": []
} as const;

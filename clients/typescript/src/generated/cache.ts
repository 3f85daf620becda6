/* eslint-disable */
/** The members of every union and interface. */
export const possibleTypes = {
  "AccelerateLoanResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "AcceptTransferResult": [
    "CommandRefused",
    "InvalidInput",
    "TransferUpdated"
  ],
  "AcknowledgeRepaymentResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "RepaymentUpdated"
  ],
  "AddNoteResult": [
    "CommandRefused",
    "ContactFileUpdated",
    "InvalidInput"
  ],
  "AddProductResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "ProductUpdated"
  ],
  "AdjustPrincipalResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "AnswerComplaintResult": [
    "CommandRefused",
    "ContactFileUpdated",
    "InvalidInput"
  ],
  "ApproveResult": [
    "AmountTooHigh",
    "ApprovalUpdated",
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState"
  ],
  "AssessFeeResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "AuthorizeAutopayResult": [
    "AutopayUpdated",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState"
  ],
  "BuyBackResult": [
    "CommandRefused",
    "InvalidInput",
    "TransferUpdated"
  ],
  "CancelProductResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "ProductUpdated"
  ],
  "CancelPromiseResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "PromiseUpdated"
  ],
  "CancelRepaymentResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "RepaymentUpdated"
  ],
  "CancelScheduledPaymentResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "ScheduledPaymentUpdated"
  ],
  "CancelTransferResult": [
    "CommandRefused",
    "InvalidInput",
    "TransferUpdated"
  ],
  "ChangeDueDateResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "ChangeRateResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "ChargeOffLoanResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "ClaimWorkResult": [
    "CommandRefused",
    "InvalidInput",
    "WorkUpdated"
  ],
  "ClearStipulationResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "ClosePeriodResult": [
    "CommandRefused",
    "InvalidInput",
    "PeriodUpdated"
  ],
  "CompleteUnderwritingResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "CompleteWorkResult": [
    "CommandRefused",
    "InvalidInput",
    "WorkUpdated"
  ],
  "CreateClientResult": [
    "ClientCredentialsIssued",
    "CommandRefused",
    "InvalidInput"
  ],
  "CreateLoanResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanCreated"
  ],
  "CreateWebhookResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookSecretIssued"
  ],
  "DeclineTransferResult": [
    "CommandRefused",
    "InvalidInput",
    "TransferUpdated"
  ],
  "DeferPaymentsResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "DeleteWebhookResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookDeleted"
  ],
  "DisableWebhookResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookChanged"
  ],
  "EnableWebhookResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookChanged"
  ],
  "EraseBorrowerResult": [
    "BorrowerErased",
    "CommandRefused",
    "ErasureRequested",
    "InvalidInput",
    "NotYetAllowed"
  ],
  "FundLoanResult": [
    "CommandRefused",
    "DealNotOffered",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState",
    "StipulationsOpen"
  ],
  "ImportValuationResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "InitiateRepaymentResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "RepaymentInitiated"
  ],
  "IssueLetterResult": [
    "CommandRefused",
    "InvalidInput",
    "LetterIssued"
  ],
  "LiftHoldResult": [
    "CommandRefused",
    "HoldUpdated",
    "InvalidInput"
  ],
  "LinkBorrowersResult": [
    "BorrowersLinked",
    "CommandRefused",
    "InvalidInput"
  ],
  "LoanChangeQuoteResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanChangeQuote",
    "NotAllowedInState"
  ],
  "MarkRepaymentSentResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "RepaymentUpdated"
  ],
  "ModifyLoanResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "Node": [
    "ApiClient",
    "AuditEntry",
    "Autopay",
    "Borrower",
    "CollateralValuation",
    "HoldRelief",
    "LedgerPosting",
    "Loan",
    "LoanAdjustment",
    "LoanApproval",
    "LoanComplaint",
    "LoanContact",
    "LoanDocument",
    "LoanEvent",
    "LoanFee",
    "LoanHold",
    "LoanLetter",
    "LoanNote",
    "LoanProduct",
    "LoanTransfer",
    "PaymentNotice",
    "PaymentPromise",
    "Repayment",
    "Repossession",
    "RiskAssessment",
    "ScheduledPayment",
    "Stipulation",
    "Underwriting",
    "UnderwritingDeal",
    "Webhook",
    "WebhookDelivery",
    "WorkClaim"
  ],
  "PlaceHoldResult": [
    "CommandRefused",
    "HoldUpdated",
    "InvalidInput"
  ],
  "PromiseToPayResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "PromiseUpdated"
  ],
  "ProposeTransferResult": [
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "TransferUpdated"
  ],
  "ReageResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "ReamortizeResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RecordBankruptcyNoticeResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RecordComplaintResult": [
    "CommandRefused",
    "ContactFileUpdated",
    "InvalidInput"
  ],
  "RecordContactResult": [
    "CommandRefused",
    "ContactFileUpdated",
    "InvalidInput"
  ],
  "RecordCureNoticeResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RecordLienResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RecordPaymentNoticeResult": [
    "CommandRefused",
    "InvalidInput",
    "ScheduledPaymentUpdated"
  ],
  "RecordSaleNoticeResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RecordTotalLossResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RecordValuationResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated"
  ],
  "RedeemCollateralResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RedeliverWebhookResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookDeliveryMade"
  ],
  "RefundCreditResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RefundFeeResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
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
  "ReinstateLoanResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RejectResult": [
    "ApprovalUpdated",
    "CommandRefused",
    "InvalidInput"
  ],
  "ReleaseLienResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "ReopenPeriodResult": [
    "CommandRefused",
    "InvalidInput",
    "PeriodUpdated"
  ],
  "ReopenUnderwritingResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RepaymentQuoteResult": [
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "NotAllowedInState",
    "RepaymentQuote"
  ],
  "RepossessCollateralResult": [
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "RequestApprovalResult": [
    "AmountTooHigh",
    "ApprovalUpdated",
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState"
  ],
  "RetryPaymentResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "ScheduledPaymentUpdated"
  ],
  "ReverseAdjustmentResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "ReverseRepaymentResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState",
    "RepaymentUpdated"
  ],
  "RevokeAutopayResult": [
    "AutopayUpdated",
    "CommandRefused",
    "InvalidInput",
    "NotAllowedInState"
  ],
  "RevokeClientResult": [
    "ClientRevoked",
    "CommandRefused",
    "InvalidInput"
  ],
  "RotateClientKeyResult": [
    "ClientCredentialsIssued",
    "CommandRefused",
    "InvalidInput"
  ],
  "RotateWebhookSecretResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookSecretIssued"
  ],
  "SchedulePaymentResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanOnHold",
    "NotAllowedInState",
    "ScheduledPaymentUpdated"
  ],
  "SellCollateralResult": [
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "LoanOnHold",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "SetContactPreferencesResult": [
    "CommandRefused",
    "ContactFileUpdated",
    "InvalidInput"
  ],
  "SettleInsuranceResult": [
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "StartUnderwritingResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "SubmitRepaymentResult": [
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "NotAllowedInState",
    "RepaymentUpdated"
  ],
  "TestWebhookResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookDeliveryMade"
  ],
  "UndoChargeOffResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "UndoLoanChangeResult": [
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "UnlinkBorrowerResult": [
    "BorrowersLinked",
    "CommandRefused",
    "InvalidInput"
  ],
  "UpdateLoanReferencesResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated"
  ],
  "UpdateWebhookResult": [
    "CommandRefused",
    "InvalidInput",
    "WebhookChanged"
  ],
  "WaiveFeeResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "WaiveInterestResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "DateNotAllowed",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "WithdrawLoanResult": [
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ],
  "WriteOffSmallBalanceResult": [
    "AmountTooHigh",
    "ApprovalNeeded",
    "CommandRefused",
    "InvalidInput",
    "LoanUpdated",
    "NotAllowedInState"
  ]
} as const;

/** Types whose objects have an id: one object of the cache each. */
export const entities = [
  "ApiClient",
  "AuditEntry",
  "Autopay",
  "Borrower",
  "CollateralValuation",
  "HoldRelief",
  "LedgerPosting",
  "Loan",
  "LoanAdjustment",
  "LoanApproval",
  "LoanComplaint",
  "LoanContact",
  "LoanDocument",
  "LoanEvent",
  "LoanFee",
  "LoanHold",
  "LoanLetter",
  "LoanNote",
  "LoanProduct",
  "LoanTransfer",
  "PaymentNotice",
  "PaymentPromise",
  "Repayment",
  "Repossession",
  "RiskAssessment",
  "ScheduledPayment",
  "Stipulation",
  "Underwriting",
  "UnderwritingDeal",
  "Webhook",
  "WebhookDelivery",
  "WorkClaim"
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
  "BankruptcyCase",
  "BorrowerErased",
  "BorrowerRepresentative",
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
  "CommandPreview",
  "CommandRefused",
  "ContactFileUpdated",
  "ContactObstacle",
  "ContactPermission",
  "ContactPreferences",
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
  "LateFeeAmount",
  "LateFeeLimit",
  "LateFeePolicy",
  "LedgerEntry",
  "LedgerPeriod",
  "LedgerPostingConnection",
  "LedgerPostingEdge",
  "Lender",
  "LenderSlice",
  "LetterIssued",
  "LetterPreview",
  "LoanAcceleration",
  "LoanAdjustmentConnection",
  "LoanAdjustmentEdge",
  "LoanApplication",
  "LoanApprovalConnection",
  "LoanApprovalEdge",
  "LoanChange",
  "LoanChangeQuote",
  "LoanComplaintConnection",
  "LoanComplaintEdge",
  "LoanConnection",
  "LoanContactConnection",
  "LoanContactEdge",
  "LoanCreated",
  "LoanDocumentLink",
  "LoanEdge",
  "LoanEventConnection",
  "LoanEventEdge",
  "LoanFeeConnection",
  "LoanFeeEdge",
  "LoanFeedConnection",
  "LoanFeedEdge",
  "LoanFigures",
  "LoanHoldConnection",
  "LoanHoldEdge",
  "LoanLetterConnection",
  "LoanLetterEdge",
  "LoanNoteConnection",
  "LoanNoteEdge",
  "LoanOnHold",
  "LoanOwnership",
  "LoanProgress",
  "LoanRecord",
  "LoanTerms",
  "LoanTransferConnection",
  "LoanTransferEdge",
  "LoanUpdated",
  "LoanValuation",
  "MacroEconomicFeatures",
  "MonthEndBucket",
  "NotAllowedInState",
  "NotYetAllowed",
  "OfferedDeal",
  "PageInfo",
  "PaymentPromiseConnection",
  "PaymentPromiseEdge",
  "PayoffQuote",
  "PeriodUpdated",
  "PortfolioAverages",
  "PortfolioLosses",
  "PortfolioMonthEnd",
  "PortfolioSummary",
  "PreviewedEvent",
  "PreviewedPosting",
  "ProductUpdated",
  "ProgressStage",
  "PromiseUpdated",
  "QuotedInstallment",
  "Remittance",
  "RepaymentConnection",
  "RepaymentEdge",
  "RepaymentInitiated",
  "RepaymentQuote",
  "RepaymentUpdated",
  "RequestedTerms",
  "ReturnRate",
  "ReturnRates",
  "RiskRatingSlice",
  "RollRate",
  "SaleExplanation",
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
  "TransferUpdated",
  "ValuationMonth",
  "ValuationMonthConnection",
  "ValuationMonthEdge",
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
  "WorkQueue",
  "WorkUpdated",
  "YieldQuote"
] as const;

/** Lists of such objects, by the type that they hang on. */
export const valueLists = {
  "Query": [
    "workQueues"
  ],
  "ApiClientConnection": [
    "edges"
  ],
  "AuditEntryConnection": [
    "edges"
  ],
  "CashflowRowConnection": [
    "edges",
    "nodes"
  ],
  "CollateralValuationConnection": [
    "edges"
  ],
  "CommandPreview": [
    "events",
    "postings"
  ],
  "ContactPermission": [
    "obstacles"
  ],
  "DealNotOffered": [
    "offeredDeals"
  ],
  "DelinquencyHistory": [
    "spells"
  ],
  "InstallmentConnection": [
    "edges",
    "nodes"
  ],
  "InvalidInput": [
    "faults"
  ],
  "LateFeeLimit": [
    "amounts"
  ],
  "LateFeePolicy": [
    "amounts"
  ],
  "LedgerPosting": [
    "entries"
  ],
  "LedgerPostingConnection": [
    "edges"
  ],
  "Loan": [
    "ownership",
    "termHistory",
    "trialBalance",
    "viewerCommands"
  ],
  "LoanAdjustmentConnection": [
    "edges"
  ],
  "LoanApprovalConnection": [
    "edges"
  ],
  "LoanComplaintConnection": [
    "edges"
  ],
  "LoanConnection": [
    "edges"
  ],
  "LoanContactConnection": [
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
  "LoanLetterConnection": [
    "edges"
  ],
  "LoanNoteConnection": [
    "edges"
  ],
  "LoanTransferConnection": [
    "edges"
  ],
  "PaymentPromiseConnection": [
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
    "ledgerPeriods",
    "monthEnds",
    "rollRates",
    "trialBalance"
  ],
  "PreviewedPosting": [
    "entries"
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
    "edges",
    "nodes"
  ],
  "TermsQuote": [
    "comingRates",
    "schedule"
  ],
  "TradeLineRowConnection": [
    "edges",
    "nodes"
  ],
  "ValuationMonthConnection": [
    "edges",
    "nodes"
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
  "Query.loanTransfers": [
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
  "Loan.complaints": [],
  "Loan.contacts": [],
  "Loan.events": [],
  "Loan.fees": [],
  "Loan.holds": [
    "activeOn"
  ],
  "Loan.ledger": [
    "by",
    "from",
    "through"
  ],
  "Loan.letters": [],
  "Loan.notes": [],
  "Loan.promises": [
    "state"
  ],
  "Loan.repayments": [
    "filter",
    "orderBy"
  ],
  "Loan.schedule": [
    "asOf"
  ],
  "Loan.scheduledPayments": [],
  "LoanValuation.cashflows": [],
  "TradeLines.rows": [],
  "Webhook.deliveries": [],
  "WorkQueue.loans": []
} as const;

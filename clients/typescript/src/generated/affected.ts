/* eslint-disable */
const set0 = ["Loan.adjustments","Loan.allowedCommands","Loan.autoLoan","Loan.autopay","Loan.creditBalance","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.events","Loan.fees","Loan.figuresAsOf","Loan.installmentCount","Loan.interestRate","Loan.lastPaymentDate","Loan.ledger","Loan.loanPayments","Loan.maturityDate","Loan.nextPaymentDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.schedule","Loan.scheduledPayments","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set1 = ["Loan.adjustments","Loan.allowedCommands","Loan.autoLoan","Loan.autopay","Loan.collateral","Loan.creditBalance","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.encumberedStatus","Loan.events","Loan.fees","Loan.figuresAsOf","Loan.installmentCount","Loan.interestRate","Loan.lastPaymentDate","Loan.ledger","Loan.loanPayments","Loan.loanStatus","Loan.maturityDate","Loan.nextPaymentDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.progress","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.schedule","Loan.scheduledPayments","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set2 = ["Loan.allowedCommands","Loan.delinquency","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set3 = ["Loan.acceleration","Loan.adjustments","Loan.allowedCommands","Loan.autoLoan","Loan.autopay","Loan.creditBalance","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.events","Loan.fees","Loan.figuresAsOf","Loan.installmentCount","Loan.interestRate","Loan.lastPaymentDate","Loan.ledger","Loan.loanPayments","Loan.maturityDate","Loan.nextPaymentDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.schedule","Loan.scheduledPayments","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set4 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands","LoanApproval"] as const;
const set5 = ["Loan.acceleration","Loan.adjustments","Loan.allowedCommands","Loan.autoLoan","Loan.autopay","Loan.creditBalance","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.events","Loan.fees","Loan.figuresAsOf","Loan.installmentCount","Loan.interestRate","Loan.lastPaymentDate","Loan.ledger","Loan.loanPayments","Loan.maturityDate","Loan.nextPaymentDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.schedule","Loan.scheduledPayments","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands","LoanApproval"] as const;
const set6 = ["Loan.allowedCommands","Loan.autopay","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.scheduledPayments","Loan.trialBalance","Loan.viewerCommands"] as const;
const set7 = ["Loan.allowedCommands","Loan.autopay","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set8 = ["Loan.allowedCommands","Loan.autopay","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.repayments","Loan.scheduledPayments","Loan.trialBalance","Loan.viewerCommands"] as const;
const set9 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.scheduledPayments","Loan.trialBalance","Loan.viewerCommands"] as const;
const set10 = ["Borrower","Loan.application","Loan.borrower","Loan.borrowerAddress","Loan.borrowerId","Loan.events","Loan.holds","Loan.lendingDecisionReason","Loan.loanPayments","Loan.record","Loan.repayments","Loan.riskAssessment","Loan.underwriting"] as const;
const set11 = ["Borrower"] as const;
const set12 = ["ApiClient"] as const;
const set13 = ["Loan.allowedCommands","Loan.autoLoan","Loan.collateral","Loan.collateralAmount","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set14 = ["Loan.allowedCommands","Loan.collateral","Loan.encumberedStatus","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set15 = ["Loan.acceleration","Loan.adjustments","Loan.allowedCommands","Loan.autoLoan","Loan.autopay","Loan.collateral","Loan.collateralAmount","Loan.creditBalance","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.encumberedStatus","Loan.events","Loan.fees","Loan.figuresAsOf","Loan.installmentCount","Loan.interestRate","Loan.lastPaymentDate","Loan.ledger","Loan.loanPayments","Loan.loanStatus","Loan.maturityDate","Loan.nextPaymentDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.progress","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.schedule","Loan.scheduledPayments","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set16 = ["Loan.allowedCommands","Loan.contacts","Loan.events","Loan.ledger","Loan.mayContact","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set17 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.notes","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set18 = ["Loan.allowedCommands","Loan.contactPreferences","Loan.events","Loan.ledger","Loan.mayContact","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set19 = ["Loan.allowedCommands","Loan.complaints","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set20 = ["Loan.adjustments","Loan.allowedCommands","Loan.autoLoan","Loan.autopay","Loan.collateral","Loan.creditBalance","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.encumberedStatus","Loan.events","Loan.fees","Loan.figuresAsOf","Loan.holds","Loan.installmentCount","Loan.interestRate","Loan.lastPaymentDate","Loan.ledger","Loan.loanPayments","Loan.loanStatus","Loan.maturityDate","Loan.nextPaymentDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.progress","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.schedule","Loan.scheduledPayments","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set21 = ["Query.portfolio"] as const;
const set22 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.letters","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set23 = ["Loan.allowedCommands","Loan.applicantCreditVision","Loan.autoLoan","Loan.borrowerAddress","Loan.coApplicantCreditVision","Loan.creditReportHash","Loan.events","Loan.grade","Loan.indexRate","Loan.initialLender","Loan.ledger","Loan.loanServicer","Loan.macroEconomicFeatures","Loan.prepaymentPenaltyPercent","Loan.primaryServicer","Loan.primaryServicerId","Loan.publicRecord","Loan.record","Loan.retailInstallmentContractHash","Loan.secondaryServicer","Loan.secondaryServicerId","Loan.spread","Loan.startBlock","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set24 = ["Query.loans","Query.portfolio","Borrower.loans","Borrower.risk","LoanEvent"] as const;
const set25 = ["Loan.allowedCommands","Loan.collateral","Loan.encumberedStatus","Loan.events","Loan.ledger","Loan.loanStatus","Loan.progress","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set26 = ["Loan.allowedCommands","Loan.aprPercent","Loan.autoLoan","Loan.collateral","Loan.defaultProbability","Loan.encumberedStatus","Loan.events","Loan.fairValuePrice","Loan.grade","Loan.ledger","Loan.lendingDecisionReason","Loan.loanStatus","Loan.predictedChargeoffAmount","Loan.predictedGrossCashflow","Loan.predictedInterestPaid","Loan.predictedNetCashflow","Loan.predictedPrincipalPaid","Loan.predictedRecoveredAmount","Loan.predictedYield","Loan.progress","Loan.publicRecord","Loan.record","Loan.riskAssessment","Loan.stipulations","Loan.trialBalance","Loan.underwriting","Loan.viewerCommands"] as const;
const set27 = ["Loan.allowedCommands","Loan.collateral","Loan.encumberedStatus","Loan.events","Loan.ledger","Loan.loanStatus","Loan.progress","Loan.publicRecord","Loan.record","Loan.stipulations","Loan.trialBalance","Loan.underwriting","Loan.viewerCommands"] as const;
const set28 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.stipulations","Loan.trialBalance","Loan.viewerCommands"] as const;
const set29 = ["Loan.adjustments","Loan.allowedCommands","Loan.amortizationType","Loan.aprPercent","Loan.autoLoan","Loan.autopay","Loan.collateral","Loan.contract","Loan.creditBalance","Loan.defaultProbability","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.encumberedStatus","Loan.events","Loan.fairValuePrice","Loan.fees","Loan.figuresAsOf","Loan.firstPaymentDate","Loan.indexRate","Loan.installmentCount","Loan.interestRate","Loan.interestRateType","Loan.lastPaymentDate","Loan.lateFee","Loan.ledger","Loan.loanAmount","Loan.loanPayments","Loan.loanStatus","Loan.maturityDate","Loan.nextPaymentDate","Loan.originationDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.predictedChargeoffAmount","Loan.predictedGrossCashflow","Loan.predictedInterestPaid","Loan.predictedNetCashflow","Loan.predictedPrincipalPaid","Loan.predictedRecoveredAmount","Loan.predictedYield","Loan.prepaymentPenaltyPercent","Loan.principalAmount","Loan.progress","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.rules","Loan.schedule","Loan.scheduledPayments","Loan.spread","Loan.term","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set30 = ["Loan.adjustments","Loan.allowedCommands","Loan.autoLoan","Loan.autopay","Loan.creditBalance","Loan.delinquency","Loan.delinquentAmount","Loan.delinquentDays","Loan.events","Loan.fees","Loan.figuresAsOf","Loan.installmentCount","Loan.interestRate","Loan.lastPaymentDate","Loan.ledger","Loan.loanPayments","Loan.maturityDate","Loan.nextPaymentDate","Loan.paymentFrequency","Loan.payoffQuote","Loan.promises","Loan.publicRecord","Loan.record","Loan.remainingBalance","Loan.repaidAmount","Loan.repayments","Loan.riskRating","Loan.schedule","Loan.scheduledPayments","Loan.termHistory","Loan.trialBalance","Loan.valuation","Loan.viewerCommands","Query.loanTransfers"] as const;
const set31 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands","LoanTransfer","Query.loanTransfers"] as const;
const set32 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands","Query.loanTransfers"] as const;
const set33 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.products","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set34 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.promises","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.viewerCommands"] as const;
const set35 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.repayments","Loan.trialBalance","Loan.viewerCommands"] as const;
const set36 = ["Loan.allowedCommands","Loan.events","Loan.ledger","Loan.publicRecord","Loan.record","Loan.trialBalance","Loan.valuation","Loan.viewerCommands"] as const;
const set37 = ["Webhook"] as const;
const set38 = ["Loan.workClaim","Query.workQueues"] as const;
/** What each command changes: a field as `Type.field`, or all fields of a type as `Type`. */
export const affects = {
  assessFee: set0,
  waiveFee: set1,
  refundFee: set0,
  waiveInterest: set1,
  refundCredit: set0,
  adjustPrincipal: set1,
  reverseAdjustment: set1,
  writeOffSmallBalance: set1,
  deferPayments: set1,
  changeDueDate: set1,
  changeRate: set1,
  reamortize: set1,
  reage: set1,
  modifyLoan: set1,
  undoLoanChange: set1,
  recordBankruptcyNotice: set2,
  accelerateLoan: set3,
  reinstateLoan: set3,
  chargeOffLoan: set1,
  undoChargeOff: set1,
  requestApproval: set4,
  approve: set5,
  reject: set4,
  schedulePayment: set6,
  authorizeAutopay: set7,
  revokeAutopay: set8,
  cancelScheduledPayment: set6,
  retryPayment: set6,
  recordPaymentNotice: set9,
  eraseBorrower: set10,
  linkBorrowers: set11,
  unlinkBorrower: set11,
  createClient: set12,
  revokeClient: set12,
  rotateClientKey: set12,
  recordValuation: set13,
  recordLien: set14,
  releaseLien: set14,
  recordCureNotice: set14,
  repossessCollateral: set14,
  redeemCollateral: set14,
  recordSaleNotice: set14,
  sellCollateral: set15,
  recordTotalLoss: set14,
  settleInsurance: set15,
  recordContact: set16,
  addNote: set17,
  setContactPreferences: set18,
  recordComplaint: set19,
  answerComplaint: set19,
  placeHold: set20,
  liftHold: set20,
  closePeriod: set21,
  reopenPeriod: set21,
  issueLetter: set22,
  updateLoanReferences: set23,
  createLoan: set24,
  startUnderwriting: set25,
  completeUnderwriting: set26,
  reopenUnderwriting: set27,
  clearStipulation: set28,
  withdrawLoan: set25,
  fundLoan: set29,
  proposeTransfer: set30,
  acceptTransfer: set31,
  declineTransfer: set31,
  cancelTransfer: set31,
  buyBack: set32,
  addProduct: set33,
  cancelProduct: set33,
  promiseToPay: set34,
  cancelPromise: set34,
  submitRepayment: set0,
  initiateRepayment: set35,
  acknowledgeRepayment: set1,
  reverseRepayment: set1,
  markRepaymentSent: set35,
  cancelRepayment: set35,
  importValuation: set36,
  createWebhook: set37,
  deleteWebhook: set37,
  disableWebhook: set37,
  enableWebhook: set37,
  redeliverWebhook: set37,
  rotateWebhookSecret: set37,
  testWebhook: set37,
  updateWebhook: set37,
  claimWork: set38,
  completeWork: set38,
} as const;

/** The types of objects with an id that are read through a field that a command changes. */
export const leadsTo = {
  "ApiClient": [
    "ApiClient"
  ],
  "Borrower": [
    "Borrower"
  ],
  "Loan.adjustments": [
    "LoanAdjustment"
  ],
  "Loan.autopay": [
    "Autopay"
  ],
  "Loan.collateral": [
    "CollateralValuation",
    "Repossession"
  ],
  "Loan.complaints": [
    "LoanComplaint"
  ],
  "Loan.contacts": [
    "LoanContact"
  ],
  "Loan.events": [
    "LoanEvent"
  ],
  "Loan.fees": [
    "LoanFee"
  ],
  "Loan.holds": [
    "HoldRelief",
    "LoanHold"
  ],
  "Loan.ledger": [
    "LedgerPosting"
  ],
  "Loan.letters": [
    "LoanLetter"
  ],
  "Loan.notes": [
    "LoanNote"
  ],
  "Loan.products": [
    "LoanProduct"
  ],
  "Loan.promises": [
    "PaymentPromise"
  ],
  "Loan.repayments": [
    "Repayment"
  ],
  "Loan.riskAssessment": [
    "RiskAssessment"
  ],
  "Loan.scheduledPayments": [
    "PaymentNotice",
    "Repayment",
    "ScheduledPayment"
  ],
  "Loan.stipulations": [
    "Stipulation"
  ],
  "Loan.underwriting": [
    "LoanDocument",
    "Underwriting",
    "UnderwritingDeal"
  ],
  "Loan.workClaim": [
    "WorkClaim"
  ],
  "LoanApproval": [
    "LoanApproval"
  ],
  "LoanEvent": [
    "LoanEvent"
  ],
  "LoanTransfer": [
    "LoanTransfer"
  ],
  "Query.loanTransfers": [
    "LoanTransfer"
  ],
  "Webhook": [
    "Webhook"
  ]
} as const;

/** Fields computed from others, and lists of objects that commands change. */
export const dependsOn = {
  "Query.portfolio": [
    "Loan.delinquency",
    "Loan.loanStatus",
    "Loan.remainingBalance",
    "Loan.autoLoan",
    "Loan.collateral",
    "Loan.trialBalance"
  ],
  "Query.previewCommand": [
    "Loan.delinquency",
    "Loan.loanStatus",
    "Loan.remainingBalance",
    "Loan.holds"
  ],
  "Query.quoteLoanChange": [
    "Loan.delinquency",
    "Loan.loanStatus",
    "Loan.remainingBalance"
  ],
  "Query.quoteRepayment": [
    "Loan.delinquency",
    "Loan.loanStatus",
    "Loan.remainingBalance"
  ],
  "Query.returnRates": [
    "Loan.repayments",
    "Loan.scheduledPayments"
  ],
  "Borrower.risk": [
    "Loan.delinquency",
    "Loan.loanStatus",
    "Loan.remainingBalance"
  ],
  "Query.approvals": [
    "LoanApproval"
  ],
  "Query.borrower": [
    "Borrower"
  ],
  "Query.borrowerBySsn": [
    "Borrower"
  ],
  "Query.clients": [
    "ApiClient"
  ],
  "Query.findBorrowers": [
    "Borrower"
  ],
  "Query.holds": [
    "HoldRelief",
    "LoanHold"
  ],
  "Query.loanEvents": [
    "LoanEvent"
  ],
  "Query.loanTransfers": [
    "LoanTransfer"
  ],
  "Query.node": [
    "ApiClient",
    "Autopay",
    "Borrower",
    "CollateralValuation",
    "HoldRelief",
    "LedgerPosting",
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
    "WorkClaim"
  ],
  "Query.nodes": [
    "ApiClient",
    "Autopay",
    "Borrower",
    "CollateralValuation",
    "HoldRelief",
    "LedgerPosting",
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
    "WorkClaim"
  ],
  "Query.repayment": [
    "Repayment"
  ],
  "Query.repayments": [
    "Repayment"
  ],
  "Query.scheduledPayments": [
    "PaymentNotice",
    "Repayment",
    "ScheduledPayment"
  ],
  "Query.webhooks": [
    "Webhook"
  ]
} as const;

/** How the arguments of a list of loans name the field that they filter or sort by. */
export const selectedBy = {
  "Loan.autoLoan": [
    "paymentStatus"
  ],
  "Loan.defaultProbability": [
    "DEFAULT_PROBABILITY"
  ],
  "Loan.delinquency": [
    "bucket",
    "daysPastDue",
    "chargeOffDue"
  ],
  "Loan.encumberedStatus": [
    "encumberedStatus"
  ],
  "Loan.grade": [
    "grade"
  ],
  "Loan.holds": [
    "holds"
  ],
  "Loan.interestRate": [
    "INTEREST_RATE"
  ],
  "Loan.loanStatus": [
    "loanStatus"
  ],
  "Loan.maturityDate": [
    "maturityDate",
    "MATURITY_DATE"
  ],
  "Loan.nextPaymentDate": [
    "nextPaymentDate",
    "NEXT_PAYMENT_DATE"
  ],
  "Loan.originationDate": [
    "originationDate",
    "ORIGINATION_DATE"
  ],
  "Loan.primaryServicerId": [
    "primaryServicerId"
  ],
  "Loan.principalAmount": [
    "principalAmount",
    "PRINCIPAL_AMOUNT"
  ],
  "Loan.remainingBalance": [
    "remainingBalance",
    "REMAINING_BALANCE"
  ],
  "Loan.repayments": [
    "paymentReferences"
  ],
  "Loan.riskRating": [
    "riskRating"
  ]
} as const;

/** Lists of loans. */
export const loanLists = [
  "Query.loans",
  "Borrower.loans"
] as const;

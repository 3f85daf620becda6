import { fieldsOf, SHARED_TEXT, STAFF_TEXT, CREDIT_REPORT, DEAL_TEXT, type FieldRow } from './field.js';

export const LOAN_ROWS = [
  ['applicationId', 'text', 'SERVICING', 'Loan.applicationId', 'applicationId', 'always'],
  ['borrowerId', 'text', 'PERSONAL', 'Loan.borrowerId', 'borrowerId', 'always'],
  ['borrower', 'text', 'PERSONAL', 'application.personal', 'borrowerAddress'],
  ['lenderId', 'text', 'PUBLIC', 'Loan.lenderId', 'lenderId'],
  ['initialLender', 'text', 'PUBLIC', 'Loan.initialLender', 'initialLender'],
  ['primaryServicerId', 'text', 'PUBLIC', 'Loan.primaryServicerId', 'primaryServicerId'],
  ['secondaryServicerId', 'text', 'PUBLIC', 'Loan.secondaryServicerId', 'secondaryServicerId'],
  ['loanServicer', 'text', 'PUBLIC', 'Loan.loanServicer', 'loanServicer'],
  ['loanType', 'LoanType', 'PUBLIC', 'Loan.loanType', 'loanType', 'always'],
  ['principalAmount', 'amount', 'PUBLIC', 'Loan.principalAmount', 'principalAmount', 'always'],
  ['loanAmount', 'amount', 'PUBLIC', 'Loan.loanAmount', 'loanAmount'],
  ['collateralType', 'CollateralType', 'PUBLIC', 'Loan.collateralType', 'collateralType'],
  ['collateralAmount', 'amount', 'PUBLIC', 'Loan.collateralAmount', 'collateralAmount'],
  ['interestRate', 'rate', 'PUBLIC', 'Loan.interestRate', 'interestRate', 'funded'],
  ['spread', 'rate', 'PUBLIC', 'Loan.spread', 'spread'],
  ['interestRateType', 'InterestRateType', 'PUBLIC', 'Loan.interestRateType', 'interestRateType', 'funded'],
  ['indexRate', 'rate', 'PUBLIC', 'Loan.indexRate', 'indexRate'],
  ['originationDate', 'date', 'PUBLIC', 'Loan.originationDate', 'originationDate', 'funded'],
  ['maturityDate', 'date', 'PUBLIC', 'Loan.maturityDate', 'maturityDate', 'funded'],
  ['amortizationType', 'AmortizationType', 'PUBLIC', 'Loan.amortizationType', 'amortizationType', 'funded'],
  ['loanStatus', 'LoanStatus', 'PUBLIC', 'Loan.loanStatus', 'loanStatus', 'always'],
  ['encumberedStatus', 'EncumberedStatus', 'PUBLIC', 'Loan.encumberedStatus', 'encumberedStatus'],
  ['term', 'count', 'PUBLIC', 'Loan.term', 'term', 'funded'],
  ['repaidAmount', 'amount', 'PUBLIC', 'Loan.repaidAmount', 'repaidAmount'],
  ['remainingBalance', 'amount', 'PUBLIC', 'Loan.remainingBalance', 'remainingBalance', 'funded'],
  ['startBlock', 'blockNumber', 'PUBLIC', 'Loan.startBlock', 'startBlock'],
  ['delinquentAmount', 'amount', 'PUBLIC', 'Loan.delinquentAmount', 'delinquentAmount'],
  ['delinquentDays', 'count', 'PUBLIC', 'Loan.delinquentDays', 'delinquentDays'],
  ['paymentFrequency', 'PaymentFrequency', 'PUBLIC', 'Loan.paymentFrequency', 'paymentFrequency', 'funded'],
  ['installment', 'count', 'PUBLIC', 'Loan.installment', 'installmentCount'],
  ['riskRating', 'RiskRating', 'PUBLIC', 'Loan.riskRating', 'riskRating'],
  ['firstPaymentDate', 'date', 'PUBLIC', 'Loan.firstPaymentDate', 'firstPaymentDate', 'funded'],
  ['lastPaymentDate', 'date', 'PUBLIC', 'Loan.lastPaymentDate', 'lastPaymentDate'],
  ['nextPaymentDate', 'date', 'PUBLIC', 'Loan.nextPaymentDate', 'nextPaymentDate'],
  ['prepaymentPenalty', 'rate', 'PUBLIC', 'Loan.prepaymentPenalty', 'prepaymentPenaltyPercent'],
  ['lateFee', 'fee', 'PUBLIC', 'Loan.lateFee', 'lateFee'],
  ['createdAt', 'epochMillis', 'PUBLIC', 'Loan.createdAt', 'createdAt', 'always'],
  ['defaultProbability', 'fraction', 'MARKET', 'Loan.defaultProbability', 'defaultProbability'],
  ['grade', 'text', 'PUBLIC', 'Loan.grade', 'grade'],
  ['predictedPrincipalPaid', 'amount', 'MARKET', 'Loan.predictedPrincipalPaid', 'predictedPrincipalPaid'],
  ['predictedInterestPaid', 'amount', 'MARKET', 'Loan.predictedInterestPaid', 'predictedInterestPaid'],
  ['predictedChargeoffAmount', 'amount', 'MARKET', 'Loan.predictedChargeoffAmount', 'predictedChargeoffAmount'],
  ['predictedRecoveredAmount', 'amount', 'MARKET', 'Loan.predictedRecoveredAmount', 'predictedRecoveredAmount'],
  ['predictedGrossCashflow', 'amount', 'MARKET', 'Loan.predictedGrossCashflow', 'predictedGrossCashflow'],
  ['predictedNetCashflow', 'amount', 'MARKET', 'Loan.predictedNetCashflow', 'predictedNetCashflow'],
  ['predictedYield', 'fraction', 'MARKET', 'Loan.predictedYield', 'predictedYield'],
  ['apr', 'fraction', 'PUBLIC', 'Loan.apr', 'aprPercent'],
  ['fairValuePrice', 'amount', 'MARKET', 'Loan.fairValuePrice', 'fairValuePrice'],
  ['lendingDecisionReason', 'text', STAFF_TEXT, 'risk.staff', 'lendingDecisionReason'],
  ['creditReportHash', 'text', 'PUBLIC', 'Loan.creditReportHash', 'creditReportHash'],
  [
    'retailInstallmentContractHash',
    'text',
    'PUBLIC',
    'Loan.retailInstallmentContractHash',
    'retailInstallmentContractHash',
  ],
  ['applicantCreditVision', 'text', 'BUREAU', 'risk.bureau', 'applicantCreditVision'],
  ['coApplicantCreditVision', 'text', 'BUREAU', 'risk.bureau', 'coApplicantCreditVision'],
] as const satisfies readonly FieldRow[];

export const MACRO_ROWS = [
  ['unemployment', 'rateNumber', 'PUBLIC', 'Loan.macroUnemployment', 'unemployment'],
  ['cpi', 'number', 'PUBLIC', 'Loan.macroCpi', 'cpi'],
  ['fedRate', 'rateNumber', 'PUBLIC', 'Loan.macroFedRate', 'fedRate'],
] as const satisfies readonly FieldRow[];

const PAYMENT_ROWS = [
  ['loanPayments', 'payments', SHARED_TEXT, 'payments', 'loanPayments'],
] as const satisfies readonly FieldRow[];

/** Payment-to-income and debt-to-income reveal the income, so they are as personal as the income itself. */
export const AUTO_LOAN_ROWS = [
  ['fundedDate', 'date', 'PUBLIC', 'Loan.fundedDate', 'fundedDate'],
  ['currentDpd', 'count', 'PUBLIC', 'Loan.currentDpd', 'currentDpd'],
  ['originalBalance', 'amount', 'PUBLIC', 'Loan.originalBalance', 'originalBalance'],
  ['currentBalance', 'amount', 'PUBLIC', 'Loan.currentBalance', 'currentBalance'],
  ['originalTerm', 'count', 'PUBLIC', 'Loan.originalTerm', 'originalTerm'],
  ['remainingTerm', 'count', 'PUBLIC', 'Loan.remainingTerm', 'remainingTerm'],
  ['pti', 'fraction', 'PERSONAL', 'application.personal', 'pti'],
  ['dti', 'fraction', 'PERSONAL', 'application.personal', 'dti'],
  ['ltv', 'fraction', 'PUBLIC', 'Loan.ltv', 'ltv'],
  ['scheduledPayment', 'amount', 'PUBLIC', 'Loan.scheduledPayment', 'scheduledPayment'],
  ['currentPaymentDue', 'amount', 'PUBLIC', 'Loan.currentPaymentDue', 'currentPaymentDue'],
  ['pastDueAmount', 'amount', 'PUBLIC', 'Loan.pastDueAmount', 'pastDueAmount'],
  ['totalPrincipalPaid', 'amount', 'PUBLIC', 'Loan.totalPrincipalPaid', 'totalPrincipalPaid'],
  ['totalInterestPaid', 'amount', 'PUBLIC', 'Loan.totalInterestPaid', 'totalInterestPaid'],
  ['totalFeesPaid', 'amount', 'PUBLIC', 'Loan.totalFeesPaid', 'totalFeesPaid'],
  ['chargeoffAmount', 'amount', 'PUBLIC', 'Loan.chargeoffAmount', 'chargeoffAmount'],
  ['recoveredAmount', 'amount', 'PUBLIC', 'Loan.recoveredAmount', 'recoveredAmount'],
  ['paymentStatus', 'PaymentStatus', 'PUBLIC', 'Loan.paymentStatus', 'paymentStatus'],
  ['scheduledMaturityDate', 'date', 'PUBLIC', 'Loan.scheduledMaturityDate', 'scheduledMaturityDate'],
] as const satisfies readonly FieldRow[];

export const LOAN_DETAILS_FIELDS = [
  ...fieldsOf('loanDetails', 'Loan', LOAN_ROWS),
  ...fieldsOf('loanDetails.macroEconomicFeatures', 'Loan.macroEconomicFeatures', MACRO_ROWS),
  ...fieldsOf('loanDetails', 'Loan', PAYMENT_ROWS),
  ...fieldsOf('loanDetails.metadata.AutoLoan', 'Loan.autoLoan', AUTO_LOAN_ROWS),
];

const CASHFLOW_AND_CO_APPLICANT_FIELDS = fieldsOf('Underwriting', 'Underwriting', [
  ['CashflowsCsv', 'csv', 'MARKET', 'cashflowsCsv', 'cashflows.csv'],
  ['CoApplicantCreditBureauPDF', 'pdf', CREDIT_REPORT, 'documents.coApplicant', 'coApplicantCreditBureauPdf.content'],
  [
    'CoApplicantCreditBureauTradeLines',
    'csv',
    'BUREAU',
    'bureau.coApplicant.tradeLines',
    'coApplicantCreditBureauTradeLines.csv',
  ],
]);

const DEAL_TERMS_FIELDS = fieldsOf('Underwriting.DealTermsInfo[]', 'Underwriting.deals.terms', [
  ['ApprovedDownPayment', 'amount', 'ECONOMICS', 'underwriting.economics', 'approvedDownPayment'],
  ['TermsAPR', 'rate', 'ECONOMICS', 'underwriting.economics', 'aprPercent'],
  ['TermsDTI', 'fraction', ['ECONOMICS', 'PERSONAL'], 'underwriting.personal', 'dti'],
  ['TermsFrontEndLTV', 'fraction', 'ECONOMICS', 'underwriting.economics', 'frontEndLtv'],
  ['TermsLTV', 'fraction', 'ECONOMICS', 'underwriting.economics', 'ltv'],
  ['TermsLoanAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'loanAmount'],
  ['TermsMonthlyPayment', 'amount', 'ECONOMICS', 'underwriting.economics', 'monthlyPayment'],
  ['TermsPTI', 'fraction', ['ECONOMICS', 'PERSONAL'], 'underwriting.personal', 'pti'],
  ['TermsTerm', 'count', 'ECONOMICS', 'underwriting.economics', 'term'],
]);

const PRIMARY_BUREAU_FIELDS = fieldsOf('Underwriting', 'Underwriting', [
  ['PrimaryCreditBureauPDF', 'pdf', CREDIT_REPORT, 'documents.primary', 'primaryCreditBureauPdf.content'],
  ['PrimaryCreditBureauTradeLines', 'csv', 'BUREAU', 'bureau.primary.tradeLines', 'primaryCreditBureauTradeLines.csv'],
  ['PrimaryCreditInfo', 'attributes', 'BUREAU', 'bureau.primary.attributes', 'bureauAttributes'],
]);

const UNDERWRITING_ENTRY_FIELDS = fieldsOf('Underwriting.UnderwritingInfo[]', 'Underwriting.deals', [
  ['AllWarnings', 'reason', DEAL_TEXT, 'underwriting.staff', 'decision.allWarnings'],
  ['CollateralDefaultProb', 'fraction', 'ECONOMICS', 'underwriting.economics', 'risk.collateralDefaultProb'],
  ['DecisionReason', 'reason', DEAL_TEXT, 'underwriting.staff', 'decision.reason'],
  ['DecisionReasonSimple', 'reason', DEAL_TEXT, 'underwriting.staff', 'decision.reasonSimple'],
  ['DecisionStatus', 'decision', 'ECONOMICS', 'underwriting.economics', 'decision.status'],
  ['DefaultProb', 'fraction', 'ECONOMICS', 'underwriting.economics', 'risk.defaultProb'],
  ['FairValuePrice', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.fairValuePrice'],
  ['ForecastChargeoffAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.chargeoffAmount'],
  ['ForecastCompoundingIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.compoundingIrr'],
  ['ForecastCompoundingNetIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.compoundingNetIrr'],
  ['ForecastFairValuePrice', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.fairValuePrice'],
  ['ForecastInterestPaid', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.interestPaid'],
  ['ForecastNetLossAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.netLossAmount'],
  ['ForecastPresentValue', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.presentValue'],
  ['ForecastPrincipalPaid', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.principalPaid'],
  ['ForecastRecoveredAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.recoveredAmount'],
  ['ForecastSimpleIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.simpleIrr'],
  ['ForecastSimpleNetIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.simpleNetIrr'],
  ['ForecastTotalPaid', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.totalPaid'],
  ['ForecastTotalPaidLessFees', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.totalPaidLessFees'],
  ['SolventProb', 'fraction', 'ECONOMICS', 'underwriting.economics', 'risk.solventProb'],
  ['TermsApprovedBackEndProducts', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.approvedBackEndProducts'],
  ['TermsApprovedFrontEndAmt', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.approvedFrontEndAmt'],
  ['TermsApprovedFrontEndLTV', 'fraction', 'ECONOMICS', 'underwriting.economics', 'pricing.approvedFrontEndLtv'],
  ['TermsDealerDiscount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.dealerDiscount'],
  ['TermsDealerFlat', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.dealerFlat'],
  ['TermsDiscountFee', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.discountFee'],
  ['TermsFundedAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.fundedAmount'],
  ['TermsLoanDiscount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.loanDiscount'],
  ['TermsTotalDiscount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.totalDiscount'],
  ['WarningsNumber', 'count', 'ECONOMICS', 'underwriting.economics', 'decision.warningsNumber'],
]);

export const UNDERWRITING_FIELDS = [
  ...CASHFLOW_AND_CO_APPLICANT_FIELDS,
  ...DEAL_TERMS_FIELDS,
  ...PRIMARY_BUREAU_FIELDS,
  ...UNDERWRITING_ENTRY_FIELDS,
];

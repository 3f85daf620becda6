import { LoanApplicationResolver } from './application/application.resolver.js';
import { AuditEntryCountResolver, AuditLogResolver } from './audit/audit-log.resolver.js';
import { BorrowerBySsnResolver, LinkBorrowersResolver } from './borrower/borrower-identity.resolver.js';
import {
  BorrowerResolver,
  LoanBorrowerResolver,
  BorrowerRiskResolver,
  BorrowerHistoryResolver,
} from './borrower/borrower.resolver.js';
import { FindBorrowersResolver } from './borrower/find-borrowers.resolver.js';
import { EraseBorrowerResolver } from './borrower/erase-borrower.resolver.js';
import { ClientIssuedResolver, ClientResolver, ClientRevokedResolver } from './client/client.resolver.js';
import { CollateralCommandResolver, CollateralResolver } from './collateral/collateral.resolver.js';
import { DocumentResolver, UnderwritingDocumentResolver } from './document/document.resolver.js';
import { NodeResolver } from './entity/entities.js';
import {
  HoldCommandResolver,
  HoldUpdatedResolver,
  LoanHoldCountResolver,
  LoanHoldResolver,
  LoanHoldsResolver,
} from './hold/hold.resolver.js';
import { LoanCommandsResolver } from './hold/viewer-commands.resolver.js';
import { AutoLoanPartResolver, LoanPartResolver, LoanConnectionResolver, LoanResolver } from './loan/loan.resolver.js';
import {
  LoanChangeResolver,
  LoanUpdatedSubscription,
  LoanEventLoanResolver,
  LoanEventsResolver,
  PortfolioChangedSubscription,
} from './servicing/loan-events.resolver.js';
import { LoanReferencesResolver } from './loan/loan-references.resolver.js';
import { LoanCreatedResolver, OriginationCommandResolver } from './origination/origination.resolver.js';
import { SchemaUsageResolver } from './usage/schema-usage.resolver.js';
import { LoanPartiesResolver } from './party/party.resolver.js';
import { PortfolioResolver } from './portfolio/portfolio.resolver.js';
import { LoanRecordResolver } from './record/loan-record.resolver.js';
import {
  RepaymentPartResolver,
  RepaymentCommandResolver,
  RepaymentCountResolver,
  RepaymentInitiatedResolver,
  RepaymentResolver,
  RepaymentUpdatedResolver,
} from './repayment/repayment.resolver.js';
import { RepaymentQuoteResolver } from './repayment/repayment-quote.resolver.js';
import {
  AutopayResolver,
  AutopayUpdatedResolver,
  LoanPaymentsResolver,
  PaymentCommandResolver,
  ScheduledPaymentCountResolver,
  ScheduledPaymentResolver,
  ScheduledPaymentUpdatedResolver,
} from './payment/payment.resolver.js';
import { LoanRiskAssessmentResolver } from './risk/risk-assessment.resolver.js';
import {
  LoanEventTextResolver,
  LoanHoldTextResolver,
  RepaymentTextResolver,
  SignedContractTextResolver,
  StipulationTextResolver,
  ValuationTextResolver,
} from './servicing/loan-text.resolver.js';
import {
  LedgerPostingCountResolver,
  LoanEventCountResolver,
  LoanServicingResolver,
} from './servicing/loan-servicing.resolver.js';
import { DelinquencyHistoryResolver, LoanScheduleResolver } from './servicing/loan-schedule.resolver.js';
import { ChangeCommandResolver, LoanChangeQuoteResolver, TermHistoryResolver } from './change/change.resolver.js';
import {
  WebhookChangedResolver,
  WebhookCommandResolver,
  WebhookDeliveriesResolver,
  WebhookIssuedResolver,
  WebhookQueryResolver,
} from './webhook/webhook.resolver.js';
import { LoanUpdatedResolver, ServicingCommandResolver } from './servicing/servicing.resolver.js';
import { CashflowsResolver, UnderwritingCashflowsResolver } from './underwriting/cashflows.resolver.js';
import { TradeLinesResolver, UnderwritingTradeLinesResolver } from './underwriting/trade-lines.resolver.js';
import { LoanUnderwritingResolver, UnderwritingResolver } from './underwriting/underwriting.resolver.js';
import { QuotedInstallmentsResolver, QuoteResolver } from './quote/quote.resolver.js';
import { AuthTokenResolver, ViewerResolver } from './viewer/viewer.resolver.js';
import {
  AdjustmentCommandResolver,
  AdjustmentTextResolver,
  LoanAdjustmentsResolver,
} from './adjustment/adjustment.resolver.js';
import {
  ApprovalAnswerResolver,
  ApprovalCountResolver,
  ApprovalPartResolver,
  ApprovalResolver,
  ApprovalUpdatedResolver,
} from './approval/approval.resolver.js';

/** All that the graph is made of: one that is not here is not in it. */
export const RESOLVERS = [
  AdjustmentCommandResolver,
  AdjustmentTextResolver,
  ApprovalAnswerResolver,
  ApprovalCountResolver,
  ApprovalPartResolver,
  ApprovalResolver,
  ApprovalUpdatedResolver,
  AuditEntryCountResolver,
  AuditLogResolver,
  AuthTokenResolver,
  AutoLoanPartResolver,
  AutopayResolver,
  AutopayUpdatedResolver,
  BorrowerBySsnResolver,
  BorrowerHistoryResolver,
  BorrowerResolver,
  BorrowerRiskResolver,
  CashflowsResolver,
  ClientIssuedResolver,
  ClientResolver,
  ClientRevokedResolver,
  CollateralCommandResolver,
  CollateralResolver,
  DelinquencyHistoryResolver,
  DocumentResolver,
  EraseBorrowerResolver,
  FindBorrowersResolver,
  HoldCommandResolver,
  HoldUpdatedResolver,
  LedgerPostingCountResolver,
  LinkBorrowersResolver,
  LoanAdjustmentsResolver,
  LoanApplicationResolver,
  LoanBorrowerResolver,
  LoanChangeResolver,
  LoanCommandsResolver,
  LoanConnectionResolver,
  LoanCreatedResolver,
  LoanEventCountResolver,
  LoanEventLoanResolver,
  LoanEventsResolver,
  LoanEventTextResolver,
  LoanHoldCountResolver,
  LoanHoldResolver,
  LoanHoldsResolver,
  LoanHoldTextResolver,
  LoanPartResolver,
  LoanPartiesResolver,
  LoanPaymentsResolver,
  LoanRecordResolver,
  LoanResolver,
  LoanRiskAssessmentResolver,
  LoanScheduleResolver,
  LoanServicingResolver,
  LoanUnderwritingResolver,
  LoanUpdatedResolver,
  LoanUpdatedSubscription,
  PortfolioChangedSubscription,
  WebhookChangedResolver,
  WebhookCommandResolver,
  WebhookDeliveriesResolver,
  WebhookIssuedResolver,
  WebhookQueryResolver,
  LoanReferencesResolver,
  NodeResolver,
  OriginationCommandResolver,
  PaymentCommandResolver,
  PortfolioResolver,
  RepaymentCommandResolver,
  RepaymentCountResolver,
  RepaymentInitiatedResolver,
  RepaymentResolver,
  RepaymentTextResolver,
  ScheduledPaymentCountResolver,
  ScheduledPaymentResolver,
  ScheduledPaymentUpdatedResolver,
  SchemaUsageResolver,
  SignedContractTextResolver,
  StipulationTextResolver,
  ValuationTextResolver,
  RepaymentPartResolver,
  RepaymentUpdatedResolver,
  ServicingCommandResolver,
  ChangeCommandResolver,
  LoanChangeQuoteResolver,
  RepaymentQuoteResolver,
  TermHistoryResolver,
  TradeLinesResolver,
  UnderwritingCashflowsResolver,
  UnderwritingDocumentResolver,
  UnderwritingResolver,
  UnderwritingTradeLinesResolver,
  QuotedInstallmentsResolver,
  QuoteResolver,
  ViewerResolver,
] as const;

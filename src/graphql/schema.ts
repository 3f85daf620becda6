import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { obtain } from '../domain/obtain.js';
import { LoanApplicationResolver } from './application/application.resolver.js';
import { AuditEntryCountResolver, AuditLogResolver } from './audit/audit-log.resolver.js';
import { BorrowerBySsnResolver, LinkBorrowersResolver } from './borrower/borrower-identity.resolver.js';
import { BorrowerResolver, LoanBorrowerResolver, BorrowerRiskResolver } from './borrower/borrower.resolver.js';
import { FindBorrowersResolver } from './borrower/find-borrowers.resolver.js';
import { EraseBorrowerResolver } from './borrower/erase-borrower.resolver.js';
import { ClientIssuedResolver, ClientResolver, ClientRevokedResolver } from './client/client.resolver.js';
import { CollateralCommandResolver, ValuationsResolver } from './collateral/collateral.resolver.js';
import { DocumentResolver, UnderwritingDocumentResolver } from './document/document.resolver.js';
import { readEntities, NodeResolver } from './entity/entities.js';
import { withFederationFields, subgraphDefinitions, subgraphSdl } from './entity/subgraph.js';
import {
  HoldCommandResolver,
  HoldUpdatedResolver,
  LoanHoldCountResolver,
  LoanHoldResolver,
  LoanHoldsResolver,
} from './hold/hold.resolver.js';
import { LoanCommandsResolver } from './hold/viewer-commands.resolver.js';
import { operationExecutor, type ExecuteOperation } from './execute-operation.js';
import { batchesOf, type Batches } from './execution/batch-field.js';
import { makeNullable } from './guard/deniable-fields.js';
import { guardOf, guardStarts } from './guard/guard.js';
import { assertNoGaps } from './guard/print-visibility.js';
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
import { permissions } from './guard/permissions.js';
import { SchemaUsageResolver } from './usage/schema-usage.resolver.js';
import { LoanPartiesResolver } from './party/party.resolver.js';
import { PortfolioResolver } from './portfolio/portfolio.resolver.js';
import { LoanRecordResolver } from './record/loan-record.resolver.js';
import { NotAllowedInState } from './refusal/refusal.type.js';
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

const RESOLVERS = [
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
  BorrowerResolver,
  BorrowerRiskResolver,
  CashflowsResolver,
  ClientIssuedResolver,
  ClientResolver,
  ClientRevokedResolver,
  CollateralCommandResolver,
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
  ValuationsResolver,
  QuotedInstallmentsResolver,
  QuoteResolver,
  ViewerResolver,
] as const;

/** TypeGraphQL asks for topics even where every subscription brings a stream of its own. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('There are no topics');
  },
  subscribe: () => {
    throw new Error('There are no topics');
  },
};

export interface Subgraph {
  /** With the directives that only routers read; nothing is carried out on it. */
  readonly schema: GraphQLSchema;
  /** As other graphs see it. */
  readonly sdl: string;
}

export interface Graph {
  /** Its resolvers are unguarded: {@link Graph.execute} alone carries them out. Starts of subscriptions guard themselves. */
  readonly schema: GraphQLSchema;
  /** What routers are told: made when the first one asks, and kept. */
  readonly sdl: () => string;
  /** With that as Apollo's own library reads it, to print and to check. */
  readonly subgraph: () => Promise<Subgraph>;
  /** The fields that are read for many objects at once. */
  readonly batches: Batches;
  readonly execute: ExecuteOperation;
}

/** One in a process, or two: it depends on the code alone. `authDirectives` adds what routers enforce and @apollo/gateway refuses. */
export const buildGraph = ({ authDirectives }: { authDirectives: boolean }): Promise<Graph> =>
  obtain(built, authDirectives, () => build(authDirectives));

const built = new Map<boolean, Promise<Graph>>();

/** TypeGraphQL -> what is denied to some becomes nullable -> what routers ask for -> shield. */
async function build(authDirectives: boolean): Promise<Graph> {
  const base = await buildSchema({
    resolvers: RESOLVERS,
    pubSub: NO_TOPICS,
    orphanedTypes: [NotAllowedInState],
    validate: false,
    skipCheck: true,
  });
  const deniable = makeNullable(base, permissions);
  const definitions = () => subgraphDefinitions(base, deniable, authDirectives);
  let told: string | undefined;
  const sdl = () => (told ??= subgraphSdl(definitions()));
  const schema = withFederationFields(base, sdl);
  assertNoGaps(schema, permissions);
  guardStarts(schema, permissions);
  const batches = batchesOf(base).set('Query._entities', { read: readEntities });
  return {
    schema,
    subgraph: async () => {
      const { buildSubgraphSchema } = await import('@apollo/subgraph');
      return { schema: buildSubgraphSchema({ typeDefs: definitions() }), sdl: sdl() };
    },
    sdl,
    batches,
    execute: operationExecutor({ schema, permissions, guard: guardOf(schema, permissions), batches }),
  };
}

import 'reflect-metadata';
import { buildSubgraphSchema, printSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives, type IResolvers } from '@graphql-tools/utils';
import { parse, type GraphQLSchema } from 'graphql';
import { buildSchema, createResolversMap } from 'type-graphql';
import { LoanApplicationResolver } from './application/application.resolver.js';
import { AuditLogResolver } from './audit/audit-log.resolver.js';
import { BorrowerBySsnResolver } from './borrower/borrower-by-ssn.resolver.js';
import { borrowerReference } from './borrower/borrower.reference.js';
import { BorrowerResolver, LoanBorrowerResolver } from './borrower/borrower.resolver.js';
import { EraseBorrowerResolver } from './borrower/erase-borrower.resolver.js';
import { ClientResolver } from './client/client.resolver.js';
import { DocumentResolver, UnderwritingDocumentResolver } from './document/document.resolver.js';
import { federationLink, withAccessDirectives } from './guard/access-directives.js';
import { guardedSchemas } from './guard/guarded-schema.js';
import { assertNoGaps } from './guard/permission-gaps.js';
import { AutoLoanPartResolver, LoanPartResolver } from './loan/loan-part.resolver.js';
import { LoanConnectionResolver, LoanResolver } from './loan/loan.resolver.js';
import { loanReference } from './loan/loan.reference.js';
import { permissions } from './permissions.js';
import { LoanRecordResolver } from './record/loan-record.resolver.js';
import { NotAllowedInState } from './refusal/refusal.type.js';
import { resolveEachAlone } from './resolve-each-alone.js';
import { riskAssessmentReference } from './risk/risk-assessment.reference.js';
import { LoanRiskAssessmentResolver } from './risk/risk-assessment.resolver.js';
import { CashflowsResolver, UnderwritingCashflowsResolver } from './underwriting/cashflows.resolver.js';
import { TradeLinesResolver, UnderwritingTradeLinesResolver } from './underwriting/trade-lines.resolver.js';
import { underwritingReference } from './underwriting/underwriting.reference.js';
import { LoanUnderwritingResolver, UnderwritingResolver } from './underwriting/underwriting.resolver.js';
import { QuoteResolver } from './quote/quote.resolver.js';
import { AuthTokenResolver } from './viewer/auth-token.resolver.js';
import { ViewerResolver } from './viewer/viewer.resolver.js';

const REFERENCES = {
  Borrower: borrowerReference,
  Loan: loanReference,
  RiskAssessment: riskAssessmentReference,
  Underwriting: underwritingReference,
};

const RESOLVERS = [
  AuditLogResolver,
  AuthTokenResolver,
  AutoLoanPartResolver,
  BorrowerBySsnResolver,
  BorrowerResolver,
  CashflowsResolver,
  ClientResolver,
  DocumentResolver,
  EraseBorrowerResolver,
  LoanApplicationResolver,
  LoanBorrowerResolver,
  LoanConnectionResolver,
  LoanPartResolver,
  LoanRecordResolver,
  LoanResolver,
  LoanRiskAssessmentResolver,
  LoanUnderwritingResolver,
  TradeLinesResolver,
  UnderwritingCashflowsResolver,
  UnderwritingDocumentResolver,
  UnderwritingResolver,
  UnderwritingTradeLinesResolver,
  QuoteResolver,
  ViewerResolver,
] as const;

export interface Graph {
  /** Unguarded: for parsing, validation and printing, never for execution. */
  readonly schema: GraphQLSchema;
  readonly sdl: string;
  readonly schemaFor: ReturnType<typeof guardedSchemas>;
}

/** TypeGraphQL -> Federation subgraph -> shield. `authDirectives` adds what routers enforce and @apollo/gateway refuses. */
export async function buildGraph({ authDirectives }: { authDirectives: boolean }): Promise<Graph> {
  const base = await buildSchema({
    resolvers: RESOLVERS,
    orphanedTypes: [NotAllowedInState],
    validate: false,
    skipCheck: true,
  });
  const typeDefs = withAccessDirectives(
    parse(federationLink(authDirectives) + printSchemaWithDirectives(base)),
    permissions,
    authDirectives,
  );
  const schema = buildSubgraphSchema({
    typeDefs,
    resolvers: withReferences(createResolversMap(base)) as never,
  });
  resolveEachAlone(schema, Object.keys(REFERENCES));
  assertNoGaps(schema, permissions);
  return { schema, sdl: `${printSubgraphSchema(schema)}\n`, schemaFor: guardedSchemas(schema, permissions) };
}

function withReferences(resolvers: IResolvers): IResolvers {
  const entities = Object.entries(REFERENCES).map(([type, resolve]) => [
    type,
    { ...(resolvers[type] as object), __resolveReference: resolve },
  ]);
  return { ...resolvers, ...Object.fromEntries(entities) } as IResolvers;
}

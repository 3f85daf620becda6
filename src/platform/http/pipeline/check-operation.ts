import type { GraphQLRequestContextDidResolveOperation, HeaderMap } from '@apollo/server';
import { GraphQLError, Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { nameFault, variablesFault } from '../../limits/document-fault.js';
import type { OperationCost } from '../../limits/operation-cost.js';
import { nameOperation } from '../../runtime/in-span.js';
import { operationNameOf } from '../../executor/operation.js';
import { type CostLimits, costFault } from './admit.js';
import { type Denial, denialExtensions, denialHeaders, limitDenial, NO_SUBSCRIPTION } from './call.js';
import type { Hooks, PipelineContext } from './exchange.js';
import { UNAUTHENTICATED } from './identify.js';

interface OperationChecks {
  readonly costOf: OperationCost;
  readonly limits: { readonly cost: CostLimits };
  readonly development: boolean;
}

/** Names an operation in its trace, and refuses it before anything is read for it: by its caller, its kind, its name, its variables and its cost. */
export const checkOperation = (checks: OperationChecks): Hooks<'didResolveSource' | 'didResolveOperation'> => ({
  didResolveSource: ({ request: { http }, contextValue: { exchange } }) => {
    // Apollo Server takes queries by GET, and an event source sends its subscription so. All else is refused below.
    if (http && exchange.accepted.answer === undefined) http.method = 'POST';
    return Promise.resolve();
  },
  didResolveOperation: (context) => {
    const { document, operation, request, contextValue } = context;
    if (operation) nameOperation(operation.operation, operation.name?.value);
    const denial = denialOf(context, checks.development);
    if (denial) throw denialError(denial, context.response.http.headers);
    const { exchange } = contextValue;
    if (operation) exchange.facts.operation = operationNameOf({ operation });
    const { viewer } = exchange.asked;
    if (!operation || !viewer || isSubscription(operation)) return Promise.resolve();
    const requested = checks.costOf(document, operation, request.variables ?? {});
    exchange.cost = { requested, limit: checks.limits.cost[viewer.role] ?? 0 };
    if (requested > exchange.cost.limit) throw costFault(exchange.cost);
    return Promise.resolve();
  },
});

type Resolved = Pick<
  GraphQLRequestContextDidResolveOperation<PipelineContext>,
  'operation' | 'request' | 'contextValue'
>;

function denialOf({ operation, request, contextValue }: Resolved, development: boolean): Denial | undefined {
  const { asked, accepted } = contextValue.exchange;
  if (!asked.viewer && !(operation && mayBeAnonymous(operation, development))) return UNAUTHENTICATED;
  const limit = nameFault(request.operationName) ?? variablesFault(request.variables);
  if (limit) return limitDenial(limit);
  if (!operation) return NO_SUCH_OPERATION;
  if (isSubscription(operation)) return accepted.events ? undefined : SUBSCRIPTION;
  return accepted.answer === undefined ? NO_SUBSCRIPTION : undefined;
}

/** Apollo Server takes the status from the error, and the headers from its response. */
function denialError(denial: Denial, headers: HeaderMap): GraphQLError {
  for (const [name, value] of denialHeaders(denial)) headers.set(name, value);
  return new GraphQLError(denial.message, {
    extensions: { ...denialExtensions(denial), http: { status: denial.status } },
  });
}

const isSubscription = ({ operation }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.SUBSCRIPTION;

const SCHEMA_FIELDS = new Set(['__schema', '__type', '__typename', '_service']);

/** A request without a viewer may exchange credentials or, in development, read the schema; nothing else. */
function mayBeAnonymous({ operation, selectionSet }: OperationDefinitionNode, development: boolean): boolean {
  const names = selectionSet.selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
  if (operation === OperationTypeNode.MUTATION) return names.length === 1 && names[0] === 'authToken';
  return development && operation === OperationTypeNode.QUERY && names.every((name) => SCHEMA_FIELDS.has(name));
}

const NO_SUCH_OPERATION: Denial = {
  status: 400,
  code: 'OPERATION_RESOLUTION_FAILURE',
  message: 'The document has no operation with this name, or it has several operations and `operationName` is missing.',
};

const SUBSCRIPTION: Denial = {
  status: 400,
  code: 'BAD_REQUEST',
  message:
    'Send a subscription with `accept: text/event-stream` or `multipart/mixed;subscriptionSpec=1.0`, or over WebSocket (graphql-transport-ws).',
};

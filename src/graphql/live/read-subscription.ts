import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type GraphQLErrorExtensions,
} from 'graphql';
import type { Operation } from '../operation.js';
import { documentFault, lengthFault, type DocumentLimits } from '../limits/document-fault.js';
import { LIMIT_EXCEEDED, STORED_ONLY, type LimitExceeded } from '../limits/limit-exceeded.js';
import { variablesFault } from '../limits/variables-fault.js';
import type { Graph } from '../schema.js';

/** What a request for live updates holds, before anything of it is believed. */
export interface SubscriptionRequest {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

export interface ReadLimits {
  readonly maxTokens: number;
  readonly document: DocumentLimits;
  /** Whether this gateway runs a document with such a text. */
  readonly isRunnable: (text: string) => boolean;
}

/** Validation stops here. */
const MOST_FAULTS = 4;

/** The subscription that was asked for, or what is wrong with it. */
export function readSubscription(
  { schema }: Graph,
  { query, operationName, variables }: SubscriptionRequest,
  { maxTokens, document: limits, isRunnable }: ReadLimits,
): { readonly operation: Operation } | { readonly errors: readonly GraphQLError[] } {
  if (typeof query !== 'string') return refused('Send the subscription as `query`');
  if (operationName != null && typeof operationName !== 'string') return refused('operationName must be a text');
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    return refused('variables must be an object');
  if (!isRunnable(query)) return refused(STORED_ONLY.message, { code: STORED_ONLY.code });
  const long = lengthFault(query);
  if (long) return beyond(long);
  let document;
  try {
    document = parse(query, { maxTokens });
  } catch (error) {
    return { errors: [withCode(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')] };
  }
  const exceeded = variablesFault(variables) ?? documentFault(document, limits);
  if (exceeded) return beyond(exceeded);
  const faults = validate(schema, document, undefined, { maxErrors: MOST_FAULTS });
  if (faults.length > 0) return { errors: faults.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return refused('Only a subscription goes this way; send queries and mutations as a plain POST');
  return {
    operation: {
      document,
      operationName: operationName ?? undefined,
      variables: (variables ?? undefined) as Operation['variables'],
    },
  };
}

const refused = (message: string, extensions: GraphQLErrorExtensions = { code: 'BAD_REQUEST' }) => ({
  errors: [new GraphQLError(message, { extensions })],
});

const beyond = ({ message, ...which }: LimitExceeded) => refused(message, { code: LIMIT_EXCEEDED, ...which });

const withCode = (error: GraphQLError, code: string) =>
  new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: { code, ...error.extensions } });

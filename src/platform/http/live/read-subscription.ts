import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Asked } from '../../executor/execute-operation.js';
import type { Operation } from '../../executor/operation.js';
import type { Apollo } from '../pipeline/apollo-server.js';
import { type Accepted, type Denial, Refused } from '../pipeline/call.js';
import { Exchange } from '../pipeline/exchange.js';
import { admitText, type PersistedDocuments } from '../pipeline/persisted-documents.js';

type Read = { readonly operation: Operation } | { readonly errors: readonly GraphQLError[] };

/** The subscription that a message over WebSocket asks for, or its errors. It passes the same pipeline as over HTTP. */
export async function readSubscription(
  { apollo, documents }: SubscriptionReader,
  { query, operationName, variables, extensions }: SubscribePayload,
  asked: Asked,
  admitted: Promise<void> | undefined,
): Promise<Read> {
  const exchange = new Exchange({ requestId: asked.requestId, startedAt: performance.now() }, asked, EVENTS_ONLY);
  try {
    await admitted;
    admitText(documents, query);
  } catch (error) {
    if (error instanceof Refused) return refused(error.denial);
    throw error;
  }
  const request = {
    query,
    ...(operationName != null && { operationName }),
    ...(variables && { variables }),
    ...(extensions && { extensions }),
  };
  const { body } = await apollo.executeOperation(request, { contextValue: { exchange } });
  if (exchange.subscription) return { operation: exchange.subscription };
  const { errors = [] } = body.kind === 'single' ? body.singleResult : {};
  return { errors: errors.map((error) => new FormattedError(error)) };
}

const EVENTS_ONLY: Accepted = { answer: undefined, events: 'text/event-stream' };

export interface SubscriptionReader {
  readonly apollo: Apollo;
  readonly documents: PersistedDocuments;
}

/** An error that was put in form already. */
class FormattedError extends GraphQLError {
  constructor(private readonly formatted: GraphQLFormattedError) {
    super(formatted.message, { extensions: formatted.extensions ?? null });
  }

  override toJSON(): GraphQLFormattedError {
    return this.formatted;
  }
}

const refused = ({ status: _, message, ...extensions }: Denial) => ({
  errors: [new GraphQLError(message, { extensions })],
});

import { GraphQLError, OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import { knownOperation, type Operation } from '../../graphql/execution/operation.js';
import { NO_SUBSCRIPTION, Refused, type Denial } from '../road/call.js';
import type { DocumentFinder } from '../road/find-document.js';
import type { ReadNewText } from '../road/read-new-text.js';
import { requestOf } from '../road/read-request.js';

type Read = { readonly operation: Operation } | { readonly errors: readonly GraphQLError[] };

export interface SubscriptionReader {
  readonly finder: DocumentFinder;
  readonly readNewText: ReadNewText;
}

/** The subscription that a message over WebSocket asks for, admitted, found and read as over HTTP, or what is wrong with it. */
export async function readSubscription(
  { finder, readNewText }: SubscriptionReader,
  payload: Readonly<Record<string, unknown>>,
  admitted: Promise<void> | undefined,
): Promise<Read> {
  try {
    await admitted;
    const request = requestOf(payload);
    const { text, document: known } = await finder.find(request);
    const document = known ?? (await readNewText(text, { 'content-type': 'application/json' }));
    if ('errors' in document) return { errors: document.errors.map((error) => new FormattedError(error)) };
    finder.known.learn(text, document);
    const { operationName, variables } = request;
    if (knownOperation(document, operationName)?.operation.operation !== OperationTypeNode.SUBSCRIPTION)
      return refused(NO_SUBSCRIPTION);
    return { operation: { document, operationName, variables } };
  } catch (error) {
    if (error instanceof Refused) return refused(error.denial);
    throw error;
  }
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

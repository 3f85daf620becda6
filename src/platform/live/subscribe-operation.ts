import { createSourceEventStream, GraphQLError } from 'graphql';
import type { RequestContext } from '../request/context.js';
import { unstorable, unstorableIn } from '../limits/unstorable-text.js';
import type { Answer, Operation } from '../executor/operation.js';
import type { Graph } from '../executor/graph.js';

/** What is told of an event. */
export interface Told extends Pick<Answer, 'errors'> {
  readonly data?: Record<string, unknown> | null | undefined;
}

export type Answers = AsyncIterableIterator<Told, undefined>;

/**
 * One answer for each event, got as any other answer is: by what the viewer may see by then, with loaders of
 * its own and an entry in the audit log. `scope` makes what a request has of its own; it is undefined once the caller's
 * credentials are no good any more, which ends the subscription.
 */
export async function subscribeOperation(
  graph: Graph,
  operation: Operation,
  scope: () => Promise<RequestContext | undefined>,
): Promise<Answers | Told> {
  const first = await scope();
  if (!first) return { errors: [unauthenticated()] };
  const { document, operationName, variables } = operation;
  const text = unstorableIn(operation);
  if (text) return { errors: [unstorable(text)] };
  const source = await createSourceEventStream({
    schema: graph.schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: first,
  });
  return Symbol.asyncIterator in source ? answersTo(source[Symbol.asyncIterator]()) : { errors: source.errors ?? [] };

  function answersTo(events: AsyncIterator<unknown>): Answers {
    const end = async () => {
      await events.return?.();
      return { done: true as const, value: undefined };
    };
    let isOver = false;
    return {
      next: async () => {
        const event = isOver ? undefined : await events.next();
        if (event?.done !== false) return end();
        const context = await scope();
        isOver = !context;
        const value = context
          ? told(await graph.execute(operation, context, event.value))
          : { errors: [unauthenticated()] };
        return { done: false, value };
      },
      return: end,
      throw: end,
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}

const told = ({ data, errors }: Answer): Told => ({
  ...(data !== undefined && { data: data?.read() ?? null }),
  ...(errors && { errors }),
});

export const unauthenticated = () =>
  new GraphQLError('The token has expired or the client was revoked. Subscribe again with a new token.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });

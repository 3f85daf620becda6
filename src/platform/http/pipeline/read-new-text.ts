import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { startSpan } from '../../runtime/in-span.js';
import { nextTurn } from '../../runtime/in-turns.js';
import type { PipelineContext } from './exchange.js';

/** Parses and validates a new text, each in a turn of the event loop that has time for it, and traces both. */
export function readNewText(): ApolloServerPlugin<PipelineContext> {
  const listener: GraphQLRequestListener<PipelineContext> = {
    parsingDidStart: async () => {
      await nextTurn();
      return endOf('parse');
    },
    validationDidStart: async () => {
      await nextTurn();
      return endOf('validate');
    },
  };
  return { requestDidStart: () => Promise.resolve(listener) };
}

function endOf(name: string): () => Promise<void> {
  const end = startSpan(name);
  return () => {
    end();
    return Promise.resolve();
  };
}

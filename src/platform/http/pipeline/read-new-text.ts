import { startSpan } from '../../runtime/in-span.js';
import { nextTurn } from '../../runtime/in-turns.js';
import type { Hooks } from './exchange.js';

/** Parses and validates a new text, each in a turn of the event loop that has time for it, and traces both. */
export const READ_NEW_TEXT: Hooks<'parsingDidStart' | 'validationDidStart'> = {
  parsingDidStart: async () => {
    await nextTurn();
    return endOf('parse');
  },
  validationDidStart: async () => {
    await nextTurn();
    return endOf('validate');
  },
};

function endOf(name: string): () => Promise<void> {
  const end = startSpan(name);
  return () => {
    end();
    return Promise.resolve();
  };
}

import type { IncomingMessage } from 'node:http';

interface Noted<Value> {
  of(req: IncomingMessage): Value | undefined;
  set(req: IncomingMessage, value: Value): void;
}

/**
 * Something that is known of a request, kept on the request itself. Collections of what is young take all that an old
 * WeakMap holds for alive, so there it would be copied, and often promoted, after its request is over.
 */
export function noted<Value>(what: string): Noted<Value> {
  const key = Symbol(what);
  return {
    of: (req) => (req as { [key]?: Value })[key],
    set: (req, value) => {
      (req as { [key]?: Value })[key] = value;
    },
  };
}

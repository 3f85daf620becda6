import type { Request, RequestHandler } from 'express';
import { forbidden, sendProblem } from './problem.js';
import type { Caller, StoredOperation } from './stored-operation.js';

/**
 * A command whose answer may not be seen must not be carried out first. So what the permission table asks of all of it is
 * asked before anything of the request is read. A read needs no such care: it is run, and then whole or a problem.
 */
export function requireScopes({ requiredScopes }: StoredOperation, callerOf: (req: Request) => Caller): RequestHandler {
  return (req, res, next) => {
    const { scopes } = callerOf(req).viewer;
    if (requiredScopes.every((scope) => scopes.has(scope))) next();
    else sendProblem(res, forbidden(requiredScopes));
  };
}

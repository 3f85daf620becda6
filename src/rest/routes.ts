import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { GraphServices } from '../graphql/context.js';
import type { Graph } from '../graphql/schema.js';
import { postAuthToken } from './auth-token.js';
import { sendProblem } from './problem.js';
import { getLoan, getLoanData } from './read-loan.js';
import { operationRunner, type Caller } from './stored-operation.js';

export interface RestNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  /** Admits a request with both credentials and answers any other. */
  readonly authenticate: RequestHandler;
  readonly callerOf: (req: Request) => Caller;
}

/** The specification's endpoints, relative to /v2/servicing. */
export function restRoutes({ graph, services, authenticate, callerOf }: RestNeeds): Router {
  const run = operationRunner(graph, services);
  return express
    .Router()
    .post('/auth-token', express.json({ limit: '8kb' }), postAuthToken(services.authToken))
    .use(authenticate)
    .get('/loans/:loanId', getLoan(run, callerOf))
    .get('/loan-data/:loanId', getLoanData(run, callerOf))
    .use((_req: Request, res: Response) => {
      sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is no such endpoint' });
    });
}

import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { GraphServices } from '../graphql/context.js';
import { postAuthToken } from './auth-token.js';
import { sendProblem } from './problem.js';

export interface RestNeeds {
  readonly services: GraphServices;
  /** Admits a request with both credentials and answers any other. */
  readonly authenticate: RequestHandler;
}

/** The specification's endpoints, relative to /v2/servicing. */
export function restRoutes({ services, authenticate }: RestNeeds): Router {
  return express
    .Router()
    .post('/auth-token', express.json({ limit: '8kb' }), postAuthToken(services.authToken))
    .use(authenticate)
    .use((_req: Request, res: Response) => {
      sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is no such endpoint' });
    });
}

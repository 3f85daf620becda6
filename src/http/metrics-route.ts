import express, { type Request, type Response, type Router } from 'express';
import { credentialHash, matchesHash } from '../app/credentials.js';
import { sendProblem } from '../rest/problem.js';
import { bearerOf } from './road/identify.js';
import type { Metrics } from './metrics.js';

/** How busy the gateway is, is for those who run it: they have a token of their own. Without one there are no metrics. */
export function metricsRoute(metrics: Metrics, token: string | undefined): Router {
  const router = express.Router();
  if (token === undefined) return router;
  const expected = credentialHash(token);
  return router.get('/metrics', async (req: Request, res: Response) => {
    const given = bearerOf(req.headers.authorization);
    if (given !== undefined && matchesHash(given, expected)) {
      res
        .set('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.read());
      return;
    }
    res.set('www-authenticate', 'Bearer');
    const message = 'Send `Authorization: Bearer <token>` with the METRICS_TOKEN of this gateway';
    sendProblem(res, { status: 401, code: 'UNAUTHENTICATED', message });
  });
}

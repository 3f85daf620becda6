import { addressOf, factsOf } from './request/request-context.js';
import { lifeOf, closeWhenSilent, NO_ROOM, roomOf } from '../wire/life.js';
import express, { type NextFunction, type Request, type Response, type Router, type RequestHandler } from 'express';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { credentialHash, matchesHash } from '../app/client/authenticate.js';
import { sendProblem } from '../rest/problem.js';
import { bearerOf } from './road/identify.js';
import type { KeyServiceUse, Metrics, ReplicaUse } from './request/metrics.js';
import type { DocumentLinks } from '../app/record/document-links.js';

export interface Readiness {
  /** What keeps the gateway from answering; empty when it is ready. */
  faults(): Promise<readonly string[]>;
  /** Standbys of the database: none of them keeps the gateway from answering. */
  readonly replicas?: Pick<ReplicaUse, 'states'> | undefined;
  /** While it is down, what needs a key that is not known is refused; nothing else is. */
  readonly keyService?: Pick<KeyServiceUse, 'condition'> | undefined;
}

export function healthRoutes(readiness: Readiness): Router {
  return express
    .Router()
    .get('/health/live', (_req: Request, res: Response) => {
      res.json({ status: 'live' });
    })
    .get('/health/ready', async (_req: Request, res: Response) => {
      const [faults, keyService] = await Promise.all([readiness.faults(), readiness.keyService?.condition()]);
      const replicas = readiness.replicas?.states().map(({ condition }) => condition);
      const state = faults.length === 0 ? { status: 'ready' } : { status: 'not ready', faults };
      res.status(faults.length === 0 ? 200 : 503).json({ ...state, replicas, keyService });
    });
}

/** How busy the gateway is, is for those who run it: they have a token of their own. Without one there are no metrics. */
export function metricsRoute(metrics: Metrics, tokenNow: () => string | undefined): Router {
  return express.Router().get('/metrics', async (req: Request, res: Response, next: NextFunction) => {
    const token = tokenNow();
    if (token === undefined) {
      next();
      return;
    }
    const given = bearerOf(req.headers.authorization);
    if (given !== undefined && matchesHash(given, credentialHash(token))) {
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

/** The headers that handlers set whatever is asked, as names and values in turn, found by asking them once. */
export function usualHeaders(handlers: readonly RequestHandler[]): string[] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  for (const handler of handlers) void handler(req as never, res as never, () => undefined);
  const headers: OutgoingHttpHeaders = res.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** GET /documents/{token}: a link copied into a browser shows the document; nothing keeps a copy on the way. */
export function documentRoute(links: DocumentLinks, trustProxy: number) {
  return async (req: Request<{ token: string }>, res: Response): Promise<void> => {
    // Whoever has the link may ask: callers are known by where they are.
    const room = roomOf(req, res, addressOf(req, trustProxy));
    const mayRead = (size: number) => room.forStored([size]) === undefined;
    const { requestId } = factsOf(req);
    const document = await lifeOf(req, res).during(() => links.open(req.params.token, requestId, mayRead));
    if (document === 'NO_ROOM') {
      sendProblem(res, NO_ROOM);
      return;
    }
    if (!document) {
      sendProblem(res, {
        status: 404,
        code: 'NOT_FOUND',
        message: 'The link is unknown or has expired: ask for a new one',
      });
      return;
    }
    closeWhenSilent(res);
    res.set({
      'content-type': document.contentType,
      'content-length': String(document.bytes.length),
      'content-disposition': `inline; filename="${document.name.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; plugin-types application/pdf",
    });
    res.end(document.bytes);
  };
}

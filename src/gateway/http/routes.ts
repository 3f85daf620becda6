import { addressOf, factsOf } from '../../platform/http/request/request-context.js';
import { lifetimeOf, closeWhenSilent, OUT_OF_MEMORY, memoryOf } from '../../platform/http/wire/request-lifetime.js';
import { isTurnSpent, nextTurn } from '../../platform/runtime/in-turns.js';
import express, { type NextFunction, type Request, type Response, type Router, type RequestHandler } from 'express';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { credentialHash, matchesHash } from '../../features/client/authenticate.js';
import { sendProblem } from '../../platform/http/wire/problem.js';
import { bearerOf } from '../../platform/http/pipeline/identify.js';
import type { KeyServiceUse, Metrics, ReplicaUse } from '../../platform/http/request/metrics.js';
import type { DocumentLinks } from '../../features/document/document-links.js';

export interface Readiness {
  /** What keeps the gateway from answering; empty when it is ready. */
  faults(): Promise<readonly string[]>;
  /** Standbys of the database: none of them keeps the gateway from answering. */
  readonly replicas?: Pick<ReplicaUse, 'states'> | undefined;
  /** While it is down, what needs a key that is not known is refused; nothing else is. */
  readonly keyService?: Pick<KeyServiceUse, 'condition'> | undefined;
}

/**
 * GET /health/live and /health/ready, before all else and for almost nothing: a gateway that is busy with other requests is
 * alive. True for a request that it answers.
 */
export function healthEndpoint(readiness: Readiness, headers: readonly string[]) {
  const send = (res: ServerResponse, status: number, state: object) => {
    const usual = [...headers, 'content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'];
    res.writeHead(status, usual).end(JSON.stringify(state));
  };
  const sendReadiness = async (res: ServerResponse) => {
    const isBehindAnother = res.socket === null;
    const [faults, keyService] = await Promise.all([readiness.faults(), readiness.keyService?.condition()]);
    // Many may have waited for the same.
    if (isBehindAnother || isTurnSpent()) await nextTurn();
    const replicas = readiness.replicas?.states().map(({ condition }) => condition);
    const state = faults.length === 0 ? { status: 'ready' } : { status: 'not ready', faults };
    send(res, faults.length === 0 ? 200 : 503, { ...state, replicas, keyService });
  };
  return ({ method, url = '' }: IncomingMessage, res: ServerResponse): boolean => {
    const probe = method === 'GET' || method === 'HEAD' ? PROBE.exec(url)?.[1] : undefined;
    if (probe === 'live') send(res, 200, { status: 'live' });
    else if (probe === 'ready')
      sendReadiness(res).catch(() => {
        send(res, 503, { status: 'not ready' });
      });
    return probe !== undefined;
  };
}

const PROBE = /^\/health\/(live|ready)\/?(\?|$)/;

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

/** The headers that handlers set for every request, as names and values in turn, found by calling them once. */
export function usualHeaders(handlers: readonly RequestHandler[]): string[] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  for (const handler of handlers) void handler(req as never, res as never, () => undefined);
  const headers: OutgoingHttpHeaders = res.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

export const noSuchLink: RequestHandler = (_req, res) => {
  const message = 'The link is unknown or has expired. Request a new one.';
  sendProblem(res, { status: 404, code: 'NOT_FOUND', message });
};

/** GET /documents/{token}: a link copied into a browser shows the document; nothing keeps a copy on the way. */
export function documentRoute(links: DocumentLinks, trustProxy: number) {
  return async (req: Request<{ token: string }>, res: Response, next: NextFunction): Promise<void> => {
    // Everyone with the link can ask: callers are known by their address.
    const memory = memoryOf(req, res, addressOf(req, trustProxy));
    const mayRead = (size: number) => memory.forStored([size]) === undefined;
    const { requestId } = factsOf(req);
    const document = await lifetimeOf(req, res).during(() => links.open(req.params.token, requestId, mayRead));
    if (document === 'OUT_OF_MEMORY') {
      sendProblem(res, OUT_OF_MEMORY);
      return;
    }
    if (!document) {
      next();
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

import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import express, { type Request, type Response, type Router } from 'express';
import { isLoopback } from '../is-loopback.js';
import { FIRST_OPERATION, SANDBOX_ORIGIN, sandboxPage, type DemoAccess } from './sandbox-page.js';

/** Pages of tools that need inline scripts; each may load what it needs and no more. */
const explorerPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'";
const sandboxPolicy = `default-src 'self' 'unsafe-inline'; script-src 'unsafe-inline' ${SANDBOX_ORIGIN}; frame-src https://sandbox.embed.apollographql.com; frame-ancestors 'none'`;

/** What proxies add. Whoever comes through one is not on this machine, though the connection is. */
const FORWARDING =
  /^(forwarded|via|x-forwarded|x-real-ip|x-client-ip|x-cluster-client|x-original|x-envoy|true-client|cf-)/;

/**
 * Only to who sits at this machine: the connection comes from it, through no proxy, under a name of its own. A page of
 * another site may have pointed its own name here; it would read what we answer.
 */
const isAtThisMachine = ({ headers, socket }: Request): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(headers.host ?? '') &&
  !Object.keys(headers).some((name) => FORWARDING.test(name));

/** `demo` is given in embedded mode on a loopback address only: it puts demo credentials into the pages. */
export function pageRoutes(demo: (() => Promise<DemoAccess | undefined>) | undefined): Router {
  const accessFor = async (req: Request) => (isAtThisMachine(req) ? demo?.() : undefined);
  return express
    .Router()
    .get('/', async (req: Request, res: Response) => {
      res.set('content-security-policy', sandboxPolicy).set('cache-control', 'no-store').type('html');
      res.send(sandboxPage(await accessFor(req)));
    })
    .get('/explorer', async (req: Request, res: Response) => {
      const access = await accessFor(req);
      const headers = access
        ? { Authorization: `Bearer ${access.accessToken}`, key: access.apiKey }
        : { Authorization: 'Bearer <token from authToken>', key: '<API key>' };
      res.set('content-security-policy', explorerPolicy).set('cache-control', 'no-store').type('html');
      res.send(
        renderGraphiQL({
          title: 'Loan gateway · Explorer',
          endpoint: '/graphql',
          defaultQuery: FIRST_OPERATION,
          headers: JSON.stringify(headers, null, 2),
          shouldPersistHeaders: false,
        }),
      );
    });
}

import express, { type Request, type Response, type Router } from 'express';
import type { Oidc } from '../config/config.js';
import { type Role, ROLES, SCOPES } from '../../domain/access/roles.js';
import { sendProblem } from '../../platform/http/wire/problem.js';
import { BuiltFiles } from './built-files.js';
import { CACHED_FOR_A_YEAR, pagePolicy } from './page-policy.js';
import { isAtThisMachine, isOfOwnPage, type GiveDemoAccess } from './sandbox-route.js';

/** Documents are opened in place. */
const deskPolicy = (provider: Oidc | undefined) =>
  pagePolicy({
    'frame-src': "'self'",
    ...(provider?.deskClientId && { 'connect-src': `'self' ${new URL(provider.issuer).origin}` }),
  });

/** The editor of the explorer writes styles into the page, has pictures in them, and works in threads of its own. */
const EXPLORER = pagePolicy({
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'worker-src': "'self'",
});

const WORKER = pagePolicy({ 'script-src': "'none'", 'style-src': "'none'", 'img-src': "'none'" });

const files = new BuiltFiles('desk');

/** Whose eyes the pages can see with. ADMIN manages clients, which is not done at a desk. */
const EYES = ROLES.filter((role) => role !== 'ADMIN');

/** The servicing desk and the explorer as they were built, and the demo tokens that they ask for. Without a build there is neither. */
export function deskRoutes(demo: GiveDemoAccess | undefined, provider: Oidc | undefined): Router {
  const router = express.Router();
  if (!files.areBuilt) return router;
  const page = (name: string, rules: string) => (req: Request, res: Response) => {
    res.set({ 'content-security-policy': rules, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
    return files.send(req, res, name);
  };
  return (
    router
      .get('/desk/demo', async (req: Request, res: Response) => {
        const isOffered = isAtThisMachine(req) && (await demo?.('SERVICER')) !== undefined;
        res.set('cache-control', 'no-store').json({ roles: isOffered ? EYES : [] });
      })
      .post('/desk/demo/:role', async (req: Request<{ role: string }>, res: Response) => {
        const role = EYES.find((known: Role) => known === req.params.role);
        const access = role && isAtThisMachine(req) && isOfOwnPage(req) ? await demo?.(role) : undefined;
        if (access) res.set('cache-control', 'no-store').json(access);
        else sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'Demo credentials are disabled here' });
      })
      .get('/desk/provider', (_req: Request, res: Response) => {
        const { issuer, audience, deskClientId: clientId, access } = provider ?? {};
        res.set('cache-control', 'no-store');
        if (clientId) res.json({ issuer, audience, clientId, scopes: SCOPES, needsKey: access === undefined });
        else res.status(204).end();
      })
      .get('/desk/assets/:name', async (req: Request<{ name: string }>, res: Response) => {
        if (await files.send(req, res.set('cache-control', CACHED_FOR_A_YEAR), `assets/${req.params.name}`)) return;
        res.removeHeader('cache-control');
        sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this URL' });
      })
      // Keeps the files of a page in the browser. It looks after both pages, and asks this gateway alone.
      .get('/desk/worker.js', (req: Request, res: Response) => {
        res.set({ 'content-security-policy': WORKER, 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
        return files.send(req, res, 'worker.js');
      })
      .get('/explorer', page('explorer.html', EXPLORER))
      .get(['/desk', '/desk/*path'], page('index.html', deskPolicy(provider)))
  );
}

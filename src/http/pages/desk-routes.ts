import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import type { Oidc } from '../../config/config.js';
import { type Role, ROLES, SCOPES } from '../../domain/access/roles.js';
import { sendProblem } from '../../rest/problem.js';
import { HOME } from '../../config/home.js';
import { acceptedEncoding, type Encoding } from '../road/call.js';
import { isAtThisMachine, isOfOwnPage, type GiveDemoAccess } from './sandbox-route.js';

/** A page loads nothing but its own files, asks this gateway alone, and holds no script of its own. */
const policy = (more: Readonly<Record<string, string>>): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
    ...more,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** Documents are opened in place. */
const deskPolicy = (provider: Oidc | undefined) =>
  policy({
    'frame-src': "'self'",
    ...(provider?.deskClientId && { 'connect-src': `'self' ${new URL(provider.issuer).origin}` }),
  });

/** The editor of the explorer writes styles into the page, has pictures in them, and works in threads of its own. */
const EXPLORER = policy({
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'worker-src': "'self'",
});

const WORKER = policy({ 'script-src': "'none'", 'style-src': "'none'", 'img-src': "'none'" });

const A_YEAR = 'public, max-age=31536000, immutable';

/** Whose eyes the pages can see with. ADMIN manages clients, which is not done at a desk. */
const EYES = ROLES.filter((role) => role !== 'ADMIN');

/** The servicing desk and the explorer as they were built, and the demo tokens that they ask for. Without a build there is neither. */
export function deskRoutes(demo: GiveDemoAccess | undefined, provider: Oidc | undefined): Router {
  const router = express.Router();
  if (!isBuilt()) return router;
  const page = (name: string, rules: string) => (req: Request, res: Response) => {
    res.set({ 'content-security-policy': rules, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
    return sendBuiltFile(req, res, name);
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
        else sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'No demo credentials are handed out here' });
      })
      .get('/desk/provider', (_req: Request, res: Response) => {
        const { issuer, audience, deskClientId: clientId, access } = provider ?? {};
        res.set('cache-control', 'no-store');
        if (clientId) res.json({ issuer, audience, clientId, scopes: SCOPES, needsKey: access === undefined });
        else res.status(204).end();
      })
      .get('/desk/assets/:name', async (req: Request<{ name: string }>, res: Response) => {
        if (await sendBuiltFile(req, res.set('cache-control', A_YEAR), `assets/${req.params.name}`)) return;
        res.removeHeader('cache-control');
        sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address' });
      })
      // Keeps the files of a page in the browser. It looks after both pages, and asks this gateway alone.
      .get('/desk/worker.js', (req: Request, res: Response) => {
        res.set({ 'content-security-policy': WORKER, 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
        return sendBuiltFile(req, res, 'worker.js');
      })
      .get('/explorer', page('explorer.html', EXPLORER))
      .get(['/desk', '/desk/*path'], page('index.html', deskPolicy(provider)))
  );
}

const FOLDER = join(HOME, 'dist', 'desk');

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
};

/** As `npm run build` compressed them, where it was worth it. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Whether there is a build. */
const isBuilt = (): boolean => existsSync(join(FOLDER, 'index.html'));

/** Answers with a file that `npm run build` made of desk/; false where there is none. Browsers keep them, so they are read each time. */
async function sendBuiltFile(req: Request, res: Response, name: string): Promise<boolean> {
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type === undefined || !NAME.test(name)) return false;
  const encoding = acceptedEncoding(req);
  const compressed = encoding && (await bytesOf(name + ENDINGS[encoding]));
  const bytes = compressed ?? (await bytesOf(name));
  if (!bytes) return false;
  if (compressed) res.set('content-encoding', encoding);
  res.vary('accept-encoding').type(type).send(bytes);
  return true;
}

const NAME = /^(assets\/)?[\w-]+(\.[\w-]+)+$/;

const bytesOf = (name: string): Promise<Buffer | undefined> => readFile(join(FOLDER, name)).catch(() => undefined);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { sendProblem } from '../../platform/http/wire/problem.js';
import { HOME } from '../../platform/runtime/home.js';
import { BuiltFiles } from './built-files.js';
import { CACHED_FOR_A_YEAR, pagePolicy } from './page-policy.js';

const files = new BuiltFiles('docs');

/** Icons of the theme are `data:` images. */
const POLICY = pagePolicy({ 'img-src': "'self' data:" });

/** A package contains the documentation; in a checkout `npm start` builds it in the background. */
export const hasDocs = (): boolean => files.areBuilt || existsSync(join(HOME, 'scripts', 'docs.js'));

/** The documentation at /docs, as `npm run docs` builds it. */
export function docsRoutes(): Router {
  const router = express.Router();
  if (!hasDocs()) return router;
  return router
    .get('/docs/assets/*path', async (req: Request<{ path: string[] }>, res: Response) => {
      if (await files.send(req, res.set('cache-control', CACHED_FOR_A_YEAR), `assets/${req.params.path.join('/')}`))
        return;
      res.removeHeader('cache-control');
      sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this URL' });
    })
    .get(['/docs', '/docs/*path'], async (req: Request<{ path?: string[] }>, res: Response) => {
      res.set({ 'content-security-policy': POLICY, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
      for (const name of namesOf(req)) if (await files.send(req, res, name)) return;
      if (!(await files.send(req, res.status(404), '404.html'))) sendNotBuilt(res);
    });
}

/** An address without an ending is a page, or a folder with one. */
function namesOf({ params }: Request<{ path?: string[] }>): string[] {
  const path = (params.path ?? []).filter((part) => part !== '').join('/');
  if (path === '') return ['index.html'];
  return [path, `${path}.html`, `${path}/index.html`];
}

/** The browser asks again until the build is done. */
const sendNotBuilt = (res: Response): void => {
  res.status(503).set({ refresh: '3', 'retry-after': '3' }).type('html').send(NOT_BUILT);
};

const NOT_BUILT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Loan gateway · Docs</title></head>
<body>
<h1>The documentation is not built yet</h1>
<p><code>npm start</code> builds it in the background, which takes about half a minute. <code>npm run docs</code> builds it too.</p>
<p>This page reloads until the documentation is there.</p>
</body>
</html>
`;

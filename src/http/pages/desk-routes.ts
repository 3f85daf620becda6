import { readdir, readFile } from 'node:fs/promises';
import express, { type Request, type Response, type Router } from 'express';
import { ROLES, type Role } from '../../domain/access/roles.js';
import { sendProblem } from '../../rest/problem.js';
import { isAtThisMachine, isOfOwnPage, type GiveDemoAccess } from './demo-access.js';
import { acceptedEncoding, type Encoding } from '../road/accepted-encoding.js';

const FOLDER = new URL('../../../dist/desk/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The page loads nothing but its own files, asks this gateway alone, and holds no script or style of its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const A_YEAR = 'public, max-age=31536000, immutable';

/** Whose eyes the desk can see with. ADMIN manages clients, which is not done at a desk. */
const EYES = ROLES.filter((role) => role !== 'ADMIN');

interface BuiltFile {
  readonly type: string;
  readonly plain: Buffer;
  /** As `npm run build` compressed it; absent for what is too small. */
  readonly compressed: Partial<Record<Encoding, Buffer>>;
}

/** The servicing desk as it was built, and the demo tokens that it asks for. Without a build there is no desk. */
export async function deskRoutes(demo: GiveDemoAccess | undefined): Promise<Router> {
  const router = express.Router();
  const files = await builtFiles();
  const page = files.get('index.html');
  if (!page) return router;
  return router
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
    .get('/desk/assets/:name', (req: Request<{ name: string }>, res: Response) => {
      const file = files.get(`assets/${req.params.name}`);
      if (file) send(req, res.set('cache-control', A_YEAR), file);
      else sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address' });
    })
    .get(['/desk', '/desk/*path'], (req: Request, res: Response) => {
      res.set({ 'content-security-policy': POLICY, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
      send(req, res, page);
    });
}

function send(req: Request, res: Response, { type, plain, compressed }: BuiltFile): void {
  const encoding = acceptedEncoding(req);
  const bytes = encoding && compressed[encoding];
  if (encoding && bytes) res.set('content-encoding', encoding);
  res
    .vary('accept-encoding')
    .type(type)
    .send(bytes ?? plain);
}

/** A few files of some hundred kilobytes in all, so they are kept. */
async function builtFiles(): Promise<Map<string, BuiltFile>> {
  const names = await readdir(FOLDER, { recursive: true }).catch((): string[] => []);
  const read = (name: string) => readFile(new URL(name, FOLDER));
  const files = new Map<string, BuiltFile>();
  for (const name of names.map((path) => path.replaceAll('\\', '/'))) {
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    const compressed = {
      ...(names.includes(`${name}.br`) && { br: await read(`${name}.br`) }),
      ...(names.includes(`${name}.gz`) && { gzip: await read(`${name}.gz`) }),
    };
    files.set(name, { type, plain: await read(name), compressed });
  }
  return files;
}

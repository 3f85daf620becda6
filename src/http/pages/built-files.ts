import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { HOME } from '../../config/home.js';
import { acceptedEncoding, type Encoding } from '../road/accepted-encoding.js';

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
export const isBuilt = (): boolean => existsSync(join(FOLDER, 'index.html'));

/** Answers with a file that `npm run build` made of desk/; false where there is none. Browsers keep them, so they are read each time. */
export async function sendBuiltFile(req: Request, res: Response, name: string): Promise<boolean> {
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

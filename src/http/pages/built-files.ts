import { readdir, readFile } from 'node:fs/promises';
import type { Request, Response } from 'express';
import { acceptedEncoding, type Encoding } from '../road/accepted-encoding.js';

const FOLDER = new URL('../../../dist/desk/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
};

/** As `npm run build` compressed them, where it was worth it. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** What `npm run build` made of desk/. Browsers keep the files, so they are read when they are asked for. */
export class BuiltFiles {
  private constructor(private readonly names: ReadonlySet<string>) {}

  static async find(): Promise<BuiltFiles> {
    const names = await readdir(FOLDER, { recursive: true }).catch((): string[] => []);
    return new BuiltFiles(new Set(names.map((path) => path.replaceAll('\\', '/'))));
  }

  has(name: string): boolean {
    return this.names.has(name) && typeOf(name) !== undefined;
  }

  async send(req: Request, res: Response, name: string): Promise<void> {
    const encoding = acceptedEncoding(req);
    const ending = encoding && this.names.has(name + ENDINGS[encoding]) ? ENDINGS[encoding] : '';
    const bytes = await readFile(new URL(name + ending, FOLDER));
    if (encoding && ending !== '') res.set('content-encoding', encoding);
    res
      .vary('accept-encoding')
      .type(typeOf(name) ?? '')
      .send(bytes);
  }
}

const typeOf = (name: string): string | undefined => TYPES[name.split('.').at(-1) ?? ''];

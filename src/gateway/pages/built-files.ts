import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { HOME } from '../../platform/runtime/home.js';
import { acceptedEncoding, type Encoding } from '../../platform/http/pipeline/call.js';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** Compressed copies that the build wrote, where they are smaller. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file in the folder or in folders below it. No part of a name begins with a dot. */
const NAME = /^([\w@-]+(\.[\w@-]+)*\/)*[\w@-]+(\.[\w@-]+)+$/;

/** The files of one page, as the build wrote them to a folder of `dist`. */
export class BuiltFiles {
  private readonly folder: string;

  constructor(name: string) {
    this.folder = join(HOME, 'dist', name);
  }

  get areBuilt(): boolean {
    return existsSync(join(this.folder, 'index.html'));
  }

  /** Answers with a file; false where there is none. Browsers cache files, so each is read when it is asked for. */
  async send(req: Request, res: Response, name: string): Promise<boolean> {
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (type === undefined || !NAME.test(name)) return false;
    const encoding = acceptedEncoding(req);
    const compressed = encoding && (await this.bytesOf(name + ENDINGS[encoding]));
    const bytes = compressed ?? (await this.bytesOf(name));
    if (!bytes) return false;
    if (compressed) res.set('content-encoding', encoding);
    res.vary('accept-encoding').type(type).send(bytes);
    return true;
  }

  private bytesOf(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, name)).catch(() => undefined);
  }
}

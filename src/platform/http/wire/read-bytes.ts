import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import zlib from 'node:zlib';
import type { MemoryBudget } from '../../runtime/memory-budget.js';

const MB = 1024 * 1024;

/**
 * How much of a body is read. A risk engine hands over records with documents in them, on either edge; nothing of that
 * size is read before the caller is known.
 */
export const BODY_LIMITS = { record: 16 * MB, operation: MB, command: MB / 16, credentials: MB / 128 } as const;

export type BodyLimit = keyof typeof BODY_LIMITS;

/** Of what body parsers fault, the error handler knows the type. */
export const faultOf = (type: string) => Object.assign(new SyntaxError(type), { type });

/** The caller went before it had said what it wants. */
export class CutOff extends Error {
  readonly type = 'request.aborted';
}

const INFLATE = new Map<string, (() => Transform) | undefined>([
  ['gzip', zlib.createGunzip],
  ['deflate', zlib.createInflate],
  ['br', zlib.createBrotliDecompress],
  // From Node 22.15 on.
  ['zstd', (zlib as { createZstdDecompress?: () => Transform }).createZstdDecompress],
]);

/**
 * The bytes of a body, inflated. They are counted as they come, so a slow or unfinished sender has no more memory than
 * its budget. A sender beyond it is told at once, and the rest is discarded.
 */
export function readBytes(req: IncomingMessage, limit: number, memory: MemoryBudget | undefined): Promise<Buffer> {
  const stated = req.headers['content-encoding'] ?? '';
  const encoding = stated === '' ? 'identity' : stated.toLowerCase();
  const inflater = INFLATE.get(encoding)?.();
  return new Promise((resolve, reject) => {
    if (!inflater && encoding !== 'identity') {
      reject(faultOf('encoding.unsupported'));
      return;
    }
    // Nothing more would be told of it.
    if (req.destroyed) {
      reject(new CutOff());
      return;
    }
    let chunks: Buffer[] = [];
    let length = 0;
    const source = inflater ? req.pipe(inflater) : req;
    const leave = () => {
      source.off('data', take);
      if (inflater) {
        req.unpipe(inflater);
        inflater.destroy();
      }
      chunks = [];
      req.resume();
    };
    const fail = (fault: Error) => {
      leave();
      reject(fault);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) fail(faultOf('entity.too.large'));
      else if (memory && !memory.forBody(length)) fail(faultOf('memory.none'));
      else chunks.push(chunk);
    };
    source.on('data', take);
    source.once('end', () => {
      resolve(Buffer.concat(chunks));
      leave();
    });
    source.on('error', (error) => {
      fail(Object.assign(error, { status: 400 }));
    });
    // It may have come whole and wait to be inflated: what is not read by then is never told of.
    req.once('close', () => {
      if (!req.readableEnded) fail(new CutOff());
    });
  });
}

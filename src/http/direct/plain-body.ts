import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isJsonObject } from '../../domain/record/json.js';
import { TOO_SHORT_FOR_MORE } from '../../rest/json-parser.js';
import { noted } from '../noted.js';

/** What a plain body says; without `text` when it says something else, or nothing that reads as JSON. */
export interface PlainBody {
  readonly text?: string;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown> | undefined;
}

/** JSON of a stated size, not compressed, and too small for what would be refused. */
export const plainBody = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type'] === 'application/json' &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length']) <= TOO_SHORT_FOR_MORE;

const read = noted<string>('body');

/** The body of a request that was read here, for whoever answers it after all. */
export const readBodyOf = (req: IncomingMessage): string | undefined => read.of(req);

/** Node lets no more through than the stated size. */
export function readPlainBody(req: IncomingMessage, done: (body: PlainBody) => void, cutOff: () => void): void {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
  });
  req.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    read.set(req, text);
    done(plainBodyOf(text));
  });
  req.once('error', cutOff);
}

const NOT_PLAIN: PlainBody = { operationName: undefined, variables: undefined };

function plainBodyOf(json: string): PlainBody {
  const body = parsed(json);
  if (!isJsonObject(body)) return NOT_PLAIN;
  const { query, operationName, variables, extensions, documentId } = body as Record<string, unknown>;
  const isPlain =
    typeof query === 'string' &&
    documentId === undefined &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || variables === null || isJsonObject(variables)) &&
    (extensions === undefined || extensions === null);
  if (!isPlain) return NOT_PLAIN;
  return { text: query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

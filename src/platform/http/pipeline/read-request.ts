import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { isJsonObject } from '../../runtime/json.js';
import { faultOf, BODY_LIMITS, readBytes } from '../wire/read-bytes.js';
import { readJson, TOO_SHORT_FOR_MORE } from '../wire/json-parser.js';
import { BODY_TOO_LARGE } from './express-steps.js';
import { type Call, type Denial, Refused, memoryFor } from './call.js';
import { admitText, type PersistedDocuments, storedText } from './persisted-documents.js';

/** What a request brings for Apollo Server, which checks its form. */
export interface GraphqlRequest {
  /** Undefined when the request names its document by a digest. */
  readonly text: string | undefined;
  readonly body: unknown;
  /** The parameters of a GET. */
  readonly search: string;
}

export async function readRequest(call: Call, limit: BodySize, documents: PersistedDocuments): Promise<GraphqlRequest> {
  const { method, url = '' } = call.req;
  if (method === 'POST') return inBody(await readBody(call, limit), documents);
  return inAddress(url.includes('?') ? url.slice(url.indexOf('?')) : '', documents);
}

function inBody(body: unknown, documents: PersistedDocuments): GraphqlRequest {
  if (Array.isArray(body)) throw new Refused(BATCH);
  if (!isJsonObject(body)) throw refusal('The request body is not valid JSON');
  const { documentId, query } = body;
  if (documentId != null) {
    const text = storedText(documents, documentId, query);
    return { text, body: { ...body, query: text }, search: '' };
  }
  if (typeof query === 'string') admitText(documents, query);
  return { text: typeof query === 'string' ? query : undefined, body, search: '' };
}

function inAddress(search: string, documents: PersistedDocuments): GraphqlRequest {
  const parameters = new URLSearchParams(search);
  const [documentId, query] = [parameters.get('documentId'), parameters.get('query')];
  if (documentId !== null) {
    const text = storedText(documents, documentId, query);
    parameters.set('query', text);
    return { text, body: undefined, search: `?${parameters.toString()}` };
  }
  if (query !== null) admitText(documents, query);
  return { text: query ?? undefined, body: undefined, search };
}

export type BodySize = 'record' | 'operation' | 'credentials';

/** Most bodies are short, plain and of a stated length; for these the parser's questions have one answer. */
const isPlain = ({ headers }: IncomingMessage): boolean =>
  headers['content-type'] === 'application/json' &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length']) <= TOO_SHORT_FOR_MORE;

async function readBody(call: Call, size: BodySize): Promise<unknown> {
  const { req } = call;
  const limit = BODY_LIMITS[size];
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new Refused(BODY_TOO_LARGE);
  if (isPlain(req)) return parsed(arrived(req) ?? (await readBytes(req, limit, undefined)));
  if (!JSON_CONTENT.test(req.headers['content-type'] ?? '')) throw new Refused(NOT_JSON);
  // Its memory counts for the sender.
  memoryFor(call);
  return readJson(req, limit);
}

const JSON_CONTENT = /^application\/json\s*(;|$)/i;

/**
 * The body, if all of it has come with the head, as with most short ones. Waiting would cost an event for each piece,
 * and for its end.
 */
function arrived(req: IncomingMessage): Buffer | null {
  if (req.destroyed || req.readableLength !== Number(req.headers['content-length'])) return null;
  const body = req.read() as Buffer | null;
  // Its end may still have to be told, or the request would never be over.
  req.resume();
  return body;
}

function parsed(body: Buffer): unknown {
  if (body.length === 0) return {};
  if (!isUtf8(body)) throw faultOf('entity.not.text');
  try {
    return JSON.parse(body.toString());
  } catch {
    throw refusal('The request body is not valid JSON');
  }
}

const refusal = (message: string) => new Refused({ status: 400, code: 'BAD_REQUEST', message });

const BATCH: Denial = {
  status: 400,
  code: 'BATCHING_NOT_SUPPORTED',
  message: 'A request can have only one operation. Send each operation of the list in its own request.',
};

const NOT_JSON: Denial = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send the body with content-type application/json',
};

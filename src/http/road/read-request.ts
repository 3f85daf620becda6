import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { isJsonObject } from '../../domain/record/json.js';
import { variablesFault } from '../../graphql/limits/document-fault.js';
import { faultOf, BODY_LIMITS, readBytes } from '../../wire/read-bytes.js';
import { readJson, TOO_SHORT_FOR_MORE } from '../../wire/json-parser.js';
import { BODY_TOO_LARGE } from './express-steps.js';
import { type Call, type Denial, Refused, roomFor } from './call.js';

/** What a request asks, wherever it says so; nothing of it is believed yet but its form. */
export interface GraphqlRequest {
  readonly text: string | undefined;
  readonly documentId: string | undefined;
  /** The digest that an automatic persisted query comes with. */
  readonly digest: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

type Members = Readonly<Record<string, unknown>>;

export async function readRequest(call: Call, limit: BodySize): Promise<GraphqlRequest> {
  const { req } = call;
  if (req.method === 'GET') return requestOf(parametersOf(req));
  if (req.method !== 'POST') throw new Refused({ ...bad('Send a GET or a POST'), status: 405, allow: 'GET, POST' });
  const body = await readBody(call, limit);
  if (Array.isArray(body)) throw new Refused(BATCH);
  if (!isJsonObject(body)) throw refusal('The request body is not valid JSON');
  return requestOf(body);
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
  // What is kept of it is counted for who sends it.
  roomFor(call);
  return readJson(req, limit);
}

const JSON_CONTENT = /^application\/json\s*(;|$)/i;

/** The body, where all of it has come with the head, as short ones mostly do: whoever waits for it is told of each piece, and of its end. */
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

function parametersOf({ url = '' }: IncomingMessage): Members {
  const given = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
  const members: Record<string, unknown> = {};
  for (const name of ['query', 'documentId', 'operationName', 'variables', 'extensions']) {
    const values = given.getAll(name);
    if (values.length > 1) throw refusal(`The parameter ${name} may be given once only`);
    if (values[0] !== undefined) members[name] = READ_AS_JSON.has(name) ? jsonOf(name, values[0]) : values[0];
  }
  return members;
}

const READ_AS_JSON = new Set(['variables', 'extensions']);

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(`The parameter ${name} is not valid JSON`);
  }
}

/** By its members, wherever they were. */
export function requestOf({ query, documentId, operationName, variables, extensions }: Members): GraphqlRequest {
  if (documentId != null && query != null) throw refusal('Send documentId or query, not both');
  const deep = variablesFault(variables);
  if (deep) throw new Refused({ status: 400, code: 'LIMIT_EXCEEDED', ...deep });
  return {
    text: textual('query', query),
    documentId: textual('documentId', documentId),
    digest: digestOf(objectual('extensions', extensions)),
    operationName: textual('operationName', operationName),
    variables: objectual('variables', variables),
  };
}

function textual(name: string, value: unknown): string | undefined {
  if (value == null) return undefined;
  if (typeof value !== 'string') throw refusal(`${name} must be a text`);
  return value;
}

function objectual(name: string, value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (value == null) return undefined;
  if (!isJsonObject(value)) throw refusal(`${name} must be an object`);
  return value;
}

function digestOf(extensions: Members | undefined): string | undefined {
  const given = extensions?.persistedQuery;
  if (given == null) return undefined;
  const { version, sha256Hash } = given as { version?: unknown; sha256Hash?: unknown };
  if (version !== 1) throw refusal('extensions.persistedQuery.version must be 1');
  if (typeof sha256Hash !== 'string') throw refusal('extensions.persistedQuery.sha256Hash must be a text');
  return sha256Hash;
}

const bad = (message: string): Denial => ({ status: 400, code: 'BAD_REQUEST', message });
const refusal = (message: string) => new Refused(bad(message));

const BATCH: Denial = {
  status: 400,
  code: 'BATCHING_NOT_SUPPORTED',
  message: 'One request carries one operation: send the operations of this list one by one',
};

const NOT_JSON: Denial = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send the body as content-type application/json',
};

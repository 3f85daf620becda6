import type { HTTPGraphQLResponse } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { formatError } from '../../errors/format-error.js';
import { POSITION_HEADER } from '../request/request-context.js';
import { endInPieces, lengthOf, type Pieces, mayAnswer, OUT_OF_MEMORY } from '../wire/request-lifetime.js';
import {
  acceptedEncoding,
  type Call,
  type Denial,
  denialExtensions,
  denialHeaders,
  type Encoding,
  JSON_TYPE,
  memoryFor,
} from './call.js';
import type { Exchange } from './exchange.js';
import { logFault } from './finish-answer.js';

interface Unsent {
  readonly data?: Record<string, unknown> | null | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

export interface SentAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** Answers as they leave: faults of ours are logged by name and masked. */
export function sender(requestId: string, logger: Logger) {
  const errorsToSend = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
    errors.map((error) => {
      logFault(logger, requestId, error);
      return formatError(error.toJSON(), error);
    });
  return {
    errorsToSend,
    toSend: ({ data, errors }: Unsent): SentAnswer => ({
      ...(data !== undefined && { data }),
      ...(errors && { errors: errorsToSend(errors) }),
    }),
    /** Any error before the answer. */
    faultToSend: (error: unknown): SentAnswer => ({
      errors: errorsToSend([
        error instanceof GraphQLError ? error : new GraphQLError('fault', { originalError: error as Error }),
      ]),
    }),
  };
}

/** How an answer is sent, beside what it says. */
export interface Sending {
  /** What every answer carries, as names and values in turn. */
  readonly headers: readonly string[];
  readonly logger: Logger;
}

/** One header of a kind at most. */
type Headers = readonly string[];

export function sendDenial({ headers }: Sending, call: Call, denial: Denial): void {
  call.facts.outcome = denial.code;
  const error = { message: denial.message, extensions: denialExtensions(denial) };
  const body = Buffer.from(`${JSON.stringify({ errors: [error] })}\n`);
  write(headers, call, denial.status, [body], denialHeaders(denial).flat());
}

/** Sends what Apollo Server answers. Large values that the executor left in the exchange go out as they are, in pieces. */
export async function sendResponse(
  sending: Sending,
  call: Call,
  { data, position, mayCompress }: Exchange,
  { status = 200, headers, body }: HTTPGraphQLResponse,
): Promise<void> {
  if (body.kind === 'chunked') throw new Error('The executor answers in one piece');
  if (status >= 400) call.facts.outcome ??= status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
  const pieces = data?.piecesOf(body.string) ?? [Buffer.from(body.string)];
  if (!mayAnswer(memoryFor(call), lengthOf(pieces), call.res)) {
    sendDenial(sending, call, { ...OUT_OF_MEMORY, retryAfterSeconds: 1 });
    return;
  }
  const extra = [...headers].filter(([name]) => !OURS.has(name)).flat();
  if (position !== undefined) extra.push(POSITION_HEADER, position);
  if (mayCompress) extra.push(...varying(call));
  const encoding = mayCompress ? encodingFor(call, pieces) : undefined;
  if (encoding === undefined) write(sending.headers, call, status, pieces, extra);
  else {
    const compressed = await COMPRESS[encoding](Buffer.concat(pieces));
    write(sending.headers, call, status, [compressed], [...extra, 'content-encoding', encoding]);
  }
}

/** What is accepted was settled before anything was executed, and no answer is cached. */
const OURS = new Set(['content-type', 'cache-control']);

/** Beside what answers to other origins vary by. */
const varying = ({ res }: Call): Headers => [
  'vary',
  [res.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
];

function write(headers: Headers, { req, res, facts, accepted }: Call, status: number, body: Pieces, extra: Headers) {
  if (res.closed || res.headersSent) return;
  res.writeHead(status, [
    ...headers,
    'content-type',
    accepted.answer ?? JSON_TYPE,
    'x-request-id',
    facts.requestId,
    'content-length',
    String(lengthOf(body)),
    ...(facts.rateLimit ?? []),
    ...extra,
  ]);
  endInPieces(res, body);
  // What still arrives of a request that is answered before it was read is thrown away.
  if (!req.complete) req.resume();
}

/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_024;

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => compressGzip(bytes, { level: 4 }),
};
const compressBrotli = promisify<Buffer, object, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, object, Buffer>(gzip);

const encodingFor = ({ req }: Call, body: Pieces): Encoding | undefined =>
  lengthOf(body) < WORTH_COMPRESSING ? undefined : acceptedEncoding(req);

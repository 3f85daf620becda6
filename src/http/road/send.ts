import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { describeFault, formatError } from '../../graphql/format-error.js';
import type { Answer } from '../../graphql/execution/operation.js';
import { endInPieces, lengthOf, type Pieces, mayAnswer, NO_ROOM } from '../../wire/life.js';
import { acceptedEncoding, type Call, type Denial, type Encoding, JSON_TYPE, roomFor } from './call.js';
import type { TextFault } from './read-new-text.js';

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
      if (error.originalError && !(error.originalError instanceof GraphQLError))
        logger.error({ requestId, path: error.path, fault: describeFault(error) }, 'fault');
      return formatError(error.toJSON(), error);
    });
  return {
    errorsToSend,
    toSend: ({ data, errors }: Unsent): SentAnswer => ({
      ...(data !== undefined && { data }),
      ...(errors && { errors: errorsToSend(errors) }),
    }),
    /** Whatever was thrown on the way to an answer. */
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
  const { status, message, retryAfterSeconds, allow, ...extensions } = denial;
  call.facts.outcome = denial.code;
  const body = Buffer.from(`${JSON.stringify({ errors: [{ message, extensions }] })}\n`);
  const extra = [
    ...(retryAfterSeconds === undefined ? [] : ['retry-after', String(retryAfterSeconds)]),
    ...(allow === undefined ? [] : ['allow', allow]),
    ...(status === 401 ? ['www-authenticate', 'Bearer'] : []),
  ];
  write(headers, call, status, [body], extra);
}

/** What is wrong with the text of a document. */
export function sendFault({ headers }: Sending, call: Call, { status, errors }: TextFault): void {
  const code = errors[0]?.extensions?.code;
  call.facts.outcome = typeof code === 'string' ? code : 'ERROR';
  write(headers, call, status, [Buffer.from(`${JSON.stringify({ errors })}\n`)], []);
}

export interface Cost {
  readonly requested: number;
  readonly limit: number;
}

export async function sendAnswer(
  { headers, logger }: Sending,
  call: Call,
  { data, errors }: Answer,
  cost: Cost | undefined,
  /** The length of what is compressed tells of what it holds. */
  mayCompress: boolean,
): Promise<void> {
  const { facts } = call;
  const sent = errors && sender(facts.requestId, logger).errorsToSend(errors);
  const code = sent?.[0]?.extensions?.code;
  if (sent) facts.outcome = typeof code === 'string' ? code : 'ERROR';
  const before = sent ? `{"errors":${JSON.stringify(sent.map(withoutHttp))}` : '{';
  const comma = sent ? ',' : '';
  const after = `${cost ? `${data === undefined && !sent ? '' : ','}"extensions":${JSON.stringify({ cost })}` : ''}}\n`;
  const pieces =
    data === undefined
      ? [Buffer.from(before + after)]
      : data === null
        ? [Buffer.from(`${before}${comma}"data":null${after}`)]
        : data.bytes(`${before}${comma}"data":`, after);
  if (!mayAnswer(roomFor(call), lengthOf(pieces), call.res)) {
    sendDenial({ headers, logger }, call, { ...NO_ROOM, retryAfterSeconds: 1 });
    return;
  }
  const { status, retryAfter } = statusOf({ data, errors }, sent);
  const extra = retryAfter === undefined ? [] : ['retry-after', String(retryAfter)];
  const encoding = mayCompress ? encodingFor(call, pieces) : undefined;
  if (encoding === undefined) write(headers, call, status, pieces, mayCompress ? [...extra, ...varying(call)] : extra);
  else {
    const body = await COMPRESS[encoding](Buffer.concat(pieces));
    write(headers, call, status, [body], [...extra, 'content-encoding', encoding, ...varying(call)]);
  }
}

/** Beside what answers to other origins vary by. */
const varying = ({ res }: Call): Headers => [
  'vary',
  [res.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
];

type Formatted = ReturnType<ReturnType<typeof sender>['errorsToSend']>;

/** What an error says of the status is for us. */
const withoutHttp = ({ extensions: { http: _, ...extensions } = {}, ...error }: Formatted[number]) => ({
  ...error,
  extensions,
});

/**
 * An operation that was not carried out is the caller's mistake; one that was is answered, whatever is missing. An answer
 * that holds nothing because the database is away is 503: a proxy then asks another gateway, and nobody takes the null for
 * "there is none".
 */
function statusOf({ data, errors = [] }: Answer, sent: Formatted = []): { status: number; retryAfter?: number } {
  const said = errors.map(saidStatus).find((status) => status !== undefined);
  const wait = errors
    .map(({ extensions }) => extensions.retryAfterSeconds)
    .find((seconds) => typeof seconds === 'number');
  if (sent.some(({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE')) {
    const isEmpty = data == null || Object.values(data.read()).every((value) => value === null);
    if (isEmpty) return { status: 503, retryAfter: wait ?? 1 };
  }
  const status = said ?? (data === undefined ? 400 : 200);
  return { status, ...(wait !== undefined && { retryAfter: wait }) };
}

const saidStatus = ({ extensions }: GraphQLError): number | undefined => extensions.http?.status;

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

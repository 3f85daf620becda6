import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '../../errors/error-codes.js';
import { CACHE_BOUNDS } from '../../runtime/cache-bounds.js';
import type { MemoryBudget } from '../../runtime/memory-budget.js';
import { type Viewer, actorId } from '../../identity/viewer.js';
import { getOrCreate } from '../../runtime/get-or-create.js';
import type { LimitExceeded } from '../../limits/document-fault.js';
import { memoryOf } from '../wire/request-lifetime.js';
import type { RequestFacts } from '../request/request-context.js';

export const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';

export type MediaType = typeof JSON_TYPE | typeof RESPONSE_TYPE;

const OFFERED: readonly (readonly [string, MediaType])[] = [
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', RESPONSE_TYPE],
];

/** What a client takes of what GraphQL over HTTP and over SSE name. Clients that say both are told apart by what they ask for. */
export interface Accepted {
  /** What a single answer is sent as. */
  readonly answer: MediaType | undefined;
  /** How a subscription is answered. Only clients that name an event stream can read one. */
  readonly events: EventStream | undefined;
}

/** Streams of answers over HTTP: server-sent events, and Apollo's multipart protocol for subscriptions. */
export type EventStream = 'text/event-stream' | 'multipart/mixed';

/** Clients of one kind all send the same. */
const known = new LRUCache<string, Accepted>({
  maxSize: CACHE_BOUNDS.mediaTypes.characters,
  sizeCalculation: (_, accept) => accept.length + 50,
});

const ANSWER: Accepted = { answer: JSON_TYPE, events: undefined };

export function acceptedBy({ headers: { accept } }: Pick<IncomingMessage, 'headers'>): Accepted {
  if (accept === undefined || accept === '*/*') return ANSWER;
  return getOrCreate<string, Accepted>(known, accept, () => negotiated(accept));
}

interface Range {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly weight: number;
  readonly place: number;
}

/** By weight, then by the order in which the client names them; what it names most exactly counts. */
function negotiated(accept: string): Accepted {
  const ranges = accept.split(',').map((text, place): Range => {
    const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name, parameters, weight: weight === undefined ? 1 : Number(weight), place };
  });
  const wanted = OFFERED.flatMap(([name, type]) => wantedAs(type, rangeOf(ranges, [name, 'application/*', '*/*'])));
  return { answer: best(wanted), events: best(streamsIn(ranges)) };
}

/** `multipart/mixed` alone may mean other protocols, such as that of @defer. */
function streamsIn(ranges: readonly Range[]): Wanted<EventStream>[] {
  const events = rangeOf(ranges, ['text/event-stream', 'text/*']);
  const parts = ranges.find(
    ({ name, parameters }) => name === 'multipart/mixed' && parameters.some(isSubscriptionSpec),
  );
  return [...wantedAs<EventStream>('text/event-stream', events), ...wantedAs<EventStream>('multipart/mixed', parts)];
}

const isSubscriptionSpec = (parameter: string): boolean => /^subscriptionspec="?1\.0"?$/.test(parameter);

interface Wanted<Type> {
  readonly type: Type;
  readonly range: Range;
}

const wantedAs = <Type>(type: Type, range: Range | undefined): Wanted<Type>[] =>
  range && range.weight > 0 ? [{ type, range }] : [];

const best = <Type>(wanted: readonly Wanted<Type>[]): Type | undefined =>
  wanted.toSorted((a, b) => b.range.weight - a.range.weight || a.range.place - b.range.place)[0]?.type;

const rangeOf = (ranges: readonly Range[], patterns: readonly string[]): Range | undefined =>
  patterns.map((pattern) => ranges.find((range) => range.name === pattern)).find((range) => range !== undefined);

export type Encoding = 'br' | 'gzip';

/** The best that we have of what the caller takes. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return undefined;
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : undefined;
}

/** A request in the pipeline. */
export interface Call {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly facts: RequestFacts;
  readonly accepted: Accepted;
}

/** Anonymous callers have only small requests and answers, and share one budget. */
export const memoryFor = ({ req, res, facts: { viewer } }: Call): MemoryBudget =>
  memoryOf(req, res, viewer ? actorId(viewer) : '');

/** The caller: a known client, or an anonymous one with few rights. */
export interface Caller {
  readonly viewer: Viewer | undefined;
  readonly apiKey: string | undefined;
  /** Whether the API key is a client's, for any sender. */
  readonly isKnownKey: boolean;
}

/** A call that ends here, with a word why. */
export class Refused extends Error {
  constructor(readonly denial: Denial) {
    super(denial.message);
    this.name = 'Refused';
  }
}

export interface Denial {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** Which limit was passed, and what it is. */
  readonly limit?: string;
  readonly most?: number;
  readonly retryAfterSeconds?: number;
  /** The methods that there are, where another one was used. */
  readonly allow?: string;
}

/** What a denied caller reads beside the message. */
export const denialExtensions = ({ code, limit, most }: Denial) => ({
  code,
  ...(limit !== undefined && { limit, most }),
});

type Header = readonly [name: string, value: string];

export function denialHeaders({ status, retryAfterSeconds, allow }: Denial): Header[] {
  const headers: Header[] = [];
  if (retryAfterSeconds !== undefined) headers.push(['retry-after', String(retryAfterSeconds)]);
  if (allow !== undefined) headers.push(['allow', allow]);
  if (status === 401) headers.push(['www-authenticate', 'Bearer']);
  return headers;
}

export const limitDenial = (fault: LimitExceeded): Denial => ({ status: 400, code: 'LIMIT_EXCEEDED', ...fault });

export const NO_SUBSCRIPTION: Denial = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'This endpoint accepts subscriptions only. Send queries and mutations as a POST.',
};

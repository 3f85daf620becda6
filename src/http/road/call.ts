import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '../../app/error-codes.js';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import type { Room } from '../../app/runtime/kept-bytes.js';
import { actorId, type Viewer } from '../../domain/access/viewer.js';
import type { Answer, Operation } from '../../graphql/execution/operation.js';
import { roomOf } from '../../wire/life.js';
import type { RequestFacts } from '../request/request-context.js';

export const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';
export const EVENTS_TYPE = 'text/event-stream';

export type MediaType = typeof JSON_TYPE | typeof RESPONSE_TYPE | typeof EVENTS_TYPE;

const OFFERED: readonly (readonly [string, MediaType])[] = [
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', RESPONSE_TYPE],
  ['text/event-stream', EVENTS_TYPE],
];

/** Clients of one kind all send the same. */
const known = new LRUCache<string, { readonly type: MediaType | undefined }>({
  maxSize: CACHE_BOUNDS.mediaTypes.characters,
  sizeCalculation: (_, accept) => accept.length + 50,
});

/** What a client wants its answer as, of what GraphQL over HTTP and over SSE name; undefined where it takes none of it. */
export function mediaTypeFor(accept: string | undefined): MediaType | undefined {
  if (accept === undefined || accept === '*/*') return JSON_TYPE;
  const found = known.get(accept);
  if (found) return found.type;
  const type = negotiated(accept);
  known.set(accept, { type });
  return type;
}

interface Range {
  readonly name: string;
  readonly weight: number;
  readonly place: number;
}

/** By weight, then by the order in which the client names them; what it names most exactly counts. */
function negotiated(accept: string): MediaType | undefined {
  const ranges = accept.split(',').map((text, place): Range => {
    const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name, weight: weight === undefined ? 1 : Number(weight), place };
  });
  const wanted = OFFERED.flatMap(([name, type]) => {
    const range = rangeOf(ranges, name);
    return range && range.weight > 0 ? [{ type, range }] : [];
  });
  wanted.sort((a, b) => b.range.weight - a.range.weight || a.range.place - b.range.place);
  return wanted[0]?.type;
}

const rangeOf = (ranges: readonly Range[], name: string): Range | undefined =>
  [name, `${name.slice(0, name.indexOf('/'))}/*`, '*/*']
    .map((pattern) => ranges.find((range) => range.name === pattern))
    .find((range) => range !== undefined);

export type Encoding = 'br' | 'gzip';

/** The best that we have of what the caller takes. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return undefined;
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : undefined;
}

/** A request on its way down the road. */
export interface Call {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly facts: RequestFacts;
  /** What its answer is sent as. */
  readonly mediaType: MediaType;
}

/** Who is not known has small requests and answers only, and shares what there is for them. */
export const roomFor = ({ req, res, facts: { viewer } }: Call): Room => roomOf(req, res, viewer ? actorId(viewer) : '');

/** Who asks: a known client, or somebody who may do little. */
export interface Caller {
  readonly viewer: Viewer | undefined;
  readonly apiKey: string | undefined;
  /** Whether the API key is a client's, whoever holds it. */
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

export const NO_SUBSCRIPTION: Denial = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Only a subscription goes this way; send queries and mutations as a plain POST',
};

/** Tells a registry of schemas which client asks for what, so that it knows what may go. */
export interface UsageReports {
  /** A query or a mutation that was carried out, and how long that took. */
  carriedOut(operation: Operation, viewer: Viewer, answer: Answer, milliseconds: number): void;
}

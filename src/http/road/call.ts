import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '../../app/error-codes.js';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import type { Room } from '../../app/runtime/kept-bytes.js';
import { actorId, type Viewer } from '../../domain/access/viewer.js';
import { obtain } from '../../domain/obtain.js';
import type { Answer, Operation } from '../../graphql/execution/operation.js';
import { roomOf } from '../../wire/life.js';
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
  /** Whether a subscription may be answered by events: only who names them knows what to do with them. */
  readonly events: boolean;
}

/** Clients of one kind all send the same. */
const known = new LRUCache<string, Accepted>({
  maxSize: CACHE_BOUNDS.mediaTypes.characters,
  sizeCalculation: (_, accept) => accept.length + 50,
});

const ANSWER: Accepted = { answer: JSON_TYPE, events: false };

export function acceptedBy({ headers: { accept } }: Pick<IncomingMessage, 'headers'>): Accepted {
  if (accept === undefined || accept === '*/*') return ANSWER;
  return obtain<string, Accepted>(known, accept, () => negotiated(accept));
}

interface Range {
  readonly name: string;
  readonly weight: number;
  readonly place: number;
}

/** By weight, then by the order in which the client names them; what it names most exactly counts. */
function negotiated(accept: string): Accepted {
  const ranges = accept.split(',').map((text, place): Range => {
    const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name, weight: weight === undefined ? 1 : Number(weight), place };
  });
  const wanted = OFFERED.flatMap(([name, type]) => {
    const range = rangeOf(ranges, [name, 'application/*', '*/*']);
    return range && range.weight > 0 ? [{ type, range }] : [];
  });
  wanted.sort((a, b) => b.range.weight - a.range.weight || a.range.place - b.range.place);
  const events = rangeOf(ranges, ['text/event-stream', 'text/*']);
  return { answer: wanted[0]?.type, events: events !== undefined && events.weight > 0 };
}

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

/** A request on its way down the road. */
export interface Call {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly facts: RequestFacts;
  readonly accepted: Accepted;
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

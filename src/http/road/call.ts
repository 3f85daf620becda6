import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../app/error-codes.js';
import type { Room } from '../../app/runtime/kept-bytes.js';
import { actorId, type Viewer } from '../../domain/access/viewer.js';
import type { Answer, Operation } from '../../graphql/execution/operation.js';
import { roomOf } from '../../wire/room.js';
import type { RequestFacts } from '../request/request-context.js';
import type { MediaType } from './media-type.js';

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

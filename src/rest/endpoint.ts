import type { Request, RequestHandler } from 'express';
import type { Scope } from '../domain/access/roles.js';
import type { Graph } from '../platform/executor/graph.js';
import type { Schema } from './openapi-schema.js';
import type { ProblemStatus } from '../platform/http/wire/problem.js';
import type { Caller, RunOperation, WriteOperation } from './stored-operation.js';

/** The groups of endpoints: the desk's menus, and what has none. */
export const ENDPOINT_TAGS = {
  Access: 'Tokens.',
  Loans: 'The record of a loan.',
  Origination: 'From the application to the funded loan.',
  Payments: 'Payments, scheduled payments and autopay.',
  Terms: 'Changes of the contract.',
  'Fees and adjustments': 'Fees, waivers, refunds and corrections.',
  Collateral: 'Liens, valuations and sales.',
  Ownership: 'Sales of loans between lenders.',
  'Holds and losses': 'Holds, acceleration and charge-offs.',
  Contact: 'Contacts, notes and complaints.',
  Work: 'Work queues.',
  Approvals: 'Commands that a second client approves.',
  Ledger: 'Periods of the ledger.',
} as const;

export type EndpointTag = keyof typeof ENDPOINT_TAGS;

/** An endpoint below /v2/servicing: what answers it and what the document says of it, side by side. */
export interface Endpoint {
  readonly method: 'get' | 'post';
  /** As the document writes it: `/loans/{loan_id}`. */
  readonly path: string;
  /** The operation of the graph behind it, for the log and the document. */
  readonly name: string;
  /** Only the exchange of credentials is open to callers without a token. */
  readonly admits: 'CLIENT' | 'ANYONE';
  readonly handlers: readonly RequestHandler[];
  /** Its group in the document. */
  readonly tag: EndpointTag;
  readonly summary: string;
  readonly requiredScopes: readonly Scope[];
  /** Whether it takes an Idempotency-Key. */
  readonly once: boolean;
  readonly body?: Schema;
  readonly success: { readonly status: 200 | 201; readonly data: Schema };
  readonly problems: readonly ProblemStatus[];
}

export interface EndpointNeeds {
  readonly graph: Graph;
  readonly run: RunOperation;
  readonly write: WriteOperation;
  readonly callerOf: (req: Request) => Caller;
}

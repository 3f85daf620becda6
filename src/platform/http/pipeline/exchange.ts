import type { GraphQLRequestListener } from '@apollo/server';
import type { Asked } from '../../executor/execute-operation.js';
import type { Operation } from '../../executor/operation.js';
import type { WrittenData } from '../../executor/written-values.js';
import type { RequestFacts } from '../request/request-context.js';
import type { Accepted } from './call.js';

export interface Cost {
  readonly requested: number;
  readonly limit: number;
}

/** One GraphQL request in Apollo Server's pipeline: what it brings beside its document, and what is left for its answer. */
export class Exchange {
  /** Undefined for callers without a viewer. */
  cost: Cost | undefined;
  /** When the executor began. */
  startedAt: number | undefined;
  /** The executor's data. Apollo Server sees its text; large values stay here until they are sent. */
  data: WrittenData | undefined;
  /** A subscription is not executed here: the transport follows it. */
  subscription: Operation | undefined;
  /** For the answer to carry: how far the client wrote. */
  position: string | undefined;
  /** The length of a compressed answer says something about its contents. */
  mayCompress = false;

  constructor(
    readonly facts: RequestFacts,
    readonly asked: Asked,
    readonly accepted: Accepted,
  ) {}
}

/** Apollo Server copies its context value, so everything that changes is one level below. */
export interface PipelineContext {
  readonly exchange: Exchange;
}

type Listener = Required<GraphQLRequestListener<PipelineContext>>;

/** Steps of Apollo Server's pipeline that one concern takes part in. */
export type Hooks<Name extends keyof Listener> = Pick<Listener, Name>;

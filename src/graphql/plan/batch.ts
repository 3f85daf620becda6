import type { GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '../context.js';

/** A field of many objects at once, in their order: what its resolver would give for each of them. */
export interface Batch {
  readonly read: (
    parents: readonly never[],
    context: GraphContext,
    info: GraphQLResolveInfo,
    args: never,
  ) => readonly unknown[] | Promise<readonly unknown[]>;
  /** Of a field of an abstract type: the type of all that it gives. */
  readonly type?: string;
}

/** By coordinate, such as `Loan.borrower`. */
export type Batches = Readonly<Record<string, Batch>>;

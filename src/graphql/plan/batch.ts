import type { GraphQLResolveInfo } from 'graphql';
import type { OpenPart } from '../../domain/record/field.js';
import type { GraphContext } from '../context.js';
import type { Selected } from '../record/read-members.js';

/** A field of many objects at once, in their order: what its resolver would give for each of them. */
export interface Batch {
  readonly read: (
    parents: readonly never[],
    context: GraphContext,
    info: GraphQLResolveInfo,
    args: never,
    parts: ReadonlySet<OpenPart>,
  ) => readonly unknown[] | Promise<readonly unknown[]>;
  /** Of a field of an abstract type: the type of all that it gives. */
  readonly type?: string;
  /** What it needs of the record of the loan that it is a field of: whoever reads the loan may bring it along. */
  readonly needs?: (info: GraphQLResolveInfo) => Selected;
  /** Gives the loan itself, seen from another side. */
  readonly isLoan?: true;
}

/** By coordinate, such as `Loan.borrower`. */
export type Batches = Readonly<Record<string, Batch>>;

import type { GraphQLResolveInfo, OperationDefinitionNode } from 'graphql';
import type { OpenPart } from '../../domain/record/field.js';
import type { Batch } from './batch.js';
import type { LeafKind, PrintLeaf } from './leaf.js';

/** Writes one object as JSON; of each field that was waited for, `written` has what all objects show, in their order. */
export type PrintObject = (
  source: Readonly<Record<string, unknown>>,
  written: readonly (readonly string[])[],
  index: number,
) => string;

export type Variables = Readonly<Record<string, unknown>>;

/** What an object of one type has to show. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** Those that are not at hand once the object is. */
  readonly waited: readonly FieldPlan[];
  readonly print: PrintObject;
}

export interface FieldPlan {
  readonly key: string;
  readonly name: string;
  /** A value that is the same for every object: its type's name. */
  readonly constant?: string;
  /** Where it comes from, unless it is a property of the object. */
  readonly batch?: Batch;
  readonly argumentsOf: (variables: Variables) => Record<string, unknown>;
  readonly info: GraphQLResolveInfo;
  /** What the fields below it need of the records of the loans that it gives. */
  readonly parts: ReadonlySet<OpenPart>;
  readonly value: ValuePlan;
}

export type ValuePlan =
  | { readonly kind: 'LEAF'; readonly is: LeafKind; readonly print: PrintLeaf }
  | { readonly kind: 'OBJECT'; readonly isNonNull: boolean; readonly plan: ObjectPlan }
  | { readonly kind: 'LIST'; readonly isNonNull: boolean; readonly each: ValuePlan };

export interface OperationPlan {
  readonly operation: OperationDefinitionNode;
  readonly root: ObjectPlan;
}

export const isPlainValue = (value: ValuePlan): boolean =>
  value.kind === 'LEAF' || (value.kind === 'OBJECT' ? value.plan.waited.length === 0 : isPlainValue(value.each));

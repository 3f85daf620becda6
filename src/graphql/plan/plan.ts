import type { GraphQLResolveInfo, OperationDefinitionNode } from 'graphql';
import type { OpenPart } from '../../domain/record/field.js';
import type { Batch } from './batch.js';
import type { Leaf, LeafKind } from './leaf.js';

export type Shown = Record<string, unknown>;

/** Makes what is shown of one object; fields that have to be waited for get their place and no value yet. */
export type ShowObject = (source: Shown) => Shown;

export type Variables = Readonly<Record<string, unknown>>;

/** What an object of one type has to show. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** Whether all of it is at hand once the object is. */
  readonly isPlain: boolean;
  readonly show: ShowObject;
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
  | { readonly kind: 'LEAF'; readonly is: LeafKind; readonly leaf: Leaf }
  | { readonly kind: 'OBJECT'; readonly isNonNull: boolean; readonly plan: ObjectPlan }
  | { readonly kind: 'LIST'; readonly isNonNull: boolean; readonly each: ValuePlan };

export interface OperationPlan {
  readonly operation: OperationDefinitionNode;
  readonly root: ObjectPlan;
}

export const isPlainValue = (value: ValuePlan): boolean =>
  value.kind === 'LEAF' || (value.kind === 'OBJECT' ? value.plan.isPlain : isPlainValue(value.each));

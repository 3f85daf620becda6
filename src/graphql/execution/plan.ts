import type {
  GraphQLAbstractType,
  GraphQLError,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLResolveInfo,
  OperationDefinitionNode,
} from 'graphql';
import type { Guard } from '../guard/guard.js';
import type { GraphContext } from '../request/context.js';
import type { PlannedInfo, Selection } from './selection.js';
import type { BatchRead } from './batch-field.js';
import type { LeafKind, PrintLeaf } from './written-values.js';
import type { SelectedField, Variables } from './selected-field.js';

/** Writes one object as JSON; of each field that was waited for, `written` has what all objects show, in their order. */
export type PrintObject = (
  source: Readonly<Record<string, unknown>>,
  written: readonly (readonly (string | undefined)[])[],
  index: number,
) => string;

/** What an object of one type has to show. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** Those that are not at hand once the object is. */
  readonly waited: readonly FieldPlan[];
  readonly print: PrintObject;
}

export type Info = GraphQLResolveInfo & PlannedInfo;
export type Resolve = GraphQLFieldResolver<unknown, GraphContext, Record<string, unknown>>;

/** Where the values of a field come from. */
export type Origin =
  /** The same for every object: its type's name. */
  | { readonly kind: 'CONSTANT'; readonly text: string }
  | { readonly kind: 'PROPERTY' }
  /** One call for all objects of a level. */
  | { readonly kind: 'BATCH'; readonly batch: BatchRead }
  | { readonly kind: 'EACH'; readonly resolve: Resolve }
  /** Shield's own word on it, which is the same for every object, and is asked for once. */
  | { readonly kind: 'DENIED'; readonly ask: ReturnType<Guard>; denial?: GraphQLError };

export interface FieldPlan {
  readonly field: SelectedField;
  readonly key: string;
  readonly name: string;
  readonly origin: Origin;
  readonly argumentsOf: (variables: Variables) => Record<string, unknown>;
  readonly info: Info;
  readonly selection: Selection;
  readonly value: ValuePlan;
}

export type ValuePlan =
  | { readonly kind: 'LEAF'; readonly isNonNull: boolean; readonly is: LeafKind; readonly print: PrintLeaf }
  | { readonly kind: 'OBJECT'; readonly isNonNull: boolean; readonly plan: ObjectPlan }
  | { readonly kind: 'LIST'; readonly isNonNull: boolean; readonly each: ValuePlan }
  | {
      readonly kind: 'ABSTRACT';
      readonly isNonNull: boolean;
      readonly type: GraphQLAbstractType;
      readonly planOf: (type: GraphQLObjectType) => ObjectPlan;
    };

export interface OperationPlan {
  readonly operation: OperationDefinitionNode;
  readonly root: ObjectPlan;
  /** The coordinates of sealed fields that it shows, for the audit log. */
  readonly disclosed: readonly string[];
  /** How many fields it has, which tells how much of the memory it takes. */
  readonly size: number;
}

/** Whether everything of a value is at hand once it is. */
export function isPlainValue(value: ValuePlan): boolean {
  switch (value.kind) {
    case 'LEAF':
      return true;
    case 'ABSTRACT':
      return false;
    case 'OBJECT':
      return value.plan.waited.length === 0;
    case 'LIST':
      return isPlainValue(value.each);
  }
}

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { getOrCreate } from '../runtime/get-or-create.js';
import type { RequestContext } from '../request/context.js';
import type { BatchRead } from './batch-field.js';
import type { PlannedInfo, SelectedField, Selection, Variables } from './selected-field.js';
import type { LeafKind, PrintLeaf, WrittenData } from './written-values.js';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** What an operation answers. Without `data` when it was not carried out. */
export interface Answer {
  readonly data?: WrittenData | null | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

/** An operation of a document, with facts that hold for any caller. */
export interface KnownOperation {
  readonly id: number;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The names of the variables that decide whether a field is asked for. */
  readonly conditions: readonly string[];
}

type ByName = ReadonlyMap<string | undefined, KnownOperation>;

/** Documents are parsed once and kept by their texts; facts about them are kept with them. */
const known = new WeakMap<DocumentNode, ByName>();
let operations = 0;

/** Undefined when the document has none of this name, or several and no name is given. */
export const knownOperation = (document: DocumentNode, name: string | undefined): KnownOperation | undefined =>
  getOrCreate(known, document, () => operationsOf(document)).get(name);

function operationsOf(document: DocumentNode): ByName {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const found: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind === Kind.OPERATION_DEFINITION) found.push(definition);
  }
  const conditions = conditionsIn(document);
  const byName = new Map(
    found.map((operation): [string | undefined, KnownOperation] => [
      operation.name?.value,
      { id: (operations += 1), operation, fragments, conditions },
    ]),
  );
  const [only, ...others] = byName.values();
  if (only && others.length === 0) byName.set(undefined, only);
  else byName.delete(undefined);
  return byName;
}

function conditionsIn(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

export const operationNameOf = ({ operation }: Pick<KnownOperation, 'operation'>): string =>
  operation.name?.value ?? `anonymous ${operation.operation}`;

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
export type Resolve = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/** Where the values of a field come from. */
export type Origin =
  /** The same for every object: its type's name. */
  | { readonly kind: 'CONSTANT'; readonly text: string }
  | { readonly kind: 'PROPERTY' }
  /** One call for all objects of a level. */
  | { readonly kind: 'BATCH'; readonly batch: BatchRead }
  | { readonly kind: 'EACH'; readonly resolve: Resolve }
  /** graphql-shield's denial, the same for every object. */
  | { readonly kind: 'DENIED'; readonly denial: GraphQLError };

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
  /** Fields whose arguments are checked before anything runs. */
  readonly checked: readonly FieldPlan[];
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

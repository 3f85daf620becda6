import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Scope } from '../../domain/access/visibility.js';
import { isOpenPart, type OpenPart } from '../../domain/record/field.js';
import { isGranted } from '../guard/access.js';
import type { PermissionTable } from '../guard/guarded-schema.js';
import { obtain } from '../../domain/obtain.js';
import { partsOf } from '../record/parts-of.js';
import type { Batches } from './batch.js';
import { isLeaf, leafKindOf, leafPrinter } from './leaf.js';
import { isPlainValue, type FieldPlan, type ObjectPlan, type OperationPlan, type ValuePlan } from './plan.js';
import { objectPrinter } from './print-object.js';
import { quote } from './quote.js';

export interface Planner {
  readonly schema: GraphQLSchema;
  readonly permissions: PermissionTable;
  readonly batches: Batches;
}

/**
 * What a query needs, worked out from its document and the scopes of its viewer. Undefined for one that asks for anything
 * that is denied, depends on a directive, or is not a property or a batch: that is carried out the ordinary way.
 */
export function planOperation(
  { schema, permissions, batches }: Planner,
  document: DocumentNode,
  operationName: string | undefined,
  scopes: ReadonlySet<Scope>,
): OperationPlan | undefined {
  const operation = getOperationAST(document, operationName);
  const query = schema.getQueryType();
  if (operation?.operation !== OperationTypeNode.QUERY || !query) return undefined;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;

  const objectPlan = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): ObjectPlan | undefined => {
    const byKey = new Map<string, FieldNode[]>();
    if (!sets.every((set) => collect(type, set, byKey))) return undefined;
    const fields: FieldPlan[] = [];
    for (const [key, nodes] of byKey) {
      const field = fieldPlan(type, key, nodes as [FieldNode, ...FieldNode[]]);
      if (!field) return undefined;
      fields.push(field);
    }
    const waited = fields.filter(({ batch, value }) => batch ?? !isPlainValue(value));
    return { fields, waited, print: objectPrinter(fields, waited) };
  };

  const collect = (type: GraphQLObjectType, set: SelectionSetNode, byKey: Map<string, FieldNode[]>): boolean =>
    set.selections.every((selection) => {
      if (selection.directives && selection.directives.length > 0) return false;
      if (selection.kind === Kind.FIELD) {
        obtain(byKey, selection.alias?.value ?? selection.name.value, () => []).push(selection);
        return true;
      }
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      if (!inner) return false;
      const on = inner.typeCondition?.name.value;
      return !isOf(type, on) || collect(type, inner.selectionSet, byKey);
    });

  const isOf = (type: GraphQLObjectType, condition: string | undefined): boolean => {
    if (condition === undefined || condition === type.name) return true;
    const abstract = schema.getType(condition);
    return isAbstractType(abstract) && schema.isSubType(abstract, type);
  };

  const fieldPlan = (
    parent: GraphQLObjectType,
    key: string,
    nodes: readonly [FieldNode, ...FieldNode[]],
  ): FieldPlan | undefined => {
    const name = nodes[0].name.value;
    const info = { fieldNodes: nodes, fragments, schema } as unknown as GraphQLResolveInfo;
    if (name === '__typename')
      return { key, name, constant: parent.name, info, parts: NO_PARTS, argumentsOf: noArguments, value: TEXT };
    const field = parent.getFields()[name];
    const access = permissions[parent.name]?.[name];
    if (!field || access === undefined || !isGranted(access, scopes)) return undefined;
    const batch = batches[`${parent.name}.${name}`];
    if (!batch && field.resolve) return undefined;
    const value = valuePlan(field.type, nodes, batch?.type);
    if (!value) return undefined;
    const parts = batch ? partsBelow(value, scopes) : NO_PARTS;
    return { key, name, info, parts, value, argumentsOf: argumentsOf(field, nodes[0]), ...(batch && { batch }) };
  };

  /** `only` names the one type that objects of an abstract type are. */
  const valuePlan = (
    type: GraphQLOutputType,
    nodes: readonly FieldNode[],
    only: string | undefined,
  ): ValuePlan | undefined => {
    if (isLeaf(type)) return { kind: 'LEAF', is: leafKindOf(type), print: leafPrinter(type) };
    const isNonNull = isNonNullType(type);
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const each = valuePlan(nullable.ofType, nodes, only);
      return each && { kind: 'LIST', isNonNull, each };
    }
    const object = only === undefined ? getNamedType(nullable) : schema.getType(only);
    if (!isObjectType(object)) return undefined;
    const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    const plan = objectPlan(object, sets);
    return plan && { kind: 'OBJECT', isNonNull, plan };
  };

  const root = operation.directives?.length === 0 ? objectPlan(query, [operation.selectionSet]) : undefined;
  return root && !asksTwice(root) ? { operation, root } : undefined;
}

const TEXT: ValuePlan = { kind: 'LEAF', is: 'TEXT', print: (value) => quote(String(value)) };
/** What is asked for under several names is read at once by the request's loaders, which a plan does without. */
const asksTwice = ({ fields }: ObjectPlan): boolean => new Set(fields.map(({ name }) => name)).size < fields.length;

const NONE: Record<string, unknown> = {};
const noArguments = () => NONE;

const argumentsOf = (field: GraphQLField<unknown, unknown>, node: FieldNode): FieldPlan['argumentsOf'] =>
  field.args.length === 0 ? noArguments : (variables) => getArgumentValues(field, node, variables);

const NO_PARTS: ReadonlySet<OpenPart> = new Set();

/** Down to where another object than the loan begins. */
function partsBelow(value: ValuePlan, scopes: ReadonlySet<Scope>): ReadonlySet<OpenPart> {
  if (value.kind === 'LEAF') return NO_PARTS;
  if (value.kind === 'LIST') return partsBelow(value.each, scopes);
  const parts = value.plan.fields.flatMap(({ batch, info, value: below }) => {
    const own = batch?.needs ? [...partsOf(batch.needs(info), scopes)].filter(isOpenPart) : [];
    return batch && !batch.isLoan ? own : [...own, ...partsBelow(below, scopes)];
  });
  return new Set(parts);
}

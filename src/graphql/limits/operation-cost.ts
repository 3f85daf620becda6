import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { obtain } from '../../domain/obtain.js';
import { assertCostsFit, COSTS, USUAL_LIST } from './cost-table.js';
import { pagedSize, type Size, type Variables } from './list-size.js';

/** What an operation costs with any variables: `fixed`, and so many times `each` for every list whose size they decide. */
interface Plan {
  readonly fixed: number;
  readonly sized: readonly { readonly size: Size; readonly each: Plan }[];
}

export type OperationCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => number;

/** Documents are parsed once and reused, so each operation is planned once; most plans are one number. */
export function operationCost(schema: GraphQLSchema): OperationCost {
  assertCostsFit(schema);
  const plans = new WeakMap<OperationDefinitionNode, Plan>();
  return (document, operation, variables) => {
    const plan = obtain(plans, operation, () => planOf(schema, document, operation));
    return plan.sized.length === 0 ? plan.fixed : total(plan, variables, new Map());
  };
}

/** A fragment that is spread in many places is one plan, and is added up once. */
function total(plan: Plan, variables: Variables, known: Map<Plan, number>): number {
  const found = known.get(plan);
  if (found !== undefined) return found;
  let sum = plan.fixed;
  for (const { size, each } of plan.sized)
    sum += (typeof size === 'number' ? size : size(variables)) * total(each, variables, known);
  known.set(plan, sum);
  return sum;
}

function planOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const planned = new Map<string, Plan>();

  const ofSet = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined | null): Plan =>
    sumOf(onceEach(selections).map((selection) => ofSelection(selection, type)));

  const ofSelection = (selection: SelectionNode, type: GraphQLNamedType | undefined | null): Plan => {
    if (selection.kind === Kind.FIELD) return ofField(selection, type);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return ofSet(
        selection.selectionSet,
        selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
      );
    const name = selection.name.value;
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    const plan = planned.get(name) ?? ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    planned.set(name, plan);
    // Not taken apart: fragments that spread fragments would double with each level.
    return plan.sized.length === 0 ? plan : { fixed: 0, sized: [{ size: 1, each: plan }] };
  };

  const ofField = (node: FieldNode, type: GraphQLNamedType | undefined | null): Plan => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    // Introspection reads what is in memory.
    if (!field || !type) return NOTHING;
    const answer = getNamedType(field.type);
    const isPaged = isOfPage(answer);
    const object: Plan = { fixed: isCompositeType(answer) && !isPaged ? 1 : 0, sized: [] };
    const each = node.selectionSet ? sumOf([object, ofSet(node.selectionSet, answer)]) : object;
    const isList = isListType(getNullableType(field.type)) && !isPaged;
    const size = pagedSize(field, node, operation) ?? (isList ? USUAL_LIST : 1);
    return plus(COSTS[`${type.name}.${field.name}`] ?? 0, size, each);
  };

  return ofSet(operation.selectionSet, schema.getRootType(operation.operation));
}

const NOTHING: Plan = { fixed: 0, sized: [] };

const isOfPage = ({ name }: GraphQLNamedType): boolean => /(Edge|Connection|PageInfo)$/.test(name);

/** As the executor does, a fragment that is spread twice in one place counts once. */
function onceEach(selections: readonly SelectionNode[]): readonly SelectionNode[] {
  const spread = new Set<string>();
  return selections.filter((selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return true;
    const isNew = !spread.has(selection.name.value);
    spread.add(selection.name.value);
    return isNew;
  });
}

function plus(own: number, size: Size, each: Plan): Plan {
  if (typeof size === 'number' && each.sized.length === 0) return { fixed: own + size * each.fixed, sized: [] };
  return { fixed: own, sized: [{ size, each }] };
}

const sumOf = (plans: readonly Plan[]): Plan => ({
  fixed: plans.reduce((sum, plan) => sum + plan.fixed, 0),
  sized: plans.flatMap(({ sized }) => sized),
});

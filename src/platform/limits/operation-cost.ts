import {
  type GraphQLSchema,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  OperationTypeNode,
  type OperationDefinitionNode,
  type ValueNode,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isObjectType,
  isInterfaceType,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../paging/page.js';
import { getOrCreate } from '../runtime/get-or-create.js';
import { assertCostsFit, type CostTable, isOfPage, isPageItems, MUTATION_COST, USUAL_LIST } from './cost-table.js';

export type Variables = Readonly<Record<string, unknown>>;

/** A number that the document settles, or one that depends on the variables of a request. */
export type Size = number | ((variables: Variables) => number);

/** How many objects a field with one of these arguments answers; undefined for any other field. */
export function pagedSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
  { listArguments }: Pick<CostTable, 'listArguments'>,
): Size | undefined {
  const has = (name: string) => field.args.some((argument) => argument.name === name);
  const value = (name: string) => valueOf(node, operation, name);
  if (has('representations')) return sizeOf([value('representations')], lengthOf);
  const list = field.name === 'nodes' ? 'ids' : listArguments[field.name];
  if (list !== undefined) return sizeOf([value(list)], lengthOf);
  return has('first') ? sizeOf([value('first'), value('last')], pageOf) : undefined;
}

const lengthOf = ([value]: readonly unknown[]): number => (Array.isArray(value) ? value.length : 1);

function pageOf(values: readonly unknown[]): number {
  const asked = values.filter((value) => typeof value === 'number');
  return asked.length === 0 ? DEFAULT_PAGE : Math.min(Math.max(1, ...asked), MAX_PAGE);
}

/** What the conditions among a field's arguments cost. As routers have it, a list costs once more for each of its values. */
function conditionsCost(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
  { fields }: CostTable,
): Formula {
  const isPriced = (type: GraphQLInputObjectType) =>
    Object.keys(type.getFields()).some((name) => fields[`${type.name}.${name}`]);
  const costs = (node.arguments ?? []).flatMap(({ name, value }) => {
    const argument = field.args.find((each) => each.name === name.value);
    const type = argument && getNamedType(argument.type);
    if (!isInputObjectType(type) || !isPriced(type)) return [];
    const usual = variablesIn(value).map((variable) => [variable, defaultOf(variable, operation)] as const);
    const cost = (variables: Variables) => {
      const given = Object.fromEntries(usual.map(([variable, none]) => [variable, variables[variable] ?? none]));
      return costOfInput(fields, type, valueFromASTUntyped(value, given));
    };
    return [plus(0, usual.length === 0 ? cost({}) : cost, ONE)];
  });
  return sumOf(costs);
}

function defaultOf(variable: string, { variableDefinitions = [] }: OperationDefinitionNode): unknown {
  const found = variableDefinitions.find((each) => each.variable.name.value === variable)?.defaultValue;
  return found && valueFromASTUntyped(found);
}

/** With the inputs within. One value in the place of a list is a list of it. */
function costOfInput(costs: CostTable['fields'], type: GraphQLInputObjectType, value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const fields = type.getFields();
  return Object.entries(value).reduce((sum, [name, given]: [string, unknown]) => {
    const field = fields[name];
    if (given == null || !field) return sum;
    const own = costs[`${type.name}.${name}`] ?? 0;
    const within = getNamedType(field.type);
    const each: readonly unknown[] = Array.isArray(given) ? given : [given];
    const ofEach = isInputObjectType(within)
      ? each.reduce<number>((all, one) => all + costOfInput(costs, within, one), 0)
      : 0;
    return sum + ofEach + (isListType(getNullableType(field.type)) ? own * (1 + each.length) : own);
  }, 0);
}

function variablesIn(value: ValueNode): string[] {
  const names = new Set<string>();
  visit(value, {
    Variable: ({ name }) => {
      names.add(name.value);
    },
  });
  return [...names];
}

type Value = { readonly literal: unknown } | { readonly variable: string; readonly usual: unknown };

function sizeOf(values: readonly Value[], read: (values: readonly unknown[]) => number): Size {
  const size = (variables: Variables) =>
    read(values.map((value) => ('literal' in value ? value.literal : (variables[value.variable] ?? value.usual))));
  return values.every((value) => 'literal' in value) ? size({}) : size;
}

function valueOf(node: FieldNode, operation: OperationDefinitionNode, name: string): Value {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind !== Kind.VARIABLE) return { literal: literal(value) };
  const variable = value.name.value;
  const definition = operation.variableDefinitions?.find((each) => each.variable.name.value === variable);
  return { variable, usual: literal(definition?.defaultValue) };
}

function literal(value: ValueNode | undefined): unknown {
  if (value?.kind === Kind.INT) return Number(value.value);
  return value?.kind === Kind.LIST ? value.values : undefined;
}

/** What an operation costs with any variables: `fixed`, and so many times `each` for every list whose size they decide. */
interface Formula {
  readonly fixed: number;
  readonly sized: readonly { readonly size: Size; readonly each: Formula }[];
  /** Of a page: what it costs as many times as the field asks for that it is the answer of. */
  readonly items?: Formula | undefined;
}

export type OperationCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => number;

/** Documents are parsed once and reused, so each operation has one formula; most are one number. */
export function operationCost(schema: GraphQLSchema, costs: CostTable): OperationCost {
  assertCostsFit(schema, costs);
  const formulas = new WeakMap<OperationDefinitionNode, Formula>();
  return (document, operation, variables) => {
    const formula = getOrCreate(formulas, operation, () => formulaOf(schema, costs, document, operation));
    return formula.sized.length === 0 ? formula.fixed : total(formula, variables, new Map());
  };
}

/** A fragment that is spread in many places is one formula, and is added up once. */
function total(formula: Formula, variables: Variables, known: Map<Formula, number>): number {
  const found = known.get(formula);
  if (found !== undefined) return found;
  let sum = formula.fixed;
  for (const { size, each } of formula.sized)
    sum += (typeof size === 'number' ? size : size(variables)) * total(each, variables, known);
  known.set(formula, sum);
  return sum;
}

function formulaOf(
  schema: GraphQLSchema,
  costs: CostTable,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Formula {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const ofFragments = new Map<string, Formula>();

  const ofSet = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined | null): Formula =>
    sumOf(onceEach(selections).map((selection) => ofSelection(selection, type)));

  const ofSelection = (selection: SelectionNode, type: GraphQLNamedType | undefined | null): Formula => {
    if (selection.kind === Kind.FIELD) return ofField(selection, type);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return ofSet(
        selection.selectionSet,
        selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
      );
    const name = selection.name.value;
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    const formula =
      ofFragments.get(name) ?? ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    ofFragments.set(name, formula);
    // Not taken apart: fragments that spread fragments would double with each level.
    return formula.sized.length === 0
      ? formula
      : { fixed: 0, sized: [{ size: 1, each: formula }], items: formula.items };
  };

  const ofField = (node: FieldNode, type: GraphQLNamedType | undefined | null): Formula => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    // Introspection reads what is in memory.
    if (!field || !type) return NOTHING;
    const answer = getNamedType(field.type);
    const object: Formula = { fixed: isCompositeType(answer) && !isOfPage(answer.name) ? 1 : 0, sized: [] };
    const each = node.selectionSet ? sumOf([object, ofSet(node.selectionSet, answer)]) : object;
    if (isPageItems(type.name, field.name)) return { ...NOTHING, items: each };
    const own = costs.fields[`${type.name}.${field.name}`] ?? 0;
    const size = pagedSize(field, node, operation, costs) ?? (isListType(getNullableType(field.type)) ? USUAL_LIST : 1);
    const conditions = conditionsCost(field, node, operation, costs);
    if (!answer.name.endsWith('Connection')) return sumOf([conditions, plus(own, size, each)]);
    const { items = NOTHING, ...page } = each;
    return sumOf([conditions, plus(own, 1, page), plus(0, size, items)]);
  };

  const asked = ofSet(operation.selectionSet, schema.getRootType(operation.operation));
  return operation.operation === OperationTypeNode.MUTATION ? plus(MUTATION_COST, 1, asked) : asked;
}

const NOTHING: Formula = { fixed: 0, sized: [] };
const ONE: Formula = { fixed: 1, sized: [] };

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

function plus(own: number, size: Size, each: Formula): Formula {
  if (typeof size === 'number' && each.sized.length === 0) return { fixed: own + size * each.fixed, sized: [] };
  return { fixed: own, sized: [{ size, each }] };
}

function sumOf(formulas: readonly Formula[]): Formula {
  const items = formulas.flatMap((formula) => formula.items ?? []);
  return {
    fixed: formulas.reduce((sum, formula) => sum + formula.fixed, 0),
    sized: formulas.flatMap(({ sized }) => sized),
    // Not taken apart either.
    items: items.length < 2 ? items[0] : { fixed: 0, sized: items.map((each) => ({ size: 1, each })) },
  };
}

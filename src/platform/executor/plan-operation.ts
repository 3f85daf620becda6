import {
  getArgumentValues,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { getOrCreate } from '../runtime/get-or-create.js';
import type { Verdicts } from '../guard/guard.js';
import { type Access, type Permissions, scopeOfClass, scopesOf } from '../guard/access.js';
import { rootFields, type SelectedField, Selection, type Variables } from './selected-field.js';
import type { Batches } from './batch-field.js';
import { argumentChecksOf } from './check-arguments.js';
import { leafKindOf, leafPrinter, quote } from './written-values.js';
import {
  type FieldPlan,
  type Info,
  isPlainValue,
  type ObjectPlan,
  type OperationPlan,
  type Origin,
  type Resolve,
  type ValuePlan,
  type PrintObject,
} from './operation.js';

export interface Planning {
  readonly schema: GraphQLSchema;
  /** Of the caller. */
  readonly verdicts: Verdicts;
  readonly isAnonymous: boolean;
  readonly permissions: Permissions;
  readonly batches: Batches;
}

export interface Planned {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Values of those variables that decide whether a field is asked for. */
  readonly conditions: Variables;
}

/** Plans an operation for one set of scopes. What is denied is known before anything is read. */
export function planOperation(planning: Planning, { operation, fragments, conditions }: Planned): OperationPlan {
  const { schema, verdicts, isAnonymous, permissions, batches } = planning;
  const { table, classes } = permissions;
  const audited = new Set(classes.audited.map((one) => scopeOfClass(classes, one)));
  const isAudited = (access: Access) => scopesOf(classes, access).some((scope) => audited.has(scope));
  const disclosed = new Set<string>();
  const checked: FieldPlan[] = [];
  let size = 0;

  const objectPlan = (selected: readonly SelectedField[]): ObjectPlan => {
    const fields = selected.map(fieldPlan);
    const waited = fields.filter(({ origin, value }) => !isAtHand(origin) || !isPlainValue(value));
    return { fields, waited, print: objectPrinter(fields, waited) };
  };

  const fieldPlan = (field: SelectedField): FieldPlan => {
    size += 1;
    const { key, name, definition, parent, nodes } = field;
    const origin = originOf(field);
    const value =
      origin.kind === 'DENIED' ? NOTHING[isNonNullType(definition.type) ? 1 : 0] : valuePlan(field, definition.type);
    const needs = origin.kind === 'DENIED' ? undefined : needsBelow(value);
    const selection = new Selection(field, (type) => schema.getType(type), needs, isDenied);
    const info = { fieldName: name, fieldNodes: nodes, returnType: definition.type, parentType: parent, ...shared };
    const plan: FieldPlan = {
      field,
      key,
      name,
      origin,
      value,
      selection,
      argumentsOf:
        definition.args.length === 0 ? noArguments : (variables) => getArgumentValues(definition, nodes[0], variables),
      info: { ...info, selection } as unknown as Info,
    };
    if (origin.kind !== 'DENIED' && argumentChecksOf(definition).length > 0) checked.push(plan);
    return plan;
  };

  /** Introspection has no rules. */
  const isOfSchema = ({ name, parent }: SelectedField) => name.startsWith('__') || parent.name.startsWith('__');
  const accessOf = ({ name, parent }: SelectedField) => table[parent.name]?.[name];
  const denialOf = (field: SelectedField): GraphQLError | undefined =>
    isOfSchema(field) ? undefined : verdicts.denialOf(field.parent.name, field.name);
  const isDenied = (field: SelectedField): boolean => denialOf(field) !== undefined;

  const originOf = (field: SelectedField): Origin => {
    const { name, parent, definition } = field;
    if (name === '__typename') return { kind: 'CONSTANT', text: parent.name };
    const denial = denialOf(field);
    if (denial) return { kind: 'DENIED', denial };
    const access = accessOf(field);
    const coordinate = `${parent.name}.${name}`;
    if (access !== undefined && isAudited(access)) disclosed.add(coordinate);
    const resolve = definition.resolve as Resolve | undefined;
    const batch = batches.get(coordinate);
    if (batch) return { kind: 'BATCH', batch: batch.read };
    return resolve ? { kind: 'EACH', resolve } : { kind: 'PROPERTY' };
  };

  const valuePlan = (field: SelectedField, type: GraphQLOutputType): ValuePlan => {
    const isNonNull = isNonNullType(type);
    const nullable = getNullableType(type);
    if (isLeafType(nullable)) return { kind: 'LEAF', isNonNull, is: leafKindOf(type), print: leafPrinter(nullable) };
    if (isListType(nullable)) return { kind: 'LIST', isNonNull, each: valuePlan(field, nullable.ofType) };
    if (isAbstractType(nullable)) {
      // Types without selections are planned when they appear.
      const plans = new Map<GraphQLObjectType, ObjectPlan>();
      const planOf = (of: GraphQLObjectType) => getOrCreate(plans, of, () => objectPlan(field.fieldsOf(of)));
      for (const of of schema.getPossibleTypes(nullable)) planOf(of);
      return { kind: 'ABSTRACT', isNonNull, type: nullable, planOf };
    }
    return { kind: 'OBJECT', isNonNull, plan: objectPlan(field.fieldsOf(nullable)) };
  };

  /** What the fields below need of the object they belong to, down to where another object begins. */
  const needsBelow = (value: ValuePlan): ReadonlySet<string> => {
    if (value.kind === 'LEAF' || isAnonymous) return NOTHING_NEEDED;
    if (value.kind === 'LIST') return needsBelow(value.each);
    const needed = plansOf(value).flatMap(({ fields }) =>
      fields.flatMap(({ origin, field, selection, value: below }) => {
        if (origin.kind === 'DENIED' || origin.kind === 'EACH') return [];
        const batch = batches.get(`${field.parent.name}.${field.name}`);
        const own = batch?.needs ? [...batch.needs(selection, verdicts)] : [];
        return batch && !batch.isSameObject ? own : [...own, ...needsBelow(below)];
      }),
    );
    return needed.length === 0 ? NOTHING_NEEDED : new Set(needed);
  };

  const plansOf = (value: ValuePlan & { kind: 'OBJECT' | 'ABSTRACT' }): readonly ObjectPlan[] =>
    value.kind === 'OBJECT' ? [value.plan] : schema.getPossibleTypes(value.type).map(value.planOf);

  const shared = { schema, fragments, operation };
  const type = schema.getRootType(operation.operation);
  if (!type) throw new Error(`The graph has no ${operation.operation}`);
  const root = objectPlan(rootFields({ schema, fragments, variables: conditions }, type, operation.selectionSet));
  return { operation, root, disclosed: [...disclosed].sort(), checked, size };
}

const isAtHand = ({ kind }: Origin): boolean => kind === 'CONSTANT' || kind === 'PROPERTY';

const NOTHING_NEEDED: ReadonlySet<string> = new Set();
const NONE: Record<string, unknown> = {};
const noArguments = () => NONE;

/** What a denied field shows. */
const nothing = (isNonNull: boolean): ValuePlan => ({ kind: 'LEAF', isNonNull, is: 'OTHER', print: () => 'null' });
const NOTHING = [nothing(false), nothing(true)] as const;

type Print = (value: unknown) => string;

/**
 * Marks a value that can't be written as it is: `complete-value` then finds the error and its replacement. Always the
 * same object: its stack is never read, and creating one would cost every denied value of a page.
 */
const NOT_PLAIN = new Error('A value cannot be shown as it is');

/**
 * Writes an object as JSON, by generated code: a loop over the fields would look each property up again. Only names
 * that GraphQL accepts are written into it, as JSON strings. Promises have been resolved already.
 */
export function objectPrinter(fields: readonly FieldPlan[], waited: readonly FieldPlan[]): PrintObject {
  const members = fields.map((field, place) => {
    const before = `${place === 0 ? '{' : ','}${JSON.stringify(field.key)}:`;
    return `${JSON.stringify(before)} + ${memberOf(field, place, waited.indexOf(field))}`;
  });
  const print = fields.map(
    ({ value }): Print =>
      (source) =>
        printPlain(value, source),
  );
  const code = `return (s, w, i) => { let v; return ${members.length === 0 ? '"{"' : members.join(' + ')} + '}'; };`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function('print', 'quote', code) as (print: readonly Print[], quoted: typeof quote) => PrintObject;
  return make(print, quote);
}

function memberOf({ name, origin, value }: FieldPlan, place: number, waitedAt: number): string {
  if (origin.kind === 'CONSTANT') return JSON.stringify(JSON.stringify(origin.text));
  if (waitedAt !== -1) return `w[${waitedAt}][i]`;
  const property = `(v = s[${JSON.stringify(name)}])`;
  const printed = `print[${place}](v)`;
  if (value.kind !== 'LEAF' || value.is === 'OTHER') return `(${property}, ${printed})`;
  switch (value.is) {
    case 'TEXT':
      return `(typeof ${property} === 'string' ? quote(v) : ${printed})`;
    case 'FIGURE':
      return `(typeof ${property} === 'string' ? '"' + v + '"' : ${printed})`;
    case 'INT':
      return `(typeof ${property} === 'number' && (v | 0) === v ? v : ${printed})`;
  }
}

const NOTHING_WAITED_FOR: readonly (readonly string[])[] = [];

/** A value of which everything is at hand. */
export function printPlain(value: ValuePlan, source: unknown): string {
  if (source === null || source === undefined) {
    if (value.isNonNull) throw NOT_PLAIN;
    return 'null';
  }
  if (typeof source === 'function' || source instanceof Error) throw NOT_PLAIN;
  switch (value.kind) {
    case 'LEAF':
      return value.print(source);
    case 'OBJECT':
      return value.plan.print(source as Record<string, unknown>, NOTHING_WAITED_FOR, 0);
    case 'LIST':
      if (!Array.isArray(source)) throw NOT_PLAIN;
      return printList(source.map((element) => printPlain(value.each, element)));
    case 'ABSTRACT':
      throw NOT_PLAIN;
  }
}

/** Added up, not joined: the whole answer is put together once, at its end. */
export function printList(elements: readonly string[]): string {
  let text = '[';
  let separator = '';
  for (const element of elements) {
    text += separator + element;
    separator = ',';
  }
  return `${text}]`;
}

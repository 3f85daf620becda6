import {
  getArgumentValues,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { type Scope, SCOPE_OF_CLASS, SEALED_CLASSES } from '../../domain/access/roles.js';
import { obtain } from '../../domain/obtain.js';
import { isOpenPart, type OpenPart } from '../../domain/record/field.js';
import { isGranted, scopesOf, type Access, partsOf } from '../guard/access.js';
import type { Guard, PermissionTable } from '../guard/guard.js';
import { rootFields, type SelectedField, Selection, type Variables } from './selected-field.js';
import type { Batches } from './batch-field.js';
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
  /** Undefined for who is not known. */
  readonly scopes: ReadonlySet<Scope> | undefined;
  readonly permissions: PermissionTable;
  readonly guard: Guard;
  readonly batches: Batches;
}

export interface Planned {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Values of those variables that decide whether a field is asked for. */
  readonly conditions: Variables;
}

const AUDITED: ReadonlySet<Scope> = new Set([...SEALED_CLASSES, 'AUDIT' as const].map((one) => SCOPE_OF_CLASS[one]));

/** What an operation does for a viewer of these scopes, worked out once. What is denied is known before anything is read. */
export function planOperation(planning: Planning, { operation, fragments, conditions }: Planned): OperationPlan {
  const { schema, scopes, permissions, guard, batches } = planning;
  const disclosed = new Set<string>();
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
    const parts = origin.kind === 'DENIED' ? undefined : partsBelow(value);
    const selection = new Selection(field, (type) => schema.getType(type), parts, isDenied);
    const info = { fieldName: name, fieldNodes: nodes, returnType: definition.type, parentType: parent, ...shared };
    return {
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
  };

  /** What describes the schema is nobody's. */
  const isOfSchema = ({ name, parent }: SelectedField) => name.startsWith('__') || parent.name.startsWith('__');
  const accessOf = ({ name, parent }: SelectedField) => permissions[parent.name]?.[name];
  const isDenied = (field: SelectedField): boolean => {
    const access = accessOf(field);
    return !isOfSchema(field) && (access === undefined || !isGranted(access, scopes));
  };

  const originOf = (field: SelectedField): Origin => {
    const { name, parent, definition } = field;
    if (name === '__typename') return { kind: 'CONSTANT', text: parent.name };
    if (isDenied(field)) return { kind: 'DENIED', ask: guard(parent.name, name) };
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
      // Types that nobody selects anything of are planned when they turn up.
      const plans = new Map<GraphQLObjectType, ObjectPlan>();
      const planOf = (of: GraphQLObjectType) => obtain(plans, of, () => objectPlan(field.fieldsOf(of)));
      for (const of of schema.getPossibleTypes(nullable)) planOf(of);
      return { kind: 'ABSTRACT', isNonNull, type: nullable, planOf };
    }
    return { kind: 'OBJECT', isNonNull, plan: objectPlan(field.fieldsOf(nullable)) };
  };

  /** Down to where another object than the loan begins. */
  const partsBelow = (value: ValuePlan): ReadonlySet<OpenPart> => {
    if (value.kind === 'LEAF' || !scopes) return NO_PARTS;
    if (value.kind === 'LIST') return partsBelow(value.each);
    const plans = value.kind === 'OBJECT' ? [value.plan] : loanPlans(value);
    const parts = plans.flatMap(({ fields }) =>
      fields.flatMap(({ origin, field, selection, value: below }) => {
        if (origin.kind === 'DENIED' || origin.kind === 'EACH') return [];
        const batch = batches.get(`${field.parent.name}.${field.name}`);
        const own = batch?.needs ? [...partsOf(batch.needs(selection), scopes)].filter(isOpenPart) : [];
        return batch && !batch.isLoan ? own : [...own, ...partsBelow(below)];
      }),
    );
    return parts.length === 0 ? NO_PARTS : new Set(parts);
  };

  const loanPlans = ({ planOf }: ValuePlan & { kind: 'ABSTRACT' }): ObjectPlan[] => {
    const loan = schema.getType('Loan');
    return isObjectType(loan) ? [planOf(loan)] : [];
  };

  const shared = { schema, fragments, operation };
  const type = schema.getRootType(operation.operation);
  if (!type) throw new Error(`The graph has no ${operation.operation}`);
  const root = objectPlan(rootFields({ schema, fragments, variables: conditions }, type, operation.selectionSet));
  return { operation, root, disclosed: [...disclosed].sort(), size };
}

const isAudited = (access: Access): boolean => scopesOf(access).some((scope) => AUDITED.has(scope));

const isAtHand = ({ kind }: Origin): boolean => kind === 'CONSTANT' || kind === 'PROPERTY';

const NO_PARTS: ReadonlySet<OpenPart> = new Set();
const NONE: Record<string, unknown> = {};
const noArguments = () => NONE;

/** What a denied field shows. */
const nothing = (isNonNull: boolean): ValuePlan => ({ kind: 'LEAF', isNonNull, is: 'OTHER', print: () => 'null' });
const NOTHING = [nothing(false), nothing(true)] as const;

type Print = (value: unknown) => string;

/**
 * What cannot be shown as it is: `complete-value` then says what is wrong, and what takes its place. Always the same one: nobody looks at
 * where it was thrown, and finding that out would cost every denied value of a page.
 */
const NOT_PLAIN = new Error('A value cannot be shown as it is');

/**
 * Writes an object as JSON, by code of its own: a loop over the fields would look each property up anew. Only names that
 * GraphQL accepts are written into it, as JSON strings. What has to be waited for is written already.
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

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
import { isGranted, scopesOf, type Access } from '../guard/access.js';
import type { Guard, PermissionTable } from '../guard/guard.js';
import { partsOf } from '../guard/record-parts.js';
import { rootFields, type SelectedField, Selection, type Variables } from './selected-field.js';
import type { Batches } from './batch-field.js';
import { leafKindOf, leafPrinter } from './written-values.js';
import {
  type FieldPlan,
  type Info,
  isPlainValue,
  type ObjectPlan,
  type OperationPlan,
  type Origin,
  type Resolve,
  type ValuePlan,
} from './operation.js';
import { objectPrinter } from './print-object.js';

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

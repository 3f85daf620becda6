import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { type Permissions, scopeOfClass, scopesOf } from './access.js';

/**
 * Types say which fields always have a value. Of those, the ones that may be denied to a holder of their object, as
 * `Type.field`; a field that needs no more than every path to its object is not among them.
 */
function deniableFields(schema: GraphQLSchema, permissions: Permissions): ReadonlySet<string> {
  const { table, classes } = permissions;
  const common = scopeOfClass(classes, classes.common);
  const held = scopesOnEveryWay(schema, permissions);
  const deniable = objectTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type))
      .filter(({ name }) => {
        const access = table[type.name]?.[name];
        const before = held.get(type.name);
        return access && scopesOf(classes, access).some((scope) => scope !== common && !before?.has(scope));
      })
      .map(({ name }) => `${type.name}.${name}`),
  );
  return new Set(deniable);
}

/** They may be null, then, together with an error. Gives their names. */
export function makeNullable(schema: GraphQLSchema, permissions: Permissions): ReadonlySet<string> {
  const deniable = deniableFields(schema, permissions);
  for (const type of objectTypes(schema))
    for (const field of Object.values(type.getFields()))
      if (deniable.has(`${type.name}.${field.name}`)) field.type = getNullableType(field.type);
  return deniable;
}

const objectTypes = (schema: GraphQLSchema) => Object.values(schema.getTypeMap()).filter(isObjectType);

/**
 * The scopes that every holder of an object of a type has: those that every path to it needs. Roots and entities, which
 * other subgraphs name by their keys, need none. `node` finds only objects whose id the viewer may see.
 */
function scopesOnEveryWay(
  schema: GraphQLSchema,
  { table, classes }: Permissions,
): ReadonlyMap<string, ReadonlySet<string>> {
  const ways = waysOf(schema);
  const everyScope = Object.values(table).flatMap((fields) =>
    Object.values(fields).flatMap((access) => scopesOf(classes, access)),
  );
  const held = new Map<string, ReadonlySet<string>>();
  for (const { to } of ways) held.set(to, new Set(everyScope));
  for (const root of ['Query', 'Mutation', 'Subscription', ...entitiesOf(schema)]) held.set(root, new Set());
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, field, to, isNode } of ways) {
      const asked = [table[from]?.[field], isNode ? table[to]?.id : undefined].filter((access) => access !== undefined);
      const onThisWay = new Set([...(held.get(from) ?? []), ...asked.flatMap((access) => scopesOf(classes, access))]);
      const before = held.get(to) ?? new Set();
      const after = new Set([...before].filter((scope) => onThisWay.has(scope)));
      if (after.size < before.size) {
        held.set(to, after);
        changed = true;
      }
    }
  }
  return held;
}

interface Way {
  readonly from: string;
  readonly field: string;
  readonly to: string;
  /** Whether the object is found by its id. */
  readonly isNode: boolean;
}

/** Every field that leads from an object type to another, through unions and interfaces too. */
const waysOf = (schema: GraphQLSchema): Way[] =>
  objectTypes(schema).flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const named = getNamedType(field.type);
      const objects = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
      const isNode = named.name === 'Node';
      return objects.map((to) => ({ from: type.name, field: field.name, to: to.name, isNode }));
    }),
  );

/** The types that other graphs name by a key. */
export const entitiesOf = (schema: GraphQLSchema): string[] =>
  objectTypes(schema)
    .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'key'))
    .map(({ name }) => name);

import { Kind, visit, type DocumentNode, type FieldDefinitionNode, type TypeNode } from 'graphql';
import { SCOPE_OF_CLASS, SCOPES, type Scope } from '../../domain/access/visibility.js';
import { scopesOf } from './access.js';
import type { PermissionTable } from './guarded-schema.js';

/** As Relay and Apollo know it: null only together with an error, such as that this client may not see it. */
export const SEMANTIC_NON_NULL = 'directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION\n';

/**
 * Types say which fields always have a value. Of those, one that may be denied to somebody who holds its object becomes
 * nullable and `@semanticNonNull`; one that asks for no more than every way to its object did stays as it is.
 */
export function withDeniableFields(document: DocumentNode, table: PermissionTable): DocumentNode {
  const held = scopesOnEveryWay(document, table);
  return visit(document, {
    ObjectTypeDefinition: (type) => {
      const before = held.get(type.name.value);
      const fields = type.fields?.map((field): FieldDefinitionNode => {
        if (field.type.kind !== Kind.NON_NULL_TYPE) return field;
        const access = table[type.name.value]?.[field.name.value];
        const mayBeDenied =
          access && scopesOf(access).some((scope) => scope !== SCOPE_OF_CLASS.PUBLIC && !before?.has(scope));
        return mayBeDenied ? semanticallyNonNull(field, field.type.type) : field;
      });
      return { ...type, ...(fields && { fields }) };
    },
  });
}

const semanticallyNonNull = (field: FieldDefinitionNode, type: TypeNode): FieldDefinitionNode => ({
  ...field,
  type,
  directives: [
    ...(field.directives ?? []),
    { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'semanticNonNull' } },
  ],
});

/**
 * The scopes that whoever holds an object of a type has in any case: those that every way to it asks for. Roots and
 * entities, which other graphs and `node` name by their ids, are reached without any.
 */
function scopesOnEveryWay(document: DocumentNode, table: PermissionTable): ReadonlyMap<string, ReadonlySet<Scope>> {
  const ways = waysOf(document);
  const held = new Map<string, ReadonlySet<Scope>>();
  for (const { to } of ways) held.set(to, new Set(SCOPES));
  for (const root of ['Query', 'Mutation', 'Subscription', ...entitiesOf(document)]) held.set(root, new Set());
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, field, to } of ways) {
      const access = table[from]?.[field];
      const onThisWay = new Set([...(held.get(from) ?? []), ...(access ? scopesOf(access) : [])]);
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
}

/** Every field that leads from an object type to another, through unions and interfaces too. */
function waysOf({ definitions }: DocumentNode): Way[] {
  const members = new Map<string, string[]>();
  for (const type of definitions) {
    if (type.kind === Kind.UNION_TYPE_DEFINITION)
      members.set(type.name.value, type.types?.map(({ name }) => name.value) ?? []);
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const { name } of type.interfaces ?? [])
      members.set(name.value, [...(members.get(name.value) ?? []), type.name.value]);
  }
  return definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (type.fields ?? []).flatMap((field) => {
          const named = nameOf(field.type);
          return (members.get(named) ?? [named]).map((to) => ({ from: type.name.value, field: field.name.value, to }));
        })
      : [],
  );
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

const entitiesOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION && type.directives?.some(({ name }) => name.value === 'key')
      ? [type.name.value]
      : [],
  );

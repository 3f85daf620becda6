import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
  validateSchema,
  type GraphQLSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import { isGranted } from '../support/granted.js';
import { permissions } from '../../src/features/permissions.js';
import { clientSchema } from '../../src/gateway/graph/printed-schemas.js';
import { schemaOfRole } from '../../src/gateway/graph/schema-of-role.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';

const { schema } = await (await buildGraph({ authDirectives: false })).subgraph();
const plain = clientSchema(schema);
const schemas = new Map<Role, GraphQLSchema>();
for (const role of ROLES) schemas.set(role, await schemaOfRole(plain, role));

/** `Type.field` of every field a role can reach through fields it may see. */
function fieldsReachableBy(role: Role): string[] {
  const scopes = new Set<Scope>(ROLE_SCOPES[role]);
  const isShown = (type: string, field: string) => {
    const access = permissions[type]?.[field];
    return access !== undefined && isGranted(access, scopes);
  };
  const isEmpty = (type: unknown) =>
    isObjectType(type) && Object.keys(type.getFields()).every((field) => !isShown(type.name, field));
  const seen = new Set<string>();
  const places: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const type = plain.getType(name);
    if (isAbstractType(type)) {
      // Who may not see the id of an object doesn't find it by `node`.
      const needed = isInterfaceType(type) ? Object.keys(type.getFields()) : [];
      for (const member of plain.getPossibleTypes(type))
        if (needed.every((field) => isShown(member.name, field))) visit(member.name);
    }
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      if (!isShown(name, field.name) || isEmpty(getNamedType(field.type))) continue;
      places.push(`${name}.${field.name}`);
      visit(getNamedType(field.type).name);
    }
  };
  for (const root of ['Query', 'Mutation', 'Subscription']) visit(root);
  return places.sort();
}

const fieldsOf = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .sort();

describe.each(ROLES)('the schema of %s', (role) => {
  const schema = schemas.get(role) ?? plain;

  it('has exactly the fields that the role can reach', () => {
    expect(validateSchema(schema)).toEqual([]);
    expect(fieldsOf(schema)).toEqual(fieldsReachableBy(role));
  });
});

const operation = (name: string) =>
  parse(readFileSync(new URL(`../../schema/operations/${name}.graphql`, import.meta.url), 'utf8'));

describe('the schema of a role', () => {
  it('accepts an operation that the role may send and rejects one that it may not', () => {
    const errorsFor = (role: Role) => validate(schemas.get(role) ?? plain, operation('clients'));
    expect(errorsFor('ADMIN')).toEqual([]);
    expect(errorsFor('MARKETPLACE')[0]?.message).toContain('Cannot query field "clients"');
  });
});

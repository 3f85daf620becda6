import {
  getNamedType,
  isObjectType,
  isAbstractType,
  parse,
  validate,
  validateSchema,
  type GraphQLSchema,
  buildASTSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import { isGranted } from '../../src/graphql/guard/access.js';
import { permissions } from '../../src/graphql/guard/permissions.js';
import { schemaOfRole, withoutFederation } from '../../src/graphql/printed-schemas.js';
import { buildGraph } from '../../src/graphql/schema.js';

const { schema } = await (await buildGraph({ authDirectives: false })).subgraph();
const plain = buildASTSchema(withoutFederation(schema), { assumeValidSDL: true });

/** `Type.field` of all that a role comes to over fields that it is shown. */
function shownTo(role: Role): string[] {
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
    if (isAbstractType(type)) for (const member of plain.getPossibleTypes(type)) visit(member.name);
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

describe.each(ROLES)('the graph as %s sees it', (role) => {
  const schema = schemaOfRole(plain, permissions, role);

  it('has what the role comes to, and nothing else', () => {
    expect(validateSchema(schema)).toEqual([]);
    expect(fieldsOf(schema)).toEqual(shownTo(role));
  });
});

const operation = (name: string) =>
  parse(readFileSync(new URL(`../../schema/operations/${name}.graphql`, import.meta.url), 'utf8'));

describe('an operation', () => {
  it('is checked by the schema of the role that is to send it', () => {
    const errorsFor = (role: Role) => validate(schemaOfRole(plain, permissions, role), operation('client-management'));
    expect(errorsFor('ADMIN')).toEqual([]);
    expect(errorsFor('MARKETPLACE')[0]?.message).toContain('Cannot query field "clients"');
  });
});

import { graphql, buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type PermissionTable, guardedSchemas } from '../../src/graphql/guard/guarded-schema.js';
import { assertNoGaps, permissionGaps } from '../../src/graphql/guard/permission-gaps.js';
import { permissions } from '../../src/graphql/guard/permissions.js';
import { buildGraph } from '../../src/graphql/schema.js';

const { schema } = await buildGraph({ authDirectives: false });

const without = (type: string, field: string): PermissionTable => ({
  ...permissions,
  [type]: Object.fromEntries(Object.entries(permissions[type] ?? {}).filter(([name]) => name !== field)),
});

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter((type) => !type.name.startsWith('__'))
  .flatMap((type) => Object.keys(type.getFields()).map((field) => [type.name, field] as const));

describe('the permission table', () => {
  it('decides every field of every object type and nothing else', () => {
    expect(permissionGaps(schema, permissions)).toEqual([]);
  });

  it('has a gap as soon as any field is missing from it', () => {
    for (const [type, field] of fields) {
      expect(permissionGaps(schema, without(type, field))).toContain(
        `${type}.${field} is missing from the permission table`,
      );
    }
  });

  it('has a gap when a whole type is missing, and the build fails', () => {
    const { Viewer, ...rest } = permissions;
    expect(Viewer).toBeDefined();
    expect(() => {
      assertNoGaps(schema, rest);
    }).toThrow('Viewer.clientId is missing from the permission table');
  });

  it('may not name what is not in the schema', () => {
    const stale = {
      ...permissions,
      Loan: { ...permissions.Loan, nickname: 'PUBLIC' },
      Ghost: { id: 'PUBLIC' },
    } as const;
    expect(permissionGaps(schema, stale)).toEqual([
      'Loan.nickname is in the permission table but not in the schema',
      'Ghost is in the permission table but not in the schema',
    ]);
  });

  it('may not put rules on an interface, where shield ignores them', () => {
    expect(permissionGaps(schema, { ...permissions, Refusal: { code: 'VIEWER' } })).toEqual([
      'Refusal is an interface: rules belong on its concrete types',
    ]);
  });
});

describe('a field that slipped past the table', () => {
  const small = buildSchema('type Query { open: String forgotten: String thing: Thing } type Thing { name: String }');
  const table: PermissionTable = { Query: { open: 'VIEWER', thing: 'VIEWER' } };
  const root = { open: 'open', forgotten: 'secret', thing: { name: 'secret' } };

  it('is denied to everyone', async () => {
    const guarded = guardedSchemas(small, table)(new Set(['loan:public']));
    const { data, errors } = await graphql({
      schema: guarded,
      source: '{ open forgotten thing { name } }',
      rootValue: root,
      contextValue: {},
    });
    expect(data).toEqual({ open: 'open', forgotten: null, thing: { name: null } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('the guard', () => {
  it('leaves the schema it was given as it was', () => {
    guardedSchemas(schema, permissions)(new Set(['loan:public']));
    guardedSchemas(schema, permissions)(undefined);
    expect(schema.getQueryType()?.getFields().viewer?.resolve?.toString()).not.toContain('shield');
  });

  it('is made once per set of scopes, in whatever order they come', () => {
    const schemaFor = guardedSchemas(schema, permissions);
    expect(schemaFor(new Set(['loan:public', 'loan:servicing']))).toBe(
      schemaFor(new Set(['loan:servicing', 'loan:public'])),
    );
    expect(schemaFor(new Set(['loan:public']))).not.toBe(schemaFor(undefined));
  });
});

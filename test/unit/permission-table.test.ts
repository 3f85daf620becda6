import { buildSchema, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Disclosures } from '../../src/app/ports/audit-log.js';
import { ROLE_SCOPES, ROLES } from '../../src/domain/access/roles.js';
import { scopeSet } from '../../src/domain/access/viewer.js';
import { operationExecutor } from '../../src/graphql/execute-operation.js';
import { isGranted, scopesOf } from '../../src/graphql/guard/access.js';
import { guardOf, type Guard, type PermissionTable } from '../../src/graphql/guard/guard.js';
import { assertNoGaps, permissionGaps } from '../../src/graphql/guard/print-visibility.js';
import { permissions } from '../../src/graphql/guard/permissions.js';
import type { GraphContext } from '../../src/graphql/request/context.js';
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

describe('a party of a loan', () => {
  it.each([
    ['Loan', 'lender', 'lenderId'],
    ['Loan', 'primaryServicer', 'primaryServicerId'],
    ['Loan', 'secondaryServicer', 'secondaryServicerId'],
    ['ApplicationDealer', 'dealer', 'dealerId'],
  ])('%s.%s asks for what %s asks for', (type, party, id) => {
    expect(permissions[type]?.[party]).toEqual(permissions[type]?.[id]);
  });
});

describe('a field that slipped past the table', () => {
  const small = buildSchema('type Query { open: String forgotten: String thing: Thing } type Thing { name: String }');
  const table: PermissionTable = { Query: { open: 'VIEWER', thing: 'VIEWER' } };
  const viewer = { scopes: new Set(['loan:public'] as const) };

  it('is denied to everyone by the guard', async () => {
    const guard = guardOf(small, table);
    expect(await guard('Query', 'open')({ viewer })).toBeUndefined();
    expect(await guard('Query', 'open')({})).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    for (const [type, field] of [
      ['Query', 'forgotten'],
      ['Thing', 'name'],
    ] as const)
      expect(await guard(type, field)({ viewer })).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  const answer = async (permissions: PermissionTable, guard: Guard) => {
    const execute = operationExecutor({ schema: small, permissions, guard, batches: new Map() });
    const document = parse('{ open forgotten thing { name } }');
    const context = { viewer, disclosures: new Disclosures() } as unknown as GraphContext;
    const root = { open: 'open', forgotten: 'secret', thing: { name: 'secret' } };
    const { data, errors } = await execute({ document, operationName: undefined, variables: undefined }, context, root);
    return { data: data?.read(), codes: errors?.map(({ extensions }) => extensions.code) };
  };
  const WITHOUT = { open: 'open', forgotten: null, thing: { name: null } };

  it('is left out of every answer, as one is that the table denies', async () => {
    const denying: PermissionTable = { Query: { ...table.Query, forgotten: 'PERSONAL' }, Thing: { name: 'BUREAU' } };
    for (const each of [table, denying])
      expect(await answer(each, guardOf(small, each))).toEqual({ data: WITHOUT, codes: ['FORBIDDEN', 'FORBIDDEN'] });
  });

  it('is left out also where the guard would let it pass', async () => {
    const { data, codes } = await answer(table, () => () => Promise.resolve(undefined));
    expect(data).toEqual(WITHOUT);
    expect(codes).toHaveLength(2);
  });
});

describe('the guard', () => {
  it('says of every field what the table says, to every role', async () => {
    const guard = guardOf(schema, permissions);
    for (const viewer of [undefined, ...ROLES.map((role) => ({ scopes: scopeSet(ROLE_SCOPES[role]) }))]) {
      for (const [type, field] of fields) {
        const access = permissions[type]?.[field];
        const verdict = await guard(type, field)({ viewer });
        if (access && isGranted(access, viewer?.scopes))
          expect([type, field, verdict]).toEqual([type, field, undefined]);
        else expect(verdict).toMatchObject({ extensions: { code: 'FORBIDDEN', requiredScopes: scopesOf(access!) } });
      }
    }
  });
});

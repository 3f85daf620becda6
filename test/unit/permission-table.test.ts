import { CLASSES, scopesOf, type PermissionTable } from '../../src/features/access.js';
import { createRequire } from 'node:module';
import { buildSchema, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Disclosures } from '../../src/platform/audit/audit-log-port.js';
import { type Role, ROLE_SCOPES, ROLES } from '../../src/domain/access/roles.js';
import { scopeSet } from '../../src/domain/access/viewer.js';
import { operationExecutor } from '../../src/platform/executor/execute-operation.js';
import { isGranted } from '../support/granted.js';
import { Guard, rulesOf, type RuleTree } from '../../src/platform/guard/guard.js';
import { assertNoGaps, permissionGaps } from '../../src/platform/guard/permission-gaps.js';
import { guard } from '../../src/features/guard.js';
import { permissions } from '../../src/features/permissions.js';
import type { GraphContext } from '../../src/features/graph-context.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';

const { allow, and, deny, not, rule } = createRequire(import.meta.url)(
  'graphql-shield',
) as typeof import('graphql-shield');

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

describe('the rules of graphql-shield', () => {
  const small = buildSchema(
    'type Query { open: String other: String thing: Thing things: [Thing] } type Thing { name: String }',
  );
  const table: PermissionTable = {
    Query: { open: 'VIEWER', other: 'VIEWER', thing: 'VIEWER', things: 'VIEWER' },
    Thing: { name: 'PERSONAL' },
  };
  const rows = { table, classes: CLASSES };
  const rules = rulesOf(rows);
  const viewers = [undefined, ...ROLES.map((role) => ({ scopes: scopeSet(ROLE_SCOPES[role]) }))];
  const root = {
    open: 'open',
    other: 'other',
    thing: { name: 'secret' },
    things: [{ name: 'secret' }, { name: 'secret' }],
  };

  const answer = async (tree: RuleTree, text: string, viewer: (typeof viewers)[number]) => {
    const guard = new Guard(CLASSES, () => tree);
    const execute = operationExecutor({ schema: small, permissions: rows, guard, batches: new Map() });
    const context = { viewer, disclosures: new Disclosures() } as unknown as GraphContext;
    const operation = { document: parse(text), operationName: undefined, variables: undefined };
    const { data, errors = [] } = await execute(operation, context, root);
    return { data: data?.read(), errors: errors.map(({ extensions, path }) => ({ path, ...extensions })) };
  };

  it('decide: a rule that is removed denies its field to everyone', async () => {
    for (const viewer of viewers) {
      const { open, ...others } = rules.Query ?? {};
      expect(open).toBeDefined();
      expect(await answer({ ...rules, Query: others }, '{ open }', viewer)).toEqual({
        data: { open: null },
        errors: [{ path: ['open'], code: 'FORBIDDEN', requiredScopes: [] }],
      });
      if (viewer) expect(await answer(rules, '{ open }', viewer)).toEqual({ data: { open: 'open' }, errors: [] });
    }
  });

  it('decide: a rule that is changed to allow opens its field to everyone', async () => {
    const opened: RuleTree = { ...rules, Query: { ...rules.Query, thing: allow }, Thing: { name: allow } };
    for (const viewer of viewers)
      expect(await answer(opened, '{ thing { name } }', viewer)).toEqual({
        data: { thing: { name: 'secret' } },
        errors: [],
      });
    const [support, marketplace] = [viewerOf('SUPPORT'), viewerOf('MARKETPLACE')];
    expect(await answer(rules, '{ thing { name } }', support)).toMatchObject({ data: { thing: { name: 'secret' } } });
    expect(await answer(rules, '{ thing { name } }', marketplace)).toEqual({
      data: { thing: { name: null } },
      errors: [{ path: ['thing', 'name'], code: 'FORBIDDEN', requiredScopes: ['borrower:personal'] }],
    });
  });

  it('may be of any kind: logic, and rules that throw, which deny', async () => {
    const broken = rule('broken')(() => {
      throw new Error('broken');
    });
    const tree: RuleTree = { ...rules, Query: { ...rules.Query, open: and(allow, not(deny)), other: broken } };
    expect(await answer(tree, '{ open other }', undefined)).toEqual({
      data: { open: 'open', other: null },
      errors: [{ path: ['other'], code: 'FORBIDDEN', requiredScopes: [] }],
    });
  });

  it('are asked once for a set of scopes, for any number of fields, objects and requests', async () => {
    let asked = 0;
    const counting = rule('counting')(() => {
      asked += 1;
      return true;
    });
    const tree: RuleTree = {
      ...rules,
      Query: { ...rules.Query, open: counting, other: counting },
      Thing: { name: counting },
    };
    const guard = new Guard(CLASSES, () => tree);
    const execute = operationExecutor({ schema: small, permissions: rows, guard, batches: new Map() });
    for (const role of ['SUPPORT', 'LENDER', 'SUPPORT'] as const)
      for (const text of ['{ open other }', '{ things { name } thing { name } }']) {
        const context = { viewer: viewerOf(role), disclosures: new Disclosures() } as unknown as GraphContext;
        const operation = { document: parse(text), operationName: undefined, variables: undefined };
        expect((await execute(operation, context, root)).errors).toBeUndefined();
      }
    expect(asked).toBe(2);
  });
});

describe('the guard', () => {
  it('says of every field what the table says, to every role', async () => {
    for (const scopes of [undefined, ...ROLES.map((role) => scopeSet(ROLE_SCOPES[role]))]) {
      const verdicts = await guard.evaluate(scopes);
      for (const [type, field] of fields) {
        const access = permissions[type]?.[field];
        if (!access) throw new Error(`${type}.${field} is not in the table`);
        const denial = verdicts.denialOf(type, field);
        if (isGranted(access, scopes)) expect([type, field, denial]).toEqual([type, field, undefined]);
        else expect(denial).toMatchObject({ extensions: { code: 'FORBIDDEN', requiredScopes: scopesOf(access) } });
      }
    }
  });

  it('refuses to answer for scopes that shield was not asked about', () => {
    expect(() => guard.verdictsFor(new Set())).toThrow('not evaluated');
  });
});

const viewerOf = (role: Role) => ({ scopes: scopeSet(ROLE_SCOPES[role]) });

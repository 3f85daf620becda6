import { permissions, guard } from '../../src/features/guard.js';
import { CLASSES } from '../../src/features/access.js';
import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { ROLE_SCOPES } from '../../src/domain/access/roles.js';
import { scopeSet } from '../../src/domain/access/viewer.js';
import { operationsFor, seesNotices } from '../../src/features/command/hidden-commands.js';
import { assertSees } from '../../src/features/loan/list-loans.js';
import { Guard, rulesOf } from '../../src/platform/guard/guard.js';

const { allow } = createRequire(import.meta.url)('graphql-shield') as typeof import('graphql-shield');

afterEach(() => {
  vi.restoreAllMocks();
});

it('filters, lists of operations and notices follow the rules of graphql-shield', async () => {
  const scopes = scopeSet(ROLE_SCOPES.MARKETPLACE);
  const viewer = { clientId: 'c', name: 'c', role: 'MARKETPLACE', scopes, portfolio: { kind: 'ALL' } } as const;
  const filterBy = (field: string) => () => {
    assertSees('Borrower', field, viewer);
  };
  await guard.evaluate(scopes);
  expect(operationsFor(scopes)).toContain('loans');
  expect(operationsFor(scopes)).not.toContain('auditLog');
  expect(seesNotices(viewer)).toBe(false);
  expect(filterBy('lastName')).toThrow('lacks a required scope');

  const rules = rulesOf(permissions);
  const queries = Object.fromEntries(Object.entries(rules.Query ?? {}).filter(([name]) => name !== 'loans'));
  const changed = new Guard(CLASSES, () => ({
    ...rules,
    Query: { ...queries, auditLog: allow },
    Borrower: { ...rules.Borrower, lastName: allow },
    Delinquency: { ...rules.Delinquency, bankruptcyNoticeOn: allow },
  }));
  const verdicts = await changed.evaluate(scopes);
  vi.spyOn(guard, 'verdictsFor').mockReturnValue(verdicts);
  expect(operationsFor(scopes)).not.toContain('loans');
  expect(operationsFor(scopes)).toContain('auditLog');
  expect(seesNotices(viewer)).toBe(true);
  expect(filterBy('lastName')).not.toThrow();
  expect(filterBy('firstName')).toThrow('lacks a required scope');
});

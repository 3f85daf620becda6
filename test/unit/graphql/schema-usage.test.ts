import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { Viewer } from '../../../src/domain/access/viewer.js';
import { knownOperation } from '../../../src/platform/executor/operation.js';
import { schemaUsage } from '../../../src/features/schema-usage/schema-usage.js';

const SCHEMA = buildSchema('type Query { old: Int @deprecated(reason: "gone soon") new: Int }');
const ALL = { kind: 'ALL' } as const;
const VIEWER = {
  clientId: 'one',
  name: 'One',
  role: 'SUPPORT',
  scopes: new Set(),
  portfolio: ALL,
} as unknown as Viewer;

it('knows which of the fields that were asked for are deprecated', () => {
  const usage = schemaUsage(() => new Date());
  const document = parse('query Old { ...Rest } query New { new } fragment Rest on Query { old new }');
  for (const name of ['Old', 'New']) usage.note(SCHEMA, document, knownOperation(document, name)!, VIEWER);
  expect(usage.list(ALL).map(({ operation, deprecatedFields }) => [operation, deprecatedFields])).toEqual([
    ['New', []],
    ['Old', ['Query.old']],
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('an anonymous request in development', () => {
  it('may read the schema, as Sandbox does', async () => {
    const { status, data } = await world.post({ query: getIntrospectionQuery() });
    expect(status).toBe(200);
    expect(data).toHaveProperty('__schema');
  });

  it('may read the subgraph SDL, as a router does', async () => {
    const { status, data } = await world.post({ query: '{ _service { sdl } }' });
    expect(status).toBe(200);
    expect(JSON.stringify(data)).toContain('@key');
  });

  it.each([
    '{ __schema { queryType { name } } loans { edges { node { id } } } }',
    '{ _service { sdl } viewer { role } }',
    '{ ... { __schema { queryType { name } } viewer { role } } }',
    'query { ...F } fragment F on Query { _service { sdl } viewer { role } }',
    '# __schema\n{ viewer { role } }',
    'query A { __schema { queryType { name } } } query B { viewer { role } }',
  ])('may do nothing beside: %s', async (query) => {
    const { status, data } = await world.post({ query, operationName: query.includes('query B') ? 'B' : undefined });
    expect(status).toBe(401);
    expect(data ?? null).toBeNull();
  });
});

import { expect, it } from 'vitest';
import type { GraphServices } from '../../../src/graphql/request/context.js';
import { rehearse } from '../../../src/graphql/rehearse.js';
import { buildGraph } from '../../../src/graphql/schema.js';

it('what is rehearsed before the first request is what the schema knows', async () => {
  const graph = await buildGraph({ authDirectives: false });
  await expect(rehearse(graph, {} as GraphServices)).resolves.toBeUndefined();
});

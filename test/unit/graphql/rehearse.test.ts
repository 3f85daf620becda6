import { expect, it } from 'vitest';
import type { GraphServices } from '../../../src/features/graph-context.js';
import { rehearse } from '../../../src/gateway/graph/rehearse.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';

it('what is rehearsed before the first request is what the schema knows', async () => {
  const graph = await buildGraph({ authDirectives: false });
  await expect(rehearse(graph, {} as GraphServices)).resolves.toBeUndefined();
});

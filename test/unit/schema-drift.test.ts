import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printVisibility } from '../../src/graphql/guard/print-visibility.js';
import { permissions } from '../../src/graphql/guard/permissions.js';
import { buildGraph } from '../../src/graphql/schema.js';

const committed = (file: string) => readFileSync(new URL(`../../schema/${file}`, import.meta.url), 'utf8');

describe('what people read in schema/ is what the code says; `npm run schema` writes it anew', () => {
  it('schema/subgraph.graphql is the SDL of the graph', async () => {
    const { sdl } = await buildGraph({ authDirectives: false });
    expect(sdl).toBe(committed('subgraph.graphql'));
  });

  it('schema/visibility.md is the permission table', () => {
    expect(printVisibility(permissions)).toBe(committed('visibility.md'));
  });
});

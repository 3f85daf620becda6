import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/app/error-codes.js';
import { REFUSALS } from '../../src/domain/refusal.js';
import { printVisibility } from '../../src/graphql/guard/print-visibility.js';
import { permissions } from '../../src/graphql/guard/permissions.js';
import { printErrorCodes } from '../../src/rest/print-error-codes.js';
import { buildGraph } from '../../src/graphql/schema.js';

const committed = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('what people read in schema/ and docs/ is what the code says; `npm run schema` writes it anew', () => {
  it('schema/subgraph.graphql is the SDL of the graph', async () => {
    const { sdl } = await buildGraph({ authDirectives: false });
    expect(sdl).toBe(committed('schema/subgraph.graphql'));
  });

  it('schema/visibility.md is the permission table', () => {
    expect(printVisibility(permissions)).toBe(committed('schema/visibility.md'));
  });

  it('docs/errors.md has every code of both edges, with what to do', () => {
    expect(printErrorCodes()).toBe(committed('docs/errors.md'));
    for (const code of [...Object.keys(ERROR_CODES), ...Object.keys(REFUSALS)])
      expect(committed('docs/errors.md')).toContain(`| \`${code}\` |`);
  });
});

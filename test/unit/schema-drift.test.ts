import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/app/error-codes.js';
import { REFUSALS } from '../../src/domain/refusal-codes.js';
import { printedSchemas } from '../../src/graphql/printed-schemas.js';
import { printErrorCodes } from '../../src/rest/print-error-codes.js';
import { buildGraph } from '../../src/graphql/schema.js';

const folder = new URL('../../schema/', import.meta.url);
const printed = printedSchemas(await (await buildGraph({ authDirectives: false })).subgraph());

describe('what people read in schema/ and docs/ is what the code says; `npm run schema` writes it anew', () => {
  it.each(Object.keys(printed))('schema/%s', (file) => {
    expect(readFileSync(new URL(file, folder), 'utf8')).toBe(printed[file]);
  });

  it('docs/errors.md has every code of both edges, with what to do', () => {
    const errors = readFileSync(new URL('../docs/errors.md', folder), 'utf8');
    expect(errors).toBe(printErrorCodes());
    for (const code of [...Object.keys(ERROR_CODES), ...Object.keys(REFUSALS)])
      expect(errors).toContain(`| \`${code}\` |`);
  });

  it('and nothing else', () => {
    const roles = Object.keys(printed).filter((file) => file.startsWith('by-role/'));
    expect(readdirSync(new URL('by-role', folder)).map((file) => `by-role/${file}`)).toEqual(roles.sort());
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printedSchemas } from '../../src/graphql/printed-schemas.js';
import { buildGraph } from '../../src/graphql/schema.js';

const folder = new URL('../../schema/', import.meta.url);
const printed = printedSchemas(await buildGraph({ authDirectives: false }));

describe('what people read in schema/ is what the code says; `npm run schema` writes it anew', () => {
  it.each(Object.keys(printed))('schema/%s', (file) => {
    expect(readFileSync(new URL(file, folder), 'utf8')).toBe(printed[file]);
  });

  it('and nothing else', () => {
    const roles = Object.keys(printed).filter((file) => file.startsWith('by-role/'));
    expect(readdirSync(new URL('by-role', folder)).map((file) => `by-role/${file}`)).toEqual(roles.sort());
  });
});

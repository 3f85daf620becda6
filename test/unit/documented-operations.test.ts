import { readdirSync, readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/graphql/schema.js';

const root = new URL('../../', import.meta.url);
const pages = [
  'README.md',
  ...readdirSync(new URL('docs', root)).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
];
const { schema } = await buildGraph({ authDirectives: false });

const operationsIn = (page: string) =>
  [...readFileSync(new URL(page, root), 'utf8').matchAll(/```graphql\n(.*?)```/gs)].map(([, text = '']) => text);

describe('an operation in the documentation', () => {
  it.each(pages.flatMap((page) => operationsIn(page).map((text, index) => [page, index + 1, text] as const)))(
    'fits the schema: %s, number %i',
    (_page, _number, text) => {
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    },
  );
});

import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { codeIn, PAGES } from '../support/documentation.js';

const { schema } = await buildGraph({ authDirectives: false });

describe('an operation in the documentation', () => {
  it.each(PAGES.flatMap((page) => codeIn(page, 'graphql').map((text, index) => [page, index + 1, text] as const)))(
    'fits the schema: %s, number %i',
    (_page, _number, text) => {
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    },
  );
});

import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { compiledOperations } from '../../../src/graphql/compile-operation.js';
import type { GraphContext } from '../../../src/graphql/context.js';

const schema = buildSchema('type Query { one: String, query: Query }');
const context = {} as GraphContext;

const run = (text: string, times: number) => {
  const runCompiled = compiledOperations();
  const operation = { document: parse(text), operationName: undefined, variables: undefined };
  return Array.from({ length: times }, () => runCompiled(schema, operation, context)).at(-1);
};

it('a query is compiled when it comes again', () => {
  expect(run('{ one }', 1)).toBeUndefined();
  expect(run('{ one }', 2)).toEqual({ data: { one: null } });
  expect(run('{ one }', 3)).toEqual({ data: { one: null } });
});

it.each([
  ['a mutation', 'mutation { one }'],
  ['a document with more fields than are compiled in no time', `{ ${'query { one } '.repeat(61)} }`],
  [
    'one whose fragments multiply',
    `{ ...F0 } ${Array.from({ length: 12 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} q${n}: query { ...F${n + 1} } }`).join(' ')}
     fragment F12 on Query { one }`,
  ],
])('%s is carried out the ordinary way', (_, text) => {
  expect(run(text, 3)).toBeUndefined();
});

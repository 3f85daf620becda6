import { buildSchema, parse, validate, type ValidationRule } from 'graphql';
import { expect, it } from 'vitest';
import { documentShapeRule } from '../../src/platform/limits/document-fault.js';

const schema = buildSchema('type Query { a: Int }');
const rule = documentShapeRule({ depth: 2, aliases: 2, rootFields: 3 });

it('a document that is too large is not walked by any rule', () => {
  let walked = 0;
  const counting: ValidationRule = () => ({ Field: () => void (walked += 1) });
  const errors = validate(schema, parse('{ x: a y: a z: a }'), [counting, rule]);
  expect(errors.map(({ message, extensions }) => [message, extensions])).toEqual([
    [
      'The document has more than 2 aliases. Split it into several requests.',
      { code: 'LIMIT_EXCEEDED', limit: 'aliases', most: 2 },
    ],
  ]);
  expect(walked).toBe(0);
});

it('a document within the limits is walked by all rules', () => {
  let walked = 0;
  const counting: ValidationRule = () => ({ Field: () => void (walked += 1) });
  expect(validate(schema, parse('{ x: a y: a }'), [rule, counting])).toEqual([]);
  expect(walked).toBe(2);
});

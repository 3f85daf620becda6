import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inexactNumbers } from '../../../src/domain/record/inexact-numbers.js';

const paths = (text: string): string[] => inexactNumbers(text).map(({ path }) => path);

it('numbers that a double cannot hold are named by their place, without their value', () => {
  expect(paths('{"a":12345678901234567.89,"b":[1,{"c":9007199254740993}],"d":1e-400}')).toEqual(['a', 'b[1].c', 'd']);
  expect(paths('[1e99999999999999999999,-2e-99999999999999999999,0e-99999999999999999999]')).toEqual(['[0]', '[1]']);
  expect(paths('[[0.1, 3.14159265358979323846],12345678901234567890.5]')).toEqual(['[0][1]', '[1]']);
  expect(paths('{"Maria Johnson":{"x":0.12345678901234567890}}')).toEqual(['?.x']);
  expect(JSON.stringify(inexactNumbers('{"a":12345678901234567.89}'))).not.toContain('1234567890');
});

it('numbers that it can hold, however they are written, and digits in strings are in order', () => {
  for (const text of [
    '{"a":1000000000000000000000,"b":1.50000000000000000000,"c":-0.30000000000000004,"d":1e21,"e":5e-324}',
    '{"a":"12345678901234567.89","b":"\\\\","c":"\\"12345678901234567.89","d":"e1234"}',
    '12345678901234.5',
    '[]',
  ])
    expect(paths(text)).toEqual([]);
});

it('all output of JSON.stringify is read as it is', () => {
  const isRead = (value: unknown) => {
    expect(paths(JSON.stringify(value))).toEqual([]);
  };
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), isRead));
  fc.assert(fc.property(fc.double({ noNaN: true }), isRead));
});

it('a number with more digits is found behind anything', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (before) => {
      expect(paths(`{"before":${before},"list":[${before},12345678901234567.89]}`)).toContain('list[1]');
    }),
  );
});

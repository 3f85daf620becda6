import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../src/platform/runtime/json.js';
import { canonicalJson } from '../../src/platform/idempotency/idempotency-store.js';

const written = (value: Json) => [...canonicalJson(value)].join('');
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => value as Json);

it('is JSON of the same value', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(written(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('is the same in any order of members', () => {
  expect(written({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(written({ a: true, b: [1, { c: 'x', d: null }] })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});

it('is the same text in pieces, wherever long text is cut', () => {
  const unit = fc.constantFrom('plain', '"quoted"\n', '\u{1f697}', 'é', '\ud83d', '\ude97');
  fc.assert(
    fc.property(fc.nat(3), fc.array(unit, { minLength: 1, maxLength: 5 }), (shift, units) => {
      const unit = units.join('');
      const text = 'x'.repeat(shift) + unit.repeat(Math.ceil(1_100_000 / unit.length));
      const pieces = [...canonicalJson({ text, after: [1] })];
      expect(pieces.join('') === `{"after":[1],"text":${JSON.stringify(text)}}`).toBe(true);
      expect(pieces.length).toBeGreaterThan(4);
    }),
    { numRuns: 20 },
  );
});

it('is the same in any order of many members, which are sorted part by part', () => {
  const names = fc.uniqueArray(fc.string({ maxLength: 6, unit: 'grapheme' }), { minLength: 1_200, maxLength: 2_500 });
  fc.assert(
    fc.property(names, (given) => {
      const members = given.filter((name) => name !== '__proto__').map((name) => [name, 1] as const);
      const inOrder = [...members].sort(([a], [b]) => (a < b ? -1 : 1));
      const expected = `{${inOrder.map(([name]) => `${JSON.stringify(name)}:1`).join()}}`;
      expect(written(Object.fromEntries(members)) === expected).toBe(true);
    }),
    { numRuns: 10 },
  );
});

it.each<[string, Json]>([
  ['names', Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}${'x'.repeat(500)}`, n]))],
  ['texts', Array.from({ length: 10_000 }, () => 'x'.repeat(500))],
])('comes in pieces that take no time each, of however many short %s', (_, value) => {
  const pieces = [...canonicalJson(value)];
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(110_000);
  expect(JSON.parse(pieces.join(''))).toEqual(value);
});

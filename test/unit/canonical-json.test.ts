import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../src/app/ports/ports.js';
import { canonicalJson } from '../../src/persistence/idempotency/idempotency-store.js';

const written = (value: Json) => [...canonicalJson(value)].join('');
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => value as Json);

it('is JSON of the same value', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(written(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('is the same whatever the order of members', () => {
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

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreValues } from '../../src/rest/json-values.js';

/** Members and elements, and the value itself; an empty list or object counts for one that it could have. */
function valuesIn(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  const members = Object.values(json);
  return 1 + Math.max(1, members.length) + members.reduce<number>((sum, member) => sum + valuesIn(member) - 1, 0);
}

it('values are counted as they will be read, whatever their text is', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', '{', 'é', '🚗'), maxLength: 300 }),
  );
  const json = fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' });
  fc.assert(
    fc.property(fc.tuple(json, fc.array(text), fc.dictionary(text, text)), fc.constantFrom(0, 2), (value, spaces) => {
      const count = valuesIn(value);
      const bytes = Buffer.from(JSON.stringify(value, null, spaces));
      expect(hasMoreValues(bytes, count)).toBe(false);
      expect(hasMoreValues(bytes, count - 1)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('what is no JSON comes to an end too', () => {
  for (const text of ['', '"', '"\\', `"${'x'.repeat(200)}`, `"${'\\"'.repeat(200)}`, ',,,']) {
    expect(hasMoreValues(Buffer.from(text), 4)).toBe(false);
  }
});

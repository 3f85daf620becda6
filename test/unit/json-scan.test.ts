import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonScan } from '../../src/platform/http/wire/json-parser.js';

/** Members and elements, and the value itself; an empty list or object counts for one that it could have. */
function valuesIn(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  const members = Object.values(json);
  return 1 + Math.max(1, members.length) + members.reduce<number>((sum, member) => sum + valuesIn(member) - 1, 0);
}

const levelsIn = (json: unknown): number =>
  typeof json === 'object' && json !== null ? 1 + Math.max(0, ...Object.values(json).map(levelsIn)) : 0;

/** In slices of so many bytes. */
function scanned(bytes: Buffer, size: number, values: number, levels: number) {
  const scan = new JsonScan({ values, levels });
  for (let from = 0; from < bytes.length; from += size) {
    const beyond = scan.add(bytes.subarray(from, from + size));
    if (beyond) return beyond;
  }
  return undefined;
}

const awkward = fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', '{', '}', 'é', '🚗'), maxLength: 300 });
const text = fc.oneof(fc.string(), awkward);
const json = fc.tuple(fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' }), fc.array(text), fc.dictionary(text, text));

it('values and levels are counted as they will be read, with any text and any ends of slices', () => {
  fc.assert(
    fc.property(json, fc.constantFrom(0, 2), fc.integer({ min: 1, max: 300 }), (value, spaces, size) => {
      const [values, levels] = [valuesIn(value), levelsIn(value)];
      const bytes = Buffer.from(JSON.stringify(value, null, spaces));
      expect(scanned(bytes, size, values, levels)).toBeUndefined();
      expect(scanned(bytes, size, values - 1, levels)).toBe('values');
      expect(scanned(bytes, size, values, levels - 1)).toBe('levels');
    }),
    { numRuns: 1_000 },
  );
});

it('what is no JSON comes to an end too', () => {
  for (const broken of ['', '"', '"\\', `"${'x'.repeat(200)}`, `"${'\\"'.repeat(200)}`, ',,,', ']]]']) {
    for (const size of [1, 99, 100, 1_000]) expect(scanned(Buffer.from(broken), size, 4, 4)).toBeUndefined();
  }
});

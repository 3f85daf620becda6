import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BASE64_SLICE,
  base64Json,
  decodeBase64,
  encodeBase64,
  isCanonicalBase64,
} from '../../../src/domain/record/record-parts.js';

it('bytes come back from base64, which is canonical', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = encodeBase64(bytes);
      expect(decodeBase64(text)).toEqual(bytes);
      expect(isCanonicalBase64(text)).toBe(true);
      expect(Buffer.from(base64Json(bytes)).toString()).toBe(JSON.stringify(text));
    }),
  );
});

it('slices of three bytes each add up to the whole, written as JSON', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), fc.integer({ min: 1, max: 5 }), (bytes, threes) => {
      const size = 3 * threes;
      const slices = Array.from({ length: Math.max(1, Math.ceil(bytes.length / size)) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const written = slices.map((slice, index) =>
        base64Json(slice, { isFirst: index === 0, isLast: index === slices.length - 1 }),
      );
      expect(Buffer.concat(written).toString()).toBe(JSON.stringify(encodeBase64(bytes)));
      expect(BASE64_SLICE % 3).toBe(0);
    }),
  );
});

it('text is canonical only if its bytes are written like it', () => {
  const unit = fc.constantFrom(
    'A',
    'Q',
    'R',
    'g',
    '/',
    '+',
    '-',
    '_',
    '=',
    '==',
    ' ',
    '\n',
    'é',
    'Ł',
    '\u0141UFB',
    'QQ==',
    'QUE=',
    'QUJD',
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 6 }), (units) => {
      const text = units.join('');
      expect(isCanonicalBase64(text)).toBe(Buffer.from(text, 'base64').toString('base64') === text);
    }),
    { numRuns: 2_000 },
  );
});

it('one letter out of place is found in megabytes', () => {
  const text = encodeBase64(new Uint8Array(400_000).fill(7));
  expect(isCanonicalBase64(text)).toBe(true);
  const changed = (place: number, letter: string) => text.slice(0, place) + letter + text.slice(place + letter.length);
  for (const place of [0, 65_535, 65_536, 131_071, 300_001, text.length - 5]) {
    for (const letter of ['=', ' ', '-', 'é']) expect(isCanonicalBase64(changed(place, letter))).toBe(false);
    expect(isCanonicalBase64(changed(place, 'A'))).toBe(true);
  }
});

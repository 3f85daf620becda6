import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEAD, open, opening, seal, SealBroken } from '../../src/platform/sealing/sealed-box.js';

const key = randomBytes(32);
const place = fc.record({ table: fc.string(), column: fc.string(), row: fc.string() });
const bytes = fc.uint8Array({ maxLength: 200 });

describe('a sealed value', () => {
  it('opens where it was sealed', () => {
    fc.assert(
      fc.property(bytes, place, (plain, where) => {
        expect(open(key, seal(key, plain, where), where)).toEqual(Buffer.from(plain));
      }),
    );
  });

  it('does not open anywhere else', () => {
    fc.assert(
      fc.property(bytes, place, place, (plain, where, elsewhere) => {
        fc.pre(JSON.stringify(where) !== JSON.stringify(elsewhere));
        expect(() => open(key, seal(key, plain, where), elsewhere)).toThrow(SealBroken);
      }),
    );
  });

  it('does not open where table, column and row only read the same in a row', () => {
    const sealed = seal(key, Buffer.from('x'), { table: 'Loan', column: 'a', row: 'b' });
    expect(() => open(key, sealed, { table: 'Loa', column: 'na', row: 'b' })).toThrow(SealBroken);
  });

  it('does not open when any byte of it was altered or cut', () => {
    const where = { table: 'Application', column: 'personalPart', row: 'LN-1' };
    fc.assert(
      fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (plain, position, change) => {
        const sealed = seal(key, plain, where);
        const altered = Buffer.from(sealed);
        const index = position % altered.length;
        altered[index] = (altered[index] ?? 0) ^ change;
        expect(() => open(key, altered, where)).toThrow(SealBroken);
        expect(() => open(key, sealed.subarray(0, index), where)).toThrow(SealBroken);
      }),
    );
  });

  it('opens slice by slice as it does at once, and not with a slice altered, left out or moved', () => {
    const where = { table: 'DocumentContent', column: 'bytes', row: 'LN-1' };
    const inSlices = (head: Buffer, slices: readonly Buffer[]) => {
      const box = opening(key, head, where);
      const opened = Buffer.concat(slices.map((slice) => box.add(slice)));
      box.end();
      return opened;
    };
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 2, maxLength: 200 }), fc.nat(), (plain, position) => {
        const sealed = seal(key, plain, where);
        const [head, body] = [sealed.subarray(0, HEAD), sealed.subarray(HEAD)];
        const cut = 1 + (position % (body.length - 1));
        const [first, second] = [body.subarray(0, cut), body.subarray(cut)];
        expect(inSlices(head, [first, second])).toEqual(Buffer.from(plain));
        const altered = Buffer.from(second);
        altered[0] = (altered[0] ?? 0) ^ 1;
        for (const broken of [[first], [second], [first, altered], [first, second, second]]) {
          expect(() => inSlices(head, broken)).toThrow(SealBroken);
        }
        expect(() => inSlices(head.subarray(1), [first, second])).toThrow(SealBroken);
      }),
    );
  });

  it('is another text each time and holds nothing of the plain one', () => {
    const where = { table: 't', column: 'c', row: 'r' };
    const plain = Buffer.from('900-12-3456 is a social security number');
    expect(seal(key, plain, where).equals(seal(key, plain, where))).toBe(false);
    expect(seal(key, plain, where).includes('900-12-3456')).toBe(false);
  });

  it('says where it broke and nothing of the key or the value', () => {
    const where = { table: 'Borrower', column: 'dataKey', row: 'BOR-1' };
    expect(() => open(randomBytes(32), seal(key, Buffer.from('secret'), where), where)).toThrow(
      'A sealed value in Borrower.dataKey cannot be opened: wrong key, altered or moved',
    );
  });
});

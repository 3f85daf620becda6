import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { SealBroken } from '../../src/platform/sealing/sealed-box.js';

const place = { table: 'Borrower', column: 'dataKey', row: 'BOR-1' };

describe('the key ring', () => {
  it('unwraps the key it wrapped, the second time as the first', async () => {
    const ring = new KeyRing([randomBytes(32)]);
    const { key, wrapped } = await ring.newKey(place);
    expect(await ring.unwrap(wrapped, place)).toEqual(key);
    expect(await ring.unwrap(wrapped, place)).toEqual(key);
  });

  it('does not unwrap a key moved to another row, column or table, even once it has unwrapped it where it belongs', async () => {
    const ring = new KeyRing([randomBytes(32)]);
    const { wrapped } = await ring.newKey(place);
    await ring.unwrap(wrapped, place);
    for (const moved of [{ row: 'BOR-2' }, { column: 'other' }, { table: 'SystemKey' }]) {
      await expect(ring.unwrap(wrapped, { ...place, ...moved })).rejects.toThrow(SealBroken);
    }
  });

  it('does not unwrap under a master key it does not know', async () => {
    const { wrapped } = await new KeyRing([randomBytes(32)]).newKey(place);
    await expect(new KeyRing([randomBytes(32)]).unwrap(wrapped, place)).rejects.toThrow(SealBroken);
  });

  it('unwraps under the old master key while a rotation is under way, and wraps under the new one', async () => {
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const { key, wrapped } = await new KeyRing([old]).newKey(place);
    const ring = new KeyRing([fresh, old]);
    expect(ring.isCurrent(wrapped)).toBe(false);
    const rewrapped = await ring.wrap(await ring.unwrap(wrapped, place), place);
    expect(ring.isCurrent(rewrapped)).toBe(true);
    expect(await new KeyRing([fresh]).unwrap(rewrapped, place)).toEqual(key);
  });

  it('needs a key', () => {
    expect(() => new KeyRing([])).toThrow('at least one key');
  });
});

import { randomBytes } from 'node:crypto';
import v8 from 'node:v8';
import vm from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHE_BOUNDS } from '../../src/platform/runtime/cache-bounds.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { borrowerSeal, dataKeyPlace, newSeal, type KeyHolder } from '../../src/features/loan/loan-seals.js';
import { SealBroken } from '../../src/platform/sealing/sealed-box.js';

v8.setFlagsFromString('--expose_gc');
const collect = vm.runInNewContext('gc') as () => void;

const place = { table: 'Application', column: 'personalPart', row: 'LN-1' };
let masterKey: Buffer;
let ring: KeyRing;
let holder: KeyHolder;
let stored: string;
/** What was stored under the seal, and how often it was read. */
const asJson = vi.fn((plain: Buffer) => JSON.parse(plain.toString()) as object);

const sealed = async (value: object) =>
  (await borrowerSeal(ring, holder)).seal(JSON.stringify(value), place).toString('base64');
const read = async (by = holder, text = stored, at = place) => (await borrowerSeal(ring, by)).read(text, at, asJson);

beforeEach(async () => {
  asJson.mockClear();
  masterKey = randomBytes(32);
  ring = new KeyRing([masterKey]);
  holder = await newSeal(ring, 'LN-1', null);
  stored = await sealed({ firstName: 'Ada' });
});

describe('a sealed value that is read again', () => {
  it('is opened once', async () => {
    const first = await read();
    expect(first).toEqual({ firstName: 'Ada' });
    expect(await read()).toBe(first);
    expect(asJson).toHaveBeenCalledTimes(1);
  });

  it('is opened again once another value is stored, and once the first is back', async () => {
    await read();
    expect(await read(holder, await sealed({ firstName: 'Grace' }))).toEqual({ firstName: 'Grace' });
    expect(await read()).toEqual({ firstName: 'Ada' });
    expect(asJson).toHaveBeenCalledTimes(3);
  });

  it('is read again as another kind', async () => {
    await read();
    const seal = await borrowerSeal(ring, holder);
    expect(seal.read(stored, place, (plain) => plain.toString())).toBe('{"firstName":"Ada"}');
  });

  it.each(['first', 'last'] as const)('does not open with its %s byte altered', async (which) => {
    await read();
    const bytes = Buffer.from(stored, 'base64');
    const at = which === 'first' ? 0 : bytes.length - 1;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await expect(read(holder, bytes.toString('base64'))).rejects.toThrow(SealBroken);
  });

  it('does not open in another place, nor under the key of another loan', async () => {
    await read();
    await expect(read(holder, stored, { ...place, row: 'LN-2' })).rejects.toThrow(SealBroken);
    await expect(read(await newSeal(ring, 'LN-2', null))).rejects.toThrow(SealBroken);
  });

  it('is unreadable once its borrower was erased', async () => {
    await read();
    expect(await read({ ...holder, dataKey: null })).toBeNull();
  });

  it('is opened again once its key had to be unwrapped again', async () => {
    const clock = stoppedClock();
    ring = new KeyRing([masterKey]);
    await borrowerSeal(ring, holder);
    clock.pass(CACHE_BOUNDS.dataKeys.ageMs - 1_000);
    await read();
    clock.pass(2_000);
    expect(await read()).toEqual({ firstName: 'Ada' });
    expect(asJson).toHaveBeenCalledTimes(2);
    clock.goOn();
  });

  it('does not keep its key in memory', async () => {
    const clock = stoppedClock();
    ring = new KeyRing([masterKey]);
    const key = new WeakRef(await ring.keyOf(holder.dataKey!, dataKeyPlace('LN-1')));
    clock.pass(CACHE_BOUNDS.dataKeys.ageMs - 1_000);
    const value = await read();
    clock.pass(2_000);
    clock.goOn();
    await isGone(key);
    expect(value).toEqual({ firstName: 'Ada' });
  });

  it('is forgotten by itself, whether or not anybody asks again', async () => {
    const clock = stoppedClock();
    const value = await readByWeakRef();
    clock.pass(CACHE_BOUNDS.openedValues.ageMs + 1_000);
    clock.goOn();
    await isGone(value);
  });
});

/** Time passes when it is told to. */
function stoppedClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let at = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => at);
  return {
    pass: (ms: number) => {
      at += ms;
      vi.advanceTimersByTime(ms);
    },
    goOn: () => {
      vi.useRealTimers();
      now.mockRestore();
    },
  };
}

const isGone = (object: WeakRef<object>) =>
  vi.waitFor(() => {
    collect();
    // The object itself must not get into a message: it would be held by it.
    expect(object.deref() === undefined).toBe(true);
  });

/** Not by the function that is watched: it keeps what it gave. */
async function readByWeakRef(): Promise<WeakRef<object>> {
  const seal = await borrowerSeal(ring, holder);
  return new WeakRef(seal.read(stored, place, (plain) => JSON.parse(plain.toString()) as object)!);
}

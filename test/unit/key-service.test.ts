import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHE_BOUNDS } from '../../src/platform/runtime/cache-bounds.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { keyService, KeyServiceUnavailable, type ServiceKey } from '../../src/platform/sealing/key-service.js';

const place = (row: string) => ({ table: 'Borrower', column: 'dataKey', row });
const LIMITS = { answerMs: 2_000, atOnce: 3, pauseMs: 1_000, slowMs: 500, freshMs: 5_000 };

/** A service that keeps keys as they are, and answers when it is told to. */
function scripted() {
  const answers: (() => void)[] = [];
  const state = { calls: 0, isDown: false, waits: false };
  const answer = <T>(value: T): Promise<T> => {
    state.calls += 1;
    if (state.isDown) return Promise.reject(new Error('down'));
    if (!state.waits) return Promise.resolve(value);
    return new Promise((resolve) =>
      answers.push(() => {
        resolve(value);
      }),
    );
  };
  const key: ServiceKey = { name: 'a key', wrap: (plain) => answer(plain), unwrap: (wrapped) => answer(wrapped) };
  return { state, answers, service: keyService([key], LIMITS) };
}

/** The cache reads the time when a timer tells it to, and keeps to the clock that it found when it was loaded. */
function time() {
  const now = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  return async (milliseconds: number) => {
    passed += milliseconds;
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a key service', () => {
  it('is asked for a data key once in five minutes, however many want it', async () => {
    vi.useRealTimers();
    const passing = time();
    const { state, service } = scripted();
    const { wrapped } = await new KeyRing([], service).newKey(place('LN-1'));
    const ring = new KeyRing([], service);
    state.calls = 0;
    await Promise.all(Array.from({ length: 10 }, () => ring.keyOf(wrapped, place('LN-1'))));
    await passing(CACHE_BOUNDS.dataKeys.ageMs - 10_000);
    await ring.keyOf(wrapped, place('LN-1'));
    expect(state.calls).toBe(1);
    await passing(20_000);
    await ring.keyOf(wrapped, place('LN-1'));
    expect(state.calls).toBe(2);
  });

  it('is asked for so many keys at once and no more', async () => {
    const { state, answers, service } = scripted();
    state.waits = true;
    const [key] = service.keys;
    const asked = Array.from({ length: 8 }, (_, n) => key!.unwrap(Buffer.from([n]), place(`LN-${n}`)));
    await vi.waitFor(() => {
      expect(state.calls).toBe(LIMITS.atOnce);
    });
    for (let done = 0; done < 8; done += 1) {
      await vi.waitFor(() => {
        expect(answers.length).toBeGreaterThan(0);
      });
      expect(answers.length).toBeLessThanOrEqual(LIMITS.atOnce);
      answers.shift()?.();
    }
    expect((await Promise.all(asked)).map((bytes) => bytes[0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('that failed is left alone for a second, then tried again', async () => {
    const { state, service } = scripted();
    const [key] = service.keys;
    const ask = () => key!.unwrap(Buffer.from([1]), place('LN-1'));
    await ask();
    state.isDown = true;
    for (let times = 0; times < 5; times += 1) await expect(ask()).rejects.toThrow(KeyServiceUnavailable);
    expect([state.calls, service.counts]).toEqual([2, { answered: 1, failed: 1, spared: 4 }]);
    expect(await service.condition()).toBe('DOWN');
    state.isDown = false;
    expect(await service.condition()).toBe('DOWN');
    vi.advanceTimersByTime(LIMITS.pauseMs);
    expect(await service.condition()).toBe('ANSWERS');
    await ask();
  });

  it('that has only wrapped so far is asked how it is as well', async () => {
    const { state, service } = scripted();
    await new KeyRing([], service).newKey(place('LN-1'));
    vi.advanceTimersByTime(LIMITS.freshMs);
    state.isDown = true;
    expect(await service.condition()).toBe('DOWN');
  });

  it('that never answers times out, and counts as slow meanwhile', async () => {
    const { state, service } = scripted();
    const [key] = service.keys;
    await key!.unwrap(Buffer.from([1]), place('LN-1'));
    vi.advanceTimersByTime(LIMITS.freshMs);
    state.waits = true;
    const condition = service.condition();
    await vi.advanceTimersByTimeAsync(LIMITS.slowMs);
    expect(await condition).toBe('SLOW');
    await vi.advanceTimersByTimeAsync(LIMITS.answerMs);
    for (let looks = 0; looks < 3; looks += 1) {
      const next = service.condition();
      await vi.advanceTimersByTimeAsync(LIMITS.freshMs);
      expect(await next).toBe('DOWN');
    }
  });
});

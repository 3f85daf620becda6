import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMost, atMostEach, TooBusy } from '../../src/platform/runtime/at-most.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const QUEUE = { length: 2, milliseconds: 1_000 };

/** Works that end when they are told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => {
      ends.set(name, () => {
        resolve(name);
      });
    });
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('a queue of works', () => {
  it('runs as many at once as it may, the others in the order they came', async () => {
    const turn = atMost(2, QUEUE);
    const { begun, work, end } = works();
    const done = ['a', 'b', 'c', 'd'].map((name) => turn(work(name)));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await done[1];
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) end(name);
    await vi.advanceTimersByTimeAsync(0);
    end('d');
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses callers when it is full or after a long wait, with nothing begun', async () => {
    const turn = atMost(1, QUEUE);
    const { begun, work, end } = works();
    const first = turn(work('stuck'));
    const late = [turn(work('second')), turn(work('third'))].map((waiting) => expect(waiting).rejects.toThrow(TooBusy));
    await expect(turn(work('too many'))).rejects.toMatchObject({ code: 'TOO_BUSY' });
    await vi.advanceTimersByTimeAsync(QUEUE.milliseconds);
    await Promise.all(late);
    expect(begun).toEqual(['stuck']);
    const next = turn(work('next'));
    end('stuck');
    await first;
    await vi.advanceTimersByTimeAsync(0);
    end('next');
    expect(await next).toBe('next');
  });

  it('goes on after a work that failed', async () => {
    const turn = atMost(1, QUEUE);
    await expect(turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turn(() => Promise.resolve('fine'))).toBe('fine');
  });
});

describe('works of one name', () => {
  it('are one while they wait, and others once that has begun', async () => {
    const turn = atMost(1, QUEUE);
    const { begun, work, end } = works();
    const first = turn(work('first'), () => 'same');
    const second = [turn(work('second'), () => 'same'), turn(work('not begun'), () => 'same')];
    const other = turn(work('other'), () => 'another');
    end('first');
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first', 'second']);
    const third = turn(work('third'), () => 'same');
    for (const name of ['second', 'other', 'third']) {
      end(name);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await Promise.all([...second, other, third])).toEqual(['second', 'second', 'other', 'third']);
  });

  it('fail together, and start over afterwards', async () => {
    const turn = atMost(1, QUEUE);
    const { work, end } = works();
    const first = turn(work('first'), () => 'same');
    const late = [turn(work('late'), () => 'same'), turn(work('later'), () => 'same')].map((waiting) =>
      expect(waiting).rejects.toThrow(TooBusy),
    );
    await vi.advanceTimersByTimeAsync(QUEUE.milliseconds);
    await Promise.all(late);
    const next = turn(work('next'), () => 'same');
    end('first');
    await first;
    await vi.advanceTimersByTimeAsync(0);
    end('next');
    expect(await next).toBe('next');
  });
});

describe('who comes late', () => {
  it('does not join one that has waited for most of its time', async () => {
    const turn = atMost(1, QUEUE);
    const { begun, work, end } = works();
    const first = turn(work('first'));
    const early = expect(turn(work('early'), () => 'same')).rejects.toThrow(TooBusy);
    await vi.advanceTimersByTimeAsync(QUEUE.milliseconds * 0.6);
    const late = turn(work('late'), () => 'same');
    await vi.advanceTimersByTimeAsync(QUEUE.milliseconds * 0.4);
    await early;
    const latest = turn(work('not begun'), () => 'same');
    end('first');
    await first;
    await vi.advanceTimersByTimeAsync(0);
    end('late');
    expect(await Promise.all([late, latest])).toEqual(['late', 'late']);
    expect(begun).toEqual(['first', 'late']);
  });
});

describe('a queue for each', () => {
  it('lets a caller with many works wait behind its own only', async () => {
    const turn = atMostEach(1, QUEUE);
    const { begun, work, end } = works();
    const many = ['a1', 'a2', 'a3'].map((name) => turn('a', work(name)));
    await expect(turn('a', work('a4'))).rejects.toThrow(TooBusy);
    const other = turn('b', work('b1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a1', 'b1']);
    for (const name of ['a1', 'b1', 'a2', 'a3']) {
      end(name);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await Promise.all([...many, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('goes on with the same after one that failed', async () => {
    const turn = atMostEach(1, QUEUE);
    await expect(turn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turn('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooBusy } from '../../src/platform/runtime/at-most.js';
import { callerShares } from '../../src/platform/postgres/read-pool.js';
import type { Planning, Read } from '../../src/platform/postgres/statement.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that answers nothing until it is told to. */
function silent() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const read: Read = ({ text }) => {
    asked.push(text);
    return new Promise((resolve) => {
      answers.push(() => {
        resolve([]);
      });
    });
  };
  const answerAll = () => {
    for (const answer of answers.splice(0)) answer();
  };
  return { read, asked, answerAll };
}

const asking = (read: Read, times: number, text: string, planning?: Planning) =>
  Array.from({ length: times }, () => read({ text, values: [] }, planning));
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the share of a caller', () => {
  it.each([
    [1, 1],
    [2, 1],
    [8, 3],
    [20, 7],
  ])('of %i connections is %i', async (connections, share) => {
    const { read, asked } = silent();
    void asking(callerShares(connections)('one', read), connections, 'count', 'EACH_TIME');
    await settled();
    expect(asked).toHaveLength(share);
  });

  it('is its own, wherever it reads, and nothing that is planned once waits for it', async () => {
    const shares = callerShares(2);
    const [home, replica] = [silent(), silent()];
    void asking(shares('one', home.read), 2, 'of one', 'EACH_TIME');
    void asking(shares('one', replica.read), 1, 'of one', 'EACH_TIME');
    void asking(shares('other', home.read), 1, 'of another', 'EACH_TIME');
    void asking(shares('one', home.read), 2, 'by id');
    await settled();
    expect(home.asked).toEqual(['of one', 'of another', 'by id', 'by id']);
    expect(replica.asked).toEqual([]);
    home.answerAll();
    await settled();
    expect(home.asked).toHaveLength(5);
    home.answerAll();
    await settled();
    expect(replica.asked).toEqual(['of one']);
  });

  it('is not waited for without end', async () => {
    const { read, asked } = silent();
    const [, waits] = asking(callerShares(2)('one', read), 2, 'count', 'EACH_TIME');
    const refused = expect(waits).rejects.toThrow(TooBusy);
    await vi.advanceTimersByTimeAsync(30_000);
    await refused;
    expect(asked).toHaveLength(1);
  });
});

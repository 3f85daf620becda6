import { describe, expect, it } from 'vitest';
import { runDrill, type Drill } from '../../scripts/drills/run-drill.js';

async function carriedOut(
  drill: Drill,
  { programs = 'somewhere', seconds = 60 }: { programs?: string; seconds?: number } = {},
) {
  const lines: string[] = [];
  const code = await runDrill('paper', drill, { seconds, programs, say: (line) => lines.push(line) });
  return { code, said: lines.join('\n') };
}

describe('a drill', () => {
  it('says what it proved', async () => {
    const { code, said } = await carriedOut((run) => {
      run.prove(true, 'one is one');
      return Promise.resolve();
    });
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/proved: one is one\nThe paper drill holds: 1 things proved/) as string,
    });
  });

  it('that proves something wrong fails, names it, and is cleaned up after, the last thing first', async () => {
    const undone: number[] = [];
    const { code, said } = await carriedOut((run) => {
      run.atEnd(() => undone.push(1));
      run.atEnd(() => undone.push(2));
      run.prove(false, 'one is two', 'it is one');
      return Promise.resolve();
    });
    expect([code, undone]).toEqual([1, [2, 1]]);
    expect(said).toContain('The paper drill FAILED: not proved: one is two: it is one');
  });

  it('that does not end is cut off, and cleaned up after', async () => {
    let isUndone = false;
    const { code, said } = await carriedOut(
      (run) => {
        run.atEnd(() => (isUndone = true));
        return new Promise(() => undefined);
      },
      { seconds: 0.01 },
    );
    expect([code, isUndone]).toEqual([1, true]);
    expect(said).toContain('did not end within');
  });

  it('is not carried out without the programs of PostgreSQL, and says so', async () => {
    const lines: string[] = [];
    const code = await runDrill('paper', () => Promise.reject(new Error('begun')), {
      seconds: 1,
      programs: undefined,
      say: (line) => lines.push(line),
    });
    expect([code, lines]).toEqual([1, [expect.stringContaining('was not carried out')]]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHistory } from '../support/changes/any-history.js';
import { domainFigures, modelFigures } from '../support/changes/figures.js';

/** `TERM_CHANGE_RUNS=10000` for the long run, `TERM_CHANGE_SEED` for the one that failed. */
const numRuns = Number(process.env.TERM_CHANGE_RUNS ?? 300);
const seed = process.env.TERM_CHANGE_SEED;

describe('an account', () => {
  it('is what working it out day by day gives', () => {
    fc.assert(
      fc.property(anyHistory(), ({ loan, entries, days }) => {
        for (const on of days) expect(domainFigures(loan, entries, on)).toEqual(modelFigures(loan, entries, on));
      }),
      { numRuns, ...(seed !== undefined && { seed: Number(seed) }) },
    );
  });
});

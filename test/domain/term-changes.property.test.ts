import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHistory, type LoanHistory } from '../support/changes/any-history.js';
import { domainFigures, modelFigures } from '../support/changes/figures.js';

/** `TERM_CHANGE_RUNS=10000` for the long run, `TERM_CHANGE_SEED` for the one that failed. */
const numRuns = Number(process.env.TERM_CHANGE_RUNS ?? 300);
const seed = process.env.TERM_CHANGE_SEED;

const RUNS = { numRuns, ...(seed !== undefined && { seed: Number(seed) }) };

describe('an account, worked out day by day', () => {
  it('is what the domain has without any change of terms', () => {
    fc.assert(fc.property(anyHistory({ changes: 0, others: 2 }), agrees), RUNS);
  });

  it('is what the domain has with changes of terms', () => {
    fc.assert(fc.property(anyHistory({ changes: 4, others: 2 }), agrees), RUNS);
  });
});

function agrees({ loan, entries, days }: LoanHistory): void {
  for (const on of days) expect(domainFigures(loan, entries, on)).toEqual(modelFigures(loan, entries, on));
}

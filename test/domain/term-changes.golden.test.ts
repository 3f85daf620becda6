import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainFigures, modelFigures, type Figures } from '../support/changes/figures.js';
import { GOLDEN_HISTORIES, type NamedHistory } from '../support/changes/golden-histories.js';

/**
 * The effect of each change of terms, and of every two of them in either order, on one loan. The figures come from the
 * model that works day by day (test/support/changes), not from the domain. To write them again after a rule has
 * changed: `WRITE_GOLDEN=1 npx vitest run --project domain test/domain/term-changes.golden.test.ts`, and read the
 * difference.
 */
const FILE = new URL('../golden/term-changes.json', import.meta.url);

const byModel = ({ loan, entries, days }: NamedHistory): Record<string, Figures> =>
  Object.fromEntries(days.map((on) => [on, modelFigures(loan, entries, on)]));

if (process.env.WRITE_GOLDEN !== undefined) {
  const figures = Object.fromEntries(GOLDEN_HISTORIES.map((history) => [history.name, byModel(history)]));
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}

const golden = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, Figures>>;

describe('the terms of a loan', () => {
  it.each(GOLDEN_HISTORIES.map((history) => [history.name, history] as const))('%s', (name, history) => {
    const { loan, entries, days } = history;
    expect(Object.fromEntries(days.map((on) => [on, domainFigures(loan, entries, on)]))).toEqual(golden[name]);
  });

  it('are in the golden file as the model has them', () => {
    const figures = Object.fromEntries(GOLDEN_HISTORIES.map((history) => [history.name, byModel(history)]));
    expect(golden).toEqual(figures);
  });
});

/** What is owed over the worth of one a period, in plain numbers: periods of so many days, a year of 365. */
function level(owed: number, rate: number, days: readonly number[]): string {
  let [factor, worth] = [1, 0];
  for (const each of days) {
    factor /= 1 + (rate * each) / 365;
    worth += factor;
  }
  return (owed / worth).toFixed(2);
}

describe('a new level payment', () => {
  /** On 15 May 9804.45 of principal is owed, and of 13 and 14 May 9804.45 x 0.12 x 2 / 365 = 6.4468 of interest. */
  const principal = 9804.45;
  const interest = 6.4468;
  /** From 15 May to 1 June, and on to 1 January. */
  const months = [17, 30, 31, 31, 30, 31, 30, 31];
  /** After the fourth installment, by the schedule: 12000 less 943.92, 960.81, 963.33 and 976.15. */
  const scheduled = 8155.79;

  it.each([
    // Past due stays 4 x 1066.22 - 2665.55 = 1599.33, of it 6.45 interest: 9804.45 - 1592.88 = 8211.57 is spread.
    ['reamortized', 5, level(8211.57, 0.12, months), '1068.63'],
    ['re-aged', 5, level(principal + interest, 0.12, [...months, 31, 28]), '1031.47'],
    ['modified', 5, level(principal - 500 + interest, 0.09, [...months, 31, 28, 31, 30, 31, 30, 31]), '656.49'],
    // 1 May to 1 September, and four months more.
    ['three deferred and spread', 5, level(scheduled, 0.12, [123, 30, 31, 30, 31]), '1731.04'],
    // Eight months are ceil(8 x 26 / 12) = 18 periods, the first from 1 May to 25 May.
    ['every second week', 5, level(scheduled, 0.12, [24, ...Array.from({ length: 17 }, () => 14)]), '474.72'],
    // May: 8155.79 x (14 x 0.12 + 17 x 0.06) / 365 = 60.33 of interest, so 7149.90 is left on 1 June.
    ['capped at 6 %', 6, level(7149.9, 0.06, [30, 31, 31, 30, 31, 30, 31]), '1042.02'],
  ])('of a loan %s is what the formula gives', (name, number, byFormula, written) => {
    const lines = golden[name]?.['2024-06-30']?.schedule ?? [];
    const amount = lines.find((line) => line.startsWith(`${number}: `))?.split(/[ ,]+/)[2];
    expect([byFormula, amount]).toEqual([written, written]);
  });
});

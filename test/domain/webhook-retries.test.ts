import { expect, it } from 'vitest';
import { pauseAfter, waitAfter } from '../../src/domain/webhook/retry-schedule.js';

/** Hours of all waits until the last try of a delivery. */
function hoursOf(chance: number): { readonly hours: number; readonly tries: number } {
  let [hours, tries] = [0, 1];
  for (let wait = waitAfter(tries, chance); wait !== undefined; wait = waitAfter(tries, chance)) {
    hours += wait / 3_600_000;
    tries += 1;
  }
  return { hours, tries };
}

it('a message that is not accepted is retried for three days, then dropped', () => {
  expect(hoursOf(0.5).hours).toBeCloseTo(71.71, 1);
  expect(hoursOf(0.5).tries).toBe(15);
});

it('waits grow, and differ by chance, so that receivers that come back are not all called at once', () => {
  const waits = Array.from({ length: 14 }, (_, index) => waitAfter(index + 1, 0.5) ?? 0);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waitAfter(1, 0)).toBe(4_500);
  expect(waitAfter(1, 1)).toBe(5_500);
});

it('a receiver that takes nothing for three days is called some two hundred times, and soon at first', () => {
  const threeDays = 3 * 86_400_000;
  let [rounds, failingFor] = [0, 0];
  for (; failingFor < threeDays; rounds += 1) failingFor += pauseAfter(failingFor);
  expect(pauseAfter(0)).toBe(5_000);
  expect(rounds).toBeLessThan(200);
});

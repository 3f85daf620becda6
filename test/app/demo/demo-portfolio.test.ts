import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoPortfolio } from '../../../src/demo/demo-portfolio.js';
import { businessDate } from '../../../src/domain/calendar.js';

it('a stop does not wait for a long step, and does not report what the closed database makes of it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'loan-gateway-demo-'));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true });
  });
  const faults: unknown[] = [];
  let failStep: (error: Error) => void = () => undefined;
  let steps = 0;
  const plan = { loans: 20, seed: 'demo', today: businessDate('2026-03-02') };
  const portfolio = await demoPortfolio({
    dataDir,
    plan,
    isEmpty: () => Promise.resolve(true),
    steps: () => ({
      next: () => {
        steps += 1;
        if (steps > 1) return new Promise((_resolve, reject) => (failStep = reject));
        return Promise.resolve({ done: false, value: { plan, isPresentable: true } });
      },
    }),
    onFault: (error) => faults.push(error),
  });
  await expect.poll(() => steps).toBe(2);
  const begun = performance.now();
  await portfolio.stop();
  expect(performance.now() - begun).toBeLessThan(2_000);
  failStep(new Error('PGlite is closed'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(faults).toEqual([]);
});

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
  let batches = 0;
  const portfolio = await demoPortfolio({
    dataDir,
    seeding: { loans: 20, seed: 'demo', today: businessDate('2026-03-02') },
    isEmpty: () => Promise.resolve(true),
    store: {
      importBatch: (records) => {
        batches += 1;
        if (batches > 1) return new Promise((_resolve, reject) => (failStep = reject));
        return Promise.resolve(records.map(() => ({ kind: 'STORED' as const })));
      },
    },
    happenings: () => [][Symbol.iterator]() as unknown as AsyncIterator<void>,
    onFault: (error) => faults.push(error),
  });
  await expect.poll(() => batches).toBe(2);
  const begun = performance.now();
  await portfolio.stop();
  expect(performance.now() - begun).toBeLessThan(2_000);
  failStep(new Error('PGlite is closed'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(faults).toEqual([]);
});

import { performance } from 'node:perf_hooks';
import { expect, it, onTestFinished } from 'vitest';
import { followFeed } from '../../src/features/loan/follow-loan.js';
import type { PlacedEvent } from '../../src/features/loan/loan-event.js';
import type { Viewer } from '../../src/domain/access/viewer.js';

it('who follows a busy feed looks at it ten times a second at most, and misses nothing', async () => {
  let looks = 0;
  const feed = {
    end: () => Promise.resolve('0'),
    after: (position: string) => {
      looks += 1;
      const next = String(Number(position) + 1);
      return Promise.resolve({ events: [{ position: next } as PlacedEvent], through: next, hasMore: looks < 3 });
    },
  };
  let ring: () => void = () => undefined;
  const watchAll = (wake: () => void) => {
    ring = wake;
    return Promise.resolve(() => undefined);
  };
  const signals = { watch: () => Promise.resolve(() => undefined), watchAll };
  const began = performance.now();
  const following = await followFeed({ feedOf: () => feed, signals })(undefined, { hiddenCommands: [] }, {} as Viewer);
  const ringing = setInterval(() => {
    ring();
  }, 1);
  onTestFinished(() => {
    clearInterval(ringing);
  });
  const places: string[] = [];
  while (places.length < 5) {
    const { value } = await following.next();
    if (value) places.push(value.position);
  }
  expect(places).toEqual(['1', '2', '3', '4', '5']);
  expect(looks).toBe(5);
  expect(performance.now() - began).toBeGreaterThan(390);
});

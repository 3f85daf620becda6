import { afterAll, beforeEach } from 'vitest';
import { testClock } from './test-clock.js';
import { openWorld } from './world.js';

/** A gateway with a client of the servicer, for the tests of one file. Each test begins on the day. */
export async function openServicing(day: string) {
  const clock = testClock(day);
  const world = await openWorld({ clock });
  afterAll(() => world.close());
  beforeEach(() => {
    clock.set(day);
  });
  return { clock, world, servicer: await world.client('SERVICER') };
}

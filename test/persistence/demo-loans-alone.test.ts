import { expect, it } from 'vitest';
import { generateRecord } from '../../src/demo/seed-portfolio.js';
import { holdsDemoLoansAlone } from '../../src/demo/demo-world.js';
import { importInto } from '../support/import-record.js';
import { openTestWorld } from '../support/world.js';

it('a database is known to hold demo loans alone, as the generator makes them', async () => {
  const world = await openTestWorld();
  expect(await holdsDemoLoansAlone(world.prisma), 'none yet').toBe(false);
  await importInto(world, [
    await generateRecord('demo', 0, '2026-02-10'),
    await generateRecord('demo', 249, '2026-02-10'),
  ]);
  expect(await holdsDemoLoansAlone(world.prisma)).toBe(true);
  await importInto(world, [await generateRecord('another portfolio', 0, '2026-02-10')]);
  expect(await holdsDemoLoansAlone(world.prisma)).toBe(false);
});

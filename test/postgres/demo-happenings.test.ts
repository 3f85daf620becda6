import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDayIn, businessDate } from '../../src/domain/calendar.js';
import type { Role } from '../../src/domain/access/roles.js';
import { demoHappenings } from '../../src/demo/demo-happenings.js';
import { seedPortfolio } from '../../src/demo/seed-portfolio.js';
import { recordStoreOf } from '../support/import-record.js';
import { differences } from '../support/reconciled.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { servicesOn } from '../support/services-on.js';
import { openWorld, type World } from '../support/world.js';

const TODAY = '2026-11-17';
const clock = testClock(TODAY);
let world: World;
let servicer: TestClient;
const clients = new Map<Role, TestClient>();

beforeAll(async () => {
  world = await openWorld({ clock });
  const batches = seedPortfolio(await recordStoreOf(world), { loans: 60, seed: 'demo', today: businessDate(TODAY) });
  while (!(await batches.next()).done);
  for (const role of ['SERVICER', 'SUPPORT', 'LENDER'] as const) clients.set(role, await world.client(role));
  servicer = clients.get('SERVICER')!;
}, 120_000);
afterAll(() => world.close());

async function happen(): Promise<number> {
  const services = await servicesOn(world, clock);
  let steps = 0;
  const happenings = demoHappenings({
    prisma: world.prisma,
    graph: services.graph,
    clock,
    businessDay: businessDayIn('UTC'),
    clientId: (role) => clients.get(role)!.clientId,
  });
  while (!(await happenings.next()).done) steps += 1;
  await services.close();
  return steps;
}

const seen = () =>
  servicer.data<{
    portfolio: { closedThrough: string; rollRates: { month: string; from: string; to: string }[] };
    holds: { totalCount: number };
    approvals: { totalCount: number; edges: { node: { terms: object } }[] };
    repayments: { totalCount: number };
  }>(`{ portfolio { closedThrough rollRates(months: 13) { month from to } }
    holds(filter: { activeOn: "${TODAY}" }) { totalCount }
    approvals(filter: { state: [PENDING] }) { totalCount edges { node { terms } } }
    repayments(filter: { state: [SUBMITTED] }) { totalCount } }`);

it('the desk has months, a heat map and queues to show, and a stop in the middle is made good by all of it again', async () => {
  const steps = await happen();
  const { portfolio, holds, approvals, repayments } = await seen();
  expect(portfolio.closedThrough).toBe('2026-11-16');
  expect(new Set(portfolio.rollRates.map(({ month }) => month))).toEqual(
    new Set(['2026-08-31', '2026-09-30', '2026-10-31']),
  );
  expect(portfolio.rollRates.some(({ from, to }) => from === 'CURRENT' && to === 'DAYS_1_29')).toBe(true);
  expect([holds.totalCount, approvals.totalCount, repayments.totalCount]).toEqual([3, 2, 3]);
  expect(await differences(world.prisma)).toEqual([]);

  expect(await happen()).toBe(steps);
  expect(await seen()).toEqual({ portfolio, holds, approvals, repayments });
}, 120_000);
